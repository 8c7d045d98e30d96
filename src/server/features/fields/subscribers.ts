import { sql } from 'kysely';
import { isAmong, isInWorkspace } from '#server/platform/db/is-among.ts';
import { defineSubscriber } from '#server/platform/events/subscriber.ts';
import './tables.ts';

/** Who stays after a merge gets the fields that only the others had filled. */
export const peopleMerged = defineSubscriber({
  name: 'fields.peopleMerged',
  hears: ['person.merged'],
  async run(tx, { payload: { personId, mergedPersonIds } }) {
    await sql`
      insert into field_values (workspace_id, object_id, field_id, value, number_value, date_value, boolean_value, ids,
        updated_by, updated_at, merged_from)
      select distinct on (field_id) workspace_id, ${personId}::uuid, field_id, value, number_value, date_value,
        boolean_value, ids, updated_by, updated_at, object_id
      from field_values
      where ${isInWorkspace(tx.workspace.id, 'object_id', mergedPersonIds)}
      order by field_id, updated_at desc
      on conflict (workspace_id, object_id, field_id) do nothing`.execute(tx.db);
  },
});

/** And loses them again, except what somebody changed meanwhile. */
export const mergeUndone = defineSubscriber({
  name: 'fields.mergeUndone',
  hears: ['person.mergeUndone'],
  async run(tx, { payload: { personId, mergedPersonIds } }) {
    await tx.db
      .deleteFrom('field_values')
      .where('workspace_id', '=', tx.workspace.id)
      .where('object_id', '=', personId)
      .where(isAmong('merged_from', mergedPersonIds))
      .execute();
  },
});
