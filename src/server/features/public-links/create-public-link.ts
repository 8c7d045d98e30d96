import { randomBytes } from 'node:crypto';
import { InvalidOperation, NotFound } from '#domain/errors/hark-error.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { parseLinkPassword } from '#domain/public-links/link-password.ts';
import { shareTokenFrom } from '#domain/public-links/share-token.ts';
import { parseExpiry } from '#domain/time/expiry.ts';
import { getAccessObject, type ObjectRef } from '#server/kernel/access/index.ts';
import { hashPassword } from '#server/kernel/accounts/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { hashOfToken } from '#server/platform/secrets/secrets.ts';
import { tokenPurpose } from './link-address.ts';
import { requirePart, type LinkTarget } from './link-target.ts';
import { publicLinkColumns, settingsOf, type PublicLink } from './public-link.ts';
import { renderers } from './renderers/renderers.ts';
import { endLink } from './revoke-public-link.ts';
import './tables.ts';

export type NewPublicLink = LinkTarget & {
  password: string | null;
  expiresAt: Date | null;
  noDownload: boolean;
  hideNames: boolean;
  showNotes: boolean;
  showViews: boolean;
};

/** Opens an object to anyone with the address. Its token is kept as a hash to be found by, and sealed to be copied again. */
export async function createPublicLink(
  { secrets }: Pick<Services, 'secrets'>,
  ctx: Ctx,
  input: NewPublicLink,
): Promise<{ link: PublicLink; token: string }> {
  const { viewer } = requireMember(ctx);
  const { type, id: objectId } = input.object;
  const expiresAt = accept(parseExpiry(input.expiresAt, ctx.now()));
  const password = input.password === null ? null : accept(parseLinkPassword(input.password));
  const passwordHash = password === null ? null : await hashPassword(password);
  const token = shareTokenFrom(randomBytes(64));
  const link = await inTransaction(ctx, async (tx) => {
    allow(tx, 'publicLink.create', await getAccessObject(tx, tx.db, input.object));
    await requireShowable(tx, input.object);
    await requirePart(tx, input);
    // Two at once for one target: the second replaces the first instead of running into it.
    await lockWorkspace(tx);
    await endLink({ secrets }, tx, input);
    const created = await tx.db
      .insertInto('public_links')
      .values({
        workspace_id: tx.workspace.id,
        id: tx.newId(),
        object_type: type,
        object_id: objectId,
        highlight_id: input.highlightId,
        view_id: input.viewId,
        token_hash: hashOfToken(token),
        secret_id: await secrets.box.put(tx, tokenPurpose, token),
        password_hash: passwordHash,
        no_download: input.noDownload,
        hide_names: input.hideNames,
        show_notes: input.showNotes,
        show_views: input.showViews,
        expires_at: expiresAt,
        created_by: viewer.id,
        created_at: tx.now(),
        revoked_at: null,
        revoked_by: null,
      })
      .returning(publicLinkColumns)
      .executeTakeFirstOrThrow();
    await tx.record({
      type: 'publicLink.created',
      payload: { publicLinkId: created.id, objectType: type, objectId },
      objectId,
      after: settingsOf(created),
    });
    return created;
  });
  return { link, token };
}

async function requireShowable({ db, workspace }: TxCtx, { type, id: objectId }: ObjectRef): Promise<void> {
  const render = renderers[type];
  if (!render) throw new InvalidOperation(`A ${type} can’t be shared by a public link`);
  if (!(await render.head(db, { workspaceId: workspace.id, objectId, hideNames: true })))
    throw new NotFound();
}
