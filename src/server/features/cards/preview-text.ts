import { sql, type RawBuilder } from 'kysely';
import { cutText } from '#domain/text/cut-text.ts';

const longest = 280;

/** How the text of a note or insight starts, and a little more. `object` names its row. */
export function previewText(object: string): RawBuilder<string> {
  return sql<string>`coalesce((select left(d.text, ${sql.lit(longest * 2)}) from documents d
    where d.workspace_id = ${sql.ref(`${object}.workspace_id`)} and d.id = ${sql.ref(`${object}.id`)}), '')`;
}

/** As it is shown in one paragraph: lines are told apart, and the last word is whole. */
export function shownPreview(text: string): string {
  const line = text
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' – ');
  const cut = cutText(line, longest);
  if (cut === line) return line;
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > longest / 2 ? end : cut.length).replace(/[\s,;:–-]+$/u, '')}…`;
}
