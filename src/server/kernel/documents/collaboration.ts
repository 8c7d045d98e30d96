import { Hocuspocus, type Connection, type Document } from '@hocuspocus/server';
import * as Y from 'yjs';
import { HarkError, NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { authenticateSocket } from '#server/kernel/accounts/index.ts';
import '#server/kernel/members/tables.ts';
import type { Services } from '#server/platform/app/services.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { noteRead } from '#server/platform/context/note-read.ts';
import { whenVisitEnds } from '#server/platform/realtime/when-visit-ends.ts';
import { createUpdateLog } from './append-updates.ts';
import { applyInParts } from './apply-in-parts.ts';
import { cleanAwareness } from './check-awareness.ts';
import { checkUpdate } from './check-update.ts';
import { getDocumentAccess } from './document-access.ts';
import type { Editing } from './editing.ts';
import { acknowledgeWhen } from './hold-acknowledgements.ts';
import { loadDocument } from './load-document.ts';
import type { Presence } from './share-presence.ts';
import { settleDocument } from './settle-document.ts';
import { isStale, startOver, tryAgainLater, untilFresh } from './start-over.ts';
import type { TellOfEdits } from './tell-of-edits.ts';

const syncStep2 = 1;
const syncUpdate = 2;
/** A name, a colour and a place in the text; it goes to everybody who has the document open. */
const mostAwareness = 10_000;

type CollaborationOptions = {
  readonly nodeId: string;
  readonly presence: Presence;
  readonly telling: TellOfEdits;
  readonly admit: (request: Request, ctx: Ctx) => void;
};

/**
 * The editor's server. An update is shown to others at once and acknowledged when it is in the log: what a person sees
 * as saved survives a kill at any moment. What was shown and not yet stored when the process dies is in the editor of
 * everybody who saw it, and comes back with the first of them.
 */
export function createCollaboration(
  services: Services,
  { nodeId, presence, telling, admit }: CollaborationOptions,
): Hocuspocus<Editing> {
  const { database, log } = services;
  const updates = createUpdateLog(services, nodeId);
  return new Hocuspocus<Editing>({
    name: nodeId,
    quiet: true,
    debounce: 1000,
    maxDebounce: 5000,
    timeout: 60_000,

    async onAuthenticate({ token, documentName, request, requestHeaders, connectionConfig, instance }) {
      // One name a document: the database reads an id in other spellings too, and each would be a document of its own here.
      if (readId(documentName) !== documentName) throw new NotFound();
      const host = requestHeaders.get('host') ?? undefined;
      const access = await authenticateSocket(services, { host, authorization: `Bearer ${token}` });
      admit(request, access.ctx);
      const { mayWrite } = await getDocumentAccess(access.ctx, documentName);
      await noteRead(access.ctx, { what: 'document', ids: [documentName] });
      connectionConfig.readOnly = !mayWrite;
      await untilFresh(instance.documents.get(documentName));
      const { actor, workspace } = access.ctx;
      // Support has the standing of an admin, not their name.
      const memberId = actor.kind === 'member' && !actor.support ? actor.viewer.id : null;
      whenVisitEnds(access.ctx, () => {
        recheckEditors(instance.documents.values(), workspace.id).catch((error: unknown) =>
          log.error({ err: error }, 'Editors could not be checked again'),
        );
      });
      return { access, workspaceId: workspace.id, memberId, name: await nameOf(workspace.id, memberId) };
    },

    async onLoadDocument({ document, documentName, context }) {
      // Of somebody who left in the middle of a write: nobody tells this node of what it wrote itself.
      await updates.written(documentName).catch(() => {});
      const { workspaceId } = context;
      await applyInParts(workspaceId, document, await loadDocument(database, workspaceId, documentName));
      // Nobody is connected yet. Left in the buffer, it would go out once more, whole, to the first who is.
      document.flush();
    },

    async beforeSync({ type, payload, connection, document, documentName, context }) {
      if (isStale(document)) sendAway(connection);
      if (connection.readOnly || (type !== syncStep2 && type !== syncUpdate)) return;
      if (type === syncStep2 && bringsNothing(document, payload)) {
        // What the memory has may not be stored yet, and this would acknowledge it.
        acknowledgeWhen(connection, updates.written(documentName));
        return;
      }
      checkUpdate(document, payload);
      const { workspaceId, memberId } = context;
      const stored = updates.append({ workspaceId, memberId, documentId: documentName, update: payload });
      stored.catch((error: unknown) => giveUp(document, error));
      acknowledgeWhen(connection, stored);
    },

    /** The last one may have left in the middle of a write; who comes back meanwhile finds the memory as it was. */
    async beforeUnloadDocument({ document, documentName }) {
      await updates.written(documentName).catch(() => {});
      await telling.atOnce(document);
    },

    /** A client may speak for itself only: its cursor carries its own name, whatever it sent. */
    async beforeHandleAwareness({ states, context, connection, document }) {
      if (connection) {
        dropForeignStates(states, document, connection);
        presence.dropForeign(states, document, context?.memberId ?? null);
      }
      if (JSON.stringify([...states.values()]).length > mostAwareness) {
        throw new ValidationError('A cursor can’t carry that much');
      }
      const who = { memberId: context?.memberId ?? null, name: context?.name ?? '' };
      for (const state of states.values()) cleanAwareness(state, who);
    },

    async afterLoadDocument({ document }) {
      presence.opened(document);
    },

    async onAwarenessUpdate({ document, added, updated, removed, transactionOrigin }) {
      presence.changed(document, { seen: [...added, ...updated], left: removed, origin: transactionOrigin });
    },

    async onStoreDocument({ document, documentName, lastContext }) {
      if (lastContext.workspaceId === undefined || isStale(document)) return;
      const { workspaceId } = lastContext;
      await settleDocument(services, telling, { workspaceId, id: documentName, document });
    },
  });

  function giveUp(document: Document, error: unknown): void {
    if (isStale(document)) return;
    log.error({ err: error, documentId: document.name }, 'An edit could not be stored');
    startOver(document);
  }

  async function nameOf(workspaceId: string, memberId: string | null): Promise<string> {
    if (memberId === null) return '';
    return database.transaction({ workspaceId }, 'read only', async (db) => {
      const member = await db
        .selectFrom('members')
        .select('name')
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', memberId)
        .executeTakeFirst();
      return member?.name ?? '';
    });
  }

  function sendAway({ webSocket }: Connection<Editing>): never {
    webSocket.close(tryAgainLater, 'The document is being reopened');
    throw new Error('The document is being reopened');
  }

  /** Every reconnect ends with a second step, mostly an empty one; those must not fill the log. */
  function bringsNothing(document: Y.Doc, update: Uint8Array): boolean {
    if (update.length <= 2) return true;
    try {
      return Y.snapshotContainsUpdate(Y.snapshot(document), update);
    } catch (error) {
      log.warn({ err: error }, 'An update could not be compared');
      return false;
    }
  }
}

/**
 * Takes out what another person's editor said of itself, and the empty state that Hocuspocus adds with each message
 * (its scratch copy has a client of its own).
 */
function dropForeignStates(
  states: Map<number, Record<string, unknown>>,
  document: Document,
  speaker: Connection<Editing>,
): void {
  for (const [id, state] of states) {
    if (Object.keys(state).length === 0) states.delete(id);
  }
  for (const [connection, { clients }] of document.connections) {
    // The same person's: the line they lost a moment ago may still look open.
    const { memberId } = connection.context as Editing;
    if (connection === speaker || memberId === speaker.context.memberId) continue;
    for (const id of clients) states.delete(id);
  }
}

/** Looks at every open editor (of a workspace) again; ends those whose access ended, and turns writers into readers. */
export async function recheckEditors(documents: Iterable<Document>, workspaceId?: string): Promise<void> {
  const connections = [...documents].flatMap((document) => [...document.connections.keys()]);
  await Promise.all(connections.map((connection) => recheck(connection as Connection<Editing>, workspaceId)));
}

async function recheck(connection: Connection<Editing>, workspaceId: string | undefined): Promise<void> {
  if (workspaceId !== undefined && connection.context.workspaceId !== workspaceId) return;
  try {
    const ctx = await connection.context.access.recheck();
    const { mayWrite } = await getDocumentAccess(ctx, connection.document.name);
    const wasReadOnly = connection.readOnly;
    connection.readOnly = !mayWrite;
    if (wasReadOnly !== connection.readOnly)
      connection.sendStateless(JSON.stringify({ readOnly: !mayWrite }));
  } catch (error) {
    if (!(error instanceof HarkError)) throw error;
    connection.close({ code: 4403, reason: 'Access ended' });
  }
}
