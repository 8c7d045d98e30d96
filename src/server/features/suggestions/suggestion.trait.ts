import { sql } from 'kysely';
import { aiEnrichment, aiUserId } from '#domain/ai/ai-user.ts';
import { joined, one, type Trait } from '#server/kernel/kinds/index.ts';
import './tables.ts';

/** A note in which AI made a highlight or put on a tag by itself was enriched by it. */
export const suggestionTrait: Trait = {
  filter: {
    of: ['note'],
    properties: (_asking, { table }) => ({
      enrichmentOrigin: one(
        'text',
        sql`(select ${aiEnrichment}::text where exists (
          select from highlights h where ${joined('h', 'object_id', table)} and not h.hidden
            and (h.created_by = ${aiUserId}::uuid or exists (select from highlight_tags u
              where u.workspace_id = h.workspace_id and u.highlight_id = h.id and u.added_by = ${aiUserId}::uuid))))`,
      ),
    }),
  },
};
