import { useEffect, type RefObject } from 'react';
import type { Captions } from './captions.ts';

/** Captions as the browser draws them: they stay in full screen and in the small window. */
export function useCaptionTrack(
  element: RefObject<HTMLVideoElement | null>,
  captions: Captions | null,
  isShown: boolean,
): void {
  useEffect(() => {
    const track = element.current?.textTracks[0];
    if (track) fill(track, captions ?? [], isShown);
  }, [element, captions, isShown]);
}

function fill(track: TextTrack, captions: Captions, isShown: boolean): void {
  track.mode = isShown ? 'showing' : 'hidden';
  while (track.cues?.[0]) track.removeCue(track.cues[0]);
  for (const { start, end, text } of captions) track.addCue(new VTTCue(start, end, text));
}
