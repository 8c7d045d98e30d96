/** What other clients hear of a change of many: one is named, of several they only hear the kind and read again. */
export function heardAs(things: readonly { id: string; version: number }[]): {
  objectId: string | null;
  version: number;
} {
  const [first] = things;
  return things.length === 1 && first
    ? { objectId: first.id, version: first.version }
    : { objectId: null, version: 0 };
}
