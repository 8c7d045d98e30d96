import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { integer, uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { getFileState, playableKey } from '#server/features/files/index.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { announce } from '#server/platform/events/announce.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import { probeMedia } from '#server/platform/programs/ffmpeg.ts';
import { makeHls } from './make-hls.ts';
import { logMedia } from './media-log.ts';
import { keepOutput, outputFolder } from './outputs.ts';

export type OlderStreamPayload = { fileId: string; redaction: number };

/**
 * The stream for players that know no fragmented MP4. Most recordings never need it, so it is made when somebody asks,
 * from what everybody may have.
 */
export function makeOlderStream({ env, storage }: JobServices): Job<OlderStreamPayload> {
  return defineJob({
    name: 'media.olderStream',
    payload: object({ fileId: uuid, redaction: integer }),
    timeoutSeconds: 6 * 3600,
    async run({ ctx, id, payload: { fileId, redaction }, signal, progress }) {
      const isCurrent = (found: { redaction: number }): boolean => found.redaction === redaction;
      if (!isCurrent(await inTransaction(ctx, (tx) => getFileState(tx, fileId)))) return {};
      const file = { id: fileId, redaction };
      const dir = join(env.dataDir, 'work', id);
      await rm(dir, { recursive: true, force: true });
      try {
        await mkdir(join(dir, 'hls'), { recursive: true });
        await progress(0.05, 'Preparing the stream');
        const duration = await storage.withPath(playableKey(ctx.workspace.id, file), async (source) => {
          const probe = await probeMedia(env, source, signal);
          const making = { env, source, dir, probe, version: 'v1', isStreamOnly: true } as const;
          return makeHls({ ...making, signal, timeoutMs: 5 * 3_600_000, onTime: () => {} });
        });
        let bytes = 0;
        // The list of segments last: a reader who finds it finds them all.
        const names = await readdir(join(dir, 'hls'));
        for (const name of names.sort((a, b) => Number(a.endsWith('.m3u8')) - Number(b.endsWith('.m3u8')))) {
          const path = join(dir, 'hls', name);
          bytes += (await stat(path)).size;
          await storage.takeIn(`${outputFolder(ctx.workspace.id, file, 'hls-v1')}/${name}`, path);
        }
        await inTransaction(ctx, async (tx) => {
          if (!isCurrent(await getFileState(tx, fileId))) return;
          await keepOutput(tx, fileId, { kind: 'hls-v1', bytes, meta: { duration } });
          await logMedia(tx, fileId, 'output.processed', { status: 'STATUS_UPDATE', message: 'hls-v1' });
        });
        await announce(ctx, 'file.updated', fileId);
        return { duration };
      } finally {
        await rm(dir, { recursive: true, force: true });
      }
    },
  });
}
