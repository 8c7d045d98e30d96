import { sql } from 'kysely';
import type { SummaryFramework } from '#domain/ai/frameworks.ts';
import { summaryContentOf, type SummaryContent } from '#domain/ai/summary.ts';
import { readShown, type ShownSentence, type ShownText } from '#server/features/answering/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { loaderOfMap } from '#server/platform/graphql/loader.ts';
import { summaryTables } from './summary-tables.ts';
import type { SummaryEngine } from './tables.ts';
import './tables.ts';

const nothing: ShownText = {
  sentences: [],
  isWhole: true,
  counts: { numProjects: 0, numHighlights: 0, numChannels: 0, numItems: 0 },
};

/** Summaries as the viewer may see them; one reading for all that a response mentions. */
export const shownLoader = loaderOfMap(nothing, (ctx, db, ids) => readShown(ctx, db, summaryTables, ids));

export type NoteSummary = {
  readonly content: SummaryContent;
  readonly framework: SummaryFramework;
  readonly language: string | null;
};

/** The current summary of each note. Ask only for notes that the person may see. */
export async function readNoteSummaries(
  ctx: Ctx,
  db: Db,
  noteIds: readonly string[],
): Promise<Map<string, NoteSummary>> {
  const { rows } = await sql<{
    id: string;
    noteId: string;
    framework: SummaryFramework;
    language: string | null;
    engine: SummaryEngine;
  }>`
    select distinct on (s.object_id) s.id, s.object_id as "noteId", s.framework, s.language, s.engine
    from summaries s
    where s.workspace_id = ${ctx.workspace.id} and s.object_id = any(${[...noteIds]}::uuid[])
      and s.shown_at is not null
    order by s.object_id, s.shown_at desc`.execute(db);
  const shown = await readShown(
    ctx,
    db,
    summaryTables,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.map(({ id, noteId, framework, language, engine }) => [
      noteId,
      {
        framework,
        language,
        content: summaryContentOf(shown.get(id)?.sentences ?? [], {
          isByPerson: engine === 'person',
          isChronological: framework === 'Chronological' || framework === 'ByQuestion',
        }),
      },
    ]),
  );
}

export const noteSummaryLoader = loaderOfMap<NoteSummary | null>(null, readNoteSummaries);

/** The current text of each wrap, as the reader may see it. Ask only for wraps of channels that they may see. */
export const wrapTextLoader = loaderOfMap<readonly ShownSentence[]>([], async (ctx, db, wrapIds) => {
  const { rows } = await sql<{ id: string; wrapId: string }>`
    select distinct on (s.wrap_id) s.id, s.wrap_id as "wrapId" from summaries s
    where s.workspace_id = ${ctx.workspace.id} and s.wrap_id = any(${[...wrapIds]}::uuid[])
      and s.shown_at is not null
    order by s.wrap_id, s.shown_at desc`.execute(db);
  const ids = rows.map(({ id }) => id);
  const shown = await readShown(ctx, db, summaryTables, ids);
  return new Map(rows.map(({ id, wrapId }) => [wrapId, shown.get(id)?.sentences ?? []]));
});
