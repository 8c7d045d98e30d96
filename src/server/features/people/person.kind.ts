import { sql } from 'kysely';
import {
  commonProperties,
  idsIn,
  noIds,
  one,
  owned,
  type Asking,
  type Kind,
  type LookUp,
  type Trait,
} from '#server/kernel/kinds/index.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import '#server/features/highlights/tables.ts';
import { mayKnowAll, mayRestore } from './known-people.ts';
import { forgetPeople } from './erase-people.ts';
import { personCard } from './person-card.ts';
import { restorePeople } from './trash-people.ts';
import './tables.ts';

export const personKind: Kind = {
  name: 'person',
  card: personCard,
  trash: {
    type: 'CONTACT',
    select: (ctx) => sql`
      select p.id, ${mayKnowAll(ctx) ? sql`p.name` : sql`case when p.hidden_at is null then p.name else '' end`} as title,
        null::uuid as project_id, p.trashed_at, p.trashed_by, ${mayRestore(ctx) ? 3 : 0}::int as rank
      from people p
      where p.workspace_id = ${ctx.workspace.id} and p.trashed_at is not null and p.merged_into is null`,
    restore: (ctx, id) => restorePeople(ctx, [id]),
    purge: forgetPeople,
    purged: (personId) => ({ type: 'person.purged', payload: { personId } }),
  },
  search: {
    type: 'PERSON',
    // A hidden contact can't be found: neither by a name nor by a total that counts them.
    select: (workspaceId) => sql`
      select p.id, p.name as title, coalesce(p.email, '') as body, null::uuid as access_id, null::uuid as owner_id,
        null::uuid as project_id, ${noIds} as location_ids,
        case when p.created_by is null then ${noIds} else array[p.created_by] end as contributor_ids,
        ${noIds} as tag_ids, ${noIds} as person_ids, p.created_by, p.created_at, p.updated_at,
        false as published, false as archived, false as ai_generated
      from people p
      where p.workspace_id = ${workspaceId} and p.trashed_at is null and p.merged_into is null
        and p.hidden_at is null`,
  },
  stale: {
    after({ type, payload }) {
      const ids = idsIn(payload, 'personId', 'personIds', 'mergedPersonIds');
      const themselves = { types: ['PERSON'], scope: { ids } } as const;
      const movesParts = ['person.merged', 'person.mergeUndone', 'person.purged'].includes(type);
      return movesParts
        ? [themselves, { types: ['NOTE', 'HIGHLIGHT'], scope: withPeople(ids) }]
        : [themselves];
    },
  },
  filter: {
    target: 'person',
    table: 'people',
    properties: (asking) => ({
      ...commonProperties('people'),
      // A filter that finds a name tells it: who may not know somebody does not find them by it.
      name: one(
        'text',
        mayKnowAll(asking) ? sql`people.name` : sql`case when people.hidden_at is null then people.name end`,
      ),
      noteIds: owned(
        'id',
        { from: partsOf(asking), owner: 'np.person_id', of: 'people.id' },
        sql`np.note_id`,
      ),
    }),
  },
};

/** Who takes part in a note, and so in its highlights. */
export const peopleTrait: Trait = {
  search: {
    of: ['note', 'highlight'],
    personIds: ({ workspaceId, id }) => sql`array(select n.person_id from note_people n
      where n.workspace_id = ${workspaceId} and n.note_id = ${sql.ref(id)} order by 1)`,
  },
  filter: {
    of: ['note', 'highlight'],
    properties: (asking, { document = '' }) => ({
      personIds: owned('id', { from: partsOf(asking), owner: 'np.note_id', of: document }, sql`np.person_id`),
    }),
  },
};

function partsOf({ workspace }: Asking) {
  return sql`note_people np where np.workspace_id = ${workspace.id}`;
}

function withPeople(personIds: readonly string[]): LookUp {
  return async (tx, type) => {
    const column = type === 'HIGHLIGHT' ? sql`h.id` : sql`n.note_id`;
    const { rows } = await sql<{ id: string }>`select ${column} as id from note_people n
      left join highlights h on h.workspace_id = n.workspace_id and h.object_id = n.note_id
      where ${isInWorkspace(tx.workspace.id, 'n.person_id', personIds)}
        and ${column} is not null
      union select id from search_items where workspace_id = ${tx.workspace.id} and type = ${type}
        and person_ids && ${[...personIds]}::uuid[]`.execute(tx.db);
    return { ids: rows.map(({ id }) => id) };
  };
}
