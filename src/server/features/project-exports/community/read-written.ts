import { sql } from 'kysely';
import { isOf } from '#domain/codec/codec.ts';
import { uuid } from '#domain/codec/primitives.ts';
import type { ExportedInsight, ExportedNote } from '#domain/exports/document-codecs.ts';
import type { InsightStatus } from '#domain/insights/insight-status.ts';
import { filesIn } from '#editor/files/files-in.ts';
import { withoutAnnotations } from '#editor/annotations/without-annotations.ts';
import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';
import { withoutFilesOfOthers } from '#server/features/files/index.ts';
import { readNoteSummaries } from '#server/features/summaries/index.ts';
import { readDocument } from '#server/kernel/documents/index.ts';
import { isVisibleWritten } from '#server/kernel/writing/index.ts';
import { maskSpeakers } from '../refi/mask-speakers.ts';
import { inParts, reading, type SetUp } from './exporting.ts';
import { readThreadIds } from './read-comments.ts';
import '#server/features/highlights/tables.ts';
import '#server/features/insights/tables.ts';
import '#server/features/notes/tables.ts';

export type WrittenRow = {
  readonly id: string;
  readonly title: string;
  readonly locked: boolean;
  readonly createdAt: Date;
};
export type InsightRow = WrittenRow & {
  readonly status: InsightStatus;
  readonly fileId: string | null;
  readonly published: boolean;
};

const insightColumns = sql`, insights.status, insights.cover_file_id as "fileId", exists (
  select 1 from insight_publications live where live.workspace_id = insights.workspace_id
    and live.insight_id = insights.id and live.unpublished_at is null) as published`;

export const listNotes = (exporting: SetUp): Promise<WrittenRow[]> => list<WrittenRow>(exporting, 'notes');
export const listInsights = (exporting: SetUp): Promise<InsightRow[]> =>
  list<InsightRow>(exporting, 'insights');

function list<Row>(exporting: SetUp, table: 'notes' | 'insights'): Promise<Row[]> {
  return reading(exporting, async (db) => {
    const { rows } = await sql<Row>`
      select id, title, locked_at is not null as locked, created_at as "createdAt"
        ${table === 'insights' ? insightColumns : sql``}
      from ${sql.table(table)}
      where ${isVisibleWritten(exporting.ctx, table)} and ${sql.ref(`${table}.project_id`)} = ${exporting.projectId}
      order by created_at, id`.execute(db);
    return rows;
  });
}

/** One document at a time: together they may not fit in memory. */
export async function* readNotes(
  exporting: SetUp,
  rows: readonly WrittenRow[],
  hiddenNames: readonly string[],
): AsyncGenerator<ExportedNote[]> {
  for (const part of inParts(rows, 200)) {
    const ids = part.map(({ id }) => id);
    const summaries = await reading(exporting, (db) => readNoteSummaries(exporting.ctx, db, ids));
    for (const row of part) {
      const content = maskSpeakers(await contentOf(exporting, row.id), hiddenNames);
      const summary = summaries.get(row.id);
      yield [
        {
          ...plain(row),
          content,
          fileId: filesIn(content)[0] ?? null,
          published: false,
          summaryContent: summary?.content ?? null,
          summaryFramework: summary?.framework ?? null,
          summaryLanguage: summary?.language ?? null,
        },
      ];
    }
  }
}

export async function* readInsights(
  exporting: SetUp,
  rows: readonly InsightRow[],
): AsyncGenerator<ExportedInsight[]> {
  for (const row of rows) {
    const { status, fileId, published } = row;
    const content = await contentOf(exporting, row.id);
    yield [{ ...plain(row), content, fileId, published, status }];
  }
}

function plain({ id, title, locked, createdAt }: WrittenRow) {
  return { id, title, locked, createdAt: createdAt.toISOString() };
}

async function contentOf(exporting: SetUp, id: string): Promise<DocumentJson> {
  const { ctx, met } = exporting;
  const content = await reading(exporting, async (db) => {
    const kept = await db
      .selectFrom('highlights')
      .select('id')
      .where('workspace_id', '=', ctx.workspace.id)
      .where('object_id', '=', id)
      .where('hidden', '=', false)
      .where('deleted_at', 'is', null)
      .where('inline_comment_only', '=', false)
      .execute();
    const ids = new Set(kept.map((one) => one.id));
    const threads = exporting.withComments ? await readThreadIds(exporting, db, id) : new Set<string>();
    const stored = await withoutFilesOfOthers(ctx, db, await readDocument(db, ctx.workspace.id, id));
    return withoutAnnotations(stored, {
      isHighlight: (one) => ids.has(one),
      isComment: (one) => threads.has(one),
    });
  });
  meet(content, met);
  return content;
}

/** Contacts by mention and as speakers. A speaker who is no contact has only a number of the transcript. */
function meet({ type, attrs, content = [] }: NodeJson, met: Set<string>): void {
  const id = type === 'utterance' ? attrs?.['speakerId'] : attrs?.['id'];
  const isPerson = type === 'utterance' || (type === 'mention' && attrs?.['kind'] === 'person');
  if (isPerson && isOf(uuid, id)) met.add(id);
  for (const child of content) meet(child, met);
}
