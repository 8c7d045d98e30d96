import { copyFile, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import type { Caption } from '#domain/transcripts/caption.ts';
import { writeWebVtt } from '#engines/captions/write-web-vtt.ts';
import { fileFolder, playableKey } from '#server/features/files/index.ts';
import { explainMediaFailure, throttled } from '#server/features/media/index.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import { aboutObject } from '#server/kernel/access/index.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { announce } from '#server/platform/events/announce.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Job, JobRun } from '#server/platform/jobs/job.ts';
import { ProgramFailed } from '#server/platform/programs/run-program.ts';
import { captionsKey, videoKey } from './export-keys.ts';
import type { ExportPart, ExportSettings } from './export-parts.ts';
import { joinParts, makePart, makeTitleCard, type Kitchen } from './make-part.ts';
import { fontFile } from './write-ass.ts';
import './tables.ts';

export type ExportPayload = { exportId: string };
type Run = JobRun<ExportPayload>;
type Wanted = { parts: readonly ExportPart[]; settings: ExportSettings };
type Rendered = { duration: number; captions: Caption[] };

/** Renders an export. After a kill it starts over; it ends once. */
export function renderExport(services: JobServices): Job<ExportPayload> {
  return defineJob({
    name: 'mediaExports.render',
    payload: object({ exportId: uuid }),
    timeoutSeconds: 6 * 3600,
    onFailure: (job) => end(job, { status: 'FAILED', error: 'The export failed several times' }),
    about: (tx, { exportId: id }) => aboutObject(tx, { table: 'media_exports', column: 'owner_id', id }),
    async run(job) {
      const dir = join(services.env.dataDir, 'work', job.id);
      await rm(dir, { recursive: true, force: true });
      try {
        const wanted = await readWanted(job);
        if (!wanted) return {};
        await mkdir(join(dir, 'fonts'), { recursive: true });
        await copyFile(join(bundledFonts(), fontFile), join(dir, 'fonts', fontFile));
        const video = await renderVideo(services, job, { ...wanted, dir });
        return await keep(services, job, { dir, video, settings: wanted.settings });
      } catch (error) {
        const failure = explainMediaFailure(error);
        if (!failure) throw error;
        await end(job, { status: 'FAILED', error: failure.message });
        return { error: failure.message };
      } finally {
        await rm(dir, { recursive: true, force: true });
      }
    },
  });
}

async function readWanted({ ctx, payload }: Run): Promise<Wanted | undefined> {
  return ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    db
      .selectFrom('media_exports')
      .select(['parts', 'settings'])
      .where('workspace_id', '=', ctx.workspace.id)
      .where('id', '=', payload.exportId)
      .where('status', '=', 'WAITING')
      .executeTakeFirst(),
  );
}

async function renderVideo(
  { env, storage }: JobServices,
  job: Run,
  { parts, settings, dir }: Wanted & { dir: string },
): Promise<Rendered> {
  const stopper = new AbortController();
  let cancelled: unknown;
  const report = throttled(async (fraction, doing) => {
    try {
      await job.progress(fraction, doing);
      await announce(job.ctx, 'export.started', job.payload.exportId);
    } catch (error) {
      cancelled ??= error;
      stopper.abort();
    }
  });
  const kitchen: Kitchen = { env, dir, signal: AbortSignal.any([job.signal, stopper.signal]) };
  const total = parts.reduce((sum, { start, end }) => sum + end - start, 0);
  const names: string[] = [];
  const captions: Caption[] = [];
  let [at, done] = [0, 0];
  try {
    for (const [index, part] of parts.entries()) {
      if (settings.titleCards && part.title !== '') {
        names.push(`title${index}`);
        at += await makeTitleCard(kitchen, { title: part.title, name: `title${index}` });
      }
      const name = `part${index}`;
      const onTime = (seconds: number): void =>
        report((0.95 * (done + seconds)) / total, `Part ${index + 1} of ${parts.length}`);
      const length = await storage.withPath(await currentKey(job, part.fileId), (source) =>
        makePart(kitchen, { source, part, captions: settings.captions, name, onTime }),
      );
      captions.push(
        ...part.captions.map(({ text, start, end }) => ({ text, start: at + start, end: at + end })),
      );
      names.push(name);
      at += length;
      done += part.end - part.start;
    }
    return { duration: await joinParts(kitchen, { names, name: 'video.mp4' }), captions };
  } catch (error) {
    // The program was killed because a person cancelled: that is the reason to give.
    throw cancelled !== undefined && error instanceof ProgramFailed ? cancelled : error;
  }
}

/** Asked for at the last moment: what was redacted since must not get into the export. */
async function currentKey({ ctx }: Run, fileId: string): Promise<string> {
  const file = await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    db
      .selectFrom('files')
      .select(['id', 'redaction'])
      .where('workspace_id', '=', ctx.workspace.id)
      .where('id', '=', fileId)
      .executeTakeFirstOrThrow(),
  );
  return playableKey(ctx.workspace.id, file);
}

async function keep(
  { storage }: JobServices,
  job: Run,
  { dir, video, settings }: { dir: string; video: Rendered; settings: ExportSettings },
): Promise<object> {
  const { workspace } = job.ctx;
  const { exportId } = job.payload;
  const { size } = await stat(join(dir, 'video.mp4'));
  if (settings.captions === 'BESIDE') {
    await writeFile(join(dir, 'captions.vtt'), writeWebVtt(video.captions));
    await storage.takeIn(captionsKey(workspace.id, exportId), join(dir, 'captions.vtt'));
  }
  await storage.takeIn(videoKey(workspace.id, exportId), join(dir, 'video.mp4'));
  const isWanted = await end(job, { status: 'COMPLETE', duration: video.duration, bytes: String(size) });
  // Nobody asks for it any more: its row went while it was made.
  if (!isWanted) await storage.removeAll(fileFolder(workspace.id, exportId));
  return { duration: video.duration };
}

type End = { status: 'COMPLETE'; duration: number; bytes: string } | { status: 'FAILED'; error: string };

/** False when there is nothing to end. */
async function end(
  { ctx, payload: { exportId } }: Pick<Run, 'ctx' | 'payload'>,
  outcome: End,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const row = await tx.db
      .updateTable('media_exports')
      .set({ ...outcome, finished_at: tx.now() })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', exportId)
      .where('status', '=', 'WAITING')
      .returning('id')
      .executeTakeFirst();
    if (!row) return false;
    const type = outcome.status === 'COMPLETE' ? 'export.completed' : 'export.failed';
    await tx.record({ type, payload: { exportId }, objectId: exportId });
    return true;
  });
}

/** The fonts that come with the PDF reader. */
function bundledFonts(): string {
  const reader = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
  return join(dirname(reader), 'standard_fonts');
}
