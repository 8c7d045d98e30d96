import { sql } from 'kysely';
import type { DocDraft } from '#domain/docs/parse-doc.ts';
import { writeQuotes, type Source } from '#server/features/answering/index.ts';
import { insertSummary, summaryTables } from '#server/features/summaries/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { subjectOf, wayOfDocs } from './doc-summary.ts';
import { insertDoc } from './insert-doc.ts';

export type SampleQuote = {
  readonly noteId: string;
  readonly speaker: string;
  /** Sentences of the note, word for word. */
  readonly said: readonly string[];
};

type SampleDoc = DocDraft & { readonly createdBy: string; readonly quotes: readonly SampleQuote[] };

/** A doc whose run quotes people, as one without a language model does. Throws for words that are not in their note. */
export async function insertSampleDoc(tx: TxCtx, { quotes, ...draft }: SampleDoc): Promise<void> {
  const doc = await insertDoc(tx, { ...draft, isSample: true });
  const { prompt, createdBy } = draft;
  const id = await insertSummary(tx, {
    ...wayOfDocs,
    subject: subjectOf(doc.id),
    prompt,
    createdBy,
    finished: { engine: 'embedded', model: '', problem: null },
    requestKey: null,
    streamId: null,
  });
  const texts = await readTexts(tx, quotes);
  await writeQuotes(
    tx.db,
    { tables: summaryTables, workspaceId: tx.workspace.id, id },
    quotes.map((quote, at) => sourceOf(quote, { number: at + 1, text: texts.get(quote.noteId) ?? '' })),
  );
}

async function readTexts(tx: TxCtx, quotes: readonly SampleQuote[]): Promise<Map<string, string>> {
  const ids = quotes.map(({ noteId }) => noteId);
  const { rows } = await sql<{ id: string; text: string }>`
    select id, text from documents where workspace_id = ${tx.workspace.id} and id = any(${ids}::uuid[])`.execute(
    tx.db,
  );
  return new Map(rows.map(({ id, text }) => [id, text]));
}

function sourceOf(
  { noteId, speaker, said }: SampleQuote,
  { number, text }: { number: number; text: string },
): Source {
  const sentences = said.map((words) => {
    const start = text.indexOf(words);
    if (start < 0) throw new Error(`The sample quotes what nobody says: ${words}`);
    const place = { seconds: null, fileId: null, page: null, opensTurn: true, isHeading: false };
    return { text: words, start, end: start + words.length, speaker, ...place };
  });
  const start = Math.min(...sentences.map((one) => one.start));
  const end = Math.max(...sentences.map((one) => one.end));
  const from = { itemId: noteId, type: 'note', parentId: null, title: '' } as const;
  return { number, ...from, start, end, nearness: undefined, sentences };
}
