import { sql, type RawBuilder } from 'kysely';
import { aiUserId } from '#domain/ai/ai-user.ts';
import { compileFilter } from '#domain/filters/compile-filter.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { getAccessObject, isVisible } from '#server/kernel/access/index.ts';
import { predicateToSql } from '#server/features/filters/index.ts';
import '#server/features/highlights/tables.ts';
import { usableTags } from '#server/features/tags/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { allow, viewerOf } from '#server/platform/context/require-member.ts';
import type { ChartMetric } from '#server/platform/graphql/wire.gen.ts';
import type { ChartInput } from './chart-input.ts';

/**
 * One row for each highlight and item (tag or group) it belongs to, however many of a group's tags it has:
 * `item`, `id`, `object_id`, `volume`, `created_at`. Only what this person may see.
 */
export async function taggedHighlights(
  ctx: Ctx,
  db: Db,
  { projectId, type, from, to, filter }: Omit<ChartInput, 'metric' | 'timeZone'>,
): Promise<RawBuilder<unknown>> {
  allow(ctx, 'chart.read', await getAccessObject(ctx, db, { type: 'project', id: projectId }));
  const tags = usableTags(ctx, db, projectId).select(['tags.id', 'tags.group_id']);
  const item = type === 'TAG' ? sql`usable.id` : sql`usable.group_id`;
  return sql`
    select distinct ${item} as item, highlights.id, highlights.object_id,
      char_length(highlights.text) as volume, highlights.created_at
    from highlights
    join highlight_tags on highlight_tags.workspace_id = highlights.workspace_id
      and highlight_tags.highlight_id = highlights.id
    join (${tags}) as usable on usable.id = highlight_tags.tag_id
    where highlights.workspace_id = ${ctx.workspace.id} and highlights.project_id = ${projectId}
      and not highlights.hidden and not highlights.inline_comment_only
      and ${isVisible(ctx, 'highlights.access_id')}
      and ${isWithin(from, to)} and ${isLetThrough(ctx, filter)}`;
}

export function valueOf(metric: ChartMetric): RawBuilder<string> {
  if (metric === 'NOTE_COUNT') return sql<string>`count(distinct object_id)`;
  return metric === 'TEXT_VOLUME' ? sql<string>`coalesce(sum(volume), 0)` : sql<string>`count(*)`;
}

function isWithin(from: Date | null, to: Date | null): RawBuilder<boolean> {
  return sql<boolean>`(${from}::timestamptz is null or highlights.created_at >= ${from}::timestamptz)
    and (${to}::timestamptz is null or highlights.created_at < ${to}::timestamptz)`;
}

function isLetThrough(ctx: Ctx, filter: ChartInput['filter']): RawBuilder<boolean> {
  if (!filter) return sql<boolean>`true`;
  const { highlight } = accept(
    compileFilter(filter, {
      resultTypes: ['HIGHLIGHT'],
      now: ctx.now(),
      currentUserId: viewerOf(ctx)?.id ?? null,
      aiUserId,
    }),
  );
  return highlight ? predicateToSql('highlight', highlight, ctx) : sql<boolean>`true`;
}
