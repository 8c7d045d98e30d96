type Names = Readonly<Record<string, string>>;

export type WireEnum<T extends Names> = {
  readonly read: <Wire extends keyof T>(wire: Wire) => T[Wire];
  readonly write: (own: T[keyof T]) => keyof T;
};

/** An enum of the wire and its names in the product, both ways from one table: a value missing in it doesn't compile. */
export function wireEnum<const T extends Names>(names: T): WireEnum<T> {
  const wires = new Map((Object.entries(names) as [keyof T, T[keyof T]][]).map(([wire, own]) => [own, wire]));
  return {
    read: (wire) => names[wire],
    write: (own) => {
      const wire = wires.get(own);
      if (wire === undefined) throw new Error(`The wire has no name for ${own}`);
      return wire;
    },
  };
}
