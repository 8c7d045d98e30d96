import { sql } from 'kysely';
import type { Clip } from '#server/features/cards/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { findQuotes } from './find-quotes.ts';

/** The clip of a highlight that everybody may see. */
export async function findOpenClip(
  db: Db,
  asking: { workspaceId: string; now: Date },
  id: string,
): Promise<Clip | undefined> {
  const [quote] = await findQuotes(db, asking, sql<boolean>`h.id = ${id}`);
  const { fileId, mediaType, startTime, endTime, redaction } = quote ?? {};
  if (!quote?.hasClip || fileId == null || mediaType == null || startTime == null || endTime == null)
    return undefined;
  return { fileId, mediaType, startTime, endTime, redaction: redaction ?? 0 };
}
