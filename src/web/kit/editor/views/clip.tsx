import { useState } from 'react';
import classes from './reference-card.module.css';

type ClipProps = { url: string; isSound: boolean; label: string; poster: string };

/** The recording cut to one highlight. Cut when it is first played, so nothing loads before. */
export function Clip({ url, isSound, label, poster }: ClipProps) {
  const name = `Clip: ${label.trim().slice(0, 80) || 'highlight'}`;
  const [isLoaded, setLoaded] = useState(false);
  // Until then the browser would say that it is 0:00 long.
  const state = { 'data-idle': !isLoaded || undefined, onLoadedMetadata: () => setLoaded(true) };
  return isSound ? (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- its words are the quote right below it
    <audio {...state} className={classes.clip} src={url} controls preload="none" aria-label={name} />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- its words are the quote right below it
    <video
      {...state}
      className={classes.clip}
      src={url}
      poster={poster}
      controls
      preload="none"
      playsInline
      aria-label={name}
    />
  );
}
