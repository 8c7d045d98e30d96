import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import type { NodeJson } from '#editor/schema/document-json.ts';
import { asNode } from '#editor/schema/as-node.ts';
import { editYDoc } from '#editor/yjs/edit-y-doc.ts';
import { deriveText, editDocument, recordContentChanged } from '#server/kernel/documents/index.ts';
import {
  changeFiles,
  getFileState,
  insertWholeFile,
  sourceKey,
  type Redactable,
} from '#server/features/files/index.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import { inTransaction, type TxCtx } from '#server/platform/context/context.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Job, JobRun } from '#server/platform/jobs/job.ts';
import { moreToDo } from '#server/platform/jobs/more-to-do.ts';
import { convertFile } from './convert-file.ts';
import type { Converted, KnownPicture, PageText } from './convert-protocol.ts';
import { documentKindOf, type DocumentKind } from './document-kinds.ts';
import { explainMediaFailure, givenUp, type MediaFailure } from './media-failure.ts';
import { logMedia } from './media-log.ts';
import { coverPdf } from './cover-pdf.ts';
import { keepOutput, outputFolder, removeOlderOutputs } from './outputs.ts';
import { takeScanTurn } from './scan-turn.ts';
import { tellCancelled } from './tell-cancelled.ts';
import { roomForPictures, takePictures, type TakenDocument } from './take-pictures.ts';
import './tables.ts';

export type DocumentPayload = { fileId: string };
type Run = JobRun<DocumentPayload>;
const mostPictures = 1000;
const pagesPerInsert = 200;

/** Reads the words of a document. One that was dropped into a project becomes the content of its note. */
export function readFileDocument(services: JobServices): Job<DocumentPayload> {
  return defineJob({
    name: 'media.read-document',
    payload: object({ fileId: uuid }),
    // Of one turn: scans are read a few pages at a time.
    timeoutSeconds: 1800,
    onFailure: ({ ctx, payload }) => inTransaction(ctx, (tx) => fail(tx, payload.fileId, givenUp)),
    onCancelled: tellCancelled,
    async run(job) {
      const { ctx, payload } = job;
      try {
        const file = await readFile(job);
        const kind = documentKindOf(file?.contentType ?? '');
        // An attempt before this one may have ended after its last commit: the words are in the note already.
        if (!file || !kind || file.processing === 'COMPLETE') return {};
        if (file.redaction > 0 && file.pageCount !== null) {
          await cover(services, job, { ...file, pageCount: file.pageCount });
          return { status: 'completed' };
        }
        if (file.pageCount === null) {
          await job.progress(0.1, 'Reading the document');
          const isDocument = await readOnce(services, job, { file, kind });
          if (isDocument) return { status: 'completed' };
        }
        if (await takeScanTurn(services, job)) return moreToDo;
        await job.progress(0.9, 'Reading the document');
        await inTransaction(ctx, (tx) => complete(tx, payload.fileId));
        return { status: 'completed' };
      } catch (error) {
        const failure = explainMediaFailure(error);
        if (!failure) throw error;
        await inTransaction(ctx, (tx) => fail(tx, payload.fileId, failure));
        return { status: 'failed', error: failure.message };
      }
    },
  });
}

function readFile({ ctx, payload }: Run) {
  return ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    db
      .selectFrom('files')
      .select([
        'id',
        'owner_id as ownerId',
        'content_type as contentType',
        'makes_note as makesNote',
        'created_by as createdBy',
        'processing',
        'page_count as pageCount',
        'redaction',
      ])
      .where('workspace_id', '=', ctx.workspace.id)
      .where('id', '=', payload.fileId)
      .executeTakeFirst(),
  );
}

/** Its words are read already, and some of them hidden since. */
async function cover(
  services: JobServices,
  { ctx, payload, signal, progress }: Run,
  file: Redactable & { readonly pageCount: number },
): Promise<void> {
  await coverPdf(services, {
    ctx,
    file,
    signal,
    onPage: (page) => progress((0.9 * page) / file.pageCount, `Covering hidden words, page ${page}`),
  });
  const isNewest = await inTransaction(ctx, async (tx) => {
    // Hidden or shown once more meanwhile: the job that was asked for then makes what counts.
    if ((await getFileState(tx, payload.fileId)).redaction !== file.redaction) return false;
    await keepOutput(tx, payload.fileId, { kind: 'thumbnail', bytes: 0 });
    await complete(tx, payload.fileId);
    return true;
  });
  if (isNewest) await removeOlderOutputs(services.storage, ctx.workspace.id, file);
}

type Found = Exclude<Converted, { kind: 'failed' }>;

/** All that can be read in one turn. False for pages, which may be scans. */
async function readOnce(
  services: JobServices,
  job: Run,
  { file, kind }: { file: Read; kind: DocumentKind },
): Promise<boolean> {
  const { ctx } = job;
  const folder = join(services.env.dataDir, 'work', job.id);
  try {
    const found = await convert(services, job, { file, kind, folder });
    if (found.kind === 'pages') {
      await inTransaction(ctx, (tx) => keepPagesOf(tx, file.id, found));
      return false;
    }
    // Under ids that follow from the file’s: an attempt after a kill writes over them.
    const document = await takePictures(services, ctx, found);
    await inTransaction(ctx, (tx) => keep(tx, file, document));
    return true;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Of a page that came with them. */
function readPictures({ ctx, payload }: Run, ownerId: string): Promise<KnownPicture[]> {
  return ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    db
      .selectFrom('files')
      .select(['id', 'width', 'height'])
      .where('workspace_id', '=', ctx.workspace.id)
      .where('owner_id', '=', ownerId)
      .where('id', '<>', payload.fileId)
      .where('type', '=', 'IMAGE')
      .where('status', '=', 'DONE')
      .where('trashed_at', 'is', null)
      .limit(mostPictures)
      .execute(),
  );
}

async function convert(
  services: JobServices,
  job: Run,
  { file, kind, folder }: { file: Read; kind: DocumentKind; folder: string },
): Promise<Found> {
  const { storage } = services;
  const { ctx, payload, signal } = job;
  const owner = ctx.workspace.id;
  const pictures = file.makesNote ? await readPictures(job, file.ownerId) : [];
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const found = await storage.withPath(sourceKey(owner, payload.fileId), async (path) => {
    const { size } = await stat(path);
    const most = file.makesNote ? await roomForPictures(services, ctx, size) : 0;
    const task = { path, fileId: payload.fileId, kind, pictures, drawn: { folder, most } };
    return convertFile(owner, task, signal);
  });
  if (found.kind === 'pages' && found.thumbnail) {
    const kept = outputFolder(owner, { id: payload.fileId, redaction: 0 }, 'thumbnail');
    await storage.write(`${kept}/thumbnail.jpg`, found.thumbnail);
  }
  return found;
}

type Read = { id: string; ownerId: string; makesNote: boolean; createdBy: string };

/** All of it in one transaction, here and below: an attempt after a kill finds nothing half done. */
async function keep(tx: TxCtx, file: Read, { content, pictures }: TakenDocument): Promise<void> {
  const { id, ownerId, makesNote, createdBy } = file;
  if (makesNote) {
    for (const picture of pictures)
      await insertWholeFile(tx, { ...picture, owner: { type: 'note', id: ownerId }, createdBy });
    await fillNote(tx, { fileId: id, noteId: ownerId }, content.content ?? []);
  }
  await complete(tx, id);
}

async function keepPagesOf(
  tx: TxCtx,
  id: string,
  { pages, thumbnail }: Found & { kind: 'pages' },
): Promise<void> {
  await keepPages(tx, id, pages);
  if (thumbnail) await keepOutput(tx, id, { kind: 'thumbnail', bytes: thumbnail.length });
  await changeFiles(tx, [id], { page_count: pages.length });
}

type Filling = { fileId: string; noteId: string };

async function fillNote(tx: TxCtx, { fileId, noteId }: Filling, nodes: readonly NodeJson[]): Promise<void> {
  await placeInNote(tx, noteId, nodes);
  if (nodes.some(({ type }) => type === 'utterance'))
    await tx.record({ type: 'transcript.completed', payload: { fileId, noteId }, objectId: noteId });
}

async function keepPages(tx: TxCtx, id: string, pages: readonly PageText[]): Promise<void> {
  await tx.db
    .deleteFrom('file_pages')
    .where('workspace_id', '=', tx.workspace.id)
    .where('file_id', '=', id)
    .execute();
  for (let from = 0; from < pages.length; from += pagesPerInsert) {
    await tx.db
      .insertInto('file_pages')
      .values(
        pages.slice(from, from + pagesPerInsert).map(({ boxes, ...page }) => ({
          workspace_id: tx.workspace.id,
          file_id: id,
          ...page,
          boxes: boxes.length === 0 ? null : JSON.stringify(boxes),
        })),
      )
      .execute();
  }
}

async function complete(tx: TxCtx, id: string): Promise<void> {
  const [file] = await changeFiles(tx, [id], { processing: 'COMPLETE' });
  if (file?.pageCount != null) await logMedia(tx, id, 'pdf.complete', { pageCount: file.pageCount });
  await tx.record({
    type: 'file.processed',
    payload: { fileId: id },
    objectId: id,
    version: file?.version ?? 1,
  });
}

/** Behind the file, where the empty line of a new note is. */
async function placeInNote(tx: TxCtx, noteId: string, nodes: readonly NodeJson[]): Promise<void> {
  const content = asNode({ type: 'doc', content: nodes });
  await editDocument(tx, noteId, (doc) =>
    editYDoc(doc, (tr) => {
      tr.insert(tr.doc.content.size, content.content);
    }),
  );
  await deriveText(tx, noteId);
  await recordContentChanged(tx, { kind: 'note', ownerId: noteId });
}

async function fail(tx: TxCtx, id: string, { code, message }: MediaFailure): Promise<void> {
  const [file] = await changeFiles(tx, [id], {
    processing: 'ERROR',
    processing_error_code: code,
    processing_error: message,
  });
  if (file?.contentType === 'application/pdf') await logMedia(tx, id, 'pdf.failed', { message });
  await tx.record({
    type: 'file.processed',
    payload: { fileId: id },
    objectId: id,
    version: file?.version ?? 1,
  });
}
