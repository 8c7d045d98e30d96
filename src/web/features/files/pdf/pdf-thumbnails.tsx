import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { useSeen } from './use-seen.ts';
import classes from './pdf.module.css';

export type PdfThumbnailsProps = {
  document: PDFDocumentProxy;
  count: number;
  current: number;
  onGo: (page: number) => void;
};

const width = 96;

/** All pages small, drawn as far as they are scrolled to. */
export function PdfThumbnails({ document, count, current, onGo }: PdfThumbnailsProps) {
  return (
    <nav className={classes.thumbnails} aria-label="Pages" data-scroller>
      <ol>
        {Array.from({ length: count }, (_, index) => (
          <Thumbnail
            key={index}
            document={document}
            page={index + 1}
            isCurrent={current === index + 1}
            onGo={onGo}
          />
        ))}
      </ol>
    </nav>
  );
}

type ThumbnailProps = {
  document: PDFDocumentProxy;
  page: number;
  isCurrent: boolean;
  onGo: (page: number) => void;
};

function Thumbnail({ document, page, isCurrent, onGo }: ThumbnailProps) {
  const [box, isNear] = useSeen<HTMLLIElement>();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const picture = canvas.current;
    if (!isNear || !picture) return undefined;
    let stop: (() => void) | undefined;
    let isCurrentRun = true;
    const draw = async () => {
      const opened = await document.getPage(page);
      if (!isCurrentRun) return;
      const scale = (width * Math.min(2, devicePixelRatio)) / opened.getViewport({ scale: 1 }).width;
      const viewport = opened.getViewport({ scale });
      picture.width = Math.floor(viewport.width);
      picture.height = Math.floor(viewport.height);
      const task = opened.render({ canvas: picture, viewport });
      stop = () => task.cancel();
      await task.promise;
    };
    // A page without a picture still has its number.
    draw().catch(() => null);
    return () => {
      isCurrentRun = false;
      stop?.();
    };
  }, [isNear, document, page]);
  return (
    <li ref={box}>
      <button
        type="button"
        className={classes.thumbnail}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={`Page ${page}`}
        onClick={() => onGo(page)}
      >
        {isNear ? <canvas ref={canvas} aria-hidden /> : <span className={classes.noThumbnail} />}
        {page}
      </button>
    </li>
  );
}
