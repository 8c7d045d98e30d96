import { sql } from 'kysely';
import { idsIn, type Kind, type Trait } from '#server/kernel/kinds/index.ts';
import './tables.ts';

/** A recording is found by its words in every language it was put into. */
export const translationKind: Kind = {
  name: 'translation',
  stale: {
    after: ({ type, payload }) =>
      ['translation.completed', 'translation.deleted'].includes(type)
        ? [{ types: ['NOTE'], scope: { ids: idsIn(payload, 'noteId') } }]
        : [],
  },
};

export const translationTrait: Trait = {
  search: {
    of: ['note'],
    body: ({
      workspaceId,
      id,
    }) => sql`(select left(string_agg(t.text, E'\\n' order by t.created_at, t.id), 1000000)
      from translations t where t.workspace_id = ${workspaceId} and t.note_id = ${sql.ref(id)} and t.text <> '')`,
  },
};
