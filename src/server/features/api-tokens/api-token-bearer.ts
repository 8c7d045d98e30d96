import { parseAccessToken } from '#domain/accounts/access-token.ts';
import { Unauthorized } from '#domain/errors/hark-error.ts';
import { findStanding, type Standing } from '#server/kernel/access/index.ts';
import '#server/kernel/members/tables.ts';
import type { BearerKind } from '#server/platform/app/bearer-kind.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { MemberActor } from '#server/platform/context/context.ts';
import { hashOfToken } from '#server/platform/secrets/secrets.ts';
import type { ApiToken } from './api-token.ts';
import { RequestBudget } from './request-budget.ts';
import './tables.ts';

type TokenServices = Pick<Services, 'database' | 'now'>;

/** `api.{teamId}.{secret}`: acts with what its maker may do at this moment, within its scopes. */
export function apiTokenBearer(services: TokenServices): BearerKind {
  const budget = budgetOf(services);
  return {
    forMember: true,
    isOne: (token) => token.startsWith('api.'),
    async findActor({ workspace, token, request }) {
      const found = await findLiving(services, workspace.id, token);
      if (!found) throw new Unauthorized();
      // After the check: otherwise strangers could use up a workspace's requests.
      if (request) budget.spend(workspace.id, request);
      await noteUse(services, workspace.id, found.token);
      return actorOf(found);
    },
  };
}

/** One for all paths that take tokens: the limit is a workspace's, not a path's. */
const budgets = new WeakMap<Services['database'], RequestBudget>();

function budgetOf({ database, now }: TokenServices): RequestBudget {
  const budget = budgets.get(database) ?? new RequestBudget(now);
  budgets.set(database, budget);
  return budget;
}

type Found = { token: Pick<ApiToken, 'id' | 'scopes' | 'lastUsedAt'>; accountId: string; standing: Standing };

/** Undefined also when its maker was suspended or has no role any more: the standing is read each time. */
async function findLiving(
  { database, now }: TokenServices,
  workspaceId: string,
  text: string,
): Promise<Found | undefined> {
  const parsed = parseAccessToken(text);
  if (!parsed.ok || parsed.value.workspaceId !== workspaceId) return undefined;
  const { secret } = parsed.value;
  return database.transaction({ workspaceId }, 'read only', async (db) => {
    const row = await db
      .selectFrom('api_tokens')
      .innerJoin('members', (join) =>
        join
          .onRef('members.workspace_id', '=', 'api_tokens.workspace_id')
          .onRef('members.id', '=', 'api_tokens.created_by'),
      )
      .select([
        'api_tokens.id',
        'api_tokens.scopes',
        'api_tokens.last_used_at as lastUsedAt',
        'members.account_id as accountId',
      ])
      .where('api_tokens.workspace_id', '=', workspaceId)
      .where('token_hash', '=', hashOfToken(secret))
      .where('revoked_at', 'is', null)
      .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now())]))
      .executeTakeFirst();
    if (!row) return undefined;
    const { accountId, ...token } = row;
    const standing = await findStanding(db, workspaceId, accountId);
    return standing && { token, accountId, standing };
  });
}

function actorOf({ token, accountId, standing }: Found): MemberActor {
  const { id, scopes } = token;
  return { kind: 'member', ...standing, accountId, sessionId: null, apiToken: { id, scopes } };
}

const useMs = 60_000;

/** To the minute: a write for each request would cost more than the request. */
async function noteUse(
  { database, now }: TokenServices,
  workspaceId: string,
  token: Found['token'],
): Promise<void> {
  const time = now();
  const stale = new Date(time.getTime() - useMs);
  if (token.lastUsedAt !== null && token.lastUsedAt > stale) return;
  await database.transaction({ workspaceId }, 'read write', (db) =>
    db
      .updateTable('api_tokens')
      .set({ last_used_at: time })
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', token.id)
      .where((row) => row.or([row('last_used_at', 'is', null), row('last_used_at', '<=', stale)]))
      .execute(),
  );
}
