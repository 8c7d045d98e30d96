import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { fieldTypeNames } from './field-type-names.ts';
import { readFormatWord, readOwnerWord, readTypeWord, type TypeWord } from './field-type-words.ts';
import { fieldTypes, type FieldOwner, type FieldType } from './field-types.ts';
import { parseNumberConfig, type NumberFormat } from './number-field.ts';
import { defaultSelectable, foldLabel } from './select-field.ts';

/** A field as a row of a table says it; null is what the row says nothing about. */
export type FieldRow = {
  readonly owner: FieldOwner;
  readonly label: string;
  readonly type: FieldType | null;
  readonly options: readonly string[];
  readonly maxOptions: number | null;
  readonly numberFormat: NumberFormat | null;
  readonly currencySymbol: string | null;
};

export type FieldPart = 'name' | 'type' | 'options' | 'most' | 'format' | 'currency' | 'owner';

/** What a row says of a field, by the words of its cells. */
export function parseFieldRow(
  cell: (part: FieldPart) => string,
  { owner: usual }: { readonly owner: FieldOwner },
): Parsed<FieldRow> {
  const label = parseText(textLimits.fieldLabel, cell('name'));
  if (!label.ok) return label;
  const owner = cell('owner') === '' ? usual : readOwnerWord(cell('owner'));
  if (owner === undefined) return refused('“Belongs to” must be note, insight, contact or project');
  const said = parseType(cell('type'));
  if (!said.ok) return said;
  const options = parseOptions(cell('options'));
  if (!options.ok) return options;
  const type = said.value?.type ?? (options.value.length > 0 ? 'SELECT' : null);
  if (options.value.length > 0 && type !== 'SELECT') return refused('Only a select field has options');
  const most = cell('most') === '' ? (said.value?.maxOptions ?? null) : readMost(cell('most'));
  if (Number.isNaN(most)) return refused('How many options can be selected must be a number from 1');
  const config = parseFormat(cell, said.value);
  if (!config.ok) return config;
  return accepted({
    owner,
    label: label.value,
    type,
    options: options.value,
    maxOptions: most,
    ...config.value,
  });
}

function parseType(text: string): Parsed<TypeWord | null> {
  if (text === '') return accepted(null);
  const word = readTypeWord(text);
  if (word) return accepted(word);
  const known = fieldTypes.map((type) => fieldTypeNames[type].toLowerCase()).join(', ');
  return refused(`“${text.slice(0, 50)}” is no type of field. Use one of: ${known}`);
}

/** Between semicolons or lines; between commas where there is neither. */
function parseOptions(text: string): Parsed<string[]> {
  const between = /[;\n]/u.test(text) ? /[;\r\n]+/u : /,/u;
  const byKey = new Map<string, string>();
  for (const part of text.split(between)) {
    if (part.trim() === '') continue;
    const label = parseText(textLimits.selectLabel, part);
    if (!label.ok) return refused(`“${part.trim().slice(0, 60)}…”: ${label.message}`);
    if (!byKey.has(foldLabel(label.value))) byKey.set(foldLabel(label.value), label.value);
  }
  const count = checkCount(countLimits.optionsPerSelectField, byKey.size);
  return count.ok ? accepted([...byKey.values()]) : count;
}

/** Tools also say “single” and “multiple”. */
function readMost(text: string): number {
  if (/^(single|one|no)$/iu.test(text)) return 1;
  if (/^(multiple|multi|many|several|yes)$/iu.test(text)) return defaultSelectable;
  return /^[1-9]\d{0,3}$/u.test(text) ? Number(text) : Number.NaN;
}

function parseFormat(
  cell: (part: FieldPart) => string,
  word: TypeWord | null,
): Parsed<Pick<FieldRow, 'numberFormat' | 'currencySymbol'>> {
  const symbol = cell('currency');
  const named = cell('format') === '' ? word?.numberFormat : readFormatWord(cell('format'));
  if (named === undefined && cell('format') !== '')
    return refused('Number format must be number, number with commas, percent or currency');
  const numberFormat = named ?? (symbol === '' ? null : 'currency');
  if (numberFormat === null) return accepted({ numberFormat: null, currencySymbol: null });
  const config = parseNumberConfig({ format: numberFormat, currencySymbol: symbol });
  if (!config.ok) return config;
  return accepted({ numberFormat, currencySymbol: config.value.currencySymbol ?? null });
}
