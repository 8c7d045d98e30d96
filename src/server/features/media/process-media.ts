import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { uuid, literal } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { hls } from '#domain/limits/media-figures.ts';
import { storyboardSheetCount, type HlsVersion } from '#domain/media/storyboard.ts';
import {
  changeFiles,
  getFileState,
  playableKey,
  sourceKey,
  type Redactable,
} from '#server/features/files/index.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import { inTransaction, type TxCtx } from '#server/platform/context/context.ts';
import { announce } from '#server/platform/events/announce.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Job, JobRun } from '#server/platform/jobs/job.ts';
import { JobCancelled } from '#server/platform/jobs/job-cancelled.ts';
import { probeMedia, type Probe } from '#server/platform/programs/ffmpeg.ts';
import { ProgramFailed } from '#server/platform/programs/run-program.ts';
import { forgetEarlierOutputs } from './earlier-outputs.ts';
import { makeHls } from './make-hls.ts';
import { makeStoryboard, makeThumbnail } from './make-pictures.ts';
import { makeWaveform } from './make-waveform.ts';
import { explainMediaFailure, givenUp, MediaFailure } from './media-failure.ts';
import { diskFull, isOfFullDisk } from './full-disk.ts';
import { logMedia } from './media-log.ts';
import { enqueueSharpStream } from './enqueue-sharp-stream.ts';
import { measureStream } from './measure-stream.ts';
import type { StreamPayload } from './render-stream.ts';
import { hasVoiceOnEachSide, sides } from './sound-files.ts';
import { tellCancelled } from './tell-cancelled.ts';
import { throttled } from './throttled.ts';
import {
  hlsKind,
  keepOutput,
  listOutputs,
  outputFolder,
  removeOlderOutputs,
  type OutputKind,
} from './outputs.ts';
import { readRedactions, redact, type Redaction } from './redact.ts';
import './tables.ts';

export type MediaPayload = { fileId: string; version: HlsVersion };
type Run = JobRun<MediaPayload>;
type Begun = { readonly file: Redactable; readonly redactions: readonly Redaction[] };

const mostHours = 12;

/**
 * Makes everything a recording needs to be played, searched through and written down. Done again after a kill it
 * starts with the first output that is missing; a finished one is never made twice.
 */
export function processMedia(services: JobServices, sharp: Job<StreamPayload>): Job<MediaPayload> {
  return defineJob({
    name: 'media.process',
    payload: object({ fileId: uuid, version: literal('v1', 'v2') }),
    timeoutSeconds: mostHours * 3600,
    onFailure: (job) => endInError(job, givenUp),
    onCancelled: tellCancelled,
    async run(job) {
      const dir = join(services.env.dataDir, 'work', job.id);
      await rm(dir, { recursive: true, force: true });
      try {
        await mkdir(join(dir, 'hls'), { recursive: true });
        await mkdir(join(dir, 'storyboard'));
        const begun = await begin(job);
        if ('file' in begun) return await make(services, job, { dir, sharp, ...begun });
        // Killed after its last commit, this job may have left the bytes of the earlier redactions.
        await removeOlderOutputs(services.storage, job.ctx.workspace.id, begun.done);
        return {};
      } catch (error) {
        return await endInError(job, (await isOfFullDisk(services, error)) ? diskFull : error);
      } finally {
        await rm(dir, { recursive: true, force: true });
      }
    },
  });
}

/** Nothing to begin when an attempt before this one was killed between its last commit and its end. */
async function begin({ ctx, payload }: Run): Promise<Begun | { done: Redactable }> {
  return inTransaction(ctx, async (tx) => {
    const { id, redaction, processing } = await getFileState(tx, payload.fileId);
    if (processing === 'COMPLETE') return { done: { id, redaction } };
    const [file] = await changeFiles(tx, [payload.fileId], {
      processing: 'PROGRESSING',
      processing_error: null,
      processing_error_code: null,
    });
    await logMedia(tx, payload.fileId, 'source.transferred', { status: 'STATUS_UPDATE' });
    return {
      file: { id: payload.fileId, redaction: file?.redaction ?? 0 },
      redactions: await readRedactions(tx.db, tx.workspace.id, payload.fileId),
    };
  });
}

async function make(
  services: JobServices,
  job: Run,
  { dir, sharp, file, redactions }: Begun & { dir: string; sharp: Job<StreamPayload> },
): Promise<object> {
  const { storage, env } = services;
  const { ctx, payload } = job;
  const { fileId, version } = payload;
  const key = sourceKey(ctx.workspace.id, fileId);
  const stopper = new AbortController();
  const signal = AbortSignal.any([job.signal, stopper.signal]);
  let cancelled: unknown;
  const report = throttled(async (fraction: number, doing: string) => {
    try {
      await job.progress(fraction, doing);
      await announce(ctx, 'file.updated', fileId);
    } catch (error) {
      cancelled ??= error;
      stopper.abort();
    }
  });
  try {
    return await storage.withPath(key, async (original) => {
      const probe = await requireMedia(env, original, signal);
      await inTransaction(ctx, (tx) =>
        logMedia(tx, fileId, 'metadata.processed', { status: 'INPUT_INFORMATION', ...probe }),
      );
      const isRedacting = redactions.length > 0;
      const reporting = (from: number, to: number) => (seconds: number) => {
        const part = Math.min(1, seconds / (probe.duration ?? Math.max(seconds * 2, 60)));
        report(from + (to - from) * part, isRedacting ? 'Redacting' : 'Preparing the stream');
      };
      const timeoutMs = Math.min(mostHours, 1 + 4 * ((probe.duration ?? 3600) / 3600)) * 3_600_000;
      const run = { env, dir, probe, signal, timeoutMs };
      const isOriginal = file.redaction === 0;
      const source = isOriginal
        ? original
        : await redact({ ...run, source: original, redactions, onTime: reporting(0.05, 0.4) });
      const onTime = reporting(isOriginal ? 0.05 : 0.4, 0.8);
      const duration = await makeHls({ ...run, source, version, onTime });
      if (duration < 0.05) throw new MediaFailure('EMPTY', 'This recording has no sound and no picture');
      report(0.85, isRedacting ? 'Redacting' : 'Making pictures');
      await keepAll(services, job, { dir, probe, duration, signal, file });
      if (file.redaction > 0) await storage.takeIn(playableKey(ctx.workspace.id, file), source);
      const result = await finish(services, job, { probe, duration, file, sharp });
      await removeOlderOutputs(storage, ctx.workspace.id, file);
      return result;
    });
  } catch (error) {
    // The program was killed because a person cancelled: that is the reason to give.
    throw cancelled !== undefined && error instanceof ProgramFailed ? cancelled : error;
  }
}

async function requireMedia(env: JobServices['env'], source: string, signal: AbortSignal): Promise<Probe> {
  const probe = await probeMedia(env, source, signal);
  if (!probe.video && !probe.audio) {
    throw new MediaFailure('NO_MEDIA', 'There is no sound and no picture in this file');
  }
  return probe;
}

type Made = { dir: string; probe: Probe; duration: number; signal: AbortSignal; file: Redactable };

async function keepAll(
  { storage, env }: JobServices,
  { ctx, payload: { fileId, version } }: Run,
  { dir, probe, duration, signal, file }: Made,
): Promise<void> {
  const db = await ctx.reads.db();
  const known = new Set((await listOutputs(db, ctx.workspace.id, fileId)).map(({ kind }) => kind));
  await ctx.reads.end();
  const keep = async (kind: OutputKind, names: readonly string[], from: string, meta = {}): Promise<void> => {
    let bytes = 0;
    // The list of segments last: a reader who finds it finds them all.
    for (const name of [...names].sort((a, b) => Number(a.endsWith('.m3u8')) - Number(b.endsWith('.m3u8')))) {
      bytes += (await stat(join(from, name))).size;
      await storage.takeIn(`${outputFolder(ctx.workspace.id, file, kind)}/${name}`, join(from, name));
    }
    await inTransaction(ctx, async (tx) => {
      await keepCurrent(tx, file, { kind, bytes, meta });
      await logMedia(tx, fileId, 'output.processed', { status: 'STATUS_UPDATE', message: kind });
    });
  };
  if (probe.video && !known.has('thumbnail')) {
    await makeThumbnail({ env, dir, signal, duration });
    await keep('thumbnail', ['thumbnail.jpg'], dir);
  }
  if (probe.video && !known.has('storyboard')) {
    await makeStoryboard({ env, dir, signal, duration });
    const sheets = storyboardSheetCount(duration, version);
    await keep('storyboard', await readdir(join(dir, 'storyboard')), join(dir, 'storyboard'), { sheets });
  }
  if (probe.audio && !known.has('waveform')) {
    const points = await makeWaveform(join(dir, 'audio.wav'), duration);
    const bytes = Buffer.from(JSON.stringify({ duration, points }));
    await storage.write(`${outputFolder(ctx.workspace.id, file, 'waveform')}/waveform.json`, bytes);
    await inTransaction(ctx, (tx) => keepCurrent(tx, file, { kind: 'waveform', bytes: bytes.length }));
  }
  if (probe.audio && !known.has('audio')) {
    const hasVoices = probe.audio.channels === 2 && (await hasVoiceOnEachSide(dir));
    await keep('audio', ['audio.wav', ...(hasVoices ? sides : [])], dir, { hasVoices });
  }
  if (!known.has(hlsKind(version))) {
    const figures = version === 'v2' ? await measureStream(env, dir, signal) : {};
    await keep(hlsKind(version), await readdir(join(dir, 'hls')), join(dir, 'hls'), { duration, ...figures });
  }
}

type Finishing = Pick<Made, 'probe' | 'duration' | 'file'> & { sharp: Job<StreamPayload> };
type Kept = Parameters<typeof keepOutput>[2];

/** A row for the bytes of earlier redactions would say that those of the newest are there. */
async function keepCurrent(tx: TxCtx, made: Redactable, output: Kept): Promise<void> {
  await requireCurrent(tx, made);
  await keepOutput(tx, made.id, output);
}

/** Redacted once more meanwhile: the job that was asked for then makes what counts. */
async function requireCurrent(tx: TxCtx, made: Redactable): Promise<void> {
  const { redaction } = await getFileState(tx, made.id);
  if (redaction !== made.redaction) throw new JobCancelled('The recording was redacted again');
}

async function finish(
  { boss }: JobServices,
  { ctx, payload: { fileId } }: Run,
  { probe, duration, file: made, sharp }: Finishing,
): Promise<object> {
  const mediaType = probe.video ? 'VIDEO' : 'AUDIO';
  const result = { status: 'COMPLETE', progress: 1, duration, mediaType } as const;
  await inTransaction(ctx, async (tx) => {
    await requireCurrent(tx, made);
    await forgetEarlierOutputs(tx, fileId);
    const [file] = await changeFiles(tx, [fileId], {
      processing: 'COMPLETE',
      duration,
      media_type: mediaType,
      type: mediaType,
      width: probe.video?.width ?? null,
      height: probe.video?.height ?? null,
    });
    await logMedia(tx, fileId, 'job.completed', result);
    if ((probe.video?.height ?? 0) > hls.v1.height)
      await enqueueSharpStream(tx, boss, { job: sharp, file: made });
    await tx.record({
      type: 'file.processed',
      payload: { fileId },
      objectId: fileId,
      version: file?.version ?? 1,
    });
  });
  return result;
}

/** A file that can't be read will not be readable the next time either: the job ends and says why. */
async function endInError(
  { ctx, payload: { fileId } }: Pick<Run, 'ctx' | 'payload'>,
  error: unknown,
): Promise<object> {
  const failure = explainMediaFailure(error);
  if (!failure) throw error;
  const result = { status: 'ERROR', code: failure.code, message: failure.message } as const;
  await inTransaction(ctx, async (tx) => {
    const [file] = await changeFiles(tx, [fileId], {
      processing: 'ERROR',
      processing_error_code: failure.code,
      processing_error: failure.message,
    });
    await logMedia(tx, fileId, 'job.failed', result);
    await tx.record({
      type: 'file.processed',
      payload: { fileId },
      objectId: fileId,
      version: file?.version ?? 1,
    });
  });
  return result;
}
