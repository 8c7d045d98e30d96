import { useSyncExternalStore } from 'react';
import type { Playback, PlaybackState } from './playback.ts';

export function usePlaybackState(playback: Playback): PlaybackState {
  return useSyncExternalStore(playback.subscribe, playback.get);
}
