import { columnKey } from '#domain/channels/properties.ts';
import { countLimits } from '#domain/limits/count-limits.ts';
import type { FieldType } from '#domain/fields/field-types.ts';
import { normaliseName } from '#domain/names/name-parts.ts';
import type { QuestionType } from '#domain/questions/question-types.ts';
import { skipped, type ColumnChoice } from './column-choice.ts';
import { readsAsQuestion } from './infer-question.ts';
import type { ColumnOption } from './option-columns.ts';
import { withTitle } from './suggest-title.ts';
import { isSingleUse, usesOf, type TableUse, type ImportTarget } from './import-target.ts';

export type ColumnFacts = {
  readonly header: string;
  readonly type: FieldType;
  readonly questionType: QuestionType;
  /** How many characters its filled cells have on average. */
  readonly length?: number;
  /** Where the columns around it are options of the same question. */
  readonly option?: ColumnOption;
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
    /^(participants?|respondent|contact|customer|customer name|user|author|person|(?:(?:your|customer|user|recipient|requester|respondent|participant|contact|work) )?e ?mail(?: address)?)$/u,
  CREATED_AT:
    /^(created|created at|created on|created date|created time|creation date|date|date created|date submitted|datestamp|timestamp|submitted|submitted at|submit date|submission date|started at|start date|start time|recorded date|time)(?: utc)?$/u,
  NAME: /^(name|full name|contact|participant)$/u,
  FIRST_NAME: /^(first name|firstname|given name)$/u,
  LAST_NAME: /^(last name|lastname|surname|family name)$/u,
  EMAIL: /^(e mail|email|e mail address|email address|mail)$/u,
};

/** Where the same header says something else than in a table of notes or contacts. */
const namesOfTarget: Readonly<Partial<Record<ImportTarget, Readonly<Partial<Record<TableUse, RegExp>>>>>> = {
  DATA_POINTS: {
    TEXT: /^(text|comment|review|feedback|message|content|body|answer|response|verbatim|description)s?$/u,
    CONVERSATION: /^(conversation|messages|thread|chat|transcript|dialog(ue)?)$/u,
    LANGUAGE: /^(language|locale|lang|language code)$/u,
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
  FIELDS: {
    NAME: /^(name|field|field name|label|title|property|property name|attribute|column)$/u,
    TYPE: /^(type|field type|data type|kind|property type)$/u,
    OPTIONS: /^(options?|values?|choices?|select options|allowed values|answers?)$/u,
    MOST_OPTIONS:
      /^(options per answer|max options|maximum options|selectable options|multiple|multi select)$/u,
    NUMBER_FORMAT: /^(number format|format)$/u,
    CURRENCY: /^(currency|currency symbol|symbol)$/u,
    OWNER: /^(belongs to|object|object type|applies to|entity|set|field set|group|used on|owner)$/u,
  },
};

/** A first guess for each column by its header, then by what its cells are. */
export function suggestColumns(
  target: ImportTarget,
  columns: readonly ColumnFacts[],
  fields: readonly KnownField[],
): ColumnChoice[] {
  const taken = new Set<TableUse>();
  const hasQuestions = usesOf(target).includes('QUESTION');
  const asked = new Set(columns.map(({ option }) => option?.question.trim() ?? ''));
  const known = { ...names, ...namesOfTarget[target] };
  const mayMakeFields = usesOf(target).includes('NEW_FIELD');
  const propertyOf = (header: string): ColumnChoice => {
    asked.add(columnKey(header));
    return { ...skipped, use: 'PROPERTY' };
  };
  const keys = new Set(columns.map(({ header }) => normaliseName(header)));
  // A row of Taguette’s table is a highlight.
  const isHighlights = target === 'NOTES' && ['document', 'tag', 'content'].every((one) => keys.has(one));
  const byLabel = new Map(fields.map((field) => [normaliseName(field.label), field]));
  const guessed = columns.map(({ header, type, questionType, option }): ColumnChoice => {
    if (hasQuestions && option) return { ...skipped, use: 'OPTION' };
    const key = normaliseName(header);
    if (isHighlights && key === 'content') return { ...skipped, use: 'HIGHLIGHT' };
    const use = usesOf(target).find(
      (one) => known[one]?.test(key) === true && !(isSingleUse(one) && taken.has(one)),
    );
    if (use) {
      taken.add(use);
      return { ...skipped, use };
    }
    const field = byLabel.get(key);
    // Two columns with one header would both go into it.
    if (field) byLabel.delete(key);
    if (field) return { ...skipped, use: 'FIELD', fieldId: field.id };
    if (hasQuestions && readsAsQuestion(header) && !asked.has(header.trim())) {
      asked.add(header.trim());
      return { ...skipped, use: 'QUESTION', questionType };
    }
    if (header.trim() === '') return skipped;
    if (mayMakeFields) return { ...skipped, use: 'NEW_FIELD', fieldType: type };
    return usesOf(target).includes('PROPERTY') && !asked.has(columnKey(header))
      ? propertyOf(header)
      : skipped;
  });
  const isSurvey = guessed.some(({ use }) => use === 'QUESTION' || use === 'OPTION');
  if (isSurvey) return withinRoom(target, asSurvey(guessed, columns, asked), fields.length);
  // A row that is a highlight is named by its document.
  const isTitled = taken.has('TITLE') || taken.has('HIGHLIGHT') || isHighlights;
  const titled = target === 'NOTES' && !isTitled ? withTitle(guessed, columns) : guessed;
  if (mayMakeFields) return withinRoom(target, titled, fields.length);
  return target === 'DATA_POINTS' && !taken.has('TEXT') && !taken.has('CONVERSATION')
    ? withText(guessed, columns)
    : guessed;
}

/** In a survey “Rate these [Speed]” and “Which ways? - Other” are asked too. */
function asSurvey(
  guessed: readonly ColumnChoice[],
  columns: readonly ColumnFacts[],
  asked: Set<string>,
): ColumnChoice[] {
  return guessed.map((choice, at) => {
    const { header = '', questionType = 'FREE_TEXT' } = columns[at] ?? {};
    const title = header.trim();
    if (choice.use !== 'NEW_FIELD' || !/.\[[^[\]]+\]$|\?|: - ./u.test(title) || asked.has(title))
      return choice;
    asked.add(title);
    return { ...skipped, use: 'QUESTION', questionType };
  });
}

/** As many new fields as there may be; in notes the rest is text under the names of its columns. */
function withinRoom(target: ImportTarget, guessed: readonly ColumnChoice[], known: number): ColumnChoice[] {
  let room = Math.max(0, countLimits.fieldsPerSet.max - known);
  return guessed.map((choice) => {
    if (choice.use !== 'NEW_FIELD') return choice;
    room -= 1;
    return room >= 0 ? choice : { ...skipped, use: target === 'NOTES' ? 'CONTENT' : 'SKIP' };
  });
}

/** What people said is in the column with the longest cells where no header says so. */
function withText(guessed: readonly ColumnChoice[], columns: readonly ColumnFacts[]): ColumnChoice[] {
  const lengths = columns.map(({ length = 0 }, at) => (isFree(guessed[at]) ? length : 0));
  const longest = lengths.indexOf(Math.max(1, ...lengths));
  return guessed.map((choice, at) => (at === longest ? { ...skipped, use: 'TEXT' } : choice));
}

function isFree(choice: ColumnChoice | undefined): boolean {
  return choice?.use === 'SKIP' || choice?.use === 'PROPERTY';
}
