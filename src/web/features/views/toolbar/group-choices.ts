import type { ObjectType } from '#domain/search/result-types.ts';
import type { ViewGroup } from '#domain/views/view-data.ts';

export type GroupChoice = { readonly label: string; readonly group: ViewGroup | null };

/** What rows of a type can be grouped by. */
export function groupChoices(objectType: ObjectType): GroupChoice[] {
  const choices: GroupChoice[] = [{ label: 'No group', group: null }];
  if (objectType === 'INSIGHT') choices.push({ label: 'Published', group: { by: 'PUBLISHED' } });
  return choices;
}

export function groupLabel(group: ViewGroup | undefined, objectType: ObjectType): string {
  const chosen = groupChoices(objectType).find((choice) => choice.group?.by === group?.by);
  return group && chosen ? `By ${chosen.label.toLowerCase()}` : 'Group';
}
