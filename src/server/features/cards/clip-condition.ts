import { sql, type RawBuilder } from 'kysely';
import { isNotTrashed } from '#server/kernel/access/index.ts';
import type { CardScope } from './card-scope.ts';

/**
 * Of highlight `h`, its recording `f` and what that is in, `place`: a stretch that is ready to be cut, and that the
 * reader may see where it lies.
 */
export function hasClip(scope: CardScope): RawBuilder<boolean> {
  return sql<boolean>`(h.end_time > h.start_time and f.trashed_at is null and f.media_type is not null
    and f.status = 'DONE' and f.processing = 'COMPLETE' and ${isNotTrashed('place')}
    and ${scope.isSeen('place.source_id', 'h.project_id')}
    and exists (select 1 from file_outputs made where made.workspace_id = f.workspace_id
      and made.file_id = f.id and made.kind = 'hls-v2'))`;
}
