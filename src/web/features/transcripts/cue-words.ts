import type { Node } from '@tiptap/pm/model';
import { playbackOf, subscribePlaybacks } from '#web/kit/player/playback.ts';
import { timeAt } from './time-at.ts';

/** Puts the recording where the words at a position are said, once its player is there. Answers how to give up. */
export function cueWords(doc: Node, position: number): () => void {
  const said = timeAt(doc, position);
  if (!said) return () => {};
  const cue = (): boolean => {
    const playback = playbackOf(said.fileId);
    playback?.seek(said.start);
    return playback !== null;
  };
  if (cue()) return () => {};
  const stop = subscribePlaybacks(() => {
    if (cue()) stop();
  });
  return stop;
}
