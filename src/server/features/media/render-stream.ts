import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { integer, uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { getFileState, playableKey, type Redactable } from '#server/features/files/index.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { announce } from '#server/platform/events/announce.ts';
import type { JobRun } from '#server/platform/jobs/job.ts';
import { probeMedia, type Probe } from '#server/platform/programs/ffmpeg.ts';
import { ProgramFailed } from '#server/platform/programs/run-program.ts';
import { makeHls, type Making } from './make-hls.ts';
import { logMedia } from './media-log.ts';
import { keepOutput, listOutputs, outputFolder, type OutputKind } from './outputs.ts';
import { throttled } from './throttled.ts';

export type StreamPayload = { fileId: string; redaction: number };
export const streamPayload = object({ fileId: uuid, redaction: integer });

type Wanted = Pick<Making, 'version'> & {
  readonly rendition: NonNullable<Making['rendition']>;
  readonly kind: OutputKind;
  readonly doing: string;
  /** What is known of it besides its length. */
  readonly describe?: (dir: string, signal: AbortSignal) => Promise<Record<string, unknown>>;
};

/** One more stream of a recording that can be played already, from what everybody may have. A whole one stays. */
export async function renderStream(
  services: JobServices,
  { ctx, id, payload: { fileId, redaction }, signal, progress }: JobRun<StreamPayload>,
  wanted: Wanted,
): Promise<object> {
  const { env, storage } = services;
  const file = { id: fileId, redaction };
  const isWanted = await inTransaction(ctx, async (tx) => {
    const outputs = await listOutputs(tx.db, tx.workspace.id, fileId);
    return (await isCurrent(tx, file)) && !outputs.some(({ kind }) => kind === wanted.kind);
  });
  if (!isWanted) return {};
  const dir = join(env.dataDir, 'work', id);
  const stopper = new AbortController();
  let cancelled: unknown;
  const report = throttled(async (fraction: number, doing: string) => {
    try {
      await progress(fraction, doing);
      await announce(ctx, 'file.updated', fileId);
    } catch (error) {
      cancelled ??= error;
      stopper.abort();
    }
  });
  await rm(dir, { recursive: true, force: true });
  try {
    await mkdir(join(dir, 'hls'), { recursive: true });
    await progress(0.05, wanted.doing);
    const stop = AbortSignal.any([signal, stopper.signal]);
    const duration = await storage.withPath(playableKey(ctx.workspace.id, file), async (source) => {
      const probe = await probeMedia(env, source, stop);
      const onTime = (seconds: number): void => report(0.05 + 0.9 * shareOf(probe, seconds), wanted.doing);
      const { version, rendition } = wanted;
      const making = { env, source, dir, probe, version, rendition, isStreamOnly: true } as const;
      return makeHls({ ...making, signal: stop, timeoutMs: 5 * 3_600_000, onTime });
    });
    await keepStream(services, ctx, {
      file,
      dir,
      kind: wanted.kind,
      meta: { duration, ...(await wanted.describe?.(dir, stop)) },
    });
    await announce(ctx, 'file.updated', fileId);
    return { duration };
  } catch (error) {
    // The program was killed because a person cancelled: that is the reason to give.
    throw cancelled !== undefined && error instanceof ProgramFailed ? cancelled : error;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

type Rendered = { file: Redactable; dir: string; kind: OutputKind; meta: Record<string, unknown> };

async function keepStream(
  { storage }: JobServices,
  ctx: Ctx,
  { file, dir, kind, meta }: Rendered,
): Promise<void> {
  const folder = outputFolder(ctx.workspace.id, file, kind);
  let isKept = false;
  try {
    let bytes = 0;
    // The list of segments last: a reader who finds it finds them all.
    const names = await readdir(join(dir, 'hls'));
    for (const name of names.sort((a, b) => Number(a.endsWith('.m3u8')) - Number(b.endsWith('.m3u8')))) {
      const path = join(dir, 'hls', name);
      bytes += (await stat(path)).size;
      await storage.takeIn(`${folder}/${name}`, path);
    }
    isKept = await inTransaction(ctx, async (tx) => {
      if (!(await isCurrent(tx, file))) return false;
      await keepOutput(tx, file.id, { kind, bytes, meta });
      await logMedia(tx, file.id, 'output.processed', { status: 'STATUS_UPDATE', message: kind });
      return true;
    });
  } finally {
    // Redacted or deleted meanwhile, when the folders of before may have been removed already.
    if (!isKept) await storage.removeAll(folder);
  }
}

async function isCurrent(tx: TxCtx, { id, redaction }: Redactable): Promise<boolean> {
  return (await getFileState(tx, id)).redaction === redaction;
}

function shareOf({ duration }: Probe, seconds: number): number {
  return Math.min(1, seconds / (duration ?? Math.max(seconds * 2, 60)));
}
