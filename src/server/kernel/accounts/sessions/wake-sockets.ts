import { sql } from 'kysely';
import type { Db } from '#server/platform/db/database.ts';
import { liveChannel, type LiveChange } from '#server/platform/realtime/live-change.ts';

/** After sessions have ended: the open sockets of the workspace check again whose they are. */
export async function wakeSockets(db: Db, workspaceId: string): Promise<void> {
  const change: LiveChange = {
    workspaceId,
    event: 'member.signedOut',
    type: 'member',
    id: null,
    version: 0,
  };
  await sql`select pg_notify(${liveChannel}, ${JSON.stringify(change)})`.execute(db);
}
