import { uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import type { NodeJson } from '#editor/schema/document-json.ts';
import { asNode } from '#editor/schema/as-node.ts';
import { editYDoc } from '#editor/yjs/edit-y-doc.ts';
import { deriveText, editDocument, recordContentChanged } from '#server/kernel/documents/index.ts';
import { changeFiles, sourceKey } from '#server/features/files/index.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import { inTransaction, type TxCtx } from '#server/platform/context/context.ts';
import { defineJob, type Job, type JobRun } from '#server/platform/jobs/job.ts';
import { convertFile } from './convert-file.ts';
import type { Converted } from './convert-protocol.ts';
import { documentKindOf } from './document-kinds.ts';
import { explainMediaFailure, givenUp, type MediaFailure } from './media-failure.ts';
import { logMedia } from './media-log.ts';
import { keepOutput, outputFolder } from './outputs.ts';
import { readMissingPages } from './read-missing-pages.ts';
import './tables.ts';

export type DocumentPayload = { fileId: string };
type Run = JobRun<DocumentPayload>;
const mostNodes = 20_000;

/** Reads the words of a document. One that was dropped into a project becomes the content of its note. */
export function readFileDocument(services: JobServices): Job<DocumentPayload> {
  return defineJob({
    name: 'media.read-document',
    payload: object({ fileId: uuid }),
    // A scan takes seconds a page.
    timeoutSeconds: 4 * 3600,
    onFailure: ({ ctx, payload }) => inTransaction(ctx, (tx) => fail(tx, payload.fileId, givenUp)),
    async run(job) {
      const { ctx, payload } = job;
      try {
        const file = await readFile(job);
        const kind = documentKindOf(file?.contentType ?? '');
        // An attempt before this one may have ended after its last commit: the words stand in the note already.
        if (!file || !kind || file.processing === 'COMPLETE') return {};
        await job.progress(0.1, 'Reading the document');
        const key = sourceKey(ctx.workspace.id, payload.fileId);
        const found = await services.storage.withPath(key, async (path) => {
          const converted = await convertFile({ path, kind }, job.signal);
          if (converted.kind !== 'pages') return converted;
          return {
            ...converted,
            pages: await readMissingPages(services, job, { path, pages: converted.pages }),
          };
        });
        if (found.kind === 'pages' && found.thumbnail) {
          const place = `${outputFolder(ctx.workspace.id, { id: payload.fileId, redaction: 0 }, 'thumbnail')}/thumbnail.jpg`;
          await services.storage.write(place, found.thumbnail);
        }
        await job.progress(0.9, 'Reading the document');
        await inTransaction(ctx, (tx) => keep(tx, file, found));
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
        'processing',
      ])
      .where('workspace_id', '=', ctx.workspace.id)
      .where('id', '=', payload.fileId)
      .executeTakeFirst(),
  );
}

type Read = { id: string; ownerId: string; makesNote: boolean };

/** All of it in one transaction: an attempt after a kill finds nothing half done. */
async function keep(
  tx: TxCtx,
  { id, ownerId, makesNote }: Read,
  found: Exclude<Converted, { kind: 'failed' }>,
): Promise<void> {
  if (found.kind === 'pages') {
    await tx.db
      .deleteFrom('file_pages')
      .where('workspace_id', '=', tx.workspace.id)
      .where('file_id', '=', id)
      .execute();
    for (const page of found.pages) {
      await tx.db
        .insertInto('file_pages')
        .values({ workspace_id: tx.workspace.id, file_id: id, ...page })
        .execute();
    }
    if (found.thumbnail) await keepOutput(tx, id, { kind: 'thumbnail', bytes: found.thumbnail.length });
    await logMedia(tx, id, 'pdf.complete', { pageCount: found.pages.length });
  } else if (makesNote) {
    const nodes = found.content.content ?? [];
    await placeInNote(tx, ownerId, nodes);
    if (nodes.some(({ type }) => type === 'utterance'))
      await tx.record({
        type: 'transcript.completed',
        payload: { fileId: id, noteId: ownerId },
        objectId: ownerId,
      });
  }
  const pages = found.kind === 'pages' ? { page_count: found.pages.length } : {};
  const [file] = await changeFiles(tx, [id], { processing: 'COMPLETE', ...pages });
  await tx.record({
    type: 'file.processed',
    payload: { fileId: id },
    objectId: id,
    version: file?.version ?? 1,
  });
}

/** Behind the file, where the empty line of a new note is. */
async function placeInNote(tx: TxCtx, noteId: string, nodes: readonly NodeJson[]): Promise<void> {
  const content = asNode({ type: 'doc', content: nodes.slice(0, mostNodes) });
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
