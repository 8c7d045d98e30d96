import { foldTitle } from '#domain/tags/tag-key.ts';
import { insertHighlights } from '#server/features/highlights/index.ts';
import { insertTaggings, tagsOfTitles } from '#server/features/tags/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { PlacedQuote } from './place-row-quotes.ts';

type Quotes = {
  readonly projectId: string;
  readonly createdBy: string;
  readonly notes: readonly { readonly id: string; readonly highlights: readonly PlacedQuote[] }[];
};

/** The highlights of notes that are there, with tags that the project has or that are made. Answers the new ones. */
export async function writeQuotes(tx: TxCtx, { projectId, createdBy, notes }: Quotes): Promise<string[]> {
  const all = notes.flatMap(({ id, highlights }) => highlights.map((one) => ({ ...one, noteId: id })));
  if (all.length === 0) return [];
  const titles = new Map<string, string>();
  for (const title of all.flatMap(({ tags }) => tags))
    if (!titles.has(foldTitle(title))) titles.set(foldTitle(title), title);
  const { ids, madeIds } = await tagsOfTitles(tx, { projectId, titles: [...titles.values()], createdBy });
  await insertHighlights(
    tx,
    all.map(({ id, noteId, described }) => ({
      id,
      object: { type: 'note', id: noteId },
      createdBy,
      createdAt: tx.now(),
      described,
      text: described.text,
      areas: null,
      recording: null,
    })),
  );
  const taggings = all.flatMap(({ id: highlightId, tags }) =>
    tags.flatMap((title) => {
      const tagId = ids.get(foldTitle(title));
      return tagId === undefined ? [] : [{ highlightId, tagId }];
    }),
  );
  await insertTaggings(tx, taggings, createdBy);
  return madeIds;
}
