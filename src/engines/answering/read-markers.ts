/** What a marker names: a source, and one of its sentences. Both count from 1, as the model was told. */
export type Mark = { readonly source: number; readonly sentence: number | null };

/** Whole markers: [3.2], [3.2, 4.1], [[1]], 【3.2】. Bounded, so that no text takes long to read. */
const marker = /[[【［]{1,2}((?:\s?\d{1,3}(?:\.\d{1,3})?\s?[,;]?){1,12})[\]】］]{1,2}/gu;
/** What may still become a marker when more text comes. */
const begun = /[[【［]{1,2}[\d\s.,;]{0,80}$/u;

/** A text without its markers, and what they name, in order. */
export function readMarkers(text: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  const plain = text.replaceAll(marker, (_whole, inner: string) => {
    for (const [, source, sentence] of inner.matchAll(/(\d{1,3})(?:\.(\d{1,3}))?/g))
      marks.push({ source: Number(source), sentence: sentence === undefined ? null : Number(sentence) });
    return '';
  });
  return { text: tidy(plain), marks };
}

export function endsInsideMarker(text: string): boolean {
  return begun.test(text.slice(-100));
}

function tidy(text: string): string {
  return text
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ +([.,;:!?])/g, '$1')
    .trim();
}
