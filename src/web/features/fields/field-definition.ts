import { parseFieldValue, type FieldDefinition } from '#domain/fields/field-value.ts';
import { defaultSelectable } from '#domain/fields/select-field.ts';
import type { FieldPartsFragment } from '#web/lib/graphql.gen.ts';

/** What an editor needs of a field; rows of a table have it too. */
export type FieldLook = Pick<
  FieldPartsFragment,
  'id' | 'owner' | 'label' | 'type' | 'options' | 'maxOptions' | 'numberFormat' | 'currencySymbol'
>;
export type PersonLook = { id: string; name: string; isHidden: boolean };

const owners = { NOTE: 'note', INSIGHT: 'insight', PERSON: 'person', PROJECT: 'project' } as const;

export function definitionOf(field: FieldLook): FieldDefinition {
  if (field.type === 'SELECT') {
    return { type: 'SELECT', select: { options: field.options, max: field.maxOptions ?? defaultSelectable } };
  }
  if (field.type === 'NUMBER') {
    const { numberFormat, currencySymbol } = field;
    return {
      type: 'NUMBER',
      number: { format: numberFormat ?? 'number', ...(currencySymbol !== null && { currencySymbol }) },
    };
  }
  return { type: field.type, owner: owners[field.owner] };
}

export type ReadValue = { ok: true; value: string | null } | { ok: false; message: string };

/** The same check that the server makes, before anything is sent. */
export function readValue(field: FieldLook, text: string | null): ReadValue {
  return parseFieldValue(definitionOf(field), text);
}
