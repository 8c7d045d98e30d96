import { can, type AccessObject, type Viewer } from '#domain/access/can.ts';
import type { Action } from '#domain/access/actions.ts';
import { apiScopeRefusal } from '#domain/access/api-scopes.ts';
import { supportRefusal } from '#domain/staff/support-scope.ts';
import { Forbidden, Unauthorized } from '#domain/errors/hark-error.ts';
import type { Ctx, MemberActor } from './context.ts';
import { noteUsedScope } from './used-scopes.ts';

/** For what only a person can do. */
export function requireMember(ctx: Pick<Ctx, 'actor'>): MemberActor {
  if (ctx.actor.kind !== 'member') throw new Unauthorized();
  return ctx.actor;
}

/** The domain decides; the refusal carries its reason to the person. The product itself may do anything. */
export function allow(ctx: Pick<Ctx, 'actor'>, action: Action, object?: AccessObject): void {
  if (ctx.actor.kind === 'system') return;
  if (ctx.actor.kind === 'visitor') throw new Forbidden('Visitors can only look');
  const { apiToken, support } = ctx.actor;
  const beyondScope = support
    ? supportRefusal(action)
    : apiToken
      ? apiScopeRefusal(apiToken.scopes, action)
      : null;
  if (beyondScope !== null) throw new Forbidden(beyondScope);
  const decision = can(ctx.actor.viewer, action, object);
  if (!decision.allowed) throw new Forbidden(decision.reason);
  if (apiToken) noteUsedScope(ctx.actor, action);
}

/** All of them, or the refusal of the first. */
export function allowAll(ctx: Pick<Ctx, 'actor'>, action: Action, objects: readonly AccessObject[]): void {
  for (const object of objects) allow(ctx, action, object);
}

export function viewerOf(ctx: Pick<Ctx, 'actor'>): Viewer | null {
  return ctx.actor.kind === 'member' ? ctx.actor.viewer : null;
}
