import type { FilterTarget } from '#domain/filters/filter-targets.ts';
import {
  allKinds,
  allTraits,
  type Asking,
  type FindField,
  type Properties,
} from '#server/kernel/kinds/index.ts';

type TargetSources = { readonly properties: Properties; readonly field: FindField };

const noField: FindField = () => null;

/** Where the values of a target lie: what its own slice says, and what other slices know of it. */
export function targetSources(target: FilterTarget, asking: Asking): TargetSources {
  const kind = allKinds().find(({ filter }) => filter?.target === target);
  if (!kind?.filter) return { properties: {}, field: noField };
  const { name, filter: source } = kind;
  const traits = allTraits().flatMap(({ filter }) =>
    filter && (filter.of?.includes(name) ?? true) ? [filter] : [],
  );
  return {
    properties: Object.assign(
      {},
      source.properties(asking),
      ...traits.map(({ properties }) => properties?.(asking, source)),
    ),
    field: traits.find(({ field }) => field !== undefined)?.field?.(asking, source) ?? noField,
  };
}
