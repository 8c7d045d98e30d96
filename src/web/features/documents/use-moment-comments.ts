import type { Editor } from '@tiptap/react';
import { useEffect } from 'react';
import { onCommentAsked, type CommentMoment } from '#web/kit/player/comment-event.ts';
import { playbackOf } from '#web/kit/player/playback.ts';
import { useStable } from '#web/lib/use-stable.ts';

/** Players in the text ask for a comment at their time. Null: nobody can comment. */
export function useMomentComments(
  editor: Editor | null,
  onAsk: ((moment: CommentMoment) => void) | null,
): void {
  const ask = useStable((moment: CommentMoment) => onAsk?.(moment));
  const isOn = onAsk !== null;
  useEffect(() => (editor && isOn ? onCommentAsked(editor.view.dom, ask) : undefined), [editor, isOn, ask]);
}

/** Plays from where a comment is. False: it is on no recording that is here. */
export function playMoment({ fileId, time }: { fileId: string | null; time: number | null }): boolean {
  const playback = fileId === null || time === null ? null : playbackOf(fileId);
  if (!playback || time === null) return false;
  playback.seek(time);
  playback.play();
  return true;
}
