import type { PageSize } from './use-pdf.ts';

export type ScannedWords = {
  readonly text: string;
  /** From and to in the text, then left, top, width and height as shares of the page. */
  readonly boxes: readonly (readonly number[])[];
};

const face = 'sans-serif';

/** Lays recognized words over the picture of their page, unseen, in the way a PDF's own words lie there. */
export function layWords(layer: HTMLElement, { text, boxes }: ScannedWords, page: PageSize): void {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return;
  layer.append(
    ...boxes.map(([start = 0, end = 0, left = 0, top = 0, width = 0, height = 0]) => {
      const word = text.slice(start, end);
      const size = height * page.height;
      pen.font = `${size}px ${face}`;
      const natural = pen.measureText(word).width;
      const span = document.createElement('span');
      // What is selected or copied has spaces between its words.
      span.textContent = `${word} `;
      span.style.left = `${left * 100}%`;
      span.style.top = `${top * 100}%`;
      span.style.fontFamily = face;
      span.style.setProperty('--font-height', `${size}px`);
      span.style.setProperty('--scale-x', String(natural === 0 ? 1 : (width * page.width) / natural));
      return span;
    }),
  );
}
