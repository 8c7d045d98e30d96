import { useMemo } from 'react';
import { targetOfResultType, targetProperties } from '#domain/filters/filter-targets.ts';
import { systemFields, systemFieldSpecs, type SystemField } from '#domain/filters/system-fields.ts';
import type { SearchResultType } from '#domain/search/result-types.ts';
import { systemFieldNames, type FilterFieldChoice } from './filter-field-choice.ts';
import { isPickable } from './value-editor.tsx';

/** In a project every row has the same project and folder; what nothing sets yet is not asked for. */
const leftOutInProject: ReadonlySet<SystemField> = new Set<SystemField>([
  'Project',
  'ProjectCategory',
  'Archived',
]);
const leftOut: ReadonlySet<SystemField> = new Set<SystemField>([
  'ImportOrigin',
  'EnrichmentOrigin',
  'Channel',
  'AiGenerated',
]);

/** The fields that objects of a type can be filtered by. */
export function useFilterFields(type: SearchResultType, projectId: string | null): FilterFieldChoice[] {
  return useMemo(() => {
    const properties = targetProperties[targetOfResultType[type]];
    return systemFields
      .filter((name) => properties[name] !== undefined && !leftOut.has(name))
      .filter((name) => projectId === null || !leftOutInProject.has(name))
      .filter((name) => isPickable(systemFieldSpecs[name].operand))
      .map((name) => ({
        key: `system.${name}`,
        label: systemFieldNames[name],
        field: { kind: 'system', field: name } as const,
      }));
  }, [type, projectId]);
}
