import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import type { AudioVideoTab } from '#domain/media/reel-layouts.ts';
import type { LoadedFile } from './loaded-file.ts';
import type { Captions } from './captions.ts';
import { Controls } from './controls.tsx';
import { heardParts } from './heard-parts.ts';
import { HeardTabs } from './heard-tabs.tsx';
import { createPlayback, showPlayback } from './playback.ts';
import { pressPlayerKey } from './player-keys.ts';
import type { TimelineComment, TimelineMark, TimelinePart, TimelineRange } from './timeline-mark.ts';
import type { Trim } from './timeline-marks.tsx';
import { Timeline } from './timeline.tsx';
import { usePlaybackState } from './use-playback-state.ts';
import { useCaptionTrack } from './use-caption-track.ts';
import classes from './player.module.css';

export type PlayerProps = {
  file: LoadedFile;
  media: NonNullable<LoadedFile['media']>;
  captions: Captions | null;
  marks: readonly TimelineMark[];
  onMark: (() => void) | null;
  onTrim: Trim | null;
  onComment: ((time: number) => void) | null;
  comments: readonly TimelineComment[];
  onOpenComment: ((threadId: string) => void) | null;
  redacted: readonly TimelinePart[];
  /** A range that is being marked on the timeline. */
  range: TimelineRange | null;
  onRange: ((range: TimelineRange) => void) | null;
  tab: AudioVideoTab;
  onTab: (tab: AudioVideoTab) => void;
  onPrepare: (() => void) | null;
  download: ReactNode;
  children?: ReactNode;
};

/** Picture or wave, a timeline with what was highlighted, and every control by keyboard. */
export function Player({
  file,
  media,
  captions,
  marks,
  onMark,
  onTrim,
  onComment,
  comments,
  onOpenComment,
  redacted,
  range,
  onRange,
  tab,
  onTab,
  onPrepare,
  download,
  children,
}: PlayerProps) {
  const { id, name, duration, mediaType, width, height } = file;
  const { streamUrl } = media;
  const playback = useMemo(
    () => createPlayback({ fileId: id, streamUrl: streamUrl ?? '', duration: duration ?? 0 }),
    [id, streamUrl, duration],
  );
  const element = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLElement>(null);
  const isVideo = mediaType === 'VIDEO';
  const [hasCaptions, setCaptions] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const stops = [playback.attach(node), showPlayback(playback)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [playback]);
  // Without highlights there is nothing to leave out, whatever was chosen when there were some.
  const isShortened = tab === 'HighlightsOnly' && marks.length > 0;
  useEffect(() => playback.setParts(isShortened ? heardParts(marks) : null), [playback, isShortened, marks]);
  const isSharp = media.sharp?.state === 'READY';
  const wasSharp = useRef(isSharp);
  useEffect(() => {
    if (isSharp && !wasSharp.current) playback.renew();
    wasSharp.current = isSharp;
  }, [playback, isSharp]);
  useCaptionTrack(element, captions, hasCaptions);
  const { problem, isWaiting, isPlaying } = usePlaybackState(playback);
  const keys = {
    playback,
    mark: onMark && (() => onMark()),
    comment: onComment && (() => onComment(playback.get().time)),
    toggleCaptions: captions && isVideo ? () => setCaptions(!hasCaptions) : null,
    toggleFull: isVideo ? () => toggleFull(frame.current) : null,
    togglePicture: isVideo && document.pictureInPictureEnabled ? () => togglePicture(element.current) : null,
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    // Around the player lies a text in which a letter would replace the selected block.
    if (!event.ctrlKey && !event.metaKey && event.key !== 'Escape') event.stopPropagation();
    if (pressPlayerKey(event, keys)) event.preventDefault();
  });
  useEffect(() => {
    const node = frame.current;
    const onKey = (event: KeyboardEvent) => press(event);
    node?.addEventListener('keydown', onKey);
    return () => node?.removeEventListener('keydown', onKey);
  }, []);

  return (
    <section
      ref={frame}
      aria-label={`Recording ${name}`}
      className={classes.player}
      data-kind={isVideo ? 'video' : 'audio'}
      data-playing={isPlaying || undefined}
    >
      <div className={isVideo ? classes.stage : classes.hidden}>
        <video
          ref={element}
          className={classes.video}
          playsInline
          preload="none"
          poster={media.thumbnailUrl ?? undefined}
          style={width !== null && height !== null ? { aspectRatio: `${width} / ${height}` } : undefined}
          tabIndex={isVideo ? 0 : -1}
          aria-label={`Picture of ${name}`}
          onClick={() => playback.toggle()}
        >
          <track kind="captions" />
        </video>
        {isWaiting && isVideo && <span className={classes.waiting} aria-hidden />}
      </div>
      {problem !== null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <div className={classes.panel}>
        {marks.length > 0 && <HeardTabs tab={tab} onTab={onTab} />}
        <Timeline
          playback={playback}
          media={media}
          marks={marks}
          isVideo={isVideo}
          isShortened={isShortened}
          onTrim={onTrim}
          comments={comments}
          onOpenComment={onOpenComment}
          redacted={redacted}
          range={range}
          onRange={onRange}
        />
        <Controls
          download={download}
          file={file}
          onPrepare={onPrepare}
          keys={keys}
          hasTranscript={captions !== null}
          hasCaptions={hasCaptions}
        />
      </div>
      <div className={classes.below}>{children}</div>
    </section>
  );
}

function toggleFull(frame: HTMLElement | null): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void frame?.requestFullscreen().catch(() => null);
}

function togglePicture(video: HTMLVideoElement | null): void {
  if (document.pictureInPictureElement) void document.exitPictureInPicture();
  else void video?.requestPictureInPicture().catch(() => null);
}
