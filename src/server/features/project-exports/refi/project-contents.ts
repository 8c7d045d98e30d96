import type { RefiSource, RefiText } from '#domain/refi/refi-source.ts';
import { cardsIn } from '#editor/cards/cards-in.ts';
import { filesIn } from '#editor/files/files-in.ts';
import { memberScope, nameMentioned } from '#server/features/cards/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { projectDocuments, type ProjectDocument } from '../pieces/project-documents.ts';
import { derivedGuid } from '#server/platform/context/derived-guid.ts';
import { textPart, withoutBlocks } from './document-parts.ts';
import { maskSpeakers } from './mask-speakers.ts';
import { placeComments, type OutgoingMemo, type PlacedComments } from './place-comments.ts';
import { isNowhere, noteSources, writtenText, type NoteSources } from './note-sources.ts';
import type { ExportedCase } from './read-cases.ts';
import { readFiles } from './read-files.ts';
import { readHighlights } from './read-highlights.ts';
import { readMemos } from './read-memos.ts';
import type { Origins } from './read-origins.ts';
import type { Variables } from './read-variables.ts';
import { codingsOf, notesOn, type Highlighted } from './selections.ts';
import { stampOf } from './stamp-of.ts';

export type Contents = {
  readonly sources: readonly RefiSource[];
  readonly memos: readonly RefiText[];
  readonly comments: readonly OutgoingMemo[];
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
  readonly insightFields: Variables;
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
  const masked = cases.filter((one) => one.isMasked && one.noteIds.includes(id));
  const content = maskSpeakers(
    await named(ctx, document),
    masked.map(({ spokenName }) => spokenName),
  );
  const comments = placeComments(await readMemos(ctx, id), origins);
  const made = noteSources({
    id,
    title,
    content,
    createdBy,
    createdAt,
    ...(await highlighted(ctx, id, { origins, comments })),
    files: await readFiles(ctx, reading.storage, filesIn(content)),
    values: (await noteFields.valuesOf([id])).get(id) ?? [],
  });
  return {
    ...made,
    memos: [],
    comments: comments.memos,
    links: [],
    note: { id, title },
  };
}

/** An insight is a memo of the project; the evidence on its cards are links. */
async function insightContents(ctx: Ctx, reading: Reading, document: ProjectDocument): Promise<Contents> {
  const { origins, insightFields } = reading;
  const { guidOf, keptOf } = origins;
  const { id, title, createdBy, createdAt } = document;
  const content = await named(ctx, document);
  const part = textPart(withoutBlocks(content, ({ type }) => type === 'referenceCard'));
  const comments = placeComments(await readMemos(ctx, id), origins);
  const all = await highlighted(ctx, id, { origins, comments });
  const guid = guidOf(id);
  const kept = keptOf(id);
  const nowhere = all.highlights.filter(isNowhere);
  const insight = {
    ...writtenText(all, part, guid),
    ...stampOf(kept, { createdBy, createdAt }),
    name: kept.name ?? title,
    description: comments.description ?? kept.description ?? '',
    notes: [...comments.notes, ...nowhere.flatMap((one) => notesOn(all, one)), ...(kept.notes ?? [])],
    codings: nowhere.flatMap((one) => codingsOf(all, one, 0)),
    values: (await insightFields.valuesOf([id])).get(id) ?? [],
  };
  const links = cardsIn(content).map(({ id: target }) => ({
    guid: guidOf(derivedGuid(id, target)),
    from: guid,
    to: guidOf(target),
  }));
  const texts = [{ guid, text: part.text }];
  return { sources: [], memos: [insight], comments: comments.memos, texts, files: [], links, note: null };
}

async function named(ctx: Ctx, { content }: ProjectDocument): Promise<ProjectDocument['content']> {
  const known = await nameMentioned(await ctx.reads.db(), memberScope(ctx, ''), content);
  await ctx.reads.end();
  return known;
}

async function highlighted(
  ctx: Ctx,
  objectId: string,
  known: { origins: Origins; comments: PlacedComments },
): Promise<Highlighted> {
  return { ...known, highlights: await readHighlights(ctx, objectId) };
}
