import { parseEmail } from '#domain/accounts/email.ts';
import { isOf } from '#domain/codec/codec.ts';
import { instant, isoDate, uuid } from '#domain/codec/primitives.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { parsePhoneValue, parseUrlValue } from './contact-values.ts';
import type { FieldOwner, FieldType } from './field-types.ts';
import { decodeIds, encodeIds } from './id-list.ts';
import { parseNps } from './nps.ts';
import { parseNumberValue, type NumberConfig } from './number-field.ts';
import { defaultSelectable, parseSelectResponse, type SelectConfig } from './select-field.ts';

/** What a field's own settings say about its values. */
export type FieldDefinition =
  | { readonly type: 'SELECT'; readonly select: SelectConfig }
  | { readonly type: 'NUMBER'; readonly number: NumberConfig }
  | { readonly type: Exclude<FieldType, 'SELECT' | 'NUMBER'>; readonly owner?: FieldOwner };

/** From what a person typed to the one text that is stored; null and blank mean no value. */
export function parseFieldValue(field: FieldDefinition, input: string | null): Parsed<string | null> {
  if (input === null || input.trim() === '') return accepted(null);
  const parsed = parsePresent(field, input);
  return parsed.ok ? parseText(textLimits.fieldText, parsed.value) : parsed;
}

type PlainType = Exclude<FieldType, 'SELECT' | 'NUMBER' | 'TEXT'>;

const plainParsers = {
  BOOLEAN: parseBooleanValue,
  DATETIME: parseDateValue,
  EMAIL: parseEmail,
  NPS: (input) => asText(parseNps(input)),
  PERSON: parsePeopleValue,
  PHONE: parsePhoneValue,
  URL: parseUrlValue,
} as const satisfies Record<PlainType, (input: string) => Parsed<string>>;

function parsePresent(field: FieldDefinition, input: string): Parsed<string> {
  if (field.type === 'NUMBER') return parseNumberValue(field.number, input);
  if (field.type === 'SELECT') return parseSelectValue(field.select, input);
  if (field.type !== 'TEXT') return plainParsers[field.type](input);
  return parseText(field.owner === 'note' ? textLimits.noteFieldText : textLimits.fieldText, input);
}

function parseBooleanValue(input: string): Parsed<string> {
  const text = input.trim().toLowerCase();
  if (['true', 'yes', '1', 'checked'].includes(text)) return accepted('true');
  return ['false', 'no', '0', 'unchecked'].includes(text) ? accepted('false') : refused('Choose yes or no');
}

/** A day stays a day: giving it a time would move it across midnight for readers elsewhere. */
function parseDateValue(input: string): Parsed<string> {
  const text = input.trim();
  if (isOf(isoDate, text)) return accepted(text);
  return isOf(instant, text) ? accepted(new Date(text).toISOString()) : refused('Enter a valid date');
}

function parsePeopleValue(input: string): Parsed<string> {
  const ids = [...new Set(decodeIds(input))];
  if (ids.length === 0 || ids.some((id) => !isOf(uuid, id))) return refused('Choose a person');
  if (ids.length > defaultSelectable) return refused(`Choose at most ${defaultSelectable} people`);
  return accepted(encodeIds(ids));
}

function parseSelectValue(config: SelectConfig, input: string): Parsed<string> {
  const response = parseSelectResponse(config, decodeIds(input));
  return response.ok ? accepted(encodeIds(response.value)) : response;
}

function asText(parsed: Parsed<number>): Parsed<string> {
  return parsed.ok ? accepted(String(parsed.value)) : parsed;
}
