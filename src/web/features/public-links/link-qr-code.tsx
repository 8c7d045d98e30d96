import { buttonClass } from '#web/ui/button.tsx';
import { QrPicture, qrPictureUrl } from '#web/ui/qr-picture.tsx';
import classes from './public-links.module.css';

/** The address for slides, posters and phones. */
export function LinkQrCode({ url }: { url: string }) {
  return (
    <details className={classes.options}>
      <summary>QR code</summary>
      <div className={classes.code}>
        <QrPicture text={url} label="QR code of the public link" />
        <a href={qrPictureUrl(url)} download="public-link.svg" className={buttonClass('default')}>
          Download as SVG
        </a>
      </div>
    </details>
  );
}
