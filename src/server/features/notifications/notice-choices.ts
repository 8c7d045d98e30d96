import { sql } from 'kysely';
import { ValidationError } from '#domain/errors/hark-error.ts';
import {
  canChoose,
  noticeNames,
  notices,
  type Notice,
  type NoticeWay,
} from '#domain/notifications/notices.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { Db } from '#server/platform/db/database.ts';
import './tables.ts';

export type NoticeChoice = {
  readonly notice: Notice;
  readonly projectId: string | null;
  readonly way: NoticeWay;
  /** Whether the project has no choice of its own. */
  readonly inherited: boolean;
};

/** The whole catalogue as the person has it, for one project or for everything else. */
export async function listNoticeChoices(ctx: Ctx, projectId: string | null): Promise<NoticeChoice[]> {
  const { viewer } = requireMember(ctx);
  const db = await ctx.reads.db();
  if (projectId !== null) await getAccessObject(ctx, db, { type: 'project', id: projectId });
  const rows = await db
    .selectFrom('notice_choices')
    .select(['notice', 'way', 'object_id as projectId'])
    .where('workspace_id', '=', ctx.workspace.id)
    .where('member_id', '=', viewer.id)
    .where((row) => row.or([row('object_id', 'is', null), row('object_id', '=', projectId)]))
    .execute();
  return noticeNames.map((notice) => {
    const own = rows.find((row) => row.notice === notice && row.projectId === projectId);
    const general = rows.find((row) => row.notice === notice && row.projectId === null);
    return {
      notice,
      projectId,
      way: own?.way ?? general?.way ?? notices[notice].way,
      inherited: projectId !== null && own === undefined,
    };
  });
}

type Chosen = { notice: Notice; projectId: string | null; way: NoticeWay | null };

/** Null takes the choice back: the general one counts again, or the one that everybody starts with. */
export async function chooseNotice(ctx: Ctx, { notice, projectId, way }: Chosen): Promise<void> {
  const { viewer } = requireMember(ctx);
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'notificationSettings.update');
    if (way !== null && !canChoose(notice, way))
      throw new ValidationError('This notification can’t be sent that way');
    if (projectId !== null) await getAccessObject(tx, tx.db, { type: 'project', id: projectId });
    await writeChoice(tx.db, tx.workspace.id, { memberId: viewer.id, notice, projectId, way });
  });
}

export async function writeChoice(
  db: Db,
  workspaceId: string,
  { memberId, notice, projectId, way }: Chosen & { memberId: string },
): Promise<void> {
  if (way === null)
    await sql`delete from notice_choices where workspace_id = ${workspaceId} and member_id = ${memberId}
      and object_id is not distinct from ${projectId}::uuid and notice = ${notice}`.execute(db);
  else
    await db
      .insertInto('notice_choices')
      .values({ workspace_id: workspaceId, member_id: memberId, object_id: projectId, notice, way })
      .onConflict((conflict) => conflict.constraint('notice_choices_once').doUpdateSet({ way }))
      .execute();
}

/** How each of them wants to hear of it, about something in this project. */
export async function readWays(
  db: Db,
  workspaceId: string,
  { notice, memberIds, objectId }: { notice: Notice; memberIds: readonly string[]; objectId: string | null },
): Promise<Map<string, NoticeWay>> {
  const { rows } = await sql<{ memberId: string; way: NoticeWay }>`
    select distinct on (c.member_id) c.member_id as "memberId", c.way from notice_choices c
    where c.workspace_id = ${workspaceId} and c.notice = ${notice} and c.member_id = any(${[...memberIds]}::uuid[])
      and (c.object_id is null or c.object_id in (
        select unnest(array[o.id, o.parent_id]) from access_objects o
        where o.workspace_id = ${workspaceId} and o.id = ${objectId}::uuid))
    order by c.member_id, c.object_id nulls last`.execute(db);
  const chosen = new Map(rows.map(({ memberId, way }) => [memberId, way]));
  return new Map(memberIds.map((id) => [id, chosen.get(id) ?? notices[notice].way]));
}
