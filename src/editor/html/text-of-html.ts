import type { HtmlReader } from './from-html.ts';

/** The words of a document, and where a byte of them is: in Unicode code points from the start of `text`. */
export type PlacedWords = { readonly text: string; readonly placeOf: (byte: number) => number };

const blocks = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BR DD DIV DL DT FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI OL P PRE SECTION TABLE TD TH TR UL'.split(
    ' ',
  ),
);
const [elementNode, textNode] = [1, 3];

/** Bytes are those of the text between the tags in UTF-8. Blank text between blocks counts, but says nothing. */
export function textOfHtml(html: string, readHtml: HtmlReader): PlacedWords {
  const words = new Words();
  read(readHtml(html), words);
  return { text: words.text(), placeOf: (byte) => words.placeOf(byte) };
}

function read(node: Node, words: Words): void {
  for (const child of node.childNodes) {
    if (child.nodeType === textNode) words.add(child.textContent ?? '');
    if (child.nodeType !== elementNode) continue;
    const isBlock = blocks.has(child.nodeName.toUpperCase());
    if (isBlock) words.breakLine();
    read(child, words);
    if (isBlock) words.breakLine();
  }
}

class Words {
  readonly #written: string[] = [];
  /** For each code point of the source: its first byte, and its place in what is written. */
  readonly #bytes: number[] = [];
  readonly #places: number[] = [];
  #byte = 0;
  #isBlank = true;
  #isBroken = false;

  add(text: string): void {
    for (const sign of text.toWellFormed()) {
      const isBlank = /\s/u.test(sign);
      if (!isBlank && this.#isBroken) this.#write('\n');
      this.#bytes.push(this.#byte);
      this.#places.push(this.#written.length);
      this.#byte += bytesOf(sign.codePointAt(0) ?? 0);
      if (isBlank && this.#isBlank) continue;
      this.#write(isBlank ? ' ' : sign);
      this.#isBlank = isBlank;
    }
  }

  breakLine(): void {
    if (this.#written.length === 0) return;
    this.#isBroken = true;
    this.#isBlank = true;
  }

  text(): string {
    return this.#written.join('');
  }

  placeOf(byte: number): number {
    let [low, high] = [0, this.#bytes.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#bytes[middle] ?? 0) < byte) low = middle + 1;
      else high = middle;
    }
    return this.#places[low] ?? this.#written.length;
  }

  #write(sign: string): void {
    this.#written.push(sign);
    this.#isBroken = false;
  }
}

/** In UTF-8. */
function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
