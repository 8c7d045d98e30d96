import type { FieldType } from '#domain/fields/field-types.ts';
import { normaliseName } from '#domain/names/name-parts.ts';
import type { QuestionType } from '#domain/questions/question-types.ts';
import { skipped, type ColumnChoice } from './column-choice.ts';
import { readsAsQuestion } from './infer-question.ts';
import { isSingleUse, usesOf, type TableUse, type ImportTarget } from './import-target.ts';

export type ColumnFacts = {
  readonly header: string;
  readonly type: FieldType;
  readonly questionType: QuestionType;
  /** How many characters its filled cells have on average. */
  readonly length?: number;
};
export type KnownField = { readonly id: string; readonly label: string };

/** Also what Condens, EnjoyHQ, Airtable and Miro call their columns. */
const names: Readonly<Partial<Record<TableUse, RegExp>>> = {
  TITLE:
    /^(title|subject|name|note|headline|session|session name|document|document title|note title|frame)$/u,
  CONTENT:
    /^(content|text|body|note|notes|comment|feedback|message|description|review|verbatim|transcript|answer|response|long text|sticky note|sticky|card)s?$/u,
  HIGHLIGHT: /^(highlight|quote|snippet|evidence|excerpt|highlight text|quotation|clip text)s?$/u,
  TAGS: /^(tags?|labels?|codes?|tag names?|highlight tags?|global tags?|keywords?)$/u,
  PARTICIPANT:
    /^(participant|participants|respondent|contact|customer|customer name|customer email|user|user email|email|e mail|email address|author|person)$/u,
  CREATED_AT:
    /^(created|created at|created on|created date|creation date|date|timestamp|submitted|submitted at|start date|time|created time)$/u,
  NAME: /^(name|full name|contact|participant)$/u,
  FIRST_NAME: /^(first name|firstname|given name)$/u,
  LAST_NAME: /^(last name|lastname|surname|family name)$/u,
  EMAIL: /^(e mail|email|e mail address|email address|mail)$/u,
};

/** Where the same header says something else than in a table of notes or contacts. */
const namesOfTarget: Readonly<Partial<Record<ImportTarget, Readonly<Partial<Record<TableUse, RegExp>>>>>> = {
  DATA_POINTS: {
    TEXT: /^(text|comment|review|feedback|message|content|body|answer|response|verbatim|description)s?$/u,
    SAID_AT: /(date|time|created|submitted|posted)/u,
    PARTICIPANT: /^(name|author|user|customer|participant|person|respondent|contact|e ?mail)\b/u,
    URL: /^(url|link|permalink)$/u,
    EXTERNAL_ID: /^(id|.* id|ticket|key)$/u,
  },
  TAGS: {
    TITLE: /^(title|tag|name|code|label|tag title|tag name)$/u,
    GROUP: /^(group|tag group|board|tag board|category|parent|theme)$/u,
    DESCRIPTION: /^(description|definition|about)$/u,
    COLOR: /^colou?r$/u,
    ROLE: /^role$/u,
    SENTIMENT: /^sentiment$/u,
  },
};

/** A first guess for each column by its header, then by what its cells are. */
export function suggestColumns(
  target: ImportTarget,
  columns: readonly ColumnFacts[],
  fields: readonly KnownField[],
): ColumnChoice[] {
  const taken = new Set<TableUse>();
  const asked = new Set<string>();
  const known = { ...names, ...namesOfTarget[target] };
  const mayMakeFields = usesOf(target).includes('NEW_FIELD');
  const byLabel = new Map(fields.map((field) => [normaliseName(field.label), field]));
  const guessed = columns.map(({ header, type, questionType }): ColumnChoice => {
    const key = normaliseName(header);
    const use = usesOf(target).find(
      (one) => known[one]?.test(key) === true && !(isSingleUse(one) && taken.has(one)),
    );
    if (use) {
      taken.add(use);
      return { ...skipped, use };
    }
    const field = byLabel.get(key);
    if (field) return { ...skipped, use: 'FIELD', fieldId: field.id };
    if (usesOf(target).includes('QUESTION') && readsAsQuestion(header) && !asked.has(header.trim())) {
      asked.add(header.trim());
      return { ...skipped, use: 'QUESTION', questionType };
    }
    return header.trim() === '' || !mayMakeFields
      ? skipped
      : { ...skipped, use: 'NEW_FIELD', fieldType: type };
  });
  return target === 'DATA_POINTS' && !taken.has('TEXT') ? withText(guessed, columns) : guessed;
}

/** What people said is in the column with the longest cells where no header says so. */
function withText(guessed: readonly ColumnChoice[], columns: readonly ColumnFacts[]): ColumnChoice[] {
  const lengths = columns.map(({ length = 0 }, at) => (guessed[at]?.use === 'SKIP' ? length : 0));
  const longest = lengths.indexOf(Math.max(1, ...lengths));
  return guessed.map((choice, at) => (at === longest ? { ...skipped, use: 'TEXT' } : choice));
}
