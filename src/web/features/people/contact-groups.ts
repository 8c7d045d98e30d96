import { decodeIds } from '#domain/fields/id-list.ts';
import { npsClass } from '#domain/fields/nps.ts';
import { emptyGroupName } from '#domain/views/empty-group-name.ts';
import { fixedGroups, isGroupableOfContacts } from '#domain/views/field-groups.ts';
import type { FieldLook } from '#web/features/fields/index.ts';
import type { ContactLook } from './contact-columns.tsx';
import type { ContactSort } from './use-contacts.ts';

/** A contact, or the heading above those of one group. */
export type ContactEntry =
  | { readonly kind: 'contact'; readonly person: ContactLook }
  | { readonly kind: 'heading'; readonly label: string };

export function groupableFields(fields: readonly FieldLook[]): FieldLook[] {
  return fields.filter(({ type }) => isGroupableOfContacts(type));
}

/** The order in which the contacts of a group follow each other: options as they are listed, yes and promoters first. */
export function sortOfGroups({ id, type }: FieldLook): ContactSort {
  return { key: `personField.${id}`, descending: type !== 'SELECT' };
}

/** Contacts in the order of their groups, with a heading where the next one begins. */
export function withHeadings(people: readonly ContactLook[], field: FieldLook | null): ContactEntry[] {
  let last: string | null = null;
  return people.flatMap((person): ContactEntry[] => {
    const label = field && groupOf(person, field);
    const isNext = label !== last;
    last = label;
    return [
      ...(isNext && label !== null ? [{ kind: 'heading', label } as const] : []),
      { kind: 'contact', person },
    ];
  });
}

/** Of several options the first, by which the contacts are in order. */
function groupOf({ fieldValues = [] }: ContactLook, { id, type, options }: FieldLook): string {
  const value = fieldValues.find(({ fieldId }) => fieldId === id)?.value ?? null;
  if (value === null) return emptyGroupName('SELECT');
  const [key] = type === 'SELECT' ? decodeIds(value) : [type === 'NPS' ? npsClass(Number(value)) : value];
  const known = [...options.map((one) => ({ key: one.id, label: one.label })), ...fixedGroups(type)];
  return known.find((one) => one.key === key)?.label ?? emptyGroupName('SELECT');
}
