import type { WorkspaceRef } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import type { MailBrand } from '#server/platform/mail/compose-mail.ts';
import '#server/kernel/workspaces/tables.ts';
import './tables.ts';

/** What a workspace looks like to people who are not signed in. */
export type Brand = { readonly color: string | null; readonly logoId: string | null };

export async function readBrand(db: Db, workspaceId: string): Promise<Brand> {
  const row = await db
    .selectFrom('workspace_settings')
    .leftJoin('workspace_logos', 'workspace_logos.workspace_id', 'workspace_settings.workspace_id')
    .select(['primary_color as color', 'workspace_logos.id as logoId'])
    .where('workspace_settings.workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return row ?? { color: null, logoId: null };
}

/** Of many at once, for people who choose between workspaces that they are not in yet. */
export async function readBrands(db: Db, workspaceIds: readonly string[]): Promise<Map<string, Brand>> {
  const rows = await db
    .selectFrom('workspace_settings')
    .leftJoin('workspace_logos', 'workspace_logos.workspace_id', 'workspace_settings.workspace_id')
    .select(['workspace_settings.workspace_id', 'primary_color as color', 'workspace_logos.id as logoId'])
    .where(isAmong('workspace_settings.workspace_id', workspaceIds))
    .execute();
  return new Map(rows.map(({ workspace_id: id, ...brand }) => [id, brand]));
}

/** The id of the logo makes a new address of each one, so that every copy of it can be kept for long. */
export function logoPath(workspaceId: string, logoId: string | null): string | null {
  return logoId === null ? null : `/image/logo/${workspaceId}?v=${logoId}`;
}

/** Mails outlive addresses of workspaces, so their logo comes from the root host. */
export async function readMailBrand(
  db: Db,
  { id, name }: Pick<WorkspaceRef, 'id' | 'name'>,
  rootUrl: URL,
): Promise<MailBrand> {
  const { color, logoId } = await readBrand(db, id);
  const path = logoPath(id, logoId);
  return { name, color, logoUrl: path === null ? null : `${rootUrl.origin}${path}` };
}
