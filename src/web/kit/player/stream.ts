import { hls as figures } from '#domain/limits/media-figures.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import type { Quality } from './quality.ts';

export type Stream = {
  readonly stop: () => void;
  readonly setQuality: (quality: Quality) => void;
};

type Opening = { readonly quality: Quality; readonly onLost: (message: string) => void };

/** Ties a stream to the element. Browsers that know HLS play it themselves; the others get a small library. */
export async function openStream(
  media: HTMLMediaElement,
  url: string,
  { quality, onLost }: Opening,
): Promise<Stream> {
  const { default: Hls } = await loadChunk('hls', () => import('hls.js/light'));
  if (!Hls.isSupported()) {
    media.src = listOf(url, quality);
    return {
      stop: () => media.removeAttribute('src'),
      setQuality: (next) => changeSource(media, listOf(url, next)),
    };
  }
  const player = new Hls({
    maxBufferLength: figures.maxBufferSeconds,
    backBufferLength: figures.maxBufferSeconds,
    maxFragLookUpTolerance: figures.fragmentToleranceSeconds,
  });
  const setQuality = (next: Quality): void => {
    if (next === 'auto') player.nextLevel = -1;
    // Sorted by their bandwidth. What was loaded ahead in the other one would be played for up to a minute.
    else player.currentLevel = next === 'light' ? 0 : player.levels.length - 1;
  };
  player.on(Hls.Events.MANIFEST_PARSED, () => {
    if (quality !== 'auto') setQuality(quality);
  });
  player.on(Hls.Events.ERROR, (_event, { fatal, type, response }) => {
    if (!fatal) return;
    if (response?.code === 403 || response?.code === 404) {
      onLost('This recording can’t be played. It was deleted, or you no longer have access.');
      player.destroy();
    } else if (type === Hls.ErrorTypes.NETWORK_ERROR) {
      onLost('The recording couldn’t load. Check your connection, then press Play.');
    } else if (type === Hls.ErrorTypes.MEDIA_ERROR) {
      player.recoverMediaError();
    }
  });
  player.loadSource(url);
  player.attachMedia(media);
  return { stop: () => player.destroy(), setQuality };
}

/** A browser that plays the list itself chooses by its connection; only the light stream can be asked for. */
function listOf(url: string, quality: Quality): string {
  return quality === 'light' ? url.replace(/master\.m3u8$/, 'index.m3u8') : url;
}

function changeSource(media: HTMLMediaElement, url: string): void {
  const { currentTime, paused } = media;
  media.src = url;
  media.currentTime = currentTime;
  if (!paused) void media.play().catch(() => null);
}
