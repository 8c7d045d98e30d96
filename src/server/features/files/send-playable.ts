import type { FastifyReply, FastifyRequest } from 'fastify';
import { levelOfRank } from '#server/features/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { StoredFile } from './file.ts';
import { sendStored } from './send-stored.ts';
import { playableKey, sourceKey } from './storage-keys.ts';

/** The file as the person may have it: what was redacted is in the original only, and that needs full access. */
export async function sendPlayable(
  request: FastifyRequest,
  reply: FastifyReply,
  { ctx, storage, file, isSaved }: { ctx: Ctx; storage: Storage; file: StoredFile; isSaved: boolean },
): Promise<FastifyReply> {
  const isOriginal = file.redaction === 0 || (isSaved && levelOfRank(ctx, file.rank) === 'FULL');
  await ctx.reads.end();
  return sendStored(request, reply, {
    storage,
    key: isOriginal ? sourceKey(ctx.workspace.id, file.id) : playableKey(ctx.workspace.id, file),
    contentType: isOriginal ? file.contentType : redactedType(file),
    etag: isOriginal ? file.id : `${file.id}-${file.redaction}`,
    ...(isSaved && { downloadAs: isOriginal ? file.name : redactedName(file) }),
  });
}

function redactedType({ mediaType }: StoredFile): string {
  return mediaType === 'AUDIO' ? 'audio/mp4' : 'video/mp4';
}

function redactedName({ name, mediaType }: StoredFile): string {
  const bare = name.replace(/\.[^.]{1,5}$/, '');
  return `${bare} (redacted).${mediaType === 'AUDIO' ? 'm4a' : 'mp4'}`;
}
