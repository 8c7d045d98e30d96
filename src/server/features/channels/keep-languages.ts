import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** Which languages a channel has, to choose among. */
export async function keepLanguages(
  tx: TxCtx,
  channelId: string,
  points: readonly { readonly language: string | null }[],
): Promise<void> {
  const languages = [...new Set(points.flatMap(({ language }) => language ?? []))].sort();
  if (languages.length === 0) return;
  await sql`
    insert into channel_languages (workspace_id, channel_id, language)
    select ${tx.workspace.id}::uuid, ${channelId}::uuid, n.language
    from unnest(${languages}::text[]) as n (language) where not exists (
      select from channel_languages k where k.workspace_id = ${tx.workspace.id} and k.channel_id = ${channelId}
        and k.language = n.language)
    on conflict do nothing`.execute(tx.db);
}
