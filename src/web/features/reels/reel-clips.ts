import type { NoteReelQuery, ReelPartFieldsFragment } from '#web/lib/graphql.gen.ts';
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
        saidBy: highlight?.saidBy ?? [],
        title,
        text: highlight?.text ?? '',
        isVideo: mediaType === 'VIDEO',
        posterUrl: thumbnailUrl,
      },
    ];
  });
}

type Recording = NonNullable<NoteReelQuery['file']>;
type Marked = NoteReelQuery['highlights']['items'][number];

/** In the order of time; none while the recording can't be played. */
export function clipsInRecording(
  { id: fileId, media, mediaType, processing }: Recording,
  title: string,
  highlights: readonly Marked[],
): ReelClip[] {
  const streamUrl = processing === 'COMPLETE' ? media?.streamUrl : null;
  if (streamUrl == null) return [];
  return highlights
    .flatMap(({ id, text, saidBy, audioVideo }) => {
      const [start, end] = [audioVideo?.startTime ?? 0, audioVideo?.endTime ?? 0];
      if (audioVideo?.fileId !== fileId || end <= start) return [];
      const isVideo = mediaType === 'VIDEO';
      return [
        {
          id,
          fileId,
          streamUrl,
          start,
          end,
          saidBy,
          title,
          text,
          isVideo,
          posterUrl: media?.thumbnailUrl ?? null,
        },
      ];
    })
    .toSorted((one, other) => one.start - other.start);
}
