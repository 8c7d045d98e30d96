import { useMemo } from 'react';
import { renderSVG } from 'uqr';
import classes from './qr-picture.module.css';

/** For the camera of a phone. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const picture = useMemo(() => qrPictureUrl(text), [text]);
  return <img src={picture} alt={label} className={classes.picture} />;
}

export function qrPictureUrl(text: string): string {
  return `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(text))}`;
}
