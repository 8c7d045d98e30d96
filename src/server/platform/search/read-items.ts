import { sql } from 'kysely';
import type { IndexedItem } from '#engines/search/item.ts';
import type { Db } from '#server/platform/db/database.ts';
import './tables.ts';

export type SeqRange = { readonly from: number; readonly to: number };

/** Of texts in one page: a thousand interviews in one answer would fill the memory and hold everybody up. */
const mostBytes = 4_000_000;

/**
 * In the order of their seqs: the items after `from`, up to and with `to`, as many as fit a page; none when there are no more. The order names the column of the table: by
 * the answer's own seq, which is a float, the database would sort all that is left for every page. Times as floats:
 * `extract` reckons in numerics, which cost the embedded database more than reading the row.
 */
export async function readItems(
  db: Db,
  workspaceId: string,
  { from, to }: SeqRange,
  limit: number,
): Promise<IndexedItem[]> {
  const { rows } = await sql<IndexedItem>`
    select id, type, seq::float8 as seq, removed, title, body, access_id as "accessId",
      location_ids as "locationIds", contributor_ids as "contributorIds", tag_ids as "tagIds",
      person_ids as "personIds", created_by as "createdBy",
      floor(date_part('epoch', created_at) * 1000 + 0.01) as "createdAt",
      floor(date_part('epoch', updated_at) * 1000 + 0.01) as "updatedAt",
      published, archived, ai_generated as "aiGenerated"
    from (
      select page.*, sum(octet_length(body)) over (order by page.seq) - octet_length(body) as bytes_before
      from (
        select * from search_items where workspace_id = ${workspaceId} and seq > ${from} and seq <= ${to}
        order by search_items.seq limit ${limit}
      ) page
    ) item
    where bytes_before < ${mostBytes} order by item.seq`.execute(db);
  return rows;
}
