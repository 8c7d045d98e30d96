import { sql } from 'kysely';
import type { SummaryFramework } from '#domain/ai/frameworks.ts';
import type { SummaryType } from '#domain/ai/summary.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import '#server/features/transcripts/tables.ts';
import '#server/kernel/projects/tables.ts';
import '#server/platform/search/tables.ts';
import type { Subject } from './subject.ts';

type Defaults = {
  readonly framework: SummaryFramework | null;
  readonly language: string | null;
  readonly type: SummaryType;
};

const ofThemes: ReadonlySet<Subject['objectType']> = new Set(['highlights', 'theme', 'wrap']);

/** What the project of the subject says. Of highlights from several projects, none decides. */
export async function readDefaults(
  tx: TxCtx,
  { objectType, objectId, highlightIds }: Subject,
): Promise<Defaults> {
  const ids = objectId === null ? [...highlightIds] : [objectId];
  const { rows } = await sql<{ framework: SummaryFramework | null; language: string | null }>`
    select distinct p.default_framework as framework, p.default_summary_language as language
    from projects p
    where p.workspace_id = ${tx.workspace.id} and p.id in (
      select coalesce(i.project_id, i.id) from search_items i
      where i.workspace_id = ${tx.workspace.id} and i.id = any(${ids}::uuid[]))`.execute(tx.db);
  const [only] = rows.length === 1 ? rows : [];
  return {
    framework: only?.framework ?? null,
    language: only?.language ?? null,
    type: ofThemes.has(objectType) ? 'ThemeSummary' : await typeOf(tx, objectId),
  };
}

/** A note with a transcript is summarized as one. */
async function typeOf(tx: TxCtx, noteId: string | null): Promise<SummaryType> {
  const { rows } = await sql`select from transcripts
    where workspace_id = ${tx.workspace.id} and note_id = ${noteId} limit 1`.execute(tx.db);
  return rows.length > 0 ? 'TranscriptSummary' : 'Summary';
}
