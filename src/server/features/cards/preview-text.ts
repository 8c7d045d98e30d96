import { sql, type RawBuilder } from 'kysely';

const longest = 280;

/** How the text of a note or insight starts. `object` names its row. */
export function previewText(object: string): RawBuilder<string> {
  return sql<string>`coalesce((select left(d.text, ${sql.lit(longest)}) from documents d
    where d.workspace_id = ${sql.ref(`${object}.workspace_id`)} and d.id = ${sql.ref(`${object}.id`)}), '')`;
}
