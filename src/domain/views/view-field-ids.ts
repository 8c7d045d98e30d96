import { parseFieldReference } from '#domain/fields/field-reference.ts';
import type { ViewData } from './view-data.ts';

/** The ids of the custom fields that a view shows, sorts, groups or filters by, each once. */
export function viewFieldIds(data: ViewData): string[] {
  const keys = [
    ...(data.columns ?? []).map(({ key }) => key),
    ...(data.fieldVisibility ?? []).map(({ key }) => key),
    ...(data.sort ?? []).map(({ field }) => field),
  ];
  const references = keys.map(parseFieldReference).filter((reference) => reference !== null);
  const ids = references.filter(({ kind }) => kind !== 'question').map(({ id }) => id);
  if (data.group && 'fieldId' in data.group) ids.push(data.group.fieldId);
  for (const { field } of data.filter?.rows ?? []) if (field.kind !== 'system') ids.push(field.fieldId);
  return [...new Set(ids)];
}
