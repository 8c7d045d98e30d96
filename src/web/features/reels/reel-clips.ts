import type { ReelPartFieldsFragment } from '#web/lib/graphql.gen.ts';
import type { ReelClip } from './player/reel-clip.ts';

/** What of a reel can play now, for this person. */
export function clipsOf(parts: readonly ReelPartFieldsFragment[]): ReelClip[] {
  return parts.flatMap((part) => {
    const { id, state, fileId, streamUrl, startTime, endTime, title, mediaType, thumbnailUrl, highlight } =
      part;
    if (state !== 'READY' || fileId === null || streamUrl === null) return [];
    return [
      {
        id,
        fileId,
        streamUrl,
        start: startTime,
        end: endTime,
        title,
        text: highlight?.text ?? '',
        isVideo: mediaType === 'VIDEO',
        posterUrl: thumbnailUrl,
      },
    ];
  });
}
