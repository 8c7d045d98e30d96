/** States what must hold for the code below to make sense; a failure is a fault of ours. */
export function invariant(condition: unknown, detail?: string): asserts condition {
  if (!condition) throw new Error(detail === undefined ? 'Invariant failed' : `Invariant failed: ${detail}`);
}

/** Ends a switch: a new member of the union makes the call a type error. */
export function unreachable(_value: never): never {
  throw new Error('internal error entered unreachable code');
}

export function getKey<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`Missing key: ${String(key)}`);
  return value;
}
