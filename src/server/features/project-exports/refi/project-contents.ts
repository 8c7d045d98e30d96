import type { RefiSource, RefiText } from '#domain/refi/refi-source.ts';
import { noStamp } from '#domain/refi/refi-source.ts';
import { cardsIn } from '#editor/cards/cards-in.ts';
import { memberScope, nameMentioned } from '#server/features/cards/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { projectDocuments, type ProjectDocument } from '../pieces/project-documents.ts';
import { derivedGuid } from '#server/platform/context/derived-guid.ts';
import { filesIn, textPart, withoutBlocks } from './document-parts.ts';
import { maskSpeakers } from './mask-speakers.ts';
import { isNowhere, noteSources, writtenText, type NoteSources } from './note-sources.ts';
import type { ExportedCase } from './read-cases.ts';
import { readFiles } from './read-files.ts';
import { readHighlights } from './read-highlights.ts';
import { readMemos, type Memo } from './read-memos.ts';
import type { Origins } from './read-origins.ts';
import type { Variables } from './read-variables.ts';
import { codingsOf, stampOf, type Highlighted } from './selections.ts';

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
  readonly origins: Origins;
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
  const { origins, cases, noteFields } = reading;
  const { guidOf } = origins;
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
    ...(await highlighted(ctx, id, { origins, memos })),
    files: await readFiles(ctx, reading.storage, filesIn(content)),
    values: (await noteFields.valuesOf([id])).get(id) ?? [],
    notes: memos.filter(({ highlightId }) => highlightId === null).map((memo) => guidOf(memo.id)),
  });
  return {
    ...made,
    texts: [...made.texts, ...memos.map((memo) => ({ guid: guidOf(memo.id), text: memo.text }))],
    memos: memos.map((memo) => memoOf(memo, guidOf)),
    links: [],
    note: { id, title },
  };
}

/** An insight is a memo of the project; the evidence on its cards are links. */
async function insightContents(ctx: Ctx, { origins }: Reading, document: ProjectDocument): Promise<Contents> {
  const { guidOf, keptOf } = origins;
  const { id, title, createdBy, createdAt } = document;
  const content = await named(ctx, document);
  const part = textPart(withoutBlocks(content, ({ type }) => type === 'referenceCard'));
  const comments = await readMemos(ctx, id);
  const all = await highlighted(ctx, id, { origins, memos: comments });
  const guid = guidOf(id);
  const kept = keptOf(id);
  const insight = {
    ...writtenText(all, part, guid),
    ...stampOf(kept, { createdBy, createdAt }),
    name: kept.name ?? title,
    description: kept.description ?? '',
    notes: [
      ...comments.filter(({ highlightId }) => highlightId === null).map((memo) => guidOf(memo.id)),
      ...(kept.notes ?? []),
    ],
    codings: all.highlights.filter(isNowhere).flatMap((one) => codingsOf(all, one, 0)),
  };
  const links = cardsIn(content).map(({ id: target }) => ({
    guid: guidOf(derivedGuid(id, target)),
    from: guid,
    to: guidOf(target),
  }));
  const memos = [insight, ...comments.map((memo) => memoOf(memo, guidOf))];
  const texts = [
    { guid, text: part.text },
    ...comments.map((memo) => ({ guid: guidOf(memo.id), text: memo.text })),
  ];
  return { sources: [], memos, texts, files: [], links, note: null };
}

async function named(ctx: Ctx, { content }: ProjectDocument): Promise<ProjectDocument['content']> {
  const known = await nameMentioned(await ctx.reads.db(), memberScope(ctx, ''), content);
  await ctx.reads.end();
  return known;
}

async function highlighted(
  ctx: Ctx,
  objectId: string,
  { origins, memos }: { origins: Origins; memos: readonly Memo[] },
): Promise<Highlighted> {
  const byHighlight = Map.groupBy(memos, ({ highlightId }) => highlightId);
  return {
    origins,
    highlights: await readHighlights(ctx, objectId),
    notesOf: (id) => (byHighlight.get(id) ?? []).map((memo) => origins.guidOf(memo.id)),
  };
}

function memoOf({ id, createdBy, createdAt }: Memo, guidOf: (id: string) => string): RefiText {
  return {
    ...noStamp,
    guid: guidOf(id),
    name: 'Comment',
    description: '',
    notes: [],
    codings: [],
    values: [],
    text: null,
    plainTextPath: `internal://${guidOf(id)}.txt`,
    richTextPath: null,
    selections: [],
    createdBy,
    createdAt: createdAt.toISOString(),
  };
}
