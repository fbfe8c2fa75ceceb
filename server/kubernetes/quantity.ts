const factors: Readonly<Record<string, number>> = {
  m: 1e-3,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  P: 1e15,
  Ki: 2 ** 10,
  Mi: 2 ** 20,
  Gi: 2 ** 30,
  Ti: 2 ** 40,
  Pi: 2 ** 50,
};

/**
 * The number that a quantity such as `8Gi`, `500m` or `1e3` stands for; undefined for anything else.
 * https://kubernetes.io/docs/reference/kubernetes-api/common-definitions/quantity/
 */
export function numberOfQuantity(text: string | undefined): number | undefined {
  const match = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)(m|k|[MGTP]|[KMGTP]i)?$/.exec(text ?? "");
  if (match === null) return undefined;
  return Number(match[1]) * (match[2] === undefined ? 1 : (factors[match[2]] ?? 1));
}
