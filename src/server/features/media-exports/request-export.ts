import type { Node } from '@tiptap/pm/model';
import { InvalidOperation, NotFound } from '#domain/errors/hark-error.ts';
import { parseMediaExport } from '#domain/media/media-export.ts';
import { nameMasker } from '#domain/people/mask-names.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { asNode } from '#editor/schema/as-node.ts';
import { readCaptions } from '#editor/transcript/read-captions.ts';
import { documentContent } from '#server/kernel/documents/index.ts';
import { getFiles } from '#server/features/files/index.ts';
import { findQuotes, memberScope } from '#server/features/cards/index.ts';
import { findHighlights } from '#server/features/highlights/index.ts';
import { findHiddenNames } from '#server/features/people/index.ts';
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
  const mask = nameMasker(await readHiddenNames(ctx, clips));
  const cards = titleCards ? await readTitleCards(ctx, clips) : new Map<string, string>();
  const parts = (await withCaptions(ctx, clips, captions)).map((part) => ({
    ...part,
    title: mask(cards.get(part.highlightId) ?? ''),
    captions: part.captions.map((line) => ({ ...line, text: mask(line.text) })),
  }));
  await ctx.reads.end();
  const id = await inTransaction(ctx, async (tx) => {
    for (const file of await getFiles(tx, [...new Set(parts.map(({ fileId }) => fileId))])) {
      allow(tx, 'reel.export', file);
      const isReady = file.status === 'DONE' && file.processing === 'COMPLETE';
      if (!isReady && file.redaction > 0)
        throw new InvalidOperation('This recording is being redacted. Export it when that’s done.');
      if (!isReady) throw new InvalidOperation('The recording is not ready yet');
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

type Clip = Omit<ExportPart, 'captions' | 'title'> & {
  readonly objectId: string;
  readonly projectId: string;
};
type SpokenPart = Omit<ExportPart, 'title'>;

async function readClips(ctx: RequestCtx, ids: readonly string[]): Promise<Clip[]> {
  const found = await findHighlights(ctx, ids);
  const highlights = found.filter(({ deletedAt }) => deletedAt === null);
  if (highlights.length !== ids.length) throw new NotFound();
  return highlights.map(({ id, fileId, startTime, endTime, objectId, projectId }) => {
    if (fileId === null || startTime === null || endTime === null || endTime <= startTime)
      throw new InvalidOperation('Only highlights of recordings can be exported');
    return { highlightId: id, fileId, start: startTime, end: endTime, objectId, projectId };
  });
}

/** A film leaves the workspace: hidden contacts are masked in it even for members who may know them. */
async function readHiddenNames(ctx: Ctx, clips: readonly Clip[]): Promise<string[]> {
  const workspaceId = ctx.workspace.id;
  const projectIds = new Set(clips.map(({ projectId }) => projectId));
  return findHiddenNames(await ctx.reads.db(), { workspaceId, projectIds });
}

/** Who says it, in which note, and when: a line each. */
async function readTitleCards(ctx: Ctx, clips: readonly Clip[]): Promise<Map<string, string>> {
  const scope = { ...memberScope(ctx, ''), names: 'unhidden' as const };
  const ids = clips.map(({ highlightId }) => highlightId);
  const quotes = await findQuotes(await ctx.reads.db(), scope, ids);
  return new Map(
    [...quotes].map(([id, { people, source, time }]) => [
      id,
      [people.join(', '), source, time].filter(Boolean).join('\n'),
    ]),
  );
}

/** As the words stand now; each document is read once, however many of its highlights are wanted. */
async function withCaptions(
  ctx: Ctx,
  clips: readonly Clip[],
  captions: ExportSettings['captions'],
): Promise<SpokenPart[]> {
  const documents = new Map<string, Node>();
  for (const { objectId } of captions === 'NONE' ? [] : clips)
    if (!documents.has(objectId)) documents.set(objectId, asNode(await documentContent(ctx, objectId)));
  return clips.map(({ objectId, highlightId, fileId, start, end }) => {
    const document = documents.get(objectId);
    const lines = document ? readCaptions(document, { fileId, start, end }) : [];
    return { highlightId, fileId, start, end, captions: lines };
  });
}
