import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { InvalidOperation, UnprocessableContent, ValidationError } from '#domain/errors/hark-error.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { failUpload } from './fail-upload.ts';
import type { StoredFile } from './file.ts';
import { finishUpload } from './finish-upload.ts';
import { pourBody } from './pour-body.ts';
import { openStaging } from './open-staging.ts';
import { sourceKey } from './storage-keys.ts';
import './tables.ts';

const betweenReportsMs = 2000;
export const diskFullMessage = 'There is no space left on the server. Free some, then upload again.';

/** `came` is its place in the order of arrival. */
export type Piece = { body: Readable; offset: number; length: number; came: number };
export type Receiver = ReturnType<typeof createReceiver>;

/** Writes pieces to their uploads, one at a time each. What is staged is the only truth about its offset. */
export function createReceiver(services: Services) {
  const { storage } = services;
  const staging = openStaging(services);
  const stagedBytes = ({ workspace }: Ctx, { id }: StoredFile): Promise<number | undefined> =>
    staging.bytes({ workspaceId: workspace.id, fileId: id });
  const active = new Map<string, { came: number; stop: AbortController; ended: Promise<unknown> }>();
  let arrived = 0;

  /** A client that comes back means the piece it sent before will never end. */
  async function interrupt(id: string): Promise<void> {
    const running = active.get(id);
    running?.stop.abort();
    await running?.ended;
  }

  async function offsetOf(ctx: Ctx, file: StoredFile): Promise<number> {
    if (file.status === 'DONE') return file.size;
    const staged = await stagedBytes(ctx, file);
    if (staged !== undefined) return staged;
    return (await storage.size(sourceKey(ctx.workspace.id, file.id))) ?? 0;
  }

  /** Answers the offset. A crash after the last byte leaves a whole upload that nobody finished. */
  async function finishIfWhole(ctx: Ctx, file: StoredFile): Promise<number> {
    const offset = await offsetOf(ctx, file);
    if (offset < file.size || file.status === 'DONE') return offset;
    const staged = { workspaceId: ctx.workspace.id, fileId: file.id };
    // Of an empty file no byte comes.
    if (file.size === 0) await staging.write(staged, 0, async () => {});
    const isStaged = file.size === 0 || (await staging.bytes(staged)) !== undefined;
    await ctx.reads.end();
    await finishUpload(services, ctx, file, isStaged);
    return offset;
  }

  async function append(ctx: Ctx, file: StoredFile, piece: Piece, signal: AbortSignal): Promise<void> {
    // One at a time: on a slow database reports would else take every connection there is.
    let reporting = false;
    const report = setInterval(() => {
      if (reporting) return;
      reporting = true;
      stagedBytes(ctx, file)
        .then((bytes) => reportProgress(ctx, file.id, bytes ?? 0))
        .catch(() => {})
        .finally(() => (reporting = false));
    }, betweenReportsMs);
    try {
      const staged = { workspaceId: ctx.workspace.id, fileId: file.id };
      await staging.write(staged, piece.offset, (target) => pourBody(piece.body, target, signal));
    } finally {
      clearInterval(report);
    }
  }

  return {
    interrupt,
    finishIfWhole,
    /** To be asked before anything is waited for: who sends a piece takes longer to find out for one than for another. */
    arrive: () => ++arrived,
    /** Answers the new offset. */
    async receive(ctx: Ctx, file: StoredFile, piece: Piece): Promise<number> {
      // Of several that wait for one to end, the first to wake is in turn what the others end: two at once would
      // both write behind the same byte.
      for (let running = active.get(file.id); running; running = active.get(file.id)) {
        // A piece of a connection that is long gone would else end the one its sender came back with.
        if (running.came > piece.came) throw cutOff();
        running.stop.abort();
        await running.ended;
      }
      const stop = new AbortController();
      const work = take(ctx, file, piece, stop.signal);
      active.set(file.id, { came: piece.came, stop, ended: work.catch(() => {}) });
      try {
        return await work;
      } finally {
        if (active.get(file.id)?.stop === stop) active.delete(file.id);
      }
    },
    /** The disk is full: nothing half-done stays. Answers what to tell. */
    async giveUp(ctx: Ctx, file: StoredFile): Promise<string> {
      await failUpload(services, ctx, file.id, diskFullMessage).catch((error: unknown) =>
        ctx.log.error({ err: error, file: file.id }, 'A failed upload could not be recorded'),
      );
      return diskFullMessage;
    },
  };

  async function take(ctx: Ctx, file: StoredFile, piece: Piece, signal: AbortSignal): Promise<number> {
    const before = await offsetOf(ctx, file);
    if (piece.offset !== before) throw new InvalidOperation(`The upload goes on at byte ${before}`);
    if (before + piece.length > file.size) throw new ValidationError('More bytes than the upload has');
    if (piece.length > 0) {
      try {
        await append(ctx, file, piece, signal);
      } catch (error) {
        if (!isCutOff(error)) throw error;
        throw cutOff();
      } finally {
        const bytes = await stagedBytes(ctx, file);
        await reportProgress(ctx, file.id, bytes ?? 0).catch(() => {});
      }
    }
    return finishIfWhole(ctx, file);
  }
}

function cutOff(): UnprocessableContent {
  return new UnprocessableContent('The connection ended before the piece did');
}

function isCutOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = error.name === 'AbortError' ? 'ABORT_ERR' : 'code' in error ? String(error.code) : '';
  return ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR', 'EPIPE'].includes(code);
}

/** For people who watch the list of uploads; what is staged is what counts. */
async function reportProgress({ database, workspace, now }: Ctx, id: string, bytes: number): Promise<void> {
  await database.transaction({ workspaceId: workspace.id }, 'read write', (db) =>
    db
      .updateTable('files')
      .set({ uploaded_bytes: sql<string>`least(size, ${bytes})`, updated_at: now() })
      .where('workspace_id', '=', workspace.id)
      .where('id', '=', id)
      .where('status', '=', 'UPLOADING')
      .execute(),
  );
}
