import { sql } from 'kysely';
import { aiUserId } from '#domain/ai/ai-user.ts';
import { toText } from '#editor/text/to-text.ts';
import { nodeFromYDoc } from '#editor/yjs/from-y-doc.ts';
import type { Range } from '#engines/suggesting/index.ts';
import { readMeanings, type StoredText } from '#server/platform/ai/known-meanings.ts';
import type { ObjectRef } from '#server/features/highlights/index.ts';
import { getAccessObject, isVisible } from '#server/kernel/access/index.ts';
import { readDoc } from '#server/kernel/documents/index.ts';
import type { Embedder } from '#server/platform/ai/embedder.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import '#server/platform/search/tables.ts';
import '#server/features/insights/tables.ts';
import '#server/features/notes/tables.ts';
import '../tables.ts';

export type ReadDocument = {
  readonly id: string;
  readonly projectId: string;
  readonly text: string;
  /** What is highlighted already. */
  readonly taken: readonly Range[];
};

/** The text as this person may read it, and the parts of it that are highlighted. Throws NotFound. */
export async function readDocumentText(ctx: Ctx, ref: ObjectRef): Promise<ReadDocument> {
  const db = await ctx.reads.db();
  await getAccessObject(ctx, db, ref);
  const { text } = toText(nodeFromYDoc(await readDoc(db, ctx.workspace.id, ref.id)));
  const { rows: taken } = await sql<Range>`
    select start_offset as start, end_offset as end from highlights
    where workspace_id = ${ctx.workspace.id} and object_id = ${ref.id} and not hidden
      and not inline_comment_only and start_offset is not null and end_offset is not null`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select project_id as id from notes where workspace_id = ${ctx.workspace.id} and id = ${ref.id}
    union all select project_id from insights where workspace_id = ${ctx.workspace.id} and id = ${ref.id}`.execute(
    db,
  );
  await ctx.reads.end();
  return { id: ref.id, projectId: rows[0]?.id ?? ref.id, text, taken };
}

export type PastPassages = {
  /** What people highlighted in the project. */
  readonly kept: readonly Float32Array[];
  /** Suggestions that people rejected there. */
  readonly rejected: readonly Float32Array[];
};

const mostPast = 200;

/** Of what this person may see, the newest. */
export async function readPast(ctx: Ctx, embedder: Embedder, projectId: string): Promise<PastPassages> {
  const db = await ctx.reads.db();
  const { rows: kept } = await sql<StoredText>`
    select left(h.text, 2000) as text, v.text_hash as hash, v.vectors, cardinality(v.starts) as passages
    from highlights h
    left join search_vectors v on v.workspace_id = h.workspace_id and v.item_id = h.id and v.model = ${embedder.model}
    where h.workspace_id = ${ctx.workspace.id} and h.project_id = ${projectId} and not h.hidden
      and not h.inline_comment_only and h.text <> '' and h.created_by <> ${aiUserId}
      and ${isVisible(ctx, 'h.access_id')}
    order by h.created_at desc, h.id limit ${mostPast}`.execute(db);
  const { rows: rejected } = await sql<StoredText>`
    select left(s.text, 2000) as text, null as hash, null as vectors, null as passages
    from (
      select workspace_id, object_id, selected_text as text, reviewed_at as at from highlight_suggestions
      where workspace_id = ${ctx.workspace.id} and review = 'Rejected' and selected_text <> ''
      union all
      select workspace_id, object_id, text, deleted_at from highlights
      where workspace_id = ${ctx.workspace.id} and project_id = ${projectId} and created_by = ${aiUserId}
        and deleted_at is not null and deleted_by is not null and text <> '') as s
    join access_objects o on o.workspace_id = s.workspace_id and o.id = s.object_id and o.parent_id = ${projectId}
    where ${isVisible(ctx, 'o.source_id')}
    order by s.at desc limit ${mostPast}`.execute(db);
  await ctx.reads.end();
  const vectors = await readMeanings(embedder, [...kept, ...rejected]);
  return { kept: vectors.slice(0, kept.length), rejected: vectors.slice(kept.length) };
}
