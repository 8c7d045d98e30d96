import { sql, type RawBuilder } from 'kysely';
import '#server/kernel/workspaces/tables.ts';
import './tables.ts';

/** Whether visitors of a row of public_links may save files: it says so, and the workspace lets files be downloaded. */
export function allowsDownloads(link: string): RawBuilder<boolean> {
  return sql<boolean>`(not ${sql.ref(`${link}.no_download`)} and not exists (
    select 1 from workspace_settings s
    where s.workspace_id = ${sql.ref(`${link}.workspace_id`)} and s.export_disabled))`;
}
