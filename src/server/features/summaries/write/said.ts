import { wordsAlone } from '#domain/text/words-alone.ts';
import { findAsked, middleOf, nearness, pickQuotes, type PickOptions } from '#engines/answering/index.ts';
import type { AnswerModels, Cited, CitedSentence, Source } from '#server/features/answering/index.ts';

/** A sentence that can be quoted, with what is known of it. */
export type Said = {
  readonly text: string;
  readonly cited: Cited;
  readonly vector: Float32Array | undefined;
  readonly salience: number | undefined;
  /** To what most of the text is about. */
  readonly nearness: number;
};

/** Every sentence of the sources with its meaning and its worth, where there are models for them. */
export async function readSaid(models: AnswerModels, sources: readonly Source[]): Promise<Said[]> {
  const all = sources.flatMap((source) => source.sentences.map((sentence) => ({ source, sentence })));
  const vectors = await models.embed(all.map(({ sentence }) => sentence.text));
  const salience =
    vectors &&
    (await models.salience(
      all.map(({ sentence: { text, opensTurn } }) => ({ text, opensTurn })),
      [...vectors],
    ));
  const middle = vectors && vectors.length > 0 ? middleOf(vectors) : undefined;
  return all.map((cited, at) => {
    const vector = vectors?.[at];
    return {
      text: cited.sentence.text,
      cited,
      vector,
      salience: salience?.[at],
      nearness: middle && vector ? nearness(middle, vector) : 0,
    };
  });
}

export function isQuotable({ cited }: Said): boolean {
  return !cited.sentence.isHeading;
}

/** Without what the interviewer of each note asks: a question says nothing of what people think. */
export function withoutAsked(said: readonly Said[]): Said[] {
  const notes = Map.groupBy(said, ({ cited: { source } }) => source.parentId ?? source.itemId);
  const asked = new Set<Said>();
  for (const note of notes.values()) {
    const turns = note.map(({ text, cited }) => ({ text, speaker: cited.sentence.speaker }));
    for (const at of findAsked(turns)) if (note[at]) asked.add(note[at]);
  }
  return said.filter((one) => !asked.has(one));
}

/** The best of them, in their order; what many say in the same words once. */
export function pickSaid(said: readonly Said[], options: PickOptions): Said[] {
  const known = new Set<string>();
  const quotable = said.filter((one) => {
    const words = wordsAlone(one.text);
    if (!isQuotable(one) || known.has(words)) return false;
    known.add(words);
    return true;
  });
  return pickQuotes(quotable, options)
    .sort((a, b) => a - b)
    .flatMap((at) => quotable[at] ?? []);
}

export function quoteOf({ text, cited }: Said): CitedSentence {
  return { text, opens: 'item', doubt: null, cited: [cited] };
}

/** A heading that somebody said cites it. */
export function headingOf(text: string, cited: readonly Cited[] = []): CitedSentence {
  return { text, opens: 'heading', doubt: null, cited };
}
