import type { Node } from '@tiptap/pm/model';
import { isTimed } from '#domain/transcripts/transcript.ts';
import { formatTime } from './format-time.ts';

/** When an utterance begins, for readers; null where nobody said when. */
export function startLabel({ attrs }: Node): string | null {
  return isTimed(attrs) ? formatTime(Number(attrs['start']) || 0) : null;
}
