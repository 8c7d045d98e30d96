import { decodeIds, encodeIds } from '#domain/fields/id-list.ts';
import { parseFieldValue } from '#domain/fields/field-value.ts';
import { definitionOf, writeValues as storeValues, type Field } from '#server/features/fields/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { CommunityWriting } from './community-writing.ts';
import '#server/features/fields/tables.ts';

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
    await storeValues(tx, await withoutFilled(tx, cells));
  }
}

/** A contact who was there before keeps what is known of them: an archive may be old, and no undo would bring it back. */
async function withoutFilled<Cell extends { readonly objectId: string; readonly field: Field }>(
  tx: TxCtx,
  cells: readonly Cell[],
): Promise<Cell[]> {
  const filled = await tx.db
    .selectFrom('field_values')
    .select(['object_id as objectId', 'field_id as fieldId'])
    .where(isInWorkspace(tx.workspace.id, 'object_id', new Set(cells.map(({ objectId }) => objectId))))
    .execute();
  const keys = new Set(filled.map(({ objectId, fieldId }) => `${objectId} ${fieldId}`));
  return cells.filter(({ objectId, field }) => !keys.has(`${objectId} ${field.id}`));
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
