import { sql, type AliasedRawBuilder, type RawBuilder } from 'kysely';
import { levelRank } from '#domain/access/levels.ts';
import type { Actor, Ctx } from '#server/platform/context/context.ts';
import './tables.ts';

/**
 * The condition every list of objects starts from: the row's `access_id` is a map in which the viewer stands.
 * Set-based and indexable; a forgotten check would show nothing, not everything.
 */
export function isVisible(
  ctx: Pick<Ctx, 'actor' | 'workspace'>,
  accessIdColumn: string,
): RawBuilder<boolean> {
  const { actor, workspace } = ctx;
  return isVisibleTo(
    {
      kind: actor.kind,
      workspaceId: workspace.id,
      grantees: actor.kind === 'member' ? [...actor.grantees] : [],
    },
    accessIdColumn,
  );
}

/** What decides it, as values or as those that a kept statement is given later. */
export type Asker = {
  readonly kind: Actor['kind'];
  readonly workspaceId: string | RawBuilder<string>;
  readonly grantees: readonly string[] | RawBuilder<readonly string[]>;
};

export function isVisibleTo(asker: Asker, accessIdColumn: string): RawBuilder<boolean> {
  return standsIn(asker, accessIdColumn, sql``);
}

/** Where the map lets the viewer write; the cap of their role comes on top. */
export function isWritableTo(asker: Asker, accessIdColumn: string): RawBuilder<boolean> {
  return standsIn(asker, accessIdColumn, sql`and level >= ${sql.lit(levelRank('WRITE'))}`);
}

function standsIn(asker: Asker, accessIdColumn: string, andLevel: RawBuilder<unknown>): RawBuilder<boolean> {
  if (asker.kind === 'system') return sql<boolean>`true`;
  if (asker.kind === 'visitor') return sql<boolean>`false`;
  return sql<boolean>`${sql.ref(accessIdColumn)} in (
    select object_id from grants
    where workspace_id = ${asker.workspaceId} and grantee = any(${asker.grantees}::text[]) ${andLevel})`;
}

/** The viewer's rank (0 to 3) on a row, before the cap of their role. */
export function rankOf(ctx: Pick<Ctx, 'actor' | 'workspace'>, accessIdColumn: string): RawBuilder<number> {
  if (ctx.actor.kind === 'system') return sql<number>`3`;
  if (ctx.actor.kind === 'visitor') return sql<number>`0`;
  return sql<number>`coalesce((
    select max(level) from grants
    where workspace_id = ${ctx.workspace.id} and object_id = ${sql.ref(accessIdColumn)}
      and grantee = any(${[...ctx.actor.grantees]}::text[])), 0)::int`;
}

/**
 * For the pages of lists that grow, to be joined laterally: what `isVisible` and `rankOf` say by one look into the map
 * instead of two. There is no row where the viewer has no access.
 */
export function standingOn(
  { actor, workspace }: Pick<Ctx, 'actor' | 'workspace'>,
  accessIdColumn: string,
): AliasedRawBuilder<{ rank: number }, 'standing'> {
  const standing =
    actor.kind === 'member'
      ? sql<{ rank: number }>`(select max(level)::int as rank from grants
          where workspace_id = ${workspace.id} and object_id = ${sql.ref(accessIdColumn)}
            and grantee = any(${[...actor.grantees]}::text[]) having max(level) is not null)`
      : sql<{ rank: number }>`(select 3 as rank where ${sql.lit(actor.kind === 'system')})`;
  return standing.as<'standing'>('standing');
}

/** The rank that `standingOn` found. */
export const standingRank: RawBuilder<number> = sql<number>`standing.rank`;
