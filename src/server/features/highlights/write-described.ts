import { sql } from 'kysely';
import type { DescribedHighlight } from '#editor/annotations/describe-highlights.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/**
 * What the document says of its highlights now, in one statement. Answers the ids of those whose words, times or
 * speakers changed; a mere change of place is no news.
 */
export async function writeDescribed(
  tx: TxCtx,
  described: ReadonlyMap<string, DescribedHighlight>,
): Promise<string[]> {
  if (described.size === 0) return [];
  const rows = [...described].map(([id, { text, startOffset, endOffset, spoken, speakers }]) => ({
    id,
    text,
    start_offset: startOffset,
    end_offset: endOffset,
    start_time: spoken?.startTime ?? null,
    end_time: spoken?.endTime ?? null,
    speakers: speakers.join('\n'),
  }));
  // A person may have given other times than those of the words; only a change of the words moves them. A highlight
  // without times gets those that its transcript has now.
  const { rows: changed } = await sql<{ id: string; is_news: boolean }>`
    update highlights h set
      text = d.text, start_offset = d.start_offset, end_offset = d.end_offset, position = d.start_offset,
      speakers = d.speakers,
      start_time = case when h.text <> d.text or h.start_time is null
        then coalesce(d.start_time, h.start_time) else h.start_time end,
      end_time = case when h.text <> d.text or h.start_time is null
        then coalesce(d.end_time, h.end_time) else h.end_time end,
      updated_at = case when h.text <> d.text then ${tx.now()}::timestamptz else h.updated_at end,
      version = h.version + case when (h.text, h.speakers) is distinct from (d.text, d.speakers)
        or (h.start_time is null and d.start_time is not null) then 1 else 0 end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (
      id uuid, text text, start_offset integer, end_offset integer, start_time double precision,
      end_time double precision, speakers text),
      highlights before
    where h.workspace_id = ${tx.workspace.id} and h.id = d.id
      and before.workspace_id = h.workspace_id and before.id = h.id
      and ((h.text, h.start_offset, h.end_offset, h.speakers)
        is distinct from (d.text, d.start_offset, d.end_offset, d.speakers)
        or (h.start_time is null and d.start_time is not null))
    returning h.id, ((before.text, before.speakers) is distinct from (h.text, h.speakers)
      or (before.start_time is null and h.start_time is not null)) as is_news`.execute(tx.db);
  return changed.filter(({ is_news }) => is_news).map(({ id }) => id);
}
