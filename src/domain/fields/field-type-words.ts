import type { FieldOwner, FieldType } from './field-types.ts';
import type { NumberFormat } from './number-field.ts';

/** What a word for a type says; a single select and a currency are more than their type. */
export type TypeWord = {
  readonly type: FieldType;
  readonly maxOptions?: number;
  readonly numberFormat?: NumberFormat;
};

const words: Readonly<Record<FieldType, RegExp>> = {
  TEXT: /^(text|string|short text|long text|single line text|multiline text|rich text|free text|paragraph|title)$/u,
  NUMBER: /^(number|integer|decimal|float|numeric|rating|count|duration)$/u,
  SELECT: /^(select|multi ?-?select|multiple select|multiple choice|options|tags|list|checkboxes)$/u,
  BOOLEAN: /^(yes or no|yes\/no|boolean|bool|checkbox|true\/false|toggle)$/u,
  DATETIME: /^(date|datetime|date ?& ?time|date and time|time|timestamp)$/u,
  PERSON: /^(people|person|persons|contact|contacts|participant|participants|user|users|collaborator)$/u,
  EMAIL: /^(e-?mail|e-?mail address)$/u,
  PHONE: /^(phone|phone number|telephone|mobile)$/u,
  URL: /^(web address|url|link|website|web link|hyperlink)$/u,
  NPS: /^(nps|nps score|net promoter score)$/u,
};

const narrower: readonly (TypeWord & { readonly word: RegExp })[] = [
  {
    word: /^(single ?-?select|single choice|dropdown|drop-down|radio|radio buttons|status|picklist)$/u,
    type: 'SELECT',
    maxOptions: 1,
  },
  { word: /^(currency|money|price|amount)$/u, type: 'NUMBER', numberFormat: 'currency' },
  { word: /^(percent|percentage|%)$/u, type: 'NUMBER', numberFormat: 'percent' },
];

/** As screens, the wire and other tools call types. */
export function readTypeWord(text: string): TypeWord | undefined {
  const word = text.trim().toLowerCase().replaceAll('_', ' ');
  const exact = narrower.find((one) => one.word.test(word));
  if (exact) {
    const { word: _, ...said } = exact;
    return said;
  }
  const type = (Object.keys(words) as FieldType[]).find((one) => words[one].test(word));
  return type && { type };
}

const owners: Readonly<Record<FieldOwner, RegExp>> = {
  note: /^(notes?|data|note fields?|sessions?|interviews?)$/u,
  insight: /^(insights?|insight fields?|stories|story)$/u,
  person: /^(contacts?|people|persons?|participants?|contact fields?|person fields?)$/u,
  project: /^(projects?|project fields?)$/u,
};

export function readOwnerWord(text: string): FieldOwner | undefined {
  const word = text.trim().toLowerCase();
  return (Object.keys(owners) as FieldOwner[]).find((owner) => owners[owner].test(word));
}

const formats: Readonly<Record<NumberFormat, RegExp>> = {
  number: /^(number|plain|none)$/u,
  number_with_commas: /^(number with commas|with commas|commas|1,000|thousands)$/u,
  percent: /^(percent|percentage|%)$/u,
  currency: /^(currency|money)$/u,
};

export function readFormatWord(text: string): NumberFormat | undefined {
  const word = text.trim().toLowerCase().replaceAll('_', ' ');
  return (Object.keys(formats) as NumberFormat[]).find((format) => formats[format].test(word));
}
