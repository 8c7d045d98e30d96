import { useEffect, useState } from 'react';
import { useClient, type Client } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { HighlightClipsDocument } from '../highlights.gen.ts';

/** Those that play, in the same order; null until that is known. */
export function useClipIds(ids: readonly string[]): readonly string[] | null {
  const client = useClient();
  const key = ids.join();
  const [found, setFound] = useState<{ key: string; playing: ReadonlySet<string> } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void readPlaying(client, key === '' ? [] : key.split(',')).then(
      (playing) => isWanted && setFound({ key, playing }),
    );
    return () => {
      isWanted = false;
    };
  }, [client, key]);
  return found?.key === key ? ids.filter((id) => found.playing.has(id)) : null;
}

/** Rows that were chosen may be far from the screen, so they are asked for. */
async function readPlaying(client: Client, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const playing = new Set<string>();
  for (let from = 0; from < ids.length; from += itemLimits.pageMax) {
    const page = ids.slice(from, from + itemLimits.pageMax);
    const { data } = await client.query(HighlightClipsDocument, { ids: page }).toPromise();
    for (const { id, audioVideo } of data?.highlightsByIds ?? [])
      if (audioVideo?.fileId != null && (audioVideo.endTime ?? 0) > (audioVideo.startTime ?? 0))
        playing.add(id);
  }
  return playing;
}
