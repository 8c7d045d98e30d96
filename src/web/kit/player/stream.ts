import { hls as figures } from '#domain/limits/media-figures.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';

export type Stream = { readonly stop: () => void };

/** Ties a stream to the element. Browsers that know HLS play it themselves; the others get a small library. */
export async function openStream(
  media: HTMLMediaElement,
  url: string,
  onLost: (message: string) => void,
): Promise<Stream> {
  const { default: Hls } = await loadChunk('hls', () => import('hls.js/light'));
  if (!Hls.isSupported()) {
    media.src = url;
    return { stop: () => media.removeAttribute('src') };
  }
  const player = new Hls({
    maxBufferLength: figures.maxBufferSeconds,
    backBufferLength: figures.maxBufferSeconds,
    maxFragLookUpTolerance: figures.fragmentToleranceSeconds,
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
  return { stop: () => player.destroy() };
}
