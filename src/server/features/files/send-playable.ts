import type { FastifyReply, FastifyRequest } from 'fastify';
import { levelOfRank } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { StoredFile } from './file.ts';
import { sendStored } from './send-stored.ts';
import { playableKey, sourceKey, type Redactable } from './storage-keys.ts';

type Playing = {
  ctx: Ctx;
  storage: Storage;
  file: StoredFile;
  isSaved: boolean;
  askAgain: () => Promise<unknown>;
};

/** The file as the person may have it: what was redacted is in the original only, and that needs full access. */
export async function sendPlayable(
  request: FastifyRequest,
  reply: FastifyReply,
  { ctx, storage, file, isSaved, askAgain }: Playing,
): Promise<FastifyReply> {
  const isOriginal = isSaved && levelOfRank(ctx, file.rank) === 'FULL';
  await ctx.reads.end();
  const { id, name, contentType } = file;
  const sent = playableOf(ctx.workspace.id, file);
  const { downloadAs, ...bytes } = isOriginal
    ? { key: sourceKey(ctx.workspace.id, id), contentType, etag: id, downloadAs: name }
    : sent;
  return sendStored(request, reply, { storage, ...bytes, askAgain, ...(isSaved && { downloadAs }) });
}

type Played = Redactable & Pick<StoredFile, 'name' | 'contentType' | 'mediaType'>;

/** What of a recording everybody may have. */
export function playableOf(workspaceId: string, file: Played): Playable {
  const { id, redaction, name, contentType } = file;
  const key = playableKey(workspaceId, file);
  if (redaction === 0) return { key, contentType, etag: id, downloadAs: name };
  return {
    key,
    contentType: redactedType(file),
    etag: `${id}-${redaction}`,
    downloadAs: redactedName(file),
  };
}

type Playable = {
  readonly key: string;
  readonly contentType: string;
  readonly etag: string;
  readonly downloadAs: string;
};

function redactedType({ mediaType, contentType }: Played): string {
  if (mediaType === null) return contentType;
  return mediaType === 'AUDIO' ? 'audio/mp4' : 'video/mp4';
}

function redactedName({ name, mediaType }: Played): string {
  const bare = name.replace(/\.[^.]{1,5}$/, '');
  if (mediaType === null) return `${bare} (redacted)${name.slice(bare.length)}`;
  return `${bare} (redacted).${mediaType === 'AUDIO' ? 'm4a' : 'mp4'}`;
}
