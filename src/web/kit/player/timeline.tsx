import { useRef, useState, type PointerEvent } from 'react';
import { storyboardTileAt } from '#domain/media/storyboard.ts';
import { StoryboardTile } from './storyboard-tile.tsx';
import { formatTime } from '#editor/transcript/format-time.ts';
import type { LoadedFile } from './loaded-file.ts';
import type { Playback } from './playback.ts';
import { usePlaybackState } from './use-playback-state.ts';
import { TimelineComments } from './timeline-comments.tsx';
import type { TimelineComment, TimelineMark, TimelinePart, TimelineRange as Range } from './timeline-mark.ts';
import { TimelineMarks, type Trim } from './timeline-marks.tsx';
import { TimelineRange } from './timeline-range.tsx';
import { TimelineRedactions } from './timeline-redactions.tsx';
import { Waveform } from './waveform.tsx';
import classes from './player.module.css';

export type TimelineProps = {
  playback: Playback;
  media: NonNullable<LoadedFile['media']>;
  marks: readonly TimelineMark[];
  isVideo: boolean;
  /** Only what is highlighted is played. */
  isShortened?: boolean;
  onTrim: Trim | null;
  comments: readonly TimelineComment[];
  onOpenComment: ((threadId: string) => void) | null;
  redacted: readonly TimelinePart[];
  range: Range | null;
  onRange: ((range: Range) => void) | null;
};

/** Where it stands; hovering shows the picture of that moment, highlights, comments and what is hidden are marks below. */
export function Timeline(props: TimelineProps) {
  const { playback, media, marks, isVideo, isShortened = false, onTrim, comments, onOpenComment } = props;
  const { redacted, range, onRange } = props;
  const { time, duration, bufferedTo } = usePlaybackState(playback);
  const [hover, setHover] = useState<number | null>(null);
  const track = useRef<HTMLDivElement>(null);
  const share = (seconds: number) => (duration > 0 ? Math.min(100, (100 * seconds) / duration) : 0);

  function timeAt({ clientX }: PointerEvent): number {
    const box = track.current?.getBoundingClientRect();
    if (!box || box.width === 0) return 0;
    return Math.min(1, Math.max(0, (clientX - box.left) / box.width)) * duration;
  }

  return (
    <div
      className={classes.timeline}
      data-kind={isVideo ? 'video' : 'audio'}
      data-shortened={isShortened || undefined}
    >
      {hover !== null && (
        <Moment at={hover} left={share(hover)} media={media} version={streamVersion(media.streamUrl)} />
      )}
      <div ref={track} className={classes.track}>
        {!isVideo && media.waveformUrl !== null && <Waveform url={media.waveformUrl} played={share(time)} />}
        <span className={classes.rail} aria-hidden>
          <span className={classes.buffered} style={{ width: `${share(bufferedTo)}%` }} />
          <span className={classes.played} style={{ width: `${share(time)}%` }} />
        </span>
        <span className={classes.thumb} style={{ left: `${share(time)}%` }} aria-hidden />
        <input
          type="range"
          className={classes.range}
          aria-label="Position"
          aria-valuetext={`${formatTime(time)} of ${formatTime(duration)}`}
          min={0}
          max={duration}
          step={0.1}
          value={time}
          onChange={(event) => playback.seek(Number(event.target.value))}
          onPointerMove={(event) => setHover(timeAt(event))}
          onPointerLeave={() => setHover(null)}
        />
      </div>
      {range && onRange && <TimelineRange range={range} duration={duration} onRange={onRange} />}
      {redacted.length > 0 && <TimelineRedactions parts={redacted} playback={playback} duration={duration} />}
      {marks.length > 0 && (
        <TimelineMarks marks={marks} playback={playback} duration={duration} onTrim={onTrim} />
      )}
      {comments.length > 0 && onOpenComment && (
        <TimelineComments
          comments={comments}
          playback={playback}
          duration={duration}
          onOpen={onOpenComment}
        />
      )}
    </div>
  );
}

type MomentProps = { at: number; left: number; media: TimelineProps['media']; version: 'v1' | 'v2' };

function Moment({ at, left, media: { storyboardUrl, storyboardSheets }, version }: MomentProps) {
  const { sheet } = storyboardTileAt(at, version);
  const hasPicture = storyboardUrl !== null && sheet < storyboardSheets;
  return (
    <span className={classes.moment} style={{ left: `clamp(68px, ${left}%, calc(100% - 68px))` }} aria-hidden>
      {hasPicture && (
        <StoryboardTile url={storyboardUrl} at={at} version={version} className={classes.tile} />
      )}
      {formatTime(at)}
    </span>
  );
}

/** Recordings of old have a key frame every 8 seconds, and a picture for each. */
function streamVersion(url: string | null): 'v1' | 'v2' {
  return url?.includes('/v1/') ? 'v1' : 'v2';
}
