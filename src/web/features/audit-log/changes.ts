import { isOf } from '#domain/codec/codec.ts';
import { literal } from '#domain/codec/primitives.ts';
import { levels } from '#domain/access/levels.ts';
import { roles } from '#domain/access/roles.ts';
import { roleName } from '#web/features/members/index.ts';
import { levelName } from '#web/features/access/index.ts';

export type ValueChange = { name: string; before: string; after: string };

type Changed = { before?: unknown; after?: unknown; payload?: unknown };
type Values = Readonly<Record<string, unknown>>;
const level = literal(...levels);
const role = literal(...roles);
const nothing = '–';

/** What differs between the two, in words. */
export function changesOf({ before, after, payload }: Changed): ValueChange[] {
  // Settings are logged one by one: the value has the setting's name.
  const setting = asValues(payload)['setting'];
  const [old, fresh] = [asValues(before), asValues(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .filter((key) => JSON.stringify(old[key]) !== JSON.stringify(fresh[key]))
    .map((key) => ({
      name: wordsOf(key === 'value' && typeof setting === 'string' ? setting : key),
      before: textOf(old[key]),
      after: textOf(fresh[key]),
    }))
    .filter(({ before: was, after: is }) => was !== is);
}

/** 'Level: Can view → Can edit', for the line that is always shown. */
export function summaryOf(changes: readonly ValueChange[]): string {
  return changes
    .map(({ name, before, after }) => {
      if (before === nothing) return `${name}: ${after}`;
      return after === nothing ? `${name} was ${before}` : `${name}: ${before} → ${after}`;
    })
    .join(', ');
}

/** Names and values of a payload, without what the change says already. */
export function factsOf(payload: unknown): { name: string; value: string; raw: unknown }[] {
  return Object.entries(asValues(payload)).map(([key, value]) => ({
    name: wordsOf(key),
    value: textOf(value),
    raw: value,
  }));
}

function asValues(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};
}

function wordsOf(key: string): string {
  const words = key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/ id$/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return nothing;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (isOf(level, value)) return levelName(value);
  if (isOf(role, value)) return roleName(value);
  if (Array.isArray(value)) return value.length === 0 ? nothing : value.map(textOf).join(', ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, inner]) => `${key} ${textOf(inner)}`)
      .join(', ');
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : nothing;
}
