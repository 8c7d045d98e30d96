import { decodeIds, encodeIds } from '#domain/fields/id-list.ts';
import { parseFieldValue } from '#domain/fields/field-value.ts';
import { definitionOf, writeValues as storeValues, type Field } from '#server/features/fields/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { CommunityWriting } from './community-writing.ts';

/** Of things that the archive has: anything else would be somebody else’s. */
export async function writeValues(
  tx: TxCtx,
  { set, idOf, fieldOf, report }: CommunityWriting,
  { isKnown, people }: { isKnown: (objectId: string) => boolean; people: ReadonlySet<string> },
): Promise<void> {
  for await (const part of set.parts('fieldValues')) {
    const cells = part.flatMap(({ objectId, fieldId, value }) => {
      const field = fieldOf.get(fieldId);
      if (!field || !isKnown(objectId)) return [];
      const parsed = parseFieldValue(definitionOf(field), copyOf(field, value, { idOf, people }));
      if (!parsed.ok) report(`Values of “${field.label}” that don’t fit the field`);
      return parsed.ok ? [{ objectId: idOf(objectId), field, value: parsed.value }] : [];
    });
    await storeValues(tx, cells);
  }
}

function copyOf(
  { type }: Field,
  value: string,
  { idOf, people }: { idOf: (id: string) => string; people: ReadonlySet<string> },
): string {
  const text = value.replaceAll('\0', '');
  if (type === 'SELECT') return encodeIds(decodeIds(text).map(idOf));
  if (type === 'PERSON')
    return encodeIds(
      decodeIds(text)
        .filter((id) => people.has(id))
        .map(idOf),
    );
  return text;
}
