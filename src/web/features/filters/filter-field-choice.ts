import type { FilterField } from '#domain/filters/filter-field.ts';
import type { SystemField } from '#domain/filters/system-fields.ts';

export type FilterOption = { readonly id: string; readonly label: string };

/** A field that can be filtered by, as the form offers it. */
export type FilterFieldChoice = {
  readonly key: string;
  readonly label: string;
  readonly field: FilterField;
  /** Of a select field. */
  readonly options?: readonly FilterOption[];
};

export function keyOfField(field: FilterField): string {
  return field.kind === 'system' ? `system.${field.field}` : `${field.kind}.${field.fieldId}`;
}

export const systemFieldNames: Readonly<Record<SystemField, string>> = {
  Title: 'Title',
  Content: 'Content',
  Authors: 'Created by',
  Contributors: 'Contributors',
  People: 'Participants',
  Note: 'Note',
  Tags: 'Tags',
  TagGroup: 'Tag group',
  TagBoard: 'Tag board',
  HighlightCount: 'Number of highlights',
  Insights: 'Insights',
  Published: 'Published',
  Project: 'Project',
  ProjectCategory: 'Folder',
  Channel: 'Channel',
  Archived: 'Archived',
  Created: 'Created',
  Updated: 'Updated',
  Name: 'Name',
  AiGenerated: 'Created by AI',
  ImportOrigin: 'Imported from',
  EnrichmentOrigin: 'Enriched from',
  Highlight: 'Highlight',
  Starred: 'Starred',
  Status: 'Status',
};
