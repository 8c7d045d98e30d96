import type { FastifyInstance } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import type { Services } from '#server/platform/app/services.ts';
import { recordReading } from '#server/platform/context/record-reading.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { fileRequests } from './file-request.ts';
import { isFirstPiece } from './is-first-piece.ts';
import { getReadableFile } from './get-readable-file.ts';
import { sendPlayable } from './send-playable.ts';

const asked = object({ fileId: string });

/** The file itself, to save. Always an attachment: opened in a browser it must not act for the person. */
export function addDownloadRoute(http: FastifyInstance, services: Services): void {
  const requests = fileRequests(services);
  http.get('/files/download/:fileId', async (request, reply) =>
    requests.reading(request, async (ctx) => {
      const id = readId(decode(asked, request.params).fileId);
      const file = await getReadableFile(ctx, id, 'file.download');
      if (isFirstPiece(request))
        await recordReading(ctx, { type: 'file.downloaded', payload: { fileId: id }, objectId: null });
      const askAgain = () =>
        requests.reading(request, (asking) => getReadableFile(asking, id, 'file.download'));
      return sendPlayable(request, reply, { ctx, storage: services.storage, file, isSaved: true, askAgain });
    }),
  );
}
