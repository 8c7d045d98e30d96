import { getOperationAST, OperationTypeNode, GraphQLError, type GraphQLSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { NotFound, TooManyRequests, Unauthorized } from '#domain/errors/hark-error.ts';
import { socketLimits } from '#domain/limits/request-limits.ts';
import type { Actor, Ctx } from '#server/platform/context/context.ts';
import { noteRead } from '#server/platform/context/note-read.ts';
import { formatError } from '#server/platform/graphql/error-mapper.ts';
import { graphqlPath } from '#server/platform/graphql/graphql-route.ts';
import { createDocumentReader } from '#server/platform/graphql/document-reader.ts';
import { readOf } from '#server/platform/graphql/read-of.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { LiveTopic } from './live-topic.ts';
import { paceMessages } from './pace-messages.ts';
import type { Entrant } from './socket-gate.ts';
import { whenVisitEnds } from './when-visit-ends.ts';
import type { Upgrades } from './upgrades.ts';

export type SocketAccess = {
  readonly ctx: Ctx;
  /** Throws once the person has to leave. */
  recheck(): Promise<Ctx>;
  /** Whether an event of the workspace is a reason to check again. */
  isAccessEvent(event: string): boolean;
};

export type OpenSocket = (opening: {
  host: string | undefined;
  authorization: string | undefined;
}) => Promise<SocketAccess>;

type SocketOptions = {
  upgrades: Upgrades;
  schema: GraphQLSchema;
  live: LiveTopic;
  log: Log;
  /** Throws when the bearer is not good for this host. */
  open: OpenSocket;
};

const unauthorized = 4401;
const accessEnded = 4403;
const tooMany = 4429;
/** An event that takes access away names the person; sessions also end without one. */
const recheckMs = 30_000;

/** GraphQL over websocket on the same path as over HTTP. */
export function addGraphqlSocket({ upgrades, schema, live, log, open }: SocketOptions): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 100_000 });
  const contexts = new WeakMap<object, Ctx>();
  const entrants = new WeakMap<object, Entrant>();
  const readDocument = createDocumentReader(schema);
  const graphql = useServer<Record<string, unknown>, { ended?: () => void }>(
    {
      schema,
      connectionInitWaitTimeout: socketLimits.strangerMs,
      async onConnect(connection) {
        const { socket, request } = connection.extra;
        const authorization = connection.connectionParams?.authorization;
        try {
          const access = await open({
            host: request.headers.host,
            authorization: typeof authorization === 'string' ? authorization : undefined,
          });
          entrants.get(request)?.admit(access.ctx);
          contexts.set(connection.extra, access.ctx);
          connection.extra.ended = watchAccess(access, connection.extra, () =>
            socket.close(accessEnded, 'Access ended'),
          );
          return true;
        } catch (error) {
          if (error instanceof TooManyRequests) socket.close(tooMany, 'Too many connections');
          else socket.close(unauthorized, 'Unauthorized');
          return false;
        }
      },
      onDisconnect: (connection) => connection.extra.ended?.(),
      context(connection): RequestCtx {
        const ctx = contexts.get(connection.extra);
        if (!ctx) throw new Error('Not connected');
        return requestOf(ctx, connection.extra);
      },
      async onSubscribe(connection, _id, payload) {
        if (Object.keys(connection.subscriptions).length > socketLimits.subscriptions)
          return [new GraphQLError(`At most ${socketLimits.subscriptions} subscriptions at a time`)];
        const document = readDocument(payload.query);
        if (!('kind' in document)) return document;
        // A query's reads end with its request; here nothing would end them, and no rate limit would count it.
        const operation = getOperationAST(document, payload.operationName);
        if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
          return [new GraphQLError('Only subscriptions go over the websocket')];
        }
        const ctx = contexts.get(connection.extra);
        if (ctx) await noteRead(ctx, readOf(operation, payload.variables ?? {}));
        return {
          schema,
          document,
          operationName: payload.operationName,
          variableValues: payload.variables,
          contextValue: ctx && requestOf(ctx, connection.extra),
        };
      },
      onError: (_connection, _id, _payload, errors) => errors.map((error) => formatError(error, log)),
    },
    sockets,
  );

  function requestOf(ctx: Ctx, key: object): RequestCtx {
    const actorNow = (): Actor => contexts.get(key)?.actor ?? ctx.actor;
    return { ...ctx, rootResults: new Map(), loaders: new Map(), actorNow };
  }

  function watchAccess(access: SocketAccess, key: object, end: () => void): () => void {
    const check = (): void => {
      access.recheck().then(
        (ctx) => contexts.set(key, ctx),
        (error: unknown) => {
          if (error instanceof Unauthorized || error instanceof NotFound) end();
          else log.warn({ err: error }, 'Access could not be checked again');
        },
      );
    };
    const unsubscribe = live.subscribe(access.ctx.workspace.id, ({ event }) => {
      if (access.isAccessEvent(event)) check();
    });
    const timer = setInterval(check, recheckMs);
    timer.unref();
    const forget = whenVisitEnds(access.ctx, check);
    return () => {
      forget();
      clearInterval(timer);
      unsubscribe();
    };
  }

  upgrades.accept(graphqlPath, (request, socket, head, entrant) => {
    entrants.set(request, entrant);
    sockets.handleUpgrade(request, socket, head, (opened) => {
      opened.on('message', () => entrant.messageEnded());
      paceMessages(opened);
      sockets.emit('connection', opened, request);
    });
  });
  return async () => {
    await graphql.dispose();
  };
}
