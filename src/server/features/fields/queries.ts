import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { FieldOwner } from '#domain/fields/field-types.ts';
import { byRank } from '#domain/rank/rank.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { loaderOf, type RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { selectFields, type Field } from './field.ts';
import './tables.ts';

/** A field where it is used. */
export type PlacedField = {
  readonly id: string;
  readonly field: Field;
  readonly visible: boolean;
  readonly rank: number;
};
export type FieldPlace = { readonly owner: FieldOwner; readonly projectId: string | null };

/** The fields of notes or insights of a project, or those of the whole workspace, as the settings and tables show them. */
export async function listFields(ctx: Ctx, place: FieldPlace): Promise<PlacedField[]> {
  const db = await ctx.reads.db();
  allow(ctx, 'field.read');
  if (place.projectId !== null) await getAccessObject(ctx, db, { type: 'project', id: place.projectId });
  return fieldsOf(ctx, db, place);
}

/** In order. With a project, its own and those of the whole workspace. Ask only for projects whose reader may know. */
export async function fieldsOf(
  ctx: Pick<Ctx, 'workspace'>,
  db: Db,
  { owner, projectId }: FieldPlace,
): Promise<PlacedField[]> {
  const rows = await selectFields(ctx, db)
    .leftJoin('field_preferences as preference', (join) =>
      join
        .onRef('preference.workspace_id', '=', 'fields.workspace_id')
        .onRef('preference.field_id', '=', 'fields.id')
        .on(sql<boolean>`preference.project_id is not distinct from ${projectId}::uuid`),
    )
    .select(['preference.visible', 'preference.rank as placedRank'])
    .where('field_sets.owner', '=', owner)
    .where('fields.trashed_at', 'is', null)
    .where(
      sql<boolean>`(field_sets.project_id is null or field_sets.project_id is not distinct from ${projectId}::uuid)`,
    )
    .execute();
  return rows
    .map(({ visible, placedRank, ...field }) => place(field, { projectId, visible, rank: placedRank }))
    .sort((a, b) => byRank({ id: a.field.id, rank: a.rank }, { id: b.field.id, rank: b.rank }));
}

export function place(
  field: Field,
  at: { projectId: string | null; visible: boolean | null; rank: number | null },
): PlacedField {
  return {
    id: `${at.projectId ?? 'workspace'}.${field.id}`,
    field,
    visible: at.visible ?? true,
    rank: at.rank ?? field.rank,
  };
}

const placeKey = Symbol('fieldPlaces');

/** The fields that things of a kind can have; one query for each project that an answer mentions. */
export function placeLoader(ctx: RequestCtx): DataLoader<FieldPlace, PlacedField[], string> {
  return loaderOf(ctx, placeKey, () => {
    return new DataLoader(
      async (places: readonly FieldPlace[]) => {
        const db = await ctx.reads.db();
        return Promise.all(places.map((one) => fieldsOf(ctx, db, one)));
      },
      { cacheKeyFn: ({ owner, projectId }) => `${owner} ${projectId ?? ''}` },
    );
  });
}
