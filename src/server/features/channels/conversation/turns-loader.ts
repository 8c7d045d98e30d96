import type { RawBuilder } from 'kysely';
import type { Turn } from '#domain/channels/conversation.ts';
import { knownParticipant, participantForAll } from '#server/features/people/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { loaderOfMap } from '#server/platform/graphql/loader.ts';
import '../tables.ts';

const named = 'data_point_turns.participant';

/** The messages of each conversation among these, in their order. Names as the asking person may know them. */
export function readTurns(ctx: Ctx, db: Db, ids: readonly string[]): Promise<Map<string, Turn[]>> {
  return readNamed({ workspaceId: ctx.workspace.id, db, ids }, knownParticipant(ctx, named));
}

/** Names as everybody may know them, for what many read. */
export function readTurnsForAll(tx: Asking, ids: readonly string[]): Promise<Map<string, Turn[]>> {
  return readNamed({ workspaceId: tx.workspace.id, db: tx.db, ids }, participantForAll(tx, named));
}

type Asking = Pick<Ctx, 'actor' | 'workspace'> & { readonly db: Db };
type Asked = { readonly workspaceId: string; readonly db: Db; readonly ids: readonly string[] };

async function readNamed(
  { workspaceId, db, ids }: Asked,
  participant: RawBuilder<string | null>,
): Promise<Map<string, Turn[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('data_point_turns')
    .select([
      'point_id as pointId',
      participant.as('participant'),
      'said_at as saidAt',
      'from_customer as fromCustomer',
      'text',
    ])
    .where(isInWorkspace(workspaceId, 'point_id', ids))
    .orderBy('point_id')
    .orderBy('place')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ pointId }) => pointId)].map(([id, own]) => [
      id,
      own.map(({ pointId: _id, ...turn }) => turn),
    ]),
  );
}

export const turnsLoader = loaderOfMap<readonly Turn[]>([], readTurns);
