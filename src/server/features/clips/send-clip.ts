import type { FastifyReply, FastifyRequest } from 'fastify';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { Clip } from '#server/features/cards/index.ts';
import { sendStored } from '#server/features/files/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { readyClip, readyStill } from './ready-clip.ts';

type Sending = {
  readonly services: Services;
  readonly workspaceId: string;
  /** Asked again while it plays: throws once the person may no longer have it. */
  readonly find: () => Promise<Clip | undefined>;
};

/** The bytes of a clip and of nothing else. */
export async function sendClip(
  request: FastifyRequest,
  reply: FastifyReply,
  { services, workspaceId, find }: Sending,
): Promise<FastifyReply> {
  const read = () => required(find);
  const clip = await read();
  const key = await readyClip(services, workspaceId, clip);
  return sendStored(request, reply, {
    storage: services.storage,
    key,
    contentType: clip.mediaType === 'VIDEO' ? 'video/mp4' : 'audio/mp4',
    etag: key.replaceAll('/', '-'),
    askAgain: read,
  });
}

/** The first frame of a clip of a video. */
export async function sendStill(
  request: FastifyRequest,
  reply: FastifyReply,
  { services, workspaceId, find }: Sending,
): Promise<FastifyReply> {
  const clip = await required(find);
  if (clip.mediaType !== 'VIDEO') throw new NotFound();
  const key = await readyStill(services, workspaceId, clip);
  return sendStored(request, reply, {
    storage: services.storage,
    key,
    contentType: 'image/jpeg',
    etag: key.replaceAll('/', '-'),
  });
}

async function required(find: Sending['find']): Promise<Clip> {
  const clip = await find();
  if (!clip) throw new NotFound();
  return clip;
}
