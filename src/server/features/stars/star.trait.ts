import { sql } from 'kysely';
import { joined, one, type Trait } from '#server/kernel/kinds/index.ts';
import { viewerOf } from '#server/platform/context/require-member.ts';
import './tables.ts';

/** Whether the asking person starred it. */
export const starTrait: Trait = {
  filter: {
    properties: (asking, { table }) => {
      const viewer = viewerOf(asking);
      const isStarred = viewer
        ? sql`exists (select 1 from stars s where ${joined('s', 'object_id', table)} and s.member_id = ${viewer.id})`
        : sql`false`;
      return { starred: one('boolean', isStarred) };
    },
  },
};
