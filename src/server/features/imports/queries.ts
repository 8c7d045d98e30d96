import { NotFound } from '#domain/errors/hark-error.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import type { Db } from '#server/platform/db/database.ts';
import { countedPage, readPageArgs, type Page, type PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import { int32 } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import { importColumns, type TableImport } from './import.ts';
import type { ProblemKind } from './tables.ts';
import './tables.ts';

const newestFirst: Sort = { kind: 'time', column: 'imports.created_at', id: 'imports.id' };

/** An import is its maker's alone: its samples show rows that others may not see yet. */
export function ownImports(ctx: Ctx, db: Db) {
  return db
    .selectFrom('imports')
    .where('imports.workspace_id', '=', ctx.workspace.id)
    .where('imports.requested_by', '=', requireMember(ctx).viewer.id);
}

export async function findImport(ctx: Ctx, id: string): Promise<TableImport | undefined> {
  return ownImports(ctx, await ctx.reads.db())
    .select(importColumns)
    .where('imports.id', '=', id)
    .executeTakeFirst();
}

export async function getImport(ctx: Ctx, id: string): Promise<TableImport> {
  const found = await findImport(ctx, id);
  if (!found) throw new NotFound();
  return found;
}

/** Those that began, newest first. */
export async function listImports(ctx: Ctx, args: PageArgs): Promise<Page<TableImport>> {
  const begun = ownImports(ctx, await ctx.reads.db()).where('imports.status', 'not in', [
    'UPLOADING',
    'READY',
  ]);
  return readPage(args, newestFirst, begun, (list) => list.select(importColumns));
}

export type ImportProblem = { readonly line: number; readonly kind: ProblemKind; readonly message: string };
const lineKey = object({ line: int32 });

/** Rows that were left out, in the order of the file. Ask only for an import of one's own. */
export async function listProblems(ctx: Ctx, importId: string, args: PageArgs): Promise<Page<ImportProblem>> {
  const request = readPageArgs(args, lineKey);
  const { after } = request;
  const db = await ctx.reads.db();
  const all = db
    .selectFrom('import_problems')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('import_id', '=', importId);
  const rows = await all
    .select(['line', 'kind', 'message'])
    .$if(after !== null, (query) => query.where('line', '>', after?.line ?? 0))
    .orderBy('line')
    .limit(request.limit + 1)
    .execute();
  return countedPage(
    rows,
    request,
    ({ line }) => ({ line }),
    () => all.select((row) => row.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  );
}
