import { randomUUID } from 'node:crypto';
import { WebSocketServer, type WebSocket } from 'ws';
import { changesAccess } from '#domain/events/event-types.ts';
import type { Services } from '#server/platform/app/services.ts';
import { paceMessages } from '#server/platform/realtime/pace-messages.ts';
import type { Entrant } from '#server/platform/realtime/socket-gate.ts';
import type { Upgrades } from '#server/platform/realtime/upgrades.ts';
import { createCollaboration, recheckEditors } from './collaboration.ts';
import { isEditorMessage } from './editor-message.ts';
import { followOtherNodes } from './follow-other-nodes.ts';
import { sharePresence } from './share-presence.ts';
import { tellOfEdits } from './tell-of-edits.ts';

export const collaborationPath = '/collaboration';

/** The largest single message: a pasted document of five million characters fits, a flood does not. */
const mostBytes = 32 * 1024 * 1024;
const unreadable = 4400;
/** A session also ends by its age, without an event. */
const recheckMs = 60_000;

/** Editors connect here. Answers how to close: pending work is finished, then the sockets end. */
export function addCollaborationSocket(upgrades: Upgrades, services: Services): () => Promise<void> {
  const nodeId = randomUUID();
  const entrants = new WeakMap<Request, Entrant>();
  const presence = sharePresence(services, nodeId);
  const telling = tellOfEdits(services);
  const collaboration = createCollaboration(services, {
    nodeId,
    presence,
    telling,
    admit: (request, ctx) => entrants.get(request)?.admit(ctx),
  });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: mostBytes });
  const following = Promise.all([
    followOtherNodes(services, collaboration, nodeId),
    presence.follow(collaboration),
  ]);
  const recheck = (workspaceId?: string): void => {
    recheckEditors(collaboration.documents.values(), workspaceId).catch((error: unknown) =>
      services.log.error({ err: error }, 'Editors could not be checked again'),
    );
  };
  const unsubscribe = services.live.subscribeAll(({ workspaceId, event }) => {
    // Typing is an event too; asking for fifty editors each time would hold up all of them.
    if (changesAccess(event, 'standing', 'editing')) recheck(workspaceId);
  });
  const timer = setInterval(() => recheck(), recheckMs);
  timer.unref();

  upgrades.accept(collaborationPath, (request, socket, head, entrant) => {
    sockets.handleUpgrade(request, socket, head, (opened) => {
      const { host = '' } = request.headers;
      // The Host is what a client wrote: in the address it could be no address at all. It is read from the header.
      const asked = new Request(`http://localhost${request.url}`, { headers: { host } });
      connect(opened, asked, entrant);
    });
  });

  function connect(socket: WebSocket, request: Request, entrant: Entrant): void {
    entrants.set(request, entrant);
    const client = collaboration.handleConnection(socket, request);
    paceMessages(socket);
    socket.on('message', (data: Buffer) => {
      entrant.messageEnded();
      if (isEditorMessage(data)) client.handleMessage(new Uint8Array(data));
      else socket.close(unreadable, 'The message could not be read');
    });
    socket.on('close', (code, reason) => client.handleClose({ code, reason: reason.toString() }));
    socket.on('error', (error) => services.log.debug({ err: error }, 'An editor’s socket failed'));
  }

  return async () => {
    unsubscribe();
    clearInterval(timer);
    await following;
    await presence.close();
    collaboration.flushPendingStores();
    for (const socket of sockets.clients) socket.close(1001, 'The server restarts');
    await Promise.all(
      [...collaboration.documents.values()].map(async (document) => {
        await document.saveMutex.waitForUnlock();
        await telling.atOnce(document);
      }),
    );
  };
}
