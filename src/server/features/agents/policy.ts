import { sql, type RawBuilder } from 'kysely';
import type { AccessObject } from '#domain/access/can.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { Ctx, TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { agentColumns, type Agent } from './agent.ts';

/** One's own; admins see those of others too, to pause or delete them. */
export function isReadable(ctx: Pick<Ctx, 'actor'>): RawBuilder<boolean> {
  const { viewer } = requireMember(ctx);
  return sql<boolean>`(agents.created_by = ${viewer.id} or ${viewer.workspaceAdmin})`;
}

/** Throws NotFound for what is somebody else's. Locked until the transaction ends. */
export async function getAgent(tx: TxCtx, id: string): Promise<Agent> {
  const agent = await tx.db
    .selectFrom('agents')
    .select(agentColumns)
    .where('agents.workspace_id', '=', tx.workspace.id)
    .where('agents.id', '=', id)
    .where(isReadable(tx))
    .forUpdate()
    .executeTakeFirst();
  if (!agent) throw new NotFound();
  return agent;
}

/** An agent has no permission map. */
export function authorOf({ ownerId }: Pick<Agent, 'ownerId'>): AccessObject {
  return { authorId: ownerId, level: 'READ' };
}

/** Its owner, or an admin who has to stop it. */
export function allowStopping(tx: TxCtx, action: 'agent.pause' | 'agent.delete', agent: Agent): void {
  if (requireMember(tx).viewer.id === agent.ownerId) allow(tx, action, authorOf(agent));
  else allow(tx, 'agent.manageAll');
}
