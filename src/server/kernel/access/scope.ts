import { sql, type RawBuilder } from 'kysely';
import type { Actor, Ctx } from '#server/platform/context/context.ts';
import './tables.ts';

/** Who asks, for statements that are kept and given their values later. */
export type Asker = {
  readonly kind: Actor['kind'];
  readonly workspaceId: string | RawBuilder<string>;
  readonly grantees: readonly string[] | RawBuilder<readonly string[]>;
};

/** Who asks row by row; of tables whose rows say what `reader_bits` and `open_to_members` of `projects` do. */
export type Walker = Asker & {
  /** Whether they stand in every map that is open to all. */
  readonly isInMarkup: boolean;
  readonly readerBits: string | RawBuilder<string>;
};

function askerOf({ actor, workspace }: Pick<Ctx, 'actor' | 'workspace'>): Asker {
  return {
    kind: actor.kind,
    workspaceId: workspace.id,
    grantees: actor.kind === 'member' ? [...actor.grantees] : [],
  };
}

/**
 * The condition every list of objects starts from: the row's `access_id` is a map in which the viewer stands.
 * Set-based and indexable; a forgotten check would show nothing, not everything.
 */
export function isVisible(
  ctx: Pick<Ctx, 'actor' | 'workspace'>,
  accessIdColumn: string,
): RawBuilder<boolean> {
  return isVisibleTo(askerOf(ctx), accessIdColumn);
}

export function isVisibleTo(
  { kind, workspaceId, grantees }: Asker,
  accessIdColumn: string,
): RawBuilder<boolean> {
  if (kind === 'system') return sql<boolean>`true`;
  if (kind === 'visitor') return sql<boolean>`false`;
  return sql<boolean>`${sql.ref(accessIdColumn)} in (
    select object_id from grants
    where workspace_id = ${workspaceId} and grantee = any(${grantees}::text[]))`;
}

/**
 * The same, asked row by row: for a statement that reads a list in its order and stops after a page. It costs no plan
 * for each viewer. Only over `mostWalked` rows at a time: who sees one in ten thousand would walk the whole list, so
 * when a page comes back short, ask again with `isVisible`. Maps of other workspaces are kept away by the policy of
 * the table. A look into a map costs more than reading the row, and what the row itself knows of its map spares most
 * of them.
 */
export function isVisibleOnTheWay(
  { kind, grantees, readerBits, isInMarkup }: Walker,
  table: string,
): RawBuilder<boolean> {
  if (kind === 'system') return sql<boolean>`true`;
  if (kind === 'visitor') return sql<boolean>`false`;
  const column = (name: string): RawBuilder<unknown> => sql.ref(`${table}.${name}`);
  // `is true` keeps the names out of the index search: a map is short, and one look reads all of it.
  return sql<boolean>`case
    ${isInMarkup ? sql`when ${column('open_to_members')} then true` : sql``}
    when ${column('reader_bits')} & ${readerBits}::bigint = 0 then false
    else (
      select true from grants
      where object_id = ${column('access_id')}
        and (grantee = any(${grantees}::text[])) is true limit 1) end`;
}

/** A literal, so that the planner knows how far a walk goes without making a plan for each. */
export const mostWalked: RawBuilder<number> = sql.lit(1000);

/** The viewer's rank (0 to 3) on a row, before the cap of their role. */
export function rankOf(ctx: Pick<Ctx, 'actor' | 'workspace'>, accessIdColumn: string): RawBuilder<number> {
  if (ctx.actor.kind === 'system') return sql<number>`3`;
  if (ctx.actor.kind === 'visitor') return sql<number>`0`;
  return sql<number>`coalesce((
    select max(level) from grants
    where workspace_id = ${ctx.workspace.id} and object_id = ${sql.ref(accessIdColumn)}
      and grantee = any(${[...ctx.actor.grantees]}::text[])), 0)::int`;
}
