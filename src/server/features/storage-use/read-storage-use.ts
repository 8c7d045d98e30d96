import { sql } from 'kysely';
import '#server/features/files/tables.ts';
import '#server/features/imports/tables.ts';
import '#server/features/media/tables.ts';
import '#server/features/media-exports/tables.ts';
import '#server/features/project-exports/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { Env } from '#server/platform/env/env.ts';
import { fileKind, type StorageKind } from './storage-kind.ts';

export type StorageKindUse = { readonly kind: StorageKind; readonly count: number; readonly bytes: number };
export type StorageUse = {
  readonly bytes: number;
  readonly countedBytes: number;
  readonly limitBytes: number | null;
  readonly kinds: StorageKindUse[];
};

type Row = StorageKindUse & { readonly counted: number };

/** In one statement, from what each table says of its bytes: the storage itself may be a bucket that nobody lists. */
export async function readStorageUse(ctx: Ctx, env: Pick<Env, 'workspaceBytes'>): Promise<StorageUse> {
  allow(ctx, 'upkeep.read');
  const { id } = ctx.workspace;
  const { rows } = await sql<Row>`
    with kept as (
      select ${fileKind} as kind, size as bytes, size as counted from files
        where workspace_id = ${id} and status in ('UPLOADING', 'DONE')
      union all
      select 'RENDITIONS', sum(bytes), 0 from (
        select file_id, bytes from file_outputs where workspace_id = ${id}
        union all select file_id, bytes from earlier_outputs where workspace_id = ${id}
      ) made group by file_id
      union all
      select 'EXPORTS', bytes, 0 from media_exports where workspace_id = ${id} and bytes is not null
      union all
      select 'EXPORTS', bytes, 0 from project_exports where workspace_id = ${id} and bytes is not null
      union all
      select 'IMPORTS', bytes, 0 from imports where workspace_id = ${id} and status <> 'UPLOADING'
    )
    select kind, count(*)::int as count, sum(bytes)::double precision as bytes,
      sum(counted)::double precision as counted
    from kept group by kind order by sum(bytes) desc, kind`.execute(await ctx.reads.db());
  const sumOf = (name: 'bytes' | 'counted'): number => rows.reduce((sum, row) => sum + row[name], 0);
  return {
    bytes: sumOf('bytes'),
    countedBytes: sumOf('counted'),
    limitBytes: env.workspaceBytes ?? null,
    kinds: rows.map(({ kind, count, bytes }) => ({ kind, count, bytes })),
  };
}
