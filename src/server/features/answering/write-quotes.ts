import type { Db } from '#server/platform/db/database.ts';
import type { CitedText } from './cited-tables.ts';
import type { Source } from './source.ts';
import { writeSentences, writeSources } from './write-cited.ts';

/** A text that is nothing but the sentences of its sources, each with itself as evidence. */
export async function writeQuotes(db: Db, text: CitedText, sources: readonly Source[]): Promise<void> {
  await writeSources(db, text, sources);
  const quoted = sources.flatMap((source) => source.sentences.map((sentence) => ({ source, sentence })));
  await writeSentences(
    db,
    quoted.map((cited, place) => ({
      text,
      place,
      sentence: { text: cited.sentence.text, opens: 'item', doubt: null, cited: [cited] },
    })),
  );
}
