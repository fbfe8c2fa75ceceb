/** `12345` → `12,345`. Not by `toLocaleString`, whose first call loads tables for 10 ms. */
export function count(value: number): string {
  const [whole = "", ...fraction] = String(value).split(".");
  return [whole.replace(/\B(?=(\d{3})+$)/g, ","), ...fraction].join(".");
}

/** Two digits are enough for a rate. */
export function round(value: number): number {
  if (value >= 10) return Math.round(value);
  return value >= 1 ? Math.round(value * 10) / 10 : Math.round(value * 100) / 100;
}

/** A rate as a message shows it. */
export function rate(value: number): string {
  return count(round(value));
}
