import classes from './reference-card.module.css';

type ClipProps = { url: string; isSound: boolean; label: string };

/** The recording cut to one highlight. Cut when it is first played, so nothing loads before. */
export function Clip({ url, isSound, label }: ClipProps) {
  const name = `Clip: ${label.trim().slice(0, 80) || 'highlight'}`;
  return isSound ? (
    <audio className={classes.clip} src={url} controls preload="none" aria-label={name} />
  ) : (
    <video className={classes.clip} src={url} controls preload="none" playsInline aria-label={name} />
  );
}
