import { sql } from 'kysely';
import '#server/features/insights/tables.ts';
import '#server/features/people/tables.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import { owned, type Asking, type Trait } from '#server/kernel/kinds/index.ts';
import './tables.ts';

/** Which insights use a highlight or a note, as far as the person sees them; which notes an insight rests on, and who took part in them. */
export const evidenceTraits: readonly Trait[] = [
  {
    filter: {
      of: ['highlight'],
      properties: (asking) => ({
        insightIds: owned(
          'id',
          { from: usesSeenBy(asking), owner: 'eu.target_id', of: 'highlights.id' },
          sql`eu.insight_id`,
        ),
      }),
    },
  },
  {
    filter: {
      of: ['note'],
      properties: (asking) => ({
        insightIds: owned(
          'id',
          { from: usesSeenBy(asking), owner: 'eu.note_id', of: 'notes.id' },
          sql`eu.insight_id`,
        ),
      }),
    },
  },
  {
    filter: {
      of: ['insight'],
      properties: ({ workspace }) => ({
        noteIds: owned(
          'id',
          {
            from: sql`evidence_uses eu where eu.workspace_id = ${workspace.id} and eu.note_id is not null`,
            owner: 'eu.insight_id',
            of: 'insights.id',
          },
          sql`eu.note_id`,
        ),
        personIds: owned(
          'id',
          {
            from: sql`evidence_uses eu
              join note_people np on np.workspace_id = eu.workspace_id and np.note_id = eu.note_id
              where eu.workspace_id = ${workspace.id}`,
            owner: 'eu.insight_id',
            of: 'insights.id',
          },
          sql`np.person_id`,
        ),
      }),
    },
  },
];

function usesSeenBy(asking: Asking) {
  return sql`evidence_uses eu
    join insights used on used.workspace_id = eu.workspace_id and used.id = eu.insight_id
      and used.trashed_at is null
    where eu.workspace_id = ${asking.workspace.id} and ${isVisible(asking, 'used.access_id')}`;
}
