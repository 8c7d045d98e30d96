import { foldLabel } from '#domain/fields/select-field.ts';
import type { ExistingRule } from '#domain/imports/column-choice.ts';
import type { TableUse } from '#domain/imports/import-target.ts';
import { allowFields, getFields, selectFields, type Field } from '#server/features/fields/index.ts';
import type { EnteredWords } from '#server/features/personal-data/index.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';
import type { PreparedContent } from '#server/kernel/documents/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { allowImport } from './policy.ts';
import type { TableRow } from './table/read-rows.ts';
import type { ReadyColumn } from './write/resolve-columns.ts';
import { SeenKeys } from './write/seen-keys.ts';
import { writeContacts } from './write/write-contacts.ts';
import { writeNotes } from './write/write-notes.ts';

/** One note or contact as a program sends it. */
export type ImportItem = {
  readonly plain: Readonly<Partial<Record<TableUse, string>>>;
  /** By the name or the id of a field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly content?: PreparedContent;
  /** Personal data that was found in it. */
  readonly words?: readonly EnteredWords[];
  /** Its fields without personal data, for those that people write freely. */
  readonly redacted?: Readonly<Record<string, string>>;
};

export type ImportedItem =
  | { readonly status: 'created' | 'updated'; readonly id: string }
  /** It exists already and was left as it is. */
  | { readonly status: 'known'; readonly id: string | undefined; readonly message: string }
  | { readonly status: 'failed'; readonly message: string };

type Items = {
  readonly target: 'NOTES' | 'CONTACTS';
  readonly projectId: string | null;
  readonly existing: ExistingRule;
  readonly items: readonly ImportItem[];
  /** Where personal data that was found in them is sealed. */
  readonly box?: SealedBox;
};

/** Many at once by the rules of tables: an item is a row, its fields are columns. Answers in the order of the items. */
export async function importItems(
  tx: TxCtx,
  { target, projectId, existing, items, box }: Items,
): Promise<ImportedItem[]> {
  const { viewer } = requireMember(tx);
  await allowImport(tx, { target, projectId, channelId: null, boardId: null, fieldOwner: null });
  const fields = await findFields(tx, { target, projectId }, items);
  const columns = columnsFor(items, [...new Set(fields.values())]);
  const results: (ImportedItem | undefined)[] = items.map((item) => refusalOf(item, fields));
  const rows = items.flatMap((item, at) => (results[at] ? [] : [rowOf(item, { at, columns, fields })]));
  const contents = new Map(
    rows.flatMap((row) => {
      const content = items[row.line]?.content;
      return content ? [[row, content] as const] : [];
    }),
  );
  const batch = {
    plan: { projectId },
    columns,
    rows,
    contents,
    existing,
    keyColumn: null,
    requestedBy: viewer.id,
    seen: new SeenKeys(),
    ...(box && {
      personal: { box, words: new Map(rows.map((row) => [row, items[row.line]?.words ?? []])) },
    }),
  };
  const written = await (target === 'NOTES' ? writeNotes : writeContacts)(tx, batch);
  for (const { row, id, isNew } of written.touched)
    results[row.line] = { status: isNew ? 'created' : 'updated', id };
  for (const { row, kind, message, id } of written.problems)
    results[row.line] =
      kind === 'DUPLICATE' ? { status: 'known', id, message } : { status: 'failed', message };
  return results.map((result) => result ?? { status: 'failed', message: 'This item was left out' });
}

type Place = Pick<Items, 'target' | 'projectId'>;

/** By what the items call them. Those of the project go before those of the whole workspace with the same name. */
async function findFields(
  tx: TxCtx,
  { target, projectId }: Place,
  items: readonly ImportItem[],
): Promise<Map<string, Field>> {
  const names = new Set(items.flatMap(({ fields }) => Object.keys(fields)));
  if (names.size === 0) return new Map();
  const all = await selectFields(tx, tx.db)
    .where('field_sets.owner', '=', target === 'NOTES' ? 'note' : 'person')
    .where((row) =>
      row.or([
        row('field_sets.project_id', 'is', null),
        ...(projectId === null ? [] : [row('field_sets.project_id', '=', projectId)]),
      ]),
    )
    .where('fields.trashed_at', 'is', null)
    .execute();
  const known = all.toSorted((a, b) => Number(a.projectId !== null) - Number(b.projectId !== null));
  const byName = new Map(
    known.flatMap((field) => [[foldLabel(field.label), field] as const, [field.id, field] as const]),
  );
  const found = [...names].flatMap((name) => {
    const field = byName.get(foldLabel(name)) ?? byName.get(name.toLowerCase());
    return field && field.type !== 'PERSON' ? [[name, field] as const] : [];
  });
  const used = [...new Map(found.map(([, field]) => [field.id, field])).values()];
  for (const field of used) if (field.type === 'SELECT') await allowFields(tx, 'update', field);
  // Locked, so that nobody takes away an option meanwhile.
  const locked = new Map(
    (
      await getFields(
        tx,
        used.map(({ id }) => id),
        'share',
      )
    ).map((field) => [field.id, field]),
  );
  return new Map(
    found.flatMap(([name, { id }]) => {
      const field = locked.get(id);
      return field ? [[name, field] as const] : [];
    }),
  );
}

function columnsFor(items: readonly ImportItem[], fields: readonly Field[]): ReadyColumn[] {
  const uses = new Set(items.flatMap(({ plain }) => Object.keys(plain) as TableUse[]));
  return [
    ...[...uses].map((use) => ({ header: use, use, dateOrder: null, field: null, question: null })),
    ...fields.map((field) => {
      return { header: field.label, use: 'FIELD' as const, dateOrder: null, field, question: null };
    }),
  ];
}

function refusalOf({ fields }: ImportItem, known: ReadonlyMap<string, Field>): ImportedItem | undefined {
  const missing = Object.keys(fields).find((name) => !known.has(name));
  if (missing !== undefined)
    return { status: 'failed', message: `There is no field “${missing.slice(0, 200)}” that can be filled` };
  const ids = Object.keys(fields).map((name) => known.get(name)?.id);
  return new Set(ids).size === ids.length
    ? undefined
    : { status: 'failed', message: 'Two values go into the same field' };
}

function rowOf(
  { plain, fields, redacted = fields }: ImportItem,
  { at, columns, fields: known }: { at: number; columns: readonly ReadyColumn[]; fields: Map<string, Field> },
): TableRow {
  const values = new Map(
    Object.entries(fields).map(([name, value]) => {
      const field = known.get(name);
      return [field?.id, field?.type === 'TEXT' ? (redacted[name] ?? value) : value];
    }),
  );
  const cells = columns.map(({ use, field }) => (field ? values.get(field.id) : plain[use]) ?? '');
  return { line: at, cells, end: 0, bytes: 0 };
}
