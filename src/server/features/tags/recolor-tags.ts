import { sql } from 'kysely';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { heardAs } from '#server/platform/events/heard-as.ts';
import { allowOnTags, getTags } from './policy.ts';
import { readBackTags } from './read-back.ts';
import type { Tag } from './tag.ts';
import { readTagChange } from './tag-draft.ts';
import './tables.ts';

/** Each its own colour, all of them or none: what undoes one such change is another with the colours of before. */
export async function recolorTags(ctx: Ctx, colorOf: ReadonlyMap<string, string>): Promise<Tag[]> {
  const ids = [...colorOf.keys()];
  const colors = [...colorOf.values()].map((color) => readTagChange({ color }).color ?? color);
  return inTransaction(ctx, async (tx) => {
    allowOnTags(tx, 'tag.update', await getTags(tx, ids));
    await sql`
      update tags set color = chosen.color, updated_at = ${tx.now()}, version = version + 1
      from unnest(${ids}::uuid[], ${colors}::text[]) as chosen (id, color)
      where tags.workspace_id = ${tx.workspace.id} and tags.id = chosen.id`.execute(tx.db);
    const tags = await readBackTags(tx, ids);
    await tx.record({ type: 'tag.recolored', payload: { tagIds: ids }, ...heardAs(tags) });
    return tags;
  });
}
