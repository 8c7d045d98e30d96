import { detectLanguage } from './detect-language.ts';
import type { IndexedItem } from './item.ts';
import { ItemColumns } from './item-columns.ts';
import type { Language } from './languages.data.ts';
import { noPostings, PostingWriter, type Postings } from './postings.ts';
import { splitWords } from './split-words.ts';
import { stemWord } from './stem-word.ts';

type Counts = { body: number; title: number };

/** Reads items into columns and terms. Can be searched while it grows: the tail of an index is one. */
export class SegmentBuilder {
  readonly columns = new ItemColumns();
  readonly terms = new Map<string, PostingWriter>();
  readonly languages = new Set<Language>();
  /** Words as they are written → in how many items. Terms are stems, and nobody should be shown a stem. */
  readonly words = new Map<string, number>();

  /** Answers the row. */
  add(item: IndexedItem): number {
    const title = splitWords(item.title);
    const body = splitWords(item.body);
    const language = detectLanguage(body.length < 8 ? [...title, ...body] : body);
    this.languages.add(language);
    const counts = new Map<string, Counts>();
    const words = new Set<string>();
    for (const word of title) {
      words.add(word.folded);
      countsOf(counts, stemWord(word, language)).title += 1;
    }
    for (const word of body) {
      words.add(word.folded);
      countsOf(counts, stemWord(word, language)).body += 1;
    }
    const row = this.columns.add(item, body.length, title.length);
    for (const [term, { body: inBody, title: inTitle }] of counts) {
      let writer = this.terms.get(term);
      if (!writer) this.terms.set(term, (writer = new PostingWriter()));
      writer.add(row, inBody, inTitle);
    }
    for (const word of words) this.words.set(word, (this.words.get(word) ?? 0) + 1);
    return row;
  }

  postings(term: string): Postings {
    return this.terms.get(term)?.read() ?? noPostings;
  }
}

function countsOf(counts: Map<string, Counts>, term: string): Counts {
  let known = counts.get(term);
  if (!known) counts.set(term, (known = { body: 0, title: 0 }));
  return known;
}
