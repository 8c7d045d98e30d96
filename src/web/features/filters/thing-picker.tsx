import { useDeferredValue, useState } from 'react';
import { useQuery } from 'urql';
import type { MultiSelectType } from '#domain/filters/operands.ts';
import { systemFieldSpecs, type SystemField } from '#domain/filters/system-fields.ts';
import { checkSearchQuery } from '#domain/limits/search-query-limit.ts';
import type { SearchResultType } from '#domain/search/result-types.ts';
import type { ThingTitlesQuery } from '#web/lib/graphql.gen.ts';
import type { FilterOption } from './filter-field-choice.ts';
import { ThingTitlesDocument } from './filters.gen.ts';
import { IdPicker, type IdsEditorProps } from './id-picker.tsx';

const shown = 30;

/** The field by which each type is named in a filter, and so found again by its id. */
const things = {
  TAG: { field: 'Tags', operand: 'Tags' },
  NOTE: { field: 'Note', operand: 'Notes' },
  INSIGHT: { field: 'Insights', operand: 'Insights' },
  HIGHLIGHT: { field: 'Highlight', operand: 'Highlights' },
  PROJECT: { field: 'Project', operand: 'Projects' },
  CHANNEL: { field: 'Channel', operand: 'Channels' },
  PROJECT_CATEGORY: { field: 'ProjectCategory', operand: 'ProjectCategories' },
} as const satisfies Partial<Record<SearchResultType, { field: SystemField; operand: MultiSelectType }>>;

/** What lies anywhere in the workspace, found by its title. */
export function ThingPicker({
  type,
  ids,
  projectId,
  onChange,
}: IdsEditorProps & { type: keyof typeof things }) {
  const [text, setText] = useState('');
  const value = useDeferredValue(text.trim());
  const [{ data }] = useQuery({
    query: ThingTitlesDocument,
    variables: {
      options: {
        types: [type],
        // A highlight has no title but its words.
        ...(value !== '' && {
          query: { method: 'FULL_TEXT', value, titleOnly: type !== 'HIGHLIGHT' },
        }),
        ...(projectId !== null &&
          type === 'HIGHLIGHT' && { location: { type: 'LOCATED_IN', ids: [projectId] } }),
        sort: { by: value === '' ? 'UPDATED' : 'RELEVANCE', direction: 'DESC' },
      },
      limit: shown,
    },
    pause: !checkSearchQuery(value).ok,
  });
  const [{ data: chosen }] = useQuery({
    query: ThingTitlesDocument,
    variables: { options: { types: [type], filter: JSON.stringify(formOf(type, ids)) }, limit: 200 },
    pause: ids.length === 0,
  });
  return (
    <IdPicker
      ids={ids}
      items={optionsOf(data)}
      named={[...optionsOf(chosen), ...optionsOf(data)]}
      isReading={chosen === undefined}
      text={text}
      onText={setText}
      onChange={onChange}
    />
  );
}

function formOf(type: keyof typeof things, ids: readonly string[]): unknown {
  const { field, operand } = things[type];
  const spec = systemFieldSpecs[field];
  return {
    combinator: 'And',
    rows: [
      {
        id: 'chosen',
        field: { kind: 'system', field: spec.label },
        operator: 'is one of',
        values: { [operand]: ids },
      },
    ],
  };
}

function optionsOf(data: ThingTitlesQuery | undefined): FilterOption[] {
  return (data?.search.items ?? []).map(({ id, preview, project }) => {
    const title = preview.title.map(({ text }) => text).join('') || 'Untitled';
    return { id, label: project ? `${title} · ${project.title}` : title };
  });
}
