import { useSyncExternalStore } from 'react';

/** A browser may know how to speak and have no voice installed: it then stays silent without a word. */
export function hasDeviceVoice(): boolean {
  return 'speechSynthesis' in window && speechSynthesis.getVoices().length > 0;
}

/** Browsers load their voices after the page. */
export function useDeviceVoice(): boolean {
  return useSyncExternalStore(subscribe, hasDeviceVoice);
}

function subscribe(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => {};
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}
