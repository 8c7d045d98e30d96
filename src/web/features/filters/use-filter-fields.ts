import { useMemo } from 'react';
import { useQuery } from 'urql';
import { aiEnrichment } from '#domain/ai/ai-user.ts';
import {
  filterTargets,
  targetFieldSources,
  targetOfResultType,
  targetProperties,
  type FilterTarget,
} from '#domain/filters/filter-targets.ts';
import { systemFields, systemFieldSpecs, type SystemField } from '#domain/filters/system-fields.ts';
import type { SearchResultType } from '#domain/search/result-types.ts';
import { insightStandingLabels, insightStandings } from '#domain/insights/insight-status.ts';
import { FieldsDocument } from '#web/features/fields/fields.gen.ts';
import { systemFieldNames, type FilterFieldChoice, type FilterOption } from './filter-field-choice.ts';
import { isPickable } from './value-editor.tsx';

/** In a project every row has the same project and folder; what nothing sets yet is not asked for. */
const leftOutInProject: ReadonlySet<SystemField> = new Set<SystemField>([
  'Project',
  'ProjectCategory',
  'Archived',
]);
/** Being published is one of the statuses; kept filters still ask for it. */
const leftOut: ReadonlySet<SystemField> = new Set<SystemField>(['ImportOrigin', 'Published']);
/** What nothing makes is not asked for: AI makes highlights, and enriches notes. */
const onlyOf: Partial<Record<SystemField, FilterTarget>> = {
  AiGenerated: 'highlight',
  EnrichmentOrigin: 'note',
};
const optionsOf: Partial<Record<SystemField, readonly FilterOption[]>> = {
  EnrichmentOrigin: [{ id: aiEnrichment, label: 'AI' }],
  Status: insightStandings.map((id) => ({ id, label: insightStandingLabels[id] })),
};

/** The fields that objects of these types can be filtered by. */
export function useFilterFields(
  types: readonly SearchResultType[],
  projectId: string | null,
): FilterFieldChoice[] {
  const targets = types.map((type) => targetOfResultType[type]);
  const has = (kind: keyof typeof owners): boolean =>
    targets.some((target) => targetFieldSources[target][kind] !== undefined);
  const ofNotes = useCustomFields('note', projectId, !has('note'));
  const ofInsights = useCustomFields('insight', projectId, !has('insight'));
  const ofPeople = useCustomFields('person', null, !has('person'));
  const custom = useMemo(() => [...ofNotes, ...ofInsights, ...ofPeople], [ofNotes, ofInsights, ofPeople]);
  const key = targets.join(' ');
  return useMemo(() => {
    const properties = filterTargets
      .filter((target) => key.split(' ').includes(target))
      .map((target) => targetProperties[target]);
    const system = systemFields
      .filter((name) => properties.some((one) => one[name] !== undefined) && !leftOut.has(name))
      .filter((name) => isOffered(name, key.split(' ')))
      .filter((name) => projectId === null || !leftOutInProject.has(name))
      .filter((name) => isPickable(systemFieldSpecs[name].operand))
      .map((name) => ({
        key: `system.${name}`,
        label: systemFieldNames[name],
        field: { kind: 'system', field: name } as const,
        ...(optionsOf[name] && { options: optionsOf[name] }),
      }));
    return [...system, ...custom];
  }, [key, projectId, custom]);
}

function isOffered(name: SystemField, targets: readonly string[]): boolean {
  const only = onlyOf[name];
  return only === undefined || targets.includes(only);
}

const owners = { note: 'NOTE', insight: 'INSIGHT', person: 'PERSON' } as const;

function useCustomFields(
  kind: keyof typeof owners,
  projectId: string | null,
  pause: boolean,
): readonly FilterFieldChoice[] {
  const [{ data }] = useQuery({
    query: FieldsDocument,
    variables: { owner: owners[kind], projectId },
    pause,
  });
  return useMemo(
    () =>
      (pause ? [] : (data?.fields ?? []))
        .map(({ field }) => field)
        // A filter on the people of a person would have no end.
        .filter(({ type }) => !(kind === 'person' && type === 'PERSON'))
        .map(({ id, type, label, options }) => ({
          key: `${kind}.${id}`,
          label: kind === 'person' ? `Contact: ${label}` : label,
          field: { kind, fieldId: id, fieldType: type },
          options,
        })),
    [data, kind, pause],
  );
}
