import type { ObjectType } from '#domain/search/result-types.ts';
import { isGroupableOfContacts, isGroupableType } from '#domain/views/field-groups.ts';
import type { ViewGroup } from '#domain/views/view-data.ts';
import type { FieldLook } from '#web/features/fields/index.ts';

export type GroupChoice = { readonly label: string; readonly group: ViewGroup | null };

/** What rows of a type can be grouped by. */
export function groupChoices(
  objectType: ObjectType,
  fields: readonly FieldLook[],
  contactFields: readonly FieldLook[],
): GroupChoice[] {
  const choices: GroupChoice[] = [{ label: 'No group', group: null }];
  if (objectType === 'INSIGHT') choices.push({ label: 'Status', group: { by: 'PUBLISHED' } });
  if (objectType !== 'INSIGHT') choices.push({ label: 'Participants', group: { by: 'PARTICIPANT' } });
  if (objectType === 'HIGHLIGHT') choices.push({ label: 'Source', group: { by: 'SOURCE' } });
  choices.push({ label: 'Tags', group: { by: 'TAG' } });
  for (const { id, label, type } of fields) {
    if (isGroupableType(type)) choices.push({ label, group: { by: type, fieldId: id } });
  }
  for (const { id, label, type } of objectType === 'INSIGHT' ? [] : contactFields) {
    if (isGroupableOfContacts(type))
      choices.push({ label: `Contact: ${label}`, group: { by: 'CONTACT_FIELD', fieldId: id } });
  }
  return choices;
}

export function groupLabel(group: ViewGroup | undefined, choices: readonly GroupChoice[]): string {
  const key = JSON.stringify([group?.by, fieldOf(group)]);
  const chosen = choices.find((choice) => JSON.stringify([choice.group?.by, fieldOf(choice.group)]) === key);
  return group && chosen ? `By ${chosen.label}` : 'Group';
}

function fieldOf(group: ViewGroup | null | undefined): string | null {
  return group && 'fieldId' in group ? group.fieldId : null;
}
