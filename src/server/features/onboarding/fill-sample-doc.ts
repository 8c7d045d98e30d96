import { insertSampleDoc } from '#server/features/docs/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { sampleDoc } from './sample/doc.data.ts';

type Sample = {
  readonly projectId: string;
  /** By title. */
  readonly noteIds: ReadonlyMap<string, string>;
  readonly createdBy: string;
};

/** One AI doc that rests on the sample’s notes. */
export async function fillSampleDoc(tx: TxCtx, { projectId, noteIds, createdBy }: Sample): Promise<void> {
  const { title, prompt, quotes } = sampleDoc;
  await insertSampleDoc(tx, {
    title,
    prompt,
    filter: { objectType: 'Project', objectIds: [projectId] },
    createdBy,
    quotes: quotes.map(({ note, speaker, said }) => ({ noteId: idOf(noteIds, note), speaker, said })),
  });
}

function idOf(noteIds: ReadonlyMap<string, string>, title: string): string {
  const id = noteIds.get(title);
  if (id === undefined) throw new Error(`The sample has no note ${title}`);
  return id;
}
