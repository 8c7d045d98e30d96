import type { RefiSource, RefiText } from '#domain/refi/refi-source.ts';
import { noStamp } from '#domain/refi/refi-source.ts';
import { cardsIn } from '#editor/cards/cards-in.ts';
import { memberScope, nameMentioned } from '#server/features/cards/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { projectDocuments, type ProjectDocument } from '../pieces/project-documents.ts';
import { derivedGuid } from './derived-guid.ts';
import { filesIn, textPart, withoutBlocks } from './document-parts.ts';
import { maskSpeakers } from './mask-speakers.ts';
import { noteSources, writtenText, type NoteSources } from './note-sources.ts';
import type { ExportedCase } from './read-cases.ts';
import { readFiles } from './read-files.ts';
import { readHighlights } from './read-highlights.ts';
import { readMemos, type Memo } from './read-memos.ts';
import type { Variables } from './read-variables.ts';
import type { Highlighted } from './selections.ts';

export type Contents = {
  readonly sources: readonly RefiSource[];
  readonly memos: readonly RefiText[];
  readonly texts: NoteSources['texts'];
  readonly files: NoteSources['files'];
  readonly links: readonly { readonly guid: string; readonly from: string; readonly to: string }[];
  readonly note: { readonly id: string; readonly title: string } | null;
};

type Reading = {
  readonly storage: Storage;
  readonly projectId: string;
  readonly guidOf: (id: string) => string;
  readonly noteFields: Variables;
  readonly cases: readonly ExportedCase[];
};

/** What the format has of each note and insight, one document at a time. */
export async function* projectContents(ctx: Ctx, reading: Reading): AsyncGenerator<Contents> {
  for await (const document of projectDocuments(ctx, { projectId: reading.projectId, only: null }, [
    'notes',
    'insights',
  ])) {
    yield document.kind === 'notes'
      ? await noteContents(ctx, reading, document)
      : await insightContents(ctx, reading, document);
  }
}

async function noteContents(ctx: Ctx, reading: Reading, document: ProjectDocument): Promise<Contents> {
  const { id, title, createdBy, createdAt } = document;
  const { guidOf, cases, noteFields } = reading;
  const masked = cases.filter((one) => one.isMasked && one.noteIds.includes(id));
  const content = maskSpeakers(
    await named(ctx, document),
    masked.map(({ spokenName }) => spokenName),
  );
  const memos = await readMemos(ctx, id);
  const made = noteSources({
    id,
    title,
    content,
    createdBy,
    createdAt,
    ...(await highlighted(ctx, id, { guidOf, memos })),
    files: await readFiles(ctx, reading.storage, filesIn(content)),
    values: (await noteFields.valuesOf([id])).get(id) ?? [],
    notes: memos.filter(({ highlightId }) => highlightId === null).map((memo) => guidOf(memo.id)),
  });
  return { ...made, memos: memos.map((memo) => memoOf(memo, guidOf)), links: [], note: { id, title } };
}

/** An insight is a memo of the project; the evidence on its cards are links. */
async function insightContents(ctx: Ctx, { guidOf }: Reading, document: ProjectDocument): Promise<Contents> {
  const { id, title, createdBy, createdAt } = document;
  const content = await named(ctx, document);
  const part = textPart(withoutBlocks(content, ({ type }) => type === 'referenceCard'));
  const comments = await readMemos(ctx, id);
  const all = await highlighted(ctx, id, { guidOf, memos: comments });
  const guid = guidOf(id);
  const insight = {
    ...writtenText(all, part, guid),
    name: title,
    createdBy,
    createdAt: createdAt.toISOString(),
    notes: comments.filter(({ highlightId }) => highlightId === null).map((memo) => guidOf(memo.id)),
  };
  const links = cardsIn(content).map(({ id: target }) => ({
    guid: guidOf(derivedGuid(id, target)),
    from: guid,
    to: guidOf(target),
  }));
  const memos = [insight, ...comments.map((memo) => memoOf(memo, guidOf))];
  return { sources: [], memos, texts: [{ guid, text: part.text }], files: [], links, note: null };
}

async function named(ctx: Ctx, { content }: ProjectDocument): Promise<ProjectDocument['content']> {
  const known = await nameMentioned(await ctx.reads.db(), memberScope(ctx, ''), content);
  await ctx.reads.end();
  return known;
}

async function highlighted(
  ctx: Ctx,
  objectId: string,
  { guidOf, memos }: { guidOf: (id: string) => string; memos: readonly Memo[] },
): Promise<Highlighted> {
  const byHighlight = Map.groupBy(memos, ({ highlightId }) => highlightId);
  return {
    guidOf,
    highlights: await readHighlights(ctx, objectId),
    notesOf: (id) => (byHighlight.get(id) ?? []).map((memo) => guidOf(memo.id)),
  };
}

function memoOf({ id, text, createdBy, createdAt }: Memo, guidOf: (id: string) => string): RefiText {
  return {
    ...noStamp,
    guid: guidOf(id),
    name: 'Comment',
    description: '',
    notes: [],
    codings: [],
    values: [],
    text,
    plainTextPath: null,
    richTextPath: null,
    selections: [],
    createdBy,
    createdAt: createdAt.toISOString(),
  };
}
