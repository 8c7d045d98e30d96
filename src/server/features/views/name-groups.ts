import type { ViewGroup } from '#domain/views/view-data.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { ViewQuery } from './view-rows.ts';

export type NamedGroup = { readonly key: string; readonly label: string; readonly color: string | null };

const publishedNames = [
  { key: 'published', label: 'Published', color: null },
  { key: 'unpublished', label: 'Unpublished', color: null },
] as const;

/** The groups to show, in their order: also those that have no row, so that one can be put there. */
export async function nameGroups(
  _ctx: Ctx,
  _query: ViewQuery,
  group: ViewGroup,
  _present: readonly string[],
): Promise<NamedGroup[]> {
  return group.by === 'PUBLISHED' ? [...publishedNames] : [];
}
