import { detectLanguage } from './detect-language.ts';
import type { IndexedItem } from './item.ts';
import { ItemColumns } from './item-columns.ts';
import type { Language } from './languages.data.ts';
import { noPostings, PostingWriter, type Postings } from './postings.ts';
import { inPieces } from './in-pieces.ts';
import { splitWords, type Word } from './split-words.ts';
import { stemWord } from './stem-word.ts';
import type { WordCount } from './word-list.ts';

const wordsInAPiece = 20_000;

/** What a written word leads to, so that each word of a text is looked up once. */
type Known = { readonly word: WordCount; readonly postings: PostingWriter };

/** Reads items into columns and terms. Can be searched while it grows: the tail of an index is one. */
export class SegmentBuilder {
  readonly columns = new ItemColumns();
  readonly terms = new Map<string, PostingWriter>();
  readonly languages = new Set<Language>();
  /** Words as they are written → in how many items. Terms are stems, and nobody should be shown a stem. */
  readonly words = new Map<string, WordCount>();
  readonly #known = new Map<Language, Map<string, Known>>();

  /** Answers the row. Stops after each piece of a long text, so that others can have their turn. */
  *add(item: IndexedItem): Generator<undefined, number> {
    const title = splitWords(item.title);
    const body: Word[] = [];
    for (const piece of inPieces(item.body)) {
      if (body.length > 0) yield;
      for (const word of splitWords(piece)) body.push(word);
    }
    const language = detectLanguage(body.length < 8 ? [...title, ...body] : body);
    this.languages.add(language);
    let known = this.#known.get(language);
    if (!known) this.#known.set(language, (known = new Map()));
    const row = this.columns.add(item, body.length, title.length);
    for (const word of title) this.#count(known, word, language, row, true);
    for (const [place, word] of body.entries()) {
      if (place > 0 && place % wordsInAPiece === 0) yield;
      this.#count(known, word, language, row, false);
    }
    return row;
  }

  postings(term: string): Postings {
    return this.terms.get(term)?.read() ?? noPostings;
  }

  #count(known: Map<string, Known>, word: Word, language: Language, row: number, inTitle: boolean): void {
    let entry = known.get(word.lower);
    if (!entry) known.set(word.lower, (entry = this.#learn(word, language)));
    if (entry.word.lastRow !== row) {
      entry.word.lastRow = row;
      entry.word.items += 1;
    }
    entry.postings.count(row, inTitle);
  }

  #learn(word: Word, language: Language): Known {
    const term = stemWord(word, language);
    let postings = this.terms.get(term);
    if (!postings) this.terms.set(term, (postings = new PostingWriter()));
    let count = this.words.get(word.folded);
    if (!count) this.words.set(word.folded, (count = { items: 0, lastRow: -1 }));
    return { word: count, postings };
  }
}
