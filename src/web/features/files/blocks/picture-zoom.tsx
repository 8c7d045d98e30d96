import { FullScreenDialog } from '#web/ui/full-screen-dialog.tsx';
import classes from './picture.module.css';

export type PictureZoomProps = { src: string; alt: string; caption: string | null; onClose: () => void };

/** As large as the window. */
export function PictureZoom({ src, alt, caption, onClose }: PictureZoomProps) {
  const whole = src.startsWith('/image/') && !src.includes('?') ? `${src}?width=4096` : src;
  return (
    <FullScreenDialog title={caption ?? (alt === '' ? 'Image' : alt)} onClose={onClose}>
      <div className={classes.zoom}>
        <img src={whole} alt={alt} />
      </div>
    </FullScreenDialog>
  );
}
