import { isOf } from '#domain/codec/codec.ts';
import { uuid } from '#domain/codec/primitives.ts';
import { byRank } from '#domain/rank/rank.ts';
import { personNameOf, titleOf } from '#domain/text/display-names.ts';
import { insightStandingLabels, insightStandings } from '#domain/insights/insight-status.ts';
import { emptyGroupName } from '#domain/views/empty-group-name.ts';
import { fixedGroups } from '#domain/views/field-groups.ts';
import type { ViewGroup } from '#domain/views/view-data.ts';
import '#server/features/fields/tables.ts';
import { objectTitles } from '#server/features/highlights/index.ts';
import { personLoader } from '#server/features/people/index.ts';
import { tagLoader } from '#server/features/tags/index.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { speakerOfKey } from './evidence-groups.ts';
import { uncategorized } from './group-source.ts';
import type { ViewField } from './view-fields.ts';

export type NamedGroup = { readonly key: string; readonly label: string; readonly color: string | null };

const standings: readonly NamedGroup[] = insightStandings.map((key) => ({
  key,
  label: insightStandingLabels[key],
  color: null,
}));

/** More columns than that nobody reads across. */
const mostColumns = 100;

type Grouping = {
  readonly group: ViewGroup;
  /** The keys that rows have. */
  readonly present: readonly string[];
  readonly fields: ReadonlyMap<string, ViewField>;
};

/** The groups to show, in their order: also options without a row, so that one can be put there. */
export async function nameGroups(
  ctx: RequestCtx,
  { group, present, fields }: Grouping,
): Promise<NamedGroup[]> {
  if (group.by === 'PUBLISHED') return [...standings];
  const none = { key: uncategorized, label: emptyGroupName(group.by), color: null };
  if (group.by === 'TAG') return [...(await tags(ctx, present)), none];
  if (group.by === 'PARTICIPANT') return [...(await people(ctx, present)), ...speakers(present), none];
  if (group.by === 'SOURCE') return sources(ctx, present);
  if (group.by === 'PERSON') return [...(await people(ctx, present)), none];
  const known = fixedGroups(fields.get(group.fieldId)?.type ?? 'SELECT').map((one) => ({
    ...one,
    color: null,
  }));
  return [...(known.length > 0 ? known : await options(ctx, group.fieldId)), none];
}

async function options(ctx: RequestCtx, fieldId: string): Promise<NamedGroup[]> {
  const rows = await (
    await ctx.reads.db()
  )
    .selectFrom('field_options')
    .select(['id as key', 'label', 'color'])
    .where('workspace_id', '=', ctx.workspace.id)
    .where('field_id', '=', fieldId)
    .where('trashed_at', 'is', null)
    .orderBy('rank')
    .orderBy('id')
    .execute();
  return rows;
}

/** Of transcripts, where no contact is linked to them yet. */
function speakers(present: readonly string[]): NamedGroup[] {
  return present
    .flatMap((key) => {
      const label = speakerOfKey(key);
      return label === undefined ? [] : [{ key, label, color: null }];
    })
    .slice(0, mostColumns)
    .toSorted((one, other) => one.label.localeCompare(other.label));
}

/** By name; somebody whose name the person may not know has a column and keeps their name. */
async function people(ctx: RequestCtx, present: readonly string[]): Promise<NamedGroup[]> {
  const ids = present.filter((key) => isOf(uuid, key)).slice(0, mostColumns);
  const found = await Promise.all(ids.map((id) => personLoader(ctx).load(id)));
  return found
    .filter((person) => person !== null)
    .map(({ id, name, isHidden }) => ({
      key: id,
      label: personNameOf({ name, hidden: isHidden }),
      color: null,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** Rows are seen already, and anyone who sees a highlight sees what it is in. */
async function sources(ctx: RequestCtx, present: readonly string[]): Promise<NamedGroup[]> {
  const ids = present.slice(0, mostColumns);
  const named = await Promise.all(
    ids.map(async (key) => ({
      key,
      label: titleOf('note', await objectTitles(ctx).load(key)),
      color: null,
    })),
  );
  return named.sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** In their own order; a tag in the trash has no column. */
async function tags(ctx: RequestCtx, present: readonly string[]): Promise<NamedGroup[]> {
  const ids = present.filter((key) => key !== uncategorized);
  const found = (await Promise.all(ids.map((id) => tagLoader(ctx).load(id)))).filter((tag) => tag !== null);
  return found
    .filter(({ trashedAt }) => trashedAt === null)
    .sort(byRank)
    .slice(0, mostColumns)
    .map(({ id, title, color }) => ({ key: id, label: titleOf('tag', title), color }));
}
