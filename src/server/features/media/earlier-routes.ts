import type { FastifyInstance } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object, optional } from '#domain/codec/structures.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { fileRequests, getReadableFile, sendStored, type Redactable } from '#server/features/files/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { listEarlierOutputs, mayWatchEarlier, type EarlierOutput } from './earlier-outputs.ts';
import { outputFolder } from './outputs.ts';
import { sendMasterList, streamKey, typeOfOutput } from './stream-routes.ts';

const asked = object({ id: string, redaction: string, part: string, name: optional(string) });
const paths = ['/files/earlier/:id/:redaction/:part', '/files/earlier/:id/:redaction/:part/:name'];
const sheetQuery = object({ sheet: optional(string) });

/**
 * A recording as it was before redactions that are being rendered. Addresses of their own, so that nothing else that
 * serves recordings can come to it.
 */
export function addEarlierRoutes(http: FastifyInstance, services: Services): void {
  const requests = fileRequests(services);
  for (const path of paths) {
    http.get(path, async (request, reply) =>
      requests.reading(request, async (ctx) => {
        const { id, redaction, part, name: inPart } = decode(asked, request.params);
        const name = inPart === undefined ? part : `${part}/${inPart}`;
        const { file, outputs } = await getEarlier(ctx, readId(id), redaction);
        await ctx.reads.end();
        if (name === 'master.m3u8') return sendMasterList(reply, outputs);
        const { sheet = '0' } = decode(sheetQuery, request.query);
        const key = keyOf(ctx.workspace.id, file, { name, sheet });
        const etag = key.replaceAll('/', '-');
        return sendStored(request, reply, {
          storage: services.storage,
          key,
          contentType: typeOfOutput(key),
          etag,
        });
      }),
    );
  }
}

type Earlier = { readonly file: Redactable; readonly outputs: readonly EarlierOutput[] };

async function getEarlier(ctx: Ctx, id: string, redaction: string): Promise<Earlier> {
  const file = await getReadableFile(ctx, id);
  const isRecording = file.type === 'AUDIO' || file.type === 'VIDEO';
  if (!isRecording || !mayWatchEarlier(ctx, file)) throw new NotFound();
  const outputs = await listEarlierOutputs(await ctx.reads.db(), ctx.workspace.id, file.id);
  const [earlier] = outputs;
  if (!earlier || String(earlier.redaction) !== redaction) throw new NotFound();
  return { file: { id: file.id, redaction: earlier.redaction }, outputs };
}

function keyOf(
  workspaceId: string,
  file: Redactable,
  { name, sheet }: { name: string; sheet: string },
): string {
  if (name === 'thumbnail') return `${outputFolder(workspaceId, file, 'thumbnail')}/thumbnail.jpg`;
  if (name !== 'storyboard') return streamKey(workspaceId, file, name);
  if (!/^\d{1,4}$/.test(sheet)) throw new NotFound();
  const number = String(Number(sheet) + 1).padStart(5, '0');
  return `${outputFolder(workspaceId, file, 'storyboard')}/sheet${number}.jpg`;
}
