import type { Node } from '@tiptap/pm/model';
import { InvalidOperation, NotFound } from '#domain/errors/hark-error.ts';
import { parseMediaExport } from '#domain/media/media-export.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { asNode } from '#editor/schema/as-node.ts';
import { readCaptions } from '#editor/transcript/read-captions.ts';
import { documentContent } from '#server/kernel/documents/index.ts';
import { getFiles } from '#server/features/files/index.ts';
import { findHighlights, objectTitles } from '#server/features/highlights/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { cancelJob } from '#server/platform/jobs/cancel-job.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import type { ExportPart, ExportSettings } from './export-parts.ts';
import { getExport, type MediaExport } from './media-export.ts';
import type { ExportPayload } from './render-export.ts';
import './tables.ts';

export type Exporting = { readonly boss: JobBoss; readonly job: Job<ExportPayload> };
export type ExportInput = ExportSettings & {
  readonly filename: string;
  readonly highlightIds: readonly string[];
};

/** Exports highlights of recordings as one video, in the order given. */
export async function requestExport(
  { boss, job }: Exporting,
  ctx: RequestCtx,
  { titleCards, captions, ...input }: ExportInput,
): Promise<MediaExport> {
  const { filename, highlightIds } = accept(parseMediaExport(input));
  const clips = await readClips(ctx, highlightIds);
  const parts = await withCaptions(ctx, clips, captions);
  await ctx.reads.end();
  const id = await inTransaction(ctx, async (tx) => {
    for (const file of await getFiles(tx, [...new Set(parts.map(({ fileId }) => fileId))])) {
      allow(tx, 'reel.export', file);
      if (file.status !== 'DONE' || file.processing !== 'COMPLETE')
        throw new InvalidOperation('The recording is not ready yet');
    }
    const exportId = tx.newId();
    const jobId = await enqueue(tx, boss, job, { payload: { exportId }, requestKey: exportId });
    await tx.db
      .insertInto('media_exports')
      .values({
        workspace_id: tx.workspace.id,
        id: exportId,
        kind: parts.length === 1 ? 'CLIP' : 'REEL',
        owner_id: clips[0]?.objectId ?? '',
        filename,
        parts: JSON.stringify(parts),
        settings: JSON.stringify({ titleCards, captions } satisfies ExportSettings),
        status: 'WAITING',
        job_id: jobId,
        requested_by: requireMember(tx).viewer.id,
        created_at: tx.now(),
      })
      .execute();
    await tx.record({ type: 'export.started', payload: { exportId }, objectId: exportId });
    return exportId;
  });
  return getExport(ctx, id);
}

/** Ends the work; what it made so far is thrown away. */
export async function cancelExport(ctx: Ctx, id: string): Promise<MediaExport> {
  const { jobId, status } = await getExport(ctx, id);
  await ctx.reads.end();
  await inTransaction(ctx, async (tx) => {
    if (jobId !== null && status === 'WAITING') await cancelJob(tx, jobId);
  });
  return getExport(ctx, id);
}

type Clip = Omit<ExportPart, 'captions'> & { readonly objectId: string };

async function readClips(ctx: RequestCtx, ids: readonly string[]): Promise<Clip[]> {
  const found = await findHighlights(ctx, ids);
  const highlights = found.filter(({ deletedAt }) => deletedAt === null);
  if (highlights.length !== ids.length) throw new NotFound();
  return Promise.all(
    highlights.map(async ({ id, fileId, startTime, endTime, objectId }) => {
      if (fileId === null || startTime === null || endTime === null || endTime <= startTime)
        throw new InvalidOperation('Only highlights of recordings can be exported');
      const title = await objectTitles(ctx).load(objectId);
      return { highlightId: id, fileId, start: startTime, end: endTime, title, objectId };
    }),
  );
}

/** As the words stand now; each document is read once, however many of its highlights are wanted. */
async function withCaptions(
  ctx: Ctx,
  clips: readonly Clip[],
  captions: ExportSettings['captions'],
): Promise<ExportPart[]> {
  const documents = new Map<string, Node>();
  for (const { objectId } of captions === 'NONE' ? [] : clips)
    if (!documents.has(objectId)) documents.set(objectId, asNode(await documentContent(ctx, objectId)));
  return clips.map(({ objectId, ...clip }) => {
    const document = documents.get(objectId);
    return { ...clip, captions: document ? readCaptions(document, clip) : [] };
  });
}
