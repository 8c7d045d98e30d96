import { sql } from 'kysely';
import { defineSubscriber, type Subscriber } from '#server/platform/events/subscriber.ts';
import type { Writing } from './writing.ts';
import type { Written } from './written.ts';

/** Lists by "last changed" count what people typed too. Each settled edit is one event, not each key. */
export function contentChanged({ thing, table }: Pick<Writing<Written>, 'table' | 'thing'>): Subscriber {
  return defineSubscriber({
    name: `${table}.contentChanged`,
    hears: [`${thing}.contentChanged`],
    async run(tx, { objectId, createdAt }) {
      await sql`update ${sql.table(table)} set updated_at = ${createdAt}
        where workspace_id = ${tx.workspace.id} and id = ${objectId} and updated_at < ${createdAt}`.execute(
        tx.db,
      );
    },
  });
}
