/**
 * Abbreviations of the tz database (https://data.iana.org/time-zones/tzdb/) that the platform's locales lack or have
 * otherwise, in winter and in summer; empty where the database has hours alone. As of 2024: what a zone was called before
 * is not known.
 */
const byZones: readonly (readonly [zones: string, standard: string, summer?: string])[] = [
  ["America/Adak", "HST", "HDT"],
  ["America/Dawson America/Hermosillo America/Mazatlan America/Whitehorse", "MST"],
  ["America/Havana", "CST", "CDT"],
  ["America/St_Johns", "NST", "NDT"],
  ["Antarctica/Casey Antarctica/Troll Asia/Colombo Asia/Dubai Asia/Muscat Australia/Eucla", ""],
  ["Australia/Lord_Howe Pacific/Chatham", ""],
  ["Asia/Hong_Kong", "HKT"],
  ["Asia/Jakarta Asia/Pontianak", "WIB"],
  ["Asia/Jayapura", "WIT"],
  ["Asia/Jerusalem", "IST", "IDT"],
  ["Asia/Karachi", "PKT"],
  ["Asia/Macau Asia/Shanghai Asia/Taipei", "CST"],
  ["Asia/Makassar", "WITA"],
  ["Asia/Manila", "PST"],
  ["Asia/Pyongyang Asia/Seoul", "KST"],
  ["Asia/Tokyo", "JST"],
  ["Europe/Dublin", "GMT", "IST"],
  ["Europe/Guernsey Europe/Isle_of_Man Europe/Jersey", "GMT", "BST"],
  ["Europe/Kirov Europe/Moscow Europe/Simferopol Europe/Volgograd", "MSK"],
  ["Pacific/Guam Pacific/Saipan", "ChST"],
  ["Pacific/Midway Pacific/Pago_Pago", "SST"],
];

/** What the tz database calls a zone's time; undefined where the platform knows. @param isSummer whether the clock is put forward */
export function abbreviationOf(zone: string, isSummer: boolean): string | undefined {
  const [, standard, summer] = byZones.find(([zones]) => zones.split(" ").includes(zone)) ?? [];
  return isSummer ? (summer ?? standard) : standard;
}
