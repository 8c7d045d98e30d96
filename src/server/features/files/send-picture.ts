import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { StoredFile } from './file.ts';
import type { ImageSize } from './picture-decoder.ts';
import { resizeStored } from './resize-image.ts';
import { sendStored } from './send-stored.ts';
import { sourceKey } from './storage-keys.ts';

type Picture = {
  readonly storage: Storage;
  readonly workspaceId: string;
  readonly file: StoredFile;
  readonly size: ImageSize;
};

/** A picture as pixels: whatever the file holds beside them (scripts in an SVG, the place a photo was taken) stays here. */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, workspaceId, file, size }: Picture,
): Promise<FastifyReply> {
  const source = sourceKey(workspaceId, file.id);
  const isAnimated =
    file.contentType === 'image/gif' && size.width === undefined && size.height === undefined;
  const picture = isAnimated
    ? { key: source, contentType: 'image/gif' }
    : await resizeStored({ storage, owner: workspaceId }, source, size);
  if (Buffer.isBuffer(picture)) return sendBytes(reply, picture);
  return sendStored(request, reply, { storage, etag: `${file.id}-${picture.key.length}`, ...picture });
}

export function sendBytes(reply: FastifyReply, bytes: Buffer): FastifyReply {
  return reply
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'private, max-age=3600')
    .type('image/webp')
    .send(bytes);
}
