import { sql } from 'kysely';
import { isNotTrashed, isVisible } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { TranscriptStatus } from './tables.ts';
import './tables.ts';

/** The words of a recording, or of a meeting that was written down elsewhere. They are in the note's document. */
export type Transcript = {
  readonly id: string;
  readonly noteId: string;
  readonly fileId: string | null;
  readonly origin: 'ENGINE' | 'IMPORT';
  readonly engine: string;
  readonly language: string | null;
  readonly status: TranscriptStatus;
  readonly error: string | null;
  readonly rating: 'Good' | 'Bad' | null;
  readonly hasSpeech: boolean;
  readonly progress: number;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
};

/** The transcripts that the person may see, with how far an engine is. */
export function visibleTranscripts(asking: Pick<Ctx, 'actor' | 'workspace'>, db: Db) {
  const job = (column: string) => sql`(select ${sql.ref(`j.${column}`)} from jobs j
    where j.workspace_id = transcripts.workspace_id and j.id = transcripts.job_id)`;
  return db
    .selectFrom('transcripts')
    .innerJoin('access_objects', (join) =>
      join
        .onRef('access_objects.workspace_id', '=', 'transcripts.workspace_id')
        .onRef('access_objects.id', '=', 'transcripts.note_id'),
    )
    .select([
      'transcripts.id',
      'transcripts.note_id as noteId',
      'transcripts.file_id as fileId',
      'transcripts.origin',
      'transcripts.engine',
      'transcripts.language',
      sql<TranscriptStatus>`case when transcripts.status = 'REQUESTED' then
        case ${job('state')} when 'failed' then 'FAILED' when 'cancelled' then 'CANCELLED' else 'REQUESTED' end
        else transcripts.status end`.as('status'),
      sql<string | null>`coalesce(transcripts.error, ${job('error')}, ${job('cancel_reason')})`.as('error'),
      'transcripts.rating',
      // The end of the last word.
      sql<boolean>`not (transcripts.origin = 'ENGINE' and transcripts.status = 'COMPLETE'
        and transcripts.duration = 0)`.as('hasSpeech'),
      sql<number>`case when transcripts.status = 'COMPLETE' then 1
        else coalesce(${job('progress')}, 0) end::double precision`.as('progress'),
      'transcripts.created_at as createdAt',
      'transcripts.finished_at as finishedAt',
    ])
    .where('transcripts.workspace_id', '=', asking.workspace.id)
    .where(isVisible(asking, 'access_objects.source_id'))
    .where(isNotTrashed('access_objects'))
    .orderBy('transcripts.created_at', 'desc')
    .orderBy('transcripts.id', 'desc');
}

/** At most the newest 50 of a note. */
export async function listTranscripts(ctx: Ctx, noteId: string): Promise<Transcript[]> {
  return visibleTranscripts(ctx, await ctx.reads.db())
    .where('transcripts.note_id', '=', noteId)
    .limit(50)
    .execute();
}
