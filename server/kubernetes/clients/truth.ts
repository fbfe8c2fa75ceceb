/** True, false, or undefined: it cannot be told. */
export type Truth = boolean | undefined;

export function not(truth: Truth): Truth {
  return truth === undefined ? undefined : !truth;
}

/** False if one is false, else unknown if one is unknown. */
export function all(truths: Iterable<Truth>): Truth {
  let result: Truth = true;
  for (const truth of truths) {
    if (truth === false) return false;
    if (truth === undefined) result = undefined;
  }
  return result;
}

/** True if one is true, else unknown if one is unknown. */
export function any(truths: Iterable<Truth>): Truth {
  let result: Truth = false;
  for (const truth of truths) {
    if (truth === true) return true;
    if (truth === undefined) result = undefined;
  }
  return result;
}
