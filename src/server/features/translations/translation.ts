import { sql } from 'kysely';
import type { TranslationError, TranslationState } from '#domain/ai/translation.ts';
import { isNotTrashed, isVisible } from '#server/kernel/access/index.ts';
import type { Ctx, TxCtx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { TranslationPart } from './tables.ts';

/** The words of a recording in another language, each part as long as what it says. */
export type Translation = {
  readonly id: string;
  readonly fileId: string;
  readonly noteId: string;
  readonly language: string;
  readonly status: TranslationState['status'];
  readonly error: TranslationError | null;
  readonly message: string | null;
  readonly progress: number;
  readonly parts: readonly TranslationPart[];
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
};

/** Those of notes that the person may see. A job that was given up is a failure as any other. */
export function visibleTranslations(asking: Pick<Ctx, 'actor' | 'workspace'>, db: Db) {
  const job = (column: string) => sql`(select ${sql.ref(`j.${column}`)} from jobs j
    where j.workspace_id = translations.workspace_id and j.id = translations.job_id)`;
  const isLost = sql`translations.status = 'Requested' and ${job('state')} = 'failed'`;
  return db
    .selectFrom('translations')
    .innerJoin('access_objects', (join) =>
      join
        .onRef('access_objects.workspace_id', '=', 'translations.workspace_id')
        .onRef('access_objects.id', '=', 'translations.note_id'),
    )
    .select([
      'translations.id',
      'translations.file_id as fileId',
      'translations.note_id as noteId',
      'translations.language',
      sql<Translation['status']>`case when ${isLost} then 'Failure' else translations.status end`.as(
        'status',
      ),
      sql<TranslationError | null>`case when ${isLost} then 'Error' else translations.error end`.as('error'),
      sql<string | null>`coalesce(translations.message, ${job('error')})`.as('message'),
      sql<number>`case when translations.status = 'Success' then 1
        else coalesce(${job('progress')}, 0) end::double precision`.as('progress'),
      sql<readonly TranslationPart[]>`translations.parts`.as('parts'),
      'translations.created_at as createdAt',
      'translations.finished_at as finishedAt',
    ])
    .where('translations.workspace_id', '=', asking.workspace.id)
    .where(isVisible(asking, 'access_objects.source_id'))
    .where(isNotTrashed('access_objects'));
}

/** One for each language, in the order they were asked for. */
export async function listTranslations(ctx: Ctx, fileId: string): Promise<Translation[]> {
  return visibleTranslations(ctx, await ctx.reads.db())
    .where('translations.file_id', '=', fileId)
    .orderBy('translations.created_at')
    .orderBy('translations.id')
    .limit(200)
    .execute();
}

/** What was hidden in a recording must not be read in another language. */
export async function forgetTranslations(tx: TxCtx, fileId: string): Promise<void> {
  await tx.db
    .deleteFrom('translations')
    .where('workspace_id', '=', tx.workspace.id)
    .where('file_id', '=', fileId)
    .execute();
}
