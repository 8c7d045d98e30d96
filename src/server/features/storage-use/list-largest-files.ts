import { sql, type RawBuilder } from 'kysely';
import { refine, string, uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import '#server/features/files/tables.ts';
import { isNotTrashed, isVisible, titleOf } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { countedPage, readPageArgs, type Page, type PageArgs } from '#server/platform/graphql/page.ts';
import { fileKind, type StorageKind } from './storage-kind.ts';

export type LargeFile = {
  readonly id: string;
  readonly name: string | null;
  readonly ownerId: string;
  readonly ownerType: 'project' | 'note' | 'insight';
  readonly ownerTitle: string | null;
  readonly kind: StorageKind;
  readonly bytes: number;
  readonly renditionBytes: number;
  readonly createdAt: Date;
  readonly inTrash: boolean;
};

const pageKey = object({ bytes: refine(string, 'number', (text) => /^\d{1,18}$/.test(text)), id: uuid });

/** An admin need not see everything in the workspace: what is closed to them has a size, and no name. */
export async function listLargestFiles(ctx: Ctx, args: PageArgs): Promise<Page<LargeFile>> {
  allow(ctx, 'upkeep.read');
  const request = readPageArgs(args, pageKey);
  const { after } = request;
  const ifVisible = (value: RawBuilder<string>) =>
    sql<string | null>`case when ${isVisible(ctx, 'access_objects.source_id')} then ${value} end`;
  const files = (await ctx.reads.db())
    .selectFrom('files')
    .where('files.workspace_id', '=', ctx.workspace.id)
    .where('files.status', '=', 'DONE');
  const rows = await files
    .innerJoin('access_objects', (join) =>
      join
        .onRef('access_objects.workspace_id', '=', 'files.workspace_id')
        .onRef('access_objects.id', '=', 'files.owner_id'),
    )
    .select([
      'files.id',
      'files.owner_id as ownerId',
      'files.owner_type as ownerType',
      'files.created_at as createdAt',
      ifVisible(sql.ref('files.name')).as('name'),
      ifVisible(titleOf('access_objects')).as('ownerTitle'),
      fileKind.as('kind'),
      sql<number>`files.size::double precision`.as('bytes'),
      sql<number>`coalesce((select sum(made.bytes) from file_outputs made
        where made.workspace_id = files.workspace_id and made.file_id = files.id), 0)::double precision`.as(
        'renditionBytes',
      ),
      sql<boolean>`files.trashed_at is not null or not ${isNotTrashed('access_objects')}`.as('inTrash'),
    ])
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(files.size, files.id) < (${after?.bytes}::bigint, ${after?.id}::uuid)`),
    )
    .orderBy('files.size', 'desc')
    .orderBy('files.id', 'desc')
    .limit(request.limit + 1)
    .execute();
  return countedPage(
    rows,
    request,
    ({ id, bytes }) => ({ id, bytes: String(bytes) }),
    () => files.select((row) => row.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  );
}
