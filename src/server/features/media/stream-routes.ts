import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object, optional } from '#domain/codec/structures.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import {
  fileRequests,
  getReadableFile,
  sendPlayable,
  sendStored,
  type Redactable,
} from '#server/features/files/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { askForOlderStream } from './ask-for-older-stream.ts';
import { listOutputs, outputFolder, type Output } from './outputs.ts';
import { writeMasterList } from './write-master-list.ts';

const streamed = object({ id: string, part: string, name: optional(string) });
const named = object({ id: string });
const streamPaths = ['stream', 'avf-stream'].flatMap((kind) => [
  `/files/${kind}/:id/:part`,
  `/files/${kind}/:id/:part/:name`,
]);
const streamKinds = ['hls-v1', 'hls-v2', 'hls-sharp'] as const;
const sheetQuery = object({ sheet: optional(string) });

const types: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
  ts: 'video/mp2t',
  json: 'application/json; charset=utf-8',
  jpg: 'image/jpeg',
  wav: 'audio/wav',
};

/** What a player asks for, piece by piece; each piece asks again whether the person may see the recording. */
export function addStreamRoutes(http: FastifyInstance, services: Services): void {
  const requests = fileRequests(services);
  const { storage } = services;

  const sendOutput = async (request: FastifyRequest, reply: FastifyReply, ctx: Ctx, key: string) => {
    await ctx.reads.end();
    const contentType = typeOfOutput(key);
    return sendStored(request, reply, { storage, key, contentType, etag: key.replaceAll('/', '-') });
  };

  for (const path of streamPaths) {
    http.get(path, async (request, reply) =>
      requests.reading(request, async (ctx) => {
        const { id, part, name: inside } = decode(streamed, request.params);
        const name = inside === undefined ? part : `${part}/${inside}`;
        // To a visitor the source is the file itself, whatever it is shown in.
        const isWhole = name === 'source' && ctx.actor.kind === 'visitor';
        const read = (asking: Ctx) =>
          getReadableFile(asking, readId(id), isWhole ? 'file.download' : 'file.read');
        const file = await read(ctx);
        if (name === 'source') {
          const inline = /^(?:audio|video)\/|^application\/pdf$/.test(file.contentType);
          if (!inline) throw new NotFound();
          const askAgain = () => requests.reading(request, read);
          return sendPlayable(request, reply, { ctx, storage, file, isSaved: false, askAgain });
        }
        if (name === 'master.m3u8') {
          const outputs = await listOutputs(await ctx.reads.db(), ctx.workspace.id, file.id);
          await ctx.reads.end();
          return sendMasterList(reply, outputs);
        }
        const key = streamKey(ctx.workspace.id, file, name);
        if (name === 'v1/index.m3u8' && (await storage.size(key)) === undefined) {
          await askForOlderStream(services, ctx, file);
          // Players ask again after this one, unlike after any other answer without a list.
          return reply.code(503).header('retry-after', '5').header('cache-control', 'no-store').send();
        }
        return sendOutput(request, reply, ctx, key);
      }),
    );
  }

  for (const path of [
    '/files/avf-thumbnail/:id',
    '/files/video-thumbnail/:id',
    '/image/video-thumbnail/:id',
    '/image/pdf-thumbnail/:id',
  ]) {
    http.get(path, async (request, reply) =>
      requests.reading(request, async (ctx) => {
        const file = await getReadableFile(ctx, readId(decode(named, request.params).id));
        const folder = outputFolder(ctx.workspace.id, file, 'thumbnail');
        return sendOutput(request, reply, ctx, `${folder}/thumbnail.jpg`);
      }),
    );
  }

  http.get('/image/storyboard/:id', async (request, reply) =>
    requests.reading(request, async (ctx) => {
      const file = await getReadableFile(ctx, readId(decode(named, request.params).id));
      const { sheet = '0' } = decode(sheetQuery, request.query);
      if (!/^\d{1,4}$/.test(sheet)) throw new NotFound();
      const folder = outputFolder(ctx.workspace.id, file, 'storyboard');
      return sendOutput(
        request,
        reply,
        ctx,
        `${folder}/sheet${String(Number(sheet) + 1).padStart(5, '0')}.jpg`,
      );
    }),
  );
}

export function typeOfOutput(key: string): string {
  return types[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** Only names that the jobs make; anything else is nothing. */
export function streamKey(workspaceId: string, file: Redactable, name: string): string {
  if (name === 'waveform.json') return `${outputFolder(workspaceId, file, 'waveform')}/${name}`;
  const { stream = 'v2', part } =
    /^(?:(?<stream>v1|v2|sharp)\/)?(?<part>index\.m3u8|init\.mp4|seg\d{5}\.(?:m4s|ts))$/.exec(name)?.groups ??
    {};
  const kind = streamKinds.find((known) => known === `hls-${stream}`);
  if (part === undefined || kind === undefined) throw new NotFound();
  return `${outputFolder(workspaceId, file, kind)}/${part}`;
}

/** Written for each request: the sharp stream comes after the light one. */
export function sendMasterList(reply: FastifyReply, outputs: readonly Output[]): FastifyReply {
  const list = writeMasterList(outputs);
  if (list === undefined) throw new NotFound();
  return reply
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'private, no-cache')
    .type('application/vnd.apple.mpegurl')
    .send(list);
}
