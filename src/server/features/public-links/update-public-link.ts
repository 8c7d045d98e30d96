import { NotFound } from '#domain/errors/hark-error.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { parseLinkPassword } from '#domain/public-links/link-password.ts';
import { parseExpiry } from '#domain/time/expiry.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import { hashPassword } from '#server/kernel/accounts/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { isLinkTo, type LinkTarget } from './link-target.ts';
import { publicLinkColumns, settingsOf, type PublicLink } from './public-link.ts';
import './tables.ts';

/** Undefined leaves a thing as it is; null takes the password or the expiry away. */
export type PublicLinkChange = LinkTarget & {
  password?: string | null;
  expiresAt?: Date | null;
  noDownload?: boolean;
  hideNames?: boolean;
  showNotes?: boolean;
  showViews?: boolean;
};

/** Changes how an open link behaves; its address stays. A new password shuts out people who knew the old one. */
export async function updatePublicLink(ctx: Ctx, input: PublicLinkChange): Promise<PublicLink> {
  const { noDownload, hideNames, showNotes, showViews } = input;
  const { type, id: objectId } = input.object;
  const expiresAt =
    input.expiresAt === undefined ? undefined : accept(parseExpiry(input.expiresAt, ctx.now()));
  const passwordHash = await newPasswordHash(input.password);
  const set = {
    ...(passwordHash !== undefined && { password_hash: passwordHash }),
    ...(expiresAt !== undefined && { expires_at: expiresAt }),
    ...(noDownload !== undefined && { no_download: noDownload }),
    ...(hideNames !== undefined && { hide_names: hideNames }),
    ...(showNotes !== undefined && { show_notes: showNotes }),
    ...(showViews !== undefined && { show_views: showViews }),
  };
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'publicLink.update', await getAccessObject(tx, tx.db, input.object));
    const open = await tx.db
      .selectFrom('public_links')
      .select(publicLinkColumns)
      .where('workspace_id', '=', tx.workspace.id)
      .where(isLinkTo(input))
      .where('revoked_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!open) throw new NotFound();
    const changed = Object.keys(set);
    if (changed.length === 0) return open;
    const link = await tx.db
      .updateTable('public_links')
      .set(set)
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', open.id)
      .returning(publicLinkColumns)
      .executeTakeFirstOrThrow();
    await tx.record({
      type: 'publicLink.updated',
      payload: { publicLinkId: link.id, objectType: type, objectId, changed },
      objectId,
      before: settingsOf(open),
      after: settingsOf(link),
    });
    return link;
  });
}

async function newPasswordHash(password: string | null | undefined): Promise<string | null | undefined> {
  return typeof password === 'string' ? hashPassword(accept(parseLinkPassword(password))) : password;
}
