import { sql } from 'kysely';
import { slugOf } from '#domain/ids/slug.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { withoutFilesOfOthers } from '#server/features/files/index.ts';
import { readDocument } from '#server/kernel/documents/index.ts';
import { isVisibleWritten } from '#server/kernel/writing/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { isWanted, type ChosenPart } from './is-wanted.ts';

export type ProjectDocument = {
  readonly id: string;
  readonly kind: 'notes' | 'insights';
  readonly title: string;
  /** Without its ending; no two of a project have the same. */
  readonly path: string;
  readonly content: DocumentJson;
  readonly createdBy: string;
  readonly createdAt: Date;
};

/** The notes and insights that the person may see, one at a time: together they may not fit in memory. */
export async function* projectDocuments(
  ctx: Ctx,
  asked: ChosenPart,
  kinds: readonly ProjectDocument['kind'][],
): AsyncGenerator<ProjectDocument> {
  const taken = new Set<string>();
  for (const kind of kinds) {
    for (const { id, title, ...made } of await listOf(ctx, asked, kind)) {
      const db = await ctx.reads.db();
      const content = await withoutFilesOfOthers(ctx, db, await readDocument(db, ctx.workspace.id, id));
      await ctx.reads.end();
      yield { id, kind, title: title || 'Untitled', path: pathOf(kind, title, taken), content, ...made };
    }
  }
}

type Row = { id: string; title: string; createdBy: string; createdAt: Date };

async function listOf(
  ctx: Ctx,
  { projectId, only }: ChosenPart,
  kind: ProjectDocument['kind'],
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, title, created_by as "createdBy", created_at as "createdAt" from ${sql.table(kind)}
    where ${isVisibleWritten(ctx, kind)} and ${sql.ref(`${kind}.project_id`)} = ${projectId}
      and ${isWanted('id', only)}
    order by created_at, id`.execute(await ctx.reads.db());
  await ctx.reads.end();
  return rows;
}

function pathOf(kind: string, title: string, taken: Set<string>): string {
  const base = `${kind}/${slugOf(title) || 'untitled'}`;
  let path = base;
  for (let count = 2; taken.has(path); count += 1) path = `${base}-${count}`;
  taken.add(path);
  return path;
}
