import type { OperandType } from './operands.ts';
import type { OperatorSet } from './operators.ts';

export const systemFields = [
  'Title',
  'Content',
  'Authors',
  'Contributors',
  'People',
  'Note',
  'Tags',
  'TagGroup',
  'TagBoard',
  'HighlightCount',
  'Insights',
  'Published',
  'Project',
  'ProjectCategory',
  'Channel',
  'Archived',
  'Created',
  'Updated',
  'Name',
  'AiGenerated',
  'ImportOrigin',
  'EnrichmentOrigin',
  'Highlight',
  'Starred',
  'Status',
] as const;
export type SystemField = (typeof systemFields)[number];

type Spec = { readonly label: string; readonly operand: OperandType; readonly operators: OperatorSet };

/** `label` is the name on the wire. */
export const systemFieldSpecs = {
  Title: { label: 'title', operand: 'Text', operators: 'text' },
  Content: { label: 'content', operand: 'Text', operators: 'text' },
  Authors: { label: 'authors', operand: 'Users', operators: 'many' },
  Contributors: { label: 'contributors', operand: 'Users', operators: 'many' },
  People: { label: 'people', operand: 'People', operators: 'many' },
  Note: { label: 'note', operand: 'Notes', operators: 'one' },
  Tags: { label: 'tags', operand: 'Tags', operators: 'many' },
  TagGroup: { label: 'tag group', operand: 'TagGroups', operators: 'many' },
  TagBoard: { label: 'tag board', operand: 'TagBoards', operators: 'many' },
  HighlightCount: { label: 'highlight count', operand: 'Int32', operators: 'count' },
  Insights: { label: 'insights', operand: 'Insights', operators: 'many' },
  Published: { label: 'published', operand: 'Boolean', operators: 'fact' },
  Project: { label: 'project', operand: 'Projects', operators: 'one' },
  ProjectCategory: { label: 'project category', operand: 'ProjectCategories', operators: 'one' },
  Channel: { label: 'channel', operand: 'Channels', operators: 'one' },
  Archived: { label: 'archived', operand: 'Boolean', operators: 'fact' },
  Created: { label: 'created', operand: 'RelativeDate', operators: 'instant' },
  Updated: { label: 'updated', operand: 'RelativeDate', operators: 'instant' },
  Name: { label: 'name', operand: 'Text', operators: 'text' },
  AiGenerated: { label: 'AI generated', operand: 'Boolean', operators: 'fact' },
  ImportOrigin: { label: 'import origin', operand: 'Options', operators: 'one' },
  EnrichmentOrigin: { label: 'enrichment origin', operand: 'Options', operators: 'one' },
  Highlight: { label: 'highlight', operand: 'Highlights', operators: 'many' },
  Starred: { label: 'starred', operand: 'Boolean', operators: 'fact' },
  Status: { label: 'status', operand: 'Options', operators: 'standing' },
} as const satisfies Record<SystemField, Spec>;

export function systemFieldByLabel(label: string): SystemField | null {
  return systemFields.find((field) => systemFieldSpecs[field].label === label) ?? null;
}
