import { sql } from 'kysely';
import { isOf } from '#domain/codec/codec.ts';
import { commentIdOf, quoteOfComment } from '#domain/notifications/commented.ts';
import {
  notificationMetadataCodec,
  type NotificationMetadata,
} from '#domain/notifications/notification-metadata.ts';
import { notificationText } from '#domain/notifications/notification-text.ts';
import { deletedUser, titleOf as shownTitle } from '#domain/text/display-names.ts';
import { findCommentTexts } from '#server/features/comments/index.ts';
import { isKnownToMember } from '#server/features/people/index.ts';
import { isActiveMember, isNamedBy, isNotTrashed, titleOf } from '#server/kernel/access/index.ts';
import { readMailBrand } from '#server/kernel/brand/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, type TxCtx, type WorkspaceRef } from '#server/platform/context/context.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { digestMail } from './digest-mail.ts';
import { titleInMail, type Titled } from './title-in-mail.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';
import { noticeOf } from '#domain/notifications/notice-of.ts';
import './tables.ts';

export type DigestServices = Pick<Services, 'database' | 'systemCtx' | 'mailer' | 'env' | 'now' | 'secrets'>;

const dayMs = 86_400_000;
const peopleAtOnce = 100;

type Waiting = Titled & {
  readonly memberId: string;
  readonly email: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly link: string;
  readonly actor: string | null;
  readonly projectTitle: string | null;
};

/** Everyone who has a notice waiting for a day gets all that wait, without what they can't see any more. */
export async function sendNoticeDigest(services: DigestServices, workspace: WorkspaceRef): Promise<void> {
  await inTransaction(services.systemCtx(workspace), async (tx) => {
    const waiting = await takeWaiting(tx);
    if (waiting.length === 0) return;
    const { rootUrl } = services.env;
    const brand = await readMailBrand(tx.db, workspace, rootUrl);
    const said = await findCommentTexts(tx.db, tx.workspace.id, waiting.flatMap(commentIdsOf));
    for (const [memberId, some] of Map.groupBy(waiting, (one) => one.memberId)) {
      const told = some.flatMap((one) =>
        isOf(notificationMetadataCodec, one.metadata) ? [{ ...one, metadata: one.metadata }] : [],
      );
      const [first] = told;
      const notice = first && noticeOf(first.metadata);
      if (!first || !notice) continue;
      const lists = [...Map.groupBy(told, ({ projectTitle }) => projectTitle)].map(([project, ofOne]) => ({
        title: project === null ? workspace.name : shownTitle('project', project),
        items: ofOne.map(({ metadata, link, actor, ...about }) => ({
          text: notificationText(metadata, { actor: actor ?? deletedUser, title: titleInMail(about) }),
          url: workspaceUrl(rootUrl, workspace.subdomain, link),
          quotes: quotesOf(metadata, said),
        })),
      }));
      const unsubscribe = unsubscribeUrl(services, workspace, { memberId, notice });
      await services.mailer.post(
        tx.db,
        digestMail({ to: first.email, workspace, rootUrl, brand, unsubscribe, lists }),
      );
    }
  });
}

function commentIdsOf({ metadata }: Waiting): string[] {
  const id = isOf(notificationMetadataCodec, metadata) ? commentIdOf(metadata) : null;
  return id === null ? [] : [id];
}

function quotesOf(metadata: NotificationMetadata, said: ReadonlyMap<string, { text: string }>): string[] {
  const comment = said.get(commentIdOf(metadata) ?? '');
  return comment ? [`“${quoteOfComment(comment.text)}”`] : [];
}

async function takeWaiting(tx: TxCtx): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    with due as (
      select distinct member_id from notifications where workspace_id = ${tx.workspace.id}
        and digest_from <= ${new Date(tx.now().getTime() - dayMs)}::timestamptz
      order by member_id limit ${peopleAtOnce}
    ), taken as (
      update notifications n set digest_from = null from due
      where n.workspace_id = ${tx.workspace.id} and n.member_id = due.member_id and n.digest_from is not null
      returning n.workspace_id, n.member_id, n.metadata, n.link, n.actor_id, n.object_id, n.person_id,
        n.created_at, n.id
    )
    select t.member_id as "memberId", m.email, t.metadata, t.link, a.name as actor, o.type, ${titleOf('o')} as title,
      t.person_id is not null as "isContact", coalesce(
        (select p.title from projects p where p.workspace_id = o.workspace_id and p.id = o.id),
        (select p.title from projects p where p.workspace_id = o.workspace_id and p.id = o.parent_id)
      ) as "projectTitle"
    from taken t
    join members m on m.workspace_id = t.workspace_id and m.id = t.member_id and ${isActiveMember}
    left join members a on a.workspace_id = t.workspace_id and a.id = t.actor_id and a.removed_at is null
    left join access_objects o on o.workspace_id = t.workspace_id and o.id = t.object_id
    where (t.object_id is null and t.person_id is null) or (${isNotTrashed('o')} and exists (
      select 1 from grants g where g.workspace_id = o.workspace_id and g.object_id = o.source_id and ${isNamedBy}))
      or ${isKnownToMember(sql.ref('t.person_id'))}
    order by t.member_id, "projectTitle" nulls last, t.created_at, t.id`.execute(tx.db);
  return rows;
}
