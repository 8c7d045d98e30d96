import type { Person } from './scene.ts';
import type { Answer } from './visitor.ts';
import { ask } from './work.ts';

export type MadeField = {
  id: string;
  options: { id: string; label: string; color: string }[];
  version: number;
};

export const fieldParts =
  'id owner projectId label type maxOptions numberFormat currencySymbol version trashedAt options { id label color }';

/** A field of notes of a project, unless told otherwise. */
export async function addField(
  person: Person,
  projectId: string | null,
  input: Record<string, unknown> = {},
): Promise<MadeField> {
  const { createField } = await ask(
    person,
    `mutation ($input: CreateFieldInput!) { createField(input: $input) { ${fieldParts} } }`,
    { input: { owner: 'NOTE', projectId, label: 'Field', type: 'TEXT', ...input } },
  );
  return createField;
}

export type Cell = { objectId: string; fieldId: string; value: string | null };

/** Answers as it came, refused or not. */
export function setValues(person: Person, cells: readonly Cell[]): Promise<Answer> {
  return person.graphql(
    `mutation ($cells: [FieldCellInput!]!) { changeFieldValues(cells: $cells) {
      values { id objectId fieldId value } previous { objectId fieldId value } } }`,
    { cells },
  );
}

/** The filled fields of a note by the id of the field. */
export async function valuesOfNote(person: Person, noteId: string): Promise<Record<string, string>> {
  const { note } = await ask(person, `{ note(id: "${noteId}") { fieldValues { fieldId value } } }`);
  return Object.fromEntries(
    note.fieldValues.map(({ fieldId, value }: { fieldId: string; value: string }) => [fieldId, value]),
  );
}
