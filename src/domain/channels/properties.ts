import { checkCount } from '#domain/limits/count-limits.ts';
import { countCharacters, parseText } from '#domain/limits/text-limit.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

/** What a table says of a data point in a column of its own: a plan, a score, a country. */
export type Property = { readonly name: string; readonly value: string };

export const propertyLimits = {
  name: { name: 'Column', max: 100, min: 1 },
  value: { name: 'Value', max: 1000 },
} as const;

/** A channel has no more, so a data point neither. */
export const columnCountLimit = { holder: 'A channel', things: 'columns', max: 50 } as const;

/** More values, or longer ones, are answers: nobody chooses among them. */
export const choiceLimits = { values: 100, characters: 200 } as const;

/** Those that say something. A name is one however it is cased. */
export function parseProperties(drafts: readonly Property[]): Parsed<readonly Property[]> {
  const properties = new Map<string, Property>();
  for (const draft of drafts) {
    const name = parseText(propertyLimits.name, draft.name);
    if (!name.ok) return name;
    const value = parseText(propertyLimits.value, draft.value);
    if (!value.ok) return value;
    if (value.value === '') continue;
    if (properties.has(columnKey(name.value))) return refused(`Two columns are called “${name.value}”`);
    properties.set(columnKey(name.value), { name: name.value, value: value.value });
  }
  const count = checkCount(columnCountLimit, properties.size);
  return count.ok ? accepted([...properties.values()]) : count;
}

/** By which a channel knows a column again. */
export function columnKey(name: string): string {
  return name.trim().toLowerCase();
}

/** A cell as a table has it: what is longer than a value can be is cut where one sees it. */
export function valueOfCell(cell: string): string {
  const text = cell.toWellFormed().replaceAll('\0', '').trim();
  if (countCharacters(text) <= propertyLimits.value.max) return text;
  return `${Array.from(text)
    .slice(0, propertyLimits.value.max - 1)
    .join('')
    .trimEnd()}…`;
}

/** Likewise the header above it. */
export function columnNameOf(header: string): string {
  return Array.from(header.toWellFormed().trim()).slice(0, propertyLimits.name.max).join('').trim();
}
