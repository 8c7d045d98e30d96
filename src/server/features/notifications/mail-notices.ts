import { sql } from 'kysely';
import { commentIdOf, quoteOfComment } from '#domain/notifications/commented.ts';
import { noticeOf } from '#domain/notifications/notice-of.ts';
import { notificationText } from '#domain/notifications/notification-text.ts';
import { deletedUser } from '#domain/text/display-names.ts';
import { findCommentTexts } from '#server/features/comments/index.ts';
import { isActiveMember, titleOf } from '#server/kernel/access/index.ts';
import { readMailBrand } from '#server/kernel/brand/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { noticeMail } from './notice-mail.ts';
import { titleInMail, type Titled } from './title-in-mail.ts';
import type { News } from './news.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';

export type NoticeServices = Pick<Services, 'env' | 'mailer' | 'secrets'>;

/** By mail at once, one each: who did what with what, with a way there and a way to stop it. */
export async function mailNotices(services: NoticeServices, tx: TxCtx, news: News): Promise<void> {
  const notice = noticeOf(news.metadata);
  if (notice === null) return;
  const { rows: people } = await sql<{ id: string; email: string }>`
    select m.id, m.email from members m
    where ${isInWorkspace(tx.workspace.id, 'm.id', news.memberIds)} and ${isActiveMember}
    order by m.id`.execute(tx.db);
  if (people.length === 0) return;
  const workspace = await tx.db
    .selectFrom('workspaces')
    .select(['id', 'name', 'subdomain'])
    .where('id', '=', tx.workspace.id)
    .executeTakeFirstOrThrow();
  const text = notificationText(news.metadata, await namesOf(tx, news));
  const quote = await quoteOf(tx, news);
  const { rootUrl } = services.env;
  const brand = await readMailBrand(tx.db, workspace, rootUrl);
  for (const { id, email } of people) {
    const unsubscribe = unsubscribeUrl(services, workspace, { memberId: id, notice });
    await services.mailer.post(
      tx.db,
      noticeMail({ to: email, text, quote, link: news.link, workspace, rootUrl, brand, notice, unsubscribe }),
    );
  }
}

/** With contacts unnamed: a mail is read where nobody asks again who may know them. */
async function quoteOf(tx: TxCtx, { metadata }: News): Promise<string | null> {
  const commentId = commentIdOf(metadata);
  if (commentId === null) return null;
  const said = (await findCommentTexts(tx.db, tx.workspace.id, [commentId])).get(commentId);
  return said ? quoteOfComment(said.text) : null;
}

type NameRow = Titled & { actor: string | null };

async function namesOf(
  tx: TxCtx,
  { actorId, objectId, personId = null }: News,
): Promise<{ actor: string; title: string }> {
  const { rows } = await sql<NameRow>`
    select a.name as actor, o.type, ${titleOf('o')} as title, ${personId !== null}::boolean as "isContact"
    from (select 1) one
    left join members a on a.workspace_id = ${tx.workspace.id} and a.id = ${actorId}::uuid and a.removed_at is null
    left join access_objects o on o.workspace_id = ${tx.workspace.id} and o.id = ${objectId}::uuid`.execute(
    tx.db,
  );
  const [row] = rows;
  return {
    actor: row?.actor ?? deletedUser,
    title: titleInMail(row),
  };
}
