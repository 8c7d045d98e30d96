import { defaultPersonalKinds, type PersonalKind } from '#domain/personal-data/kinds.ts';
import type { Db } from '#server/platform/db/database.ts';
import { readModes } from './read-modes.ts';
import '../language/tables.ts';

/** Which kinds of personal data the workspace looks for. */
export async function readPersonalKinds(db: Db, workspaceId: string): Promise<ReadonlySet<PersonalKind>> {
  const row = await db
    .selectFrom('model_settings')
    .select('personal_kinds as kinds')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return new Set(row?.kinds ?? defaultPersonalKinds);
}

/** Those that must not leave the product: none where redaction is off. */
export async function readHiddenKinds(db: Db, workspaceId: string): Promise<ReadonlySet<PersonalKind>> {
  const { Redact } = await readModes(db, workspaceId, null);
  return Redact === 'Off' ? new Set() : readPersonalKinds(db, workspaceId);
}
