import * as Y from 'yjs';

type Run = { readonly insert: string; readonly attributes?: Readonly<Record<string, unknown>> };

/**
 * Leaves one sign where a mark starts and one where it ends. Yjs keeps more of them after marks overlap and replaces
 * them at the next edit; if somebody else deletes the marked text at that moment, the mark then has a start but no end
 * and runs on to the end of the block. Call it whenever marks were added by other means than `editYDoc`.
 */
export function settleFormatting(text: Y.XmlText): void {
  const runs = text.toDelta() as readonly Run[];
  const names = runs.flatMap(({ attributes = {} }) => Object.keys(attributes));
  if (names.length === 0) return;
  const none = Object.fromEntries(names.map((name) => [name, null]));
  text.applyDelta(
    runs.map(({ insert, attributes }) => ({ retain: insert.length, attributes: { ...none, ...attributes } })),
  );
}

/** All that a transaction touched, as part of that transaction. */
export function settleTouched(transaction: Y.Transaction): void {
  for (const type of transaction.changed.keys()) if (type instanceof Y.XmlText) settleFormatting(type);
}

export function settleAll(parent: Y.XmlFragment): void {
  for (const child of parent.toArray() as readonly unknown[]) {
    if (child instanceof Y.XmlText) settleFormatting(child);
    else if (child instanceof Y.XmlElement) settleAll(child);
  }
}
