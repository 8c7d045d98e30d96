import { sql } from 'kysely';
import { NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { groupDigits } from '#domain/limits/text-limit.ts';
import type { Ranked } from '#domain/rank/rank.ts';
import { manualOrder, mostRanks, placeByHand } from '#domain/views/manual-order.ts';
import { viewDataToWire, type ViewData } from '#domain/views/view-data.ts';
import { viewFieldIds } from '#domain/views/view-field-ids.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { isInGroup } from './group-source.ts';
import { readViewData } from './read-view-data.ts';
import { isSeen, rowSources, sortKeysOf } from './row-source.ts';
import { allowOnViews, changeView, lockView, type ViewRef } from './store-view.ts';
import type { View } from './view.ts';
import { findViewFields } from './view-fields.ts';
import { isFitting, type ViewQuery } from './view-rows.ts';
import { inOrderOf, joinsOf } from './view-sort.ts';

export type RowMove = ViewRef & {
  readonly rowId: string;
  /** The row that it comes after; null for the first place. */
  readonly after: string | null;
  /** What the rows are filtered and grouped by, as JSON text: the person may not have saved it. */
  readonly data: string;
  readonly group?: string | null;
};

/** Changes the hand-made order of a view for everybody in the project. */
export async function moveViewRow(
  ctx: Ctx,
  { rowId, after, group = null, ...input }: RowMove,
): Promise<View> {
  return inTransaction(ctx, async (tx) => {
    await allowOnViews(tx, 'view.reorder', input.projectId);
    const view = await lockView(tx, input);
    const { objectType, projectId } = view;
    const stored = readViewData(objectType, JSON.stringify(view.data));
    const { filter, group: grouped } = readViewData(objectType, input.data);
    const data: ViewData = {
      ...(filter && { filter }),
      ...(grouped && { group: grouped }),
      objectRanks: stored.objectRanks ?? {},
      sort: manualOrder,
    };
    const rows = await listRanked(tx, { projectId, objectType, data }, group);
    if (!rows.some(({ id }) => id === rowId)) throw new NotFound();
    const shown = rows.slice(0, mostRanks);
    const written = placeByHand(shown, { id: rowId, after, isCut: rows.length > mostRanks });
    if (!written) throw tooFar();
    if (written.length === 0) return view;
    const ranks = await withRoom(tx, { projectId, objectType, data }, written);
    const changed = await changeView(tx, view.id, {
      data: viewDataToWire({ ...stored, objectRanks: ranks }),
    });
    await tx.record({
      type: 'view.updated',
      payload: { viewId: view.id, changed: ['objectRanks'] },
      objectId: view.id,
      version: changed.version,
    });
    return changed;
  });
}

/** In the view's order, with one row more than can be placed by hand. */
async function listRanked(tx: TxCtx, query: ViewQuery, key: string | null): Promise<Ranked[]> {
  const { objectType, projectId, data } = query;
  const source = rowSources[objectType];
  const { group } = data;
  const fields = await findViewFields(tx, tx.db, projectId, viewFieldIds(group ? { group } : {}));
  const keys = sortKeysOf(tx, source, data, fields);
  const isAsked =
    key === null || !group ? sql<boolean>`true` : isInGroup(tx, { objectType, group, fields, key });
  const { rows } = await sql<Ranked>`
    select ${source.id} as id, ${keys[0]?.value ?? sql`0::float8`} as rank
    from ${sql.table(source.table)} ${joinsOf(keys)}
    where ${isFitting(tx, query)} and ${isSeen(tx, source)} and ${isAsked}
    order by ${inOrderOf(keys, source.id)} limit ${mostRanks + 1}`.execute(tx.db);
  return rows;
}

/** Ranks of what is no longer in the project make room first. */
async function withRoom(
  tx: TxCtx,
  { objectType, projectId, data: { objectRanks = {} } }: ViewQuery,
  written: readonly Ranked[],
): Promise<Record<string, number>> {
  const news = Object.fromEntries(written.map(({ id, rank }) => [id, rank]));
  const ranks = { ...objectRanks, ...news };
  if (Object.keys(ranks).length <= mostRanks) return ranks;
  const source = rowSources[objectType];
  const { rows } = await sql<{ id: string }>`select ${source.id} as id from ${sql.table(source.table)}
    where ${source.isLive} and ${sql.ref(`${source.table}.workspace_id`)} = ${tx.workspace.id}
      and ${sql.ref(`${source.table}.project_id`)} = ${projectId}
      and ${isAmong(`${source.table}.id`, Object.keys(ranks))}`.execute(tx.db);
  const present = new Set(rows.map(({ id }) => id));
  const kept = Object.entries(ranks).filter(([id]) => present.has(id));
  if (kept.length > mostRanks) throw tooFar();
  return Object.fromEntries(kept);
}

function tooFar(): ValidationError {
  return new ValidationError(
    `At most ${groupDigits(mostRanks)} rows can be arranged by hand. Filter the view first.`,
  );
}
