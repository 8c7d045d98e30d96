import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReelClip } from './reel-clip.ts';
import { createReelPlayback, type ReelPlayback } from './reel-playback.ts';

export type ReelCards = { isOn: boolean; toggle: () => void };

/** A new one when the clips or their order change; it stands at the clip that the one before it had reached. */
export function useReelPlayback(clips: readonly ReelClip[]): { playback: ReelPlayback; cards: ReelCards } {
  const [isOn, setOn] = useState(false);
  const cards = useRef(isOn);
  const reached = useRef<string | null>(null);
  useEffect(() => {
    cards.current = isOn;
  }, [isOn]);
  const key = clips.map(({ id, start, end, streamUrl }) => `${id} ${start} ${end} ${streamUrl}`).join('\n');
  const playback = useMemo(
    () => createReelPlayback(clips, { hasCards: () => cards.current, startAt: reached.current }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is read again without a change must not stop it
    [key],
  );
  useEffect(
    () =>
      playback.subscribe(() => {
        reached.current = clips[playback.get().index]?.id ?? null;
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
    [playback],
  );
  return { playback, cards: { isOn, toggle: () => setOn(!isOn) } };
}
