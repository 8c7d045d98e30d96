import { asNode } from '#editor/schema/as-node.ts';
import type { CardKind } from '#editor/cards/card-properties.ts';
import { toText } from '#editor/text/to-text.ts';
import { toYUpdate } from '#editor/yjs/to-y-update.ts';
import { insertWholeFile } from '#server/features/files/index.ts';
import { insertInsights } from '#server/features/insights/index.ts';
import { insertNotes } from '#server/features/notes/index.ts';
import { keepTranscript } from '#server/features/transcripts/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { derivedGuid } from '#server/platform/context/derived-guid.ts';
import { isMissing } from './contents.ts';
import { dateOf } from './date-of.ts';
import type { Memos } from './memos.ts';
import type { Origins } from './origins.ts';
import { cardBlock, placeLinks, type PlacedLinks } from './place-links.ts';
import { planMemo, planNote, type Planning } from './plan-note.ts';
import type { PlannedNote } from './planned-note.ts';
import type { Comments } from './write-comments.ts';
import { writeHighlights } from './write-highlights.ts';
import type { ProjectWriting } from './project-writing.ts';

type Writing = Omit<ProjectWriting, 'planning'> & {
  readonly planning: Planning;
  readonly tags: ReadonlyMap<string, string>;
  readonly origins: Origins;
  readonly memos: Memos;
  readonly comments: Comments;
};

type WrittenSources = {
  /** The note of each source. */
  readonly ids: ReadonlyMap<string, string>;
  /** The highlight of each selection. */
  readonly highlights: ReadonlyMap<string, string>;
};

export async function writeSources(tx: TxCtx, writing: Writing): Promise<WrittenSources> {
  const { project, createdBy, planning, origins } = writing;
  const ids = new Map<string, string>();
  const highlights = new Map<string, string>();
  for (const source of project.sources) {
    const note = await planNote(planning, source);
    await writeWritten(tx, 'note', note, writing);
    if (note.file) {
      await insertWholeFile(tx, { ...note.file, owner: { type: 'note', id: note.id }, createdBy });
      const hasWords = note.parts.some(({ id }) => id === 'transcript');
      if (hasWords) await keepTranscript(tx, { fileId: note.file.id, noteId: note.id, by: createdBy });
    } else if (source.kind !== 'text') origins.report('Sources whose file isn’t in the archive');
    else if (isMissing(source)) origins.report('Sources whose text isn’t in the archive');
    if ('transcripts' in source)
      origins.report(
        'Descriptions of transcripts',
        source.transcripts.filter(({ description }) => description !== '').length,
      );
    await writeAround(tx, 'note', note, writing);
    ids.set(source.guid, note.id);
    for (const { guid, id } of note.highlights) highlights.set(guid, id);
  }
  return { ids, highlights };
}

/** Memos that are texts of their own as insights; answers the insight of each. */
export async function writeMemos(
  tx: TxCtx,
  writing: Writing,
  { ids, highlights }: WrittenSources,
): Promise<ReadonlyMap<string, string>> {
  const { memos, planning, project, projectId, tags, origins } = writing;
  const insights = new Map(memos.alone.map(({ guid }) => [guid, planning.newId()]));
  const shown = new Map([
    ...shownAs('note', ids),
    ...shownAs('highlight', highlights),
    ...shownAs('tag', tags),
    ...shownAs('insight', insights),
  ]);
  const links = placeLinks(project.links, new Set(insights.keys()), shown);
  origins.keepLinks(links.rest);
  for (const memo of memos.alone) {
    const planned = await planMemo(planning, memo, insights.get(memo.guid) ?? planning.newId());
    const insight = withCards(planned, links, origins);
    await writeWritten(tx, 'insight', insight, writing);
    await writeAround(tx, 'insight', insight, writing);
    await tx.record({
      type: 'insight.created',
      payload: { insightId: insight.id, projectId },
      objectId: insight.id,
      version: 1,
    });
  }
  return insights;
}

function shownAs(kind: CardKind, ids: ReadonlyMap<string, string>) {
  return [...ids].map(([guid, id]) => [guid, { kind, id }] as const);
}

/** The evidence that a memo links to, below its words. */
function withCards(insight: PlannedNote, { cards }: PlacedLinks, origins: Origins): PlannedNote {
  const own = cards.get(insight.guid) ?? [];
  for (const { guid, id } of own)
    origins.add({ kind: 'part', id: derivedGuid(insight.id, id), guid, kept: {} });
  const { document } = insight;
  return {
    ...insight,
    document: { ...document, content: [...(document.content ?? []), ...own.map(cardBlock)] },
  };
}

async function writeWritten(
  tx: TxCtx,
  thing: 'note' | 'insight',
  note: PlannedNote,
  { projectId, createdBy }: Writing,
): Promise<void> {
  const node = asNode(note.document);
  const { id, title } = note;
  const createdAt = dateOf(note.createdAt) ?? tx.now();
  const all = [{ id, title, createdAt, state: toYUpdate(node), text: toText(node).text }];
  await (thing === 'note' ? insertNotes : insertInsights)(tx, { projectId, createdBy, all });
  for (const picture of note.pictures)
    await insertWholeFile(tx, { ...picture, owner: { type: thing, id }, createdBy });
}

/** Its highlights, what is said of it, and what it was in the file. */
async function writeAround(
  tx: TxCtx,
  type: 'note' | 'insight',
  note: PlannedNote,
  writing: Writing,
): Promise<void> {
  const { origins, comments } = writing;
  const object = { type, id: note.id };
  await writeHighlights(tx, { ...writing, object, note });
  comments.addMemos(note.guid, object);
  const isSaid = comments.addDescription(note.description, object);
  await comments.write(writing.createdBy);
  if (!isSaid) origins.report('Descriptions of sources');
  const kept = isSaid ? note.kept : { ...note.kept, description: note.description };
  origins.add({ kind: type, id: note.id, guid: note.guid, kept });
  for (const part of note.parts) {
    const whole = part.id === 'transcript' ? (note.file?.id ?? note.id) : note.id;
    origins.add({ kind: 'part', id: derivedGuid(whole, part.id), guid: part.guid, kept: {} });
  }
}
