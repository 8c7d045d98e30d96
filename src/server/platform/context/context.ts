import { apiWriteReason, canOnlyRead, type ApiScope } from '#domain/access/api-scopes.ts';
import { requireUsedScope } from './used-scopes.ts';
import { readOnlyReason, type Viewer } from '#domain/access/can.ts';
import { Forbidden } from '#domain/errors/hark-error.ts';
import type { DomainEvent } from '#domain/events/event-map.ts';
import type { Database, Db, Scope } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import { claimRequest, type RequestOnce } from './claim-request.ts';
import type { Reads } from './reads.ts';
import { tryTwice } from './try-twice.ts';

export type WorkspaceRef = { readonly id: string; readonly subdomain: string; readonly name: string };

export type MemberActor = {
  readonly kind: 'member';
  readonly viewer: Viewer;
  /** Whom a permission map may name to mean this person: themselves, their groups, everybody. */
  readonly grantees: readonly string[];
  readonly accountId: string;
  /** Null for an API token, which needs nobody to be signed in. */
  readonly sessionId: string | null;
  /** Set when a program acts in the person's name: their standing, within these scopes. */
  readonly apiToken?: { readonly id: string; readonly scopes: readonly ApiScope[] };
  /** Set when internal staff look at the workspace with the standing of the admin who let them. They only read. */
  readonly support?: SupportVisit;
  /**
   * Who they are when something is written, asked in its transaction: what the request began with may be a second old,
   * and a role or read-only mode holds from the moment it is stored. Throws when they are nobody any more.
   */
  readonly atWriting?: (db: Db) => Promise<MemberActor>;
};
export type SupportVisit = {
  readonly accessId: string;
  readonly staffEmail: string;
  readonly endsAt: Date;
  /** Throws where it can't be recorded: what nobody can look up afterwards isn't shown. */
  noteRead(read: ReadBySupport): Promise<void>;
};
/** What was asked for, and the ids that it named; never content. */
export type ReadBySupport = { readonly what: string; readonly ids: readonly string[] };
/** A person with a public link: may see that one object and nothing else. */
export type VisitorActor = { readonly kind: 'visitor'; readonly publicLinkId: string };
/** Subscribers and jobs: they act for the product itself, inside one workspace. */
export type SystemActor = {
  readonly kind: 'system';
  /** Set where it signs people in: see `withDirectory`. */
  readonly directory?: true;
};
export type Actor = MemberActor | VisitorActor | SystemActor;

/** What every request, job and subscriber starts from. */
export type Ctx = {
  readonly workspace: WorkspaceRef;
  readonly actor: Actor;
  readonly database: Database;
  readonly reads: Reads;
  readonly eventLog: EventLog;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly log: Log;
  /** Set when the sender may send the same request again: what it asks for is done once. */
  readonly once?: RequestOnce;
};

/**
 * `objectId` and `version` are what other clients hear; null where nothing on a screen changed.
 * `before` and `after` are for the audit log: ids and settings, never content.
 */
export type Recorded = DomainEvent & {
  readonly objectId: string | null;
  readonly version?: number;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
};

type Recorder = (...events: readonly Recorded[]) => Promise<void>;
export type EventLog = {
  recorder(ctx: Pick<Ctx, 'workspace' | 'actor' | 'now' | 'newId'>, db: Db): Recorder;
};

/** Inside a command: one transaction, and no way to reach another handle. */
export type TxCtx = Pick<Ctx, 'workspace' | 'actor' | 'now' | 'newId' | 'log'> & {
  readonly db: Db;
  readonly record: ReturnType<EventLog['recorder']>;
};

/**
 * The only way to write. The events recorded in `run` commit or vanish together with its rows. `run` may be called a
 * second time when the database gave the first up, so it changes nothing outside of the transaction.
 */
export async function inTransaction<T>(ctx: Ctx, run: (tx: TxCtx) => Promise<T>): Promise<T> {
  requireMayWrite(ctx.actor);
  // The embedded database has one session: a request's open read would wait for itself.
  await ctx.reads.end();
  const result = await tryTwice(ctx.log, () =>
    ctx.database.transaction(scopeOf(ctx), 'read write', (db) => runCommand(ctx, db, run)),
  );
  if (ctx.once) ctx.once.isClaimed = true;
  return result;
}

async function runCommand<T>(ctx: Ctx, db: Db, run: (tx: TxCtx) => Promise<T>): Promise<T> {
  const { workspace, now, newId, log } = ctx;
  // A copy, so that what is allowed is known for this transaction alone: a socket keeps its actor for hours.
  const actor = { ...(await actorAtWriting(ctx.actor, db)) };
  if (ctx.once && actor.kind === 'member')
    await claimRequest(db, {
      once: ctx.once,
      workspaceId: workspace.id,
      memberId: actor.viewer.id,
      now: now(),
    });
  const made = await run({
    workspace,
    actor,
    now,
    newId,
    log,
    db,
    record: ctx.eventLog.recorder(ctx, db),
  });
  requireUsedScope(actor);
  return made;
}

async function actorAtWriting(actor: Actor, db: Db): Promise<Actor> {
  return actor.kind === 'member' && actor.atWriting ? actor.atWriting(db) : actor;
}

/** The net below every mutation: visitors, support and read-only tokens reach no writing transaction at all. */
export function requireMayWrite(actor: Actor): void {
  if (actor.kind === 'visitor') throw new Forbidden('Visitors can only look');
  if (actor.kind === 'member' && actor.apiToken && canOnlyRead(actor.apiToken.scopes)) {
    throw new Forbidden(apiWriteReason);
  }
  if (actor.kind === 'member' && actor.support) throw new Forbidden(readOnlyReason);
}

/** The same context for work that reads accounts and sessions besides: signing in, joining, a new workspace. */
export function withDirectory(ctx: Ctx): Ctx {
  return { ...ctx, actor: { kind: 'system', directory: true } };
}

export function scopeOf(ctx: Pick<Ctx, 'workspace' | 'actor'>): Scope {
  return {
    workspaceId: ctx.workspace.id,
    ...(ctx.actor.kind === 'member' && { accountId: ctx.actor.accountId }),
    ...(ctx.actor.kind === 'system' && ctx.actor.directory && { directory: true as const }),
  };
}
