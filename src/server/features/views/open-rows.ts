import { sql, type RawBuilder } from 'kysely';
import { decode } from '#domain/codec/codec.ts';
import { viewDataCodec } from '#domain/views/view-data.ts';
import { viewFieldIds } from '#domain/views/view-field-ids.ts';
import '#server/features/insights/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isSeen, rowSources, sortKeysOf } from './row-source.ts';
import type { View } from './view.ts';
import { findViewFields } from './view-fields.ts';
import { isFitting } from './view-rows.ts';
import { inOrderOf, joinsOf } from './view-sort.ts';

/** A view that somebody shared with people without an account. */
export type OpenView = {
  readonly view: View;
  /** Who shared it: the filter means what it means to them, and nothing is shown that they can't see. */
  readonly publisher: Pick<Ctx, 'actor' | 'workspace' | 'now'>;
  /** What of the project is open to strangers. Both name columns. */
  readonly isOpen: (accessId: string, projectId: string) => RawBuilder<boolean>;
};

/** The rows in the order of the view. Insights, and highlights in them, are there once they are published. */
export async function listOpenRows(
  db: Db,
  shared: OpenView,
  { limit, skip }: { limit: number; skip: number },
): Promise<string[]> {
  const { view, publisher } = shared;
  const source = rowSources[view.objectType];
  const data = decode(viewDataCodec(view.objectType), view.data);
  const ids = viewFieldIds(data.sort ? { sort: data.sort } : {});
  const fields = await findViewFields(publisher, db, view.projectId, ids);
  const keys = sortKeysOf(publisher, source, data, fields);
  const { rows } = await sql<{ id: string }>`
    select ${source.id} as id from ${sql.table(source.table)} ${joinsOf(keys)}
    where ${isOpenRow(shared)} order by ${inOrderOf(keys, source.id)} offset ${skip} limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export async function hasOpenRow(db: Db, shared: OpenView, id: string): Promise<boolean> {
  const source = rowSources[shared.view.objectType];
  const { rows } = await sql`select 1 from ${sql.table(source.table)}
    where ${source.id} = ${id} and ${isOpenRow(shared)}`.execute(db);
  return rows.length > 0;
}

function isOpenRow({ view, publisher, isOpen }: OpenView): RawBuilder<boolean> {
  const { objectType, projectId } = view;
  const source = rowSources[objectType];
  const data = decode(viewDataCodec(objectType), view.data);
  return sql<boolean>`${isFitting(publisher, { objectType, projectId, data })}
    and ${isSeen(publisher, source)} and ${isOpen(`${source.table}.access_id`, `${source.table}.project_id`)}
    and ${isOut[objectType]}`;
}

const isPublished = (insightId: string): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from insight_publications out where out.insight_id = ${sql.ref(insightId)} and out.unpublished_at is null)`;

const isOut = {
  NOTE: sql<boolean>`true`,
  INSIGHT: isPublished('insights.id'),
  HIGHLIGHT: sql<boolean>`(highlights.object_type = 'note' or ${isPublished('highlights.object_id')})`,
} as const satisfies Record<View['objectType'], RawBuilder<boolean>>;
