import type { BearerKind } from './bearer-kind.ts';
import type { Embedder } from '#server/platform/ai/embedder.ts';
import type { Models } from '#server/platform/ai/models.ts';
import type { Ctx, EventLog, WorkspaceRef } from '#server/platform/context/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Env } from '#server/platform/env/env.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import type { LiveTopic } from '#server/platform/realtime/live-topic.ts';
import type { Outbound } from '#server/platform/outbound/outbound.ts';
import type { RegionLine } from '#server/platform/regions/region-line.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { Secrets } from '#server/platform/secrets/secrets.ts';

/** What the process has opened; features get it when they add routes, subscribers and jobs. */
export type Services = {
  readonly env: Env;
  readonly log: Log;
  readonly database: Database;
  readonly eventLog: EventLog;
  readonly boss: JobBoss;
  readonly live: LiveTopic;
  readonly mailer: Mailer;
  readonly secrets: Secrets;
  /** The way out over HTTP to addresses that people or other services gave. */
  readonly outbound: Outbound;
  /** Undefined for an installation that is alone. */
  readonly regions: RegionLine | undefined;
  /** Everything that a model does. */
  readonly models: Models;
  /** Undefined where there is no model: then words are searched, not meaning. */
  readonly embedder: Embedder | undefined;
  readonly storage: Storage;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Bearers beside a person's sign-in, as the slices registered them. */
  readonly bearers: readonly BearerKind[];
  /** The product itself acting inside a workspace. */
  systemCtx(workspace: WorkspaceRef): Ctx;
};
