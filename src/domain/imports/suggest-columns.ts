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
};
export type KnownField = { readonly id: string; readonly label: string };

/** Also what Condens, EnjoyHQ, Airtable and Miro call their columns. */
const names: Readonly<Partial<Record<TableUse, RegExp>>> = {
  TITLE:
    /^(title|subject|name|note|headline|session|session name|document|document title|note title|frame)$/u,
  CONTENT:
    /^(content|text|body|note|notes|comment|feedback|message|description|review|verbatim|transcript|answer|response|highlight|quote|snippet|evidence|excerpt|long text|sticky note|sticky|card)s?$/u,
  PARTICIPANT:
    /^(participant|participants|respondent|contact|customer|customer name|customer email|user|user email|email|e mail|email address|author|person)$/u,
  CREATED_AT:
    /^(created|created at|created on|created date|creation date|date|timestamp|submitted|submitted at|start date|time|created time)$/u,
  NAME: /^(name|full name|contact|participant)$/u,
  FIRST_NAME: /^(first name|firstname|given name)$/u,
  LAST_NAME: /^(last name|lastname|surname|family name)$/u,
  EMAIL: /^(e mail|email|e mail address|email address|mail)$/u,
};

/** A first guess for each column by its header, then by what its cells are. */
export function suggestColumns(
  target: ImportTarget,
  columns: readonly ColumnFacts[],
  fields: readonly KnownField[],
): ColumnChoice[] {
  const taken = new Set<TableUse>();
  const asked = new Set<string>();
  const byLabel = new Map(fields.map((field) => [normaliseName(field.label), field]));
  return columns.map(({ header, type, questionType }) => {
    const key = normaliseName(header);
    const use = usesOf(target).find(
      (one) => names[one]?.test(key) === true && !(isSingleUse(one) && taken.has(one)),
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
    return header.trim() === '' ? skipped : { ...skipped, use: 'NEW_FIELD', fieldType: type };
  });
}
