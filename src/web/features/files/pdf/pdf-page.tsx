import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { areasOfWords } from './areas-of-words.ts';
import { layWords } from './lay-words.ts';
import { QuoteMarks, type QuoteArea } from './quote-marks.tsx';
import type { PageSize } from './use-pdf.ts';
import type { WordsOf } from './use-scanned-words.ts';
import { useSeen } from './use-seen.ts';
import classes from './pdf.module.css';

export type PdfPageProps = {
  document: PDFDocumentProxy;
  page: number;
  scale: number;
  /** Until its own is known. */
  expected: PageSize;
  /** Words to mark on it. */
  quote: string | null;
  /** What was read from the picture of a page without words of its own. */
  wordsOf: WordsOf;
  /** Tells which page is looked at. */
  onSeen: (page: number, share: number) => void;
  children: ReactNode;
};

/** One page: a picture, and its words above it to select. Drawn when it comes near. */
export function PdfPage({ document, page, scale, expected, quote, wordsOf, onSeen, children }: PdfPageProps) {
  const [box, isNear] = useSeen<HTMLElement>((share) => onSeen(page, share));
  const [size, setSize] = useState(expected);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const [quoted, setQuoted] = useState<readonly QuoteArea[]>([]);

  useEffect(() => {
    if (!isNear) return undefined;
    const stop = new AbortController();
    const [picture, layer] = [canvas.current, words.current];
    if (picture && layer)
      draw({ document, page, scale, picture, layer, wordsOf, signal: stop.signal, onSize: setSize })
        .then(() => {
          if (!stop.signal.aborted) setQuoted(quote === null ? [] : areasOfWords(layer, quote));
        })
        .catch((error: unknown) => {
          if (!stop.signal.aborted && !(error instanceof Error && error.name.includes('Cancel')))
            setFailed(true);
        });
    return () => stop.abort();
  }, [isNear, document, page, scale, quote, wordsOf]);

  return (
    <article
      ref={box}
      className={classes.page}
      data-page={page}
      aria-label={`Page ${page}`}
      style={{ width: size.width * scale, height: size.height * scale, '--total-scale-factor': scale }}
    >
      {isNear && <canvas ref={canvas} className={classes.canvas} aria-hidden />}
      {isNear && <div ref={words} className={classes.words} data-words />}
      {hasFailed && <p className={classes.broken}>This page can’t be shown</p>}
      {isNear && quoted.length > 0 && <QuoteMarks areas={quoted} />}
      {isNear && children}
    </article>
  );
}

type Drawing = {
  document: PDFDocumentProxy;
  page: number;
  scale: number;
  picture: HTMLCanvasElement;
  layer: HTMLDivElement;
  wordsOf: WordsOf;
  signal: AbortSignal;
  onSize: (size: PageSize) => void;
};

async function draw({
  document,
  page,
  scale,
  picture,
  layer,
  wordsOf,
  signal,
  onSize,
}: Drawing): Promise<void> {
  const { TextLayer } = await import('pdfjs-dist');
  const opened = await document.getPage(page);
  if (signal.aborted) return;
  const { width, height } = opened.getViewport({ scale: 1 });
  onSize({ width, height });
  const sharpness = Math.min(2, devicePixelRatio);
  const viewport = opened.getViewport({ scale: scale * sharpness });
  picture.width = Math.floor(viewport.width);
  picture.height = Math.floor(viewport.height);
  const task = opened.render({ canvas: picture, viewport });
  signal.addEventListener('abort', () => task.cancel());
  await task.promise;
  if (signal.aborted) return;
  layer.replaceChildren();
  const text = new TextLayer({
    textContentSource: opened.streamTextContent(),
    container: layer,
    viewport: opened.getViewport({ scale }),
  });
  signal.addEventListener('abort', () => text.cancel());
  await text.render();
  if (layer.textContent.trim() !== '') return;
  const scanned = await wordsOf(page);
  if (scanned && !signal.aborted) layWords(layer, scanned, { width, height });
}
