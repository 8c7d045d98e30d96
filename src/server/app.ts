import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { access, readersFinder } from '#server/kernel/access/index.ts';
import { accounts, authenticate, authenticateSocket } from '#server/kernel/accounts/index.ts';
import { agents } from '#server/features/agents/index.ts';
import { answering } from '#server/features/answering/index.ts';
import { apiReference } from '#server/features/api-reference/index.ts';
import { apiTokens } from '#server/features/api-tokens/index.ts';
import { auditLog } from '#server/features/audit-log/index.ts';
import { branding } from '#server/features/branding/index.ts';
import { canvas } from '#server/features/canvas/index.ts';
import { cards } from '#server/features/cards/index.ts';
import { channels } from '#server/features/channels/index.ts';
import { charts } from '#server/features/charts/index.ts';
import { clips } from '#server/features/clips/index.ts';
import { clustering } from '#server/features/clustering/index.ts';
import { comments } from '#server/features/comments/index.ts';
import { contacts } from '#server/features/contacts/index.ts';
import { conversations } from '#server/features/conversations/index.ts';
import { documents } from '#server/kernel/documents/index.ts';
import { docs } from '#server/features/docs/index.ts';
import { embeds } from '#server/features/embeds/index.ts';
import { evidence } from '#server/features/evidence/index.ts';
import { exports } from '#server/features/exports/index.ts';
import { highlights } from '#server/features/highlights/index.ts';
import { files } from '#server/features/files/index.ts';
import { fields } from '#server/features/fields/index.ts';
import { folders } from '#server/features/folders/index.ts';
import { filters } from '#server/features/filters/index.ts';
import { health } from '#server/features/health/index.ts';
import { home } from '#server/features/home/index.ts';
import { bulkImports } from '#server/features/bulk-imports/index.ts';
import { imports } from '#server/features/imports/index.ts';
import { integrations } from '#server/features/integrations/index.ts';
import { insights } from '#server/features/insights/index.ts';
import { media } from '#server/features/media/index.ts';
import { redactions } from '#server/features/redactions/index.ts';
import { keptNames } from '#server/features/kept-names/index.ts';
import { participantNumbers } from '#server/features/participant-numbers/index.ts';
import { mediaExports } from '#server/features/media-exports/index.ts';
import { registerIntegrations } from '#server/kernel/integrations/index.ts';
import { registerKinds } from '#server/kernel/kinds/index.ts';
import { mailCheck } from '#server/features/mail-check/index.ts';
import { mcp } from '#server/features/mcp/index.ts';
import { members } from '#server/kernel/members/index.ts';
import { models as modelSettings } from '#server/features/models/index.ts';
import { notes } from '#server/features/notes/index.ts';
import { notifications } from '#server/features/notifications/index.ts';
import { onboarding } from '#server/features/onboarding/index.ts';
import { people } from '#server/features/people/index.ts';
import { projectImports } from '#server/features/project-imports/index.ts';
import { projectActivity } from '#server/features/project-activity/index.ts';
import { projectExports } from '#server/features/project-exports/index.ts';
import { projects } from '#server/kernel/projects/index.ts';
import { publicLinks } from '#server/features/public-links/index.ts';
import { reels } from '#server/features/reels/index.ts';
import { savedFeeds } from '#server/features/saved-feeds/index.ts';
import { restApi } from '#server/features/rest-api/index.ts';
import { questions } from '#server/features/questions/index.ts';
import { scim } from '#server/features/scim/index.ts';
import { search } from '#server/features/search/index.ts';
import { sso } from '#server/features/sso/index.ts';
import { staff } from '#server/features/staff/index.ts';
import { stars } from '#server/features/stars/index.ts';
import { storageUse } from '#server/features/storage-use/index.ts';
import { streams } from '#server/kernel/streams/index.ts';
import { personalData } from '#server/features/personal-data/index.ts';
import { suggestions } from '#server/features/suggestions/index.ts';
import { support } from '#server/features/support/index.ts';
import { listening } from '#server/features/listening/index.ts';
import { summaries } from '#server/features/summaries/index.ts';
import { tags } from '#server/features/tags/index.ts';
import { templates } from '#server/features/templates/index.ts';
import { track } from '#server/features/track/index.ts';
import { trash } from '#server/features/trash/index.ts';
import { upkeep } from '#server/features/upkeep/index.ts';
import { views } from '#server/features/views/index.ts';
import { webhooks } from '#server/features/webhooks/index.ts';
import { transcripts } from '#server/features/transcripts/index.ts';
import { translations } from '#server/features/translations/index.ts';
import {
  findMovedTo,
  otherRegionFinder,
  findWorkspaceById,
  findWorkspaceBySubdomain,
  workspaces,
} from '#server/kernel/workspaces/index.ts';
import { openModels } from '#server/platform/ai/models.ts';
import type { BearerKind } from '#server/platform/app/bearer-kind.ts';
import type { Feature, JobServices } from '#server/platform/app/feature.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { newId } from '#server/platform/context/new-id.ts';
import { Reads } from '#server/platform/context/reads.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Env, Service } from '#server/platform/env/env.ts';
import { startDispatcher, type Dispatcher } from '#server/platform/events/dispatch-outbox.ts';
import { createEventLog } from '#server/platform/events/event-log.ts';
import { buildSchema } from '#server/platform/graphql/build-schema.ts';
import { addGraphqlRoute } from '#server/platform/graphql/graphql-route.ts';
import { learnNewTables } from '#server/platform/db/learn-new-tables.ts';
import { closeHttp } from '#server/platform/http/close-http.ts';
import { createHttp } from '#server/platform/http/create-http.ts';
import { ByteBudget } from '#server/platform/http/held-bytes.ts';
import { addTelemetry } from '#server/platform/http/telemetry.ts';
import { addWebApp } from '#server/platform/http/web-app.ts';
import type { AnyJob, Cron } from '#server/platform/jobs/job.ts';
import { addQueues, openBoss } from '#server/platform/jobs/open-boss.ts';
import { startWorker } from '#server/platform/jobs/start-worker.ts';
import { openMailer } from '#server/platform/mail/open-mailer.ts';
import { createRateLimiter } from '#server/platform/rate-limit/rate-limiter.ts';
import { createSocketGate } from '#server/platform/realtime/socket-gate.ts';
import { routeUpgrades } from '#server/platform/realtime/upgrades.ts';
import { addGraphqlSocket, type OpenSocket } from '#server/platform/realtime/graphql-socket.ts';
import { openHearing } from '#server/platform/realtime/hearing.ts';
import { runDueSchedules } from '#server/platform/schedules/run-due-schedules.ts';
import { openLiveTopic } from '#server/platform/realtime/live-topic.ts';
import { openRegionLine } from '#server/platform/regions/region-line.ts';
import { openOutbound } from '#server/platform/outbound/outbound.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { openSecrets } from '#server/platform/secrets/secrets.ts';

/** The only list that knows every slice. */
const features: readonly Feature[] = [
  accounts,
  workspaces,
  members,
  access,
  projects,
  folders,
  documents,
  files,
  media,
  keptNames,
  participantNumbers,
  mediaExports,
  clips,
  redactions,
  transcripts,
  translations,
  notes,
  insights,
  tags,
  highlights,
  cards,
  evidence,
  projectActivity,
  reels,
  fields,
  questions,
  filters,
  views,
  templates,
  comments,
  people,
  contacts,
  stars,
  home,
  savedFeeds,
  onboarding,
  apiTokens,
  publicLinks,
  embeds,
  exports,
  projectExports,
  projectImports,
  notifications,
  auditLog,
  canvas,
  channels,
  clustering,
  imports,
  bulkImports,
  charts,
  search,
  streams,
  answering,
  conversations,
  docs,
  agents,
  branding,
  trash,
  upkeep,
  storageUse,
  mailCheck,
  health,
  apiReference,
  summaries,
  listening,
  personalData,
  suggestions,
  modelSettings,
  mcp,
  restApi,
  webhooks,
  integrations,
  scim,
  sso,
  staff,
  support,
  track,
];

export type AppOptions = {
  env: Env;
  log: FastifyBaseLogger;
  database: Database;
  services: readonly Service[];
  now?: () => Date;
  /** Slices that exist only where a test brings them. */
  extra?: readonly Feature[];
};

export type App = {
  readonly http: FastifyInstance;
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly dispatcher: Dispatcher | undefined;
  /** What a worker does every minute: the schedules of workspaces that are due. */
  runSchedules(signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
};

export async function createApp(options: AppOptions): Promise<App> {
  const { env, log, database, now = () => new Date() } = options;
  const all = [...features, ...(options.extra ?? [])];
  registerKinds(all);
  registerIntegrations(all);
  const runs = (service: Service): boolean => options.services.includes(service);

  const secrets = await openSecrets(database, env);
  const mailer = await openMailer({ env, log, database, now, newId });
  const storage = await openStorage(env);
  const outbound = openOutbound({ allowed: env.allowedHosts });
  const regions = env.regions && openRegionLine({ env: env.regions, now, newId, log });
  const live = await openLiveTopic(database);
  const models = openModels({ env, log, box: secrets.box, now });
  const boss = await openBoss({ database, jobs: [], log });
  const { embedder } = models;
  const forJobs: JobServices = {
    env,
    storage,
    log,
    mailer,
    secrets,
    outbound,
    live,
    boss,
    models,
    embedder,
  };
  const jobs: AnyJob[] = all.flatMap(({ jobs: own = [] }) =>
    typeof own === 'function' ? own(forJobs) : own,
  );
  await addQueues(boss, jobs);
  const subscribers = all.flatMap((feature) => feature.subscribers?.(forJobs) ?? []);
  const eventLog = createEventLog(subscribers);
  const crons: Cron[] = [];
  const bearers: BearerKind[] = [];
  const services: Services = {
    env,
    log,
    database,
    eventLog,
    boss,
    live,
    mailer,
    secrets,
    outbound,
    regions,
    models,
    embedder,
    storage,
    now,
    newId,
    bearers,
    systemCtx(workspace): Ctx {
      const reads = new Reads(database, () => ({ workspaceId: workspace.id }));
      return { workspace, actor: { kind: 'system' }, database, reads, eventLog, now, newId, log };
    },
  };
  bearers.push(...all.flatMap((feature) => feature.bearer?.(services) ?? []));
  crons.push(...all.flatMap((feature) => feature.crons?.(services) ?? []));

  const systemCtx = async (id: string): Promise<Ctx | undefined> => {
    const workspace = await findWorkspaceById(database, id);
    return workspace && services.systemCtx(workspace);
  };
  const handlers = all.flatMap((feature) => feature.schedules?.(forJobs) ?? []);
  const runSchedules = (signal: AbortSignal): Promise<void> =>
    runDueSchedules({ database, now, log, handlers, systemCtx }, signal);
  crons.push({ name: 'schedules.run', cron: '* * * * *', timeZone: 'UTC', run: runSchedules });

  let dispatcher: Dispatcher | undefined;
  let endLearning: (() => Promise<void>) | undefined;
  if (runs('worker')) {
    endLearning = learnNewTables(database.owner);
    dispatcher = await startDispatcher({ database, subscribers, eventLog, now, newId, log });
    await startWorker({
      boss,
      jobs,
      crons,
      concurrency: 3,
      systemCtx,
    });
  }

  const budget = new ByteBudget();
  const http = await createHttp({ log, budget, ...env });
  const findReaders = readersFinder(all.flatMap(({ holders = [] }) => holders));
  const schema = buildSchema(
    openHearing({ live, database, log, findReaders }),
    all.flatMap((feature) => (feature.schema ? [feature.schema(services)] : [])),
  );
  if (runs('web')) {
    for (const feature of all) feature.routes?.(http, services, schema);
    addGraphqlRoute(http, {
      schema,
      database,
      introspection: env.introspection,
      authenticate: (request) => authenticate(services, request),
    });
    addTelemetry(http, createRateLimiter(services));
    await addWebApp(http, {
      ...env,
      workspaceExists: async (subdomain) =>
        (await findWorkspaceBySubdomain(database, subdomain)) !== undefined,
      movedTo: (subdomain) => findMovedTo(database, subdomain),
      otherRegion: otherRegionFinder(services),
    });
  }
  const closeSockets: (() => Promise<void>)[] = [];
  if (runs('realtime')) {
    const upgrades = routeUpgrades(http.server, createSocketGate({ budget, ...env }));
    const open: OpenSocket = (opening) => authenticateSocket(services, opening);
    closeSockets.push(addGraphqlSocket({ upgrades, schema, live, log, open }));
    for (const feature of all) if (feature.sockets) closeSockets.push(feature.sockets(upgrades, services));
  }

  return {
    http,
    schema,
    services,
    dispatcher,
    runSchedules,
    async close() {
      await Promise.all(closeSockets.map((close) => close()));
      await closeHttp(http);
      await dispatcher?.close();
      await endLearning?.();
      await boss.stop({ graceful: true, timeout: 5000 });
      await mailer.close();
      await models.close();
      outbound.close();
      regions?.close();
    },
  };
}
