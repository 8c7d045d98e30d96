import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { isTimed } from '#domain/transcripts/transcript.ts';
import { formatTime } from '#editor/transcript/format-time.ts';
import { playbackOf, subscribePlaybacks } from '#web/kit/player/playback.ts';
import type { Translated } from './translated.ts';
import classes from './translated-text.module.css';

type TranslatedTextProps = { fileId: string; language: string; parts: Translated['parts'] };

/** Read along: what is said now stands out, and a click plays it. */
export function TranslatedText({ fileId, language, parts }: TranslatedTextProps) {
  const current = useCurrentPart(fileId, parts);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const [box, part] = [list.current, list.current?.children[current]];
    // The list alone is scrolled: the page follows the words of the transcript.
    if (box && part instanceof HTMLElement) box.scrollTop = part.offsetTop - box.clientHeight / 3;
  }, [current]);
  return (
    <ol ref={list} className={classes.translated} aria-label="Translation" lang={language}>
      {parts.map(({ start, end, speaker, text }, at) => (
        <li key={`${start} ${end} ${text}`} aria-current={at === current || undefined}>
          {isTimed({ start, end }) ? (
            <button
              type="button"
              aria-label={`Play from ${formatTime(start)}`}
              onClick={() => {
                const playback = playbackOf(fileId);
                playback?.seek(start);
                playback?.play();
              }}
            >
              {formatTime(start)}
            </button>
          ) : (
            <span />
          )}
          <span>
            {speaker !== '' && <b>{speaker}: </b>}
            {text}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The place of what is said now; -1 before the first words. */
function useCurrentPart(fileId: string, parts: TranslatedTextProps['parts']): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      let stop = playbackOf(fileId)?.subscribe(listener);
      const stopWatching = subscribePlaybacks(() => {
        stop?.();
        stop = playbackOf(fileId)?.subscribe(listener);
      });
      return () => {
        stop?.();
        stopWatching();
      };
    },
    [fileId],
  );
  return useSyncExternalStore(subscribe, () => {
    const time = playbackOf(fileId)?.get().time ?? 0;
    return parts.findLastIndex(({ start, end }) => isTimed({ start, end }) && start <= time);
  });
}
