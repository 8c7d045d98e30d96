import type { FieldType } from '#domain/fields/field-types.ts';
import { skipped, type ColumnChoice } from './column-choice.ts';
import { usesOf, type ImportTarget, type TableUse } from './import-target.ts';

type Column = { readonly type: FieldType; readonly length?: number };
type Guess = { readonly use: TableUse; readonly types: readonly FieldType[]; readonly isLongest?: true };

const words = ['TEXT', 'SELECT'] as const;

/** In the order in which columns are given away; the first that fits has it. */
const guesses: Readonly<Record<ImportTarget, readonly Guess[]>> = {
  NOTES: [
    { use: 'PARTICIPANT', types: ['EMAIL'] },
    { use: 'CREATED_AT', types: ['DATETIME'] },
    { use: 'CONTENT', types: ['TEXT'], isLongest: true },
    { use: 'TITLE', types: ['TEXT'] },
  ],
  CONTACTS: [
    { use: 'EMAIL', types: ['EMAIL'] },
    { use: 'NAME', types: words },
  ],
  DATA_POINTS: [
    { use: 'TEXT', types: words, isLongest: true },
    { use: 'SAID_AT', types: ['DATETIME'] },
    { use: 'PARTICIPANT', types: ['EMAIL'] },
    { use: 'URL', types: ['URL'] },
  ],
  TAGS: [{ use: 'TITLE', types: words }],
  FIELDS: [{ use: 'NAME', types: words }],
};

/** A first guess where a table doesn’t name its columns: by what is in them. */
export function suggestUnnamed(target: ImportTarget, columns: readonly Column[]): ColumnChoice[] {
  const uses = new Map<number, TableUse>();
  for (const { use, types, isLongest } of guesses[target]) {
    const free = [...columns.entries()].filter(([at, { type }]) => types.includes(type) && !uses.has(at));
    const [first] = isLongest ? free.toSorted(([, a], [, b]) => (b.length ?? 0) - (a.length ?? 0)) : free;
    if (first) uses.set(first[0], use);
  }
  const mayMakeFields = usesOf(target).includes('NEW_FIELD');
  return columns.map(({ type }, at): ColumnChoice => {
    const use = uses.get(at);
    if (use) return { ...skipped, use };
    // Boards of sticky notes have one in each cell.
    if (target === 'NOTES' && type === 'TEXT') return { ...skipped, use: 'CONTENT' };
    return mayMakeFields ? { ...skipped, use: 'NEW_FIELD', fieldType: type } : skipped;
  });
}
