import { sql } from 'kysely';
import { can } from '#domain/access/can.ts';
import { findPatterns, replaceFound } from '#engines/personal-data/index.ts';
import { findPersonalData, namesOf, type FoundPersonal } from '#server/features/personal-data/index.ts';
import { isVisible, levelOfRank, rankOf } from '#server/kernel/access/index.ts';
import { readPersonalKinds } from '#server/platform/ai/modes/personal-kinds.ts';
import { readChosenRedaction } from '#server/platform/ai/modes/read-modes.ts';
import type { OwnModels } from '#server/platform/ai/own/own-models.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { readStoredTurns } from '../conversation/stored-turns.ts';
import { hashOf } from '../fingerprint-of.ts';
import '../tables.ts';

type Point = {
  readonly id: string;
  readonly channelId: string;
  readonly text: string;
  readonly participant: string | null;
  readonly url: string | null;
  readonly externalId: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly rank: number;
};

export type FoundInPoint = Pick<Point, 'id' | 'channelId'> & {
  readonly found: readonly FoundPersonal[];
  /** As they are stored once the words are hidden: nobody reads them, so they can’t be reviewed. */
  readonly url: string | null;
  readonly externalId: string;
};

export type LookedAtPoints = {
  /** The last one that was looked at; null where there is none left. */
  readonly last: string | null;
  readonly looked: number;
  readonly points: readonly FoundInPoint[];
};

/** Data points behind `after`, in all channels that this person may see; looked through where they may hide words. */
export async function findInPoints(
  member: Ctx,
  own: OwnModels | undefined,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<LookedAtPoints> {
  const { viewer } = requireMember(member);
  const { id: workspaceId } = member.workspace;
  const { rows, mode, kinds, turns } = await member.database.transaction(
    { workspaceId },
    'read only',
    async (db) => {
      const { rows: points } = await sql<Point>`
      select p.id, p.channel_id as "channelId", p.text, p.participant, p.url, p.external_id as "externalId",
        p.properties, ${rankOf(member, 'c.access_id')} as rank
      from data_points p join channels c on c.workspace_id = p.workspace_id and c.id = p.channel_id
      where p.workspace_id = ${workspaceId} and p.id > ${after} and c.trashed_at is null
        and ${isVisible(member, 'c.access_id')}
      order by p.id limit ${most}`.execute(db);
      return {
        rows: points,
        turns: await readStoredTurns(
          db,
          workspaceId,
          points.map(({ id }) => id),
        ),
        mode: await readChosenRedaction(db, workspaceId, null),
        kinds: await readPersonalKinds(db, workspaceId),
      };
    },
  );
  const mine = rows.filter(
    ({ rank }) => can(viewer, 'channel.redact', { level: levelOfRank(member, rank) }).allowed,
  );
  const points: FoundInPoint[] = [];
  for (const point of mode === 'Off' ? [] : mine) {
    const { text, participant } = point;
    const said = turns.get(point.id) ?? [];
    const names = [participant, ...said.map((turn) => turn.participant)].flatMap((name) => name ?? []);
    const search = { own, kinds, people: namesOf(names), isCareful: mode === 'Suggest' };
    // What the customer says is in the messages again.
    const words = said.length > 0 ? said.map((turn) => turn.text) : [text];
    const found = await findPersonalData(
      [...words, ...new Set(names), ...Object.values(point.properties)].join('\n'),
      search,
    );
    const changes = found.map((one) => ({ from: one.text, to: '' }));
    const tells = (said: string): boolean =>
      findPatterns(said, kinds).length > 0 || replaceFound(said, changes) !== said;
    points.push({
      id: point.id,
      channelId: point.channelId,
      found,
      url: point.url !== null && tells(point.url) ? null : point.url,
      externalId: tells(point.externalId) ? hashOf(point.externalId) : point.externalId,
    });
  }
  return { last: rows.at(-1)?.id ?? null, looked: mode === 'Off' ? 0 : mine.length, points };
}

export async function countPoints(member: Ctx): Promise<number> {
  const { id: workspaceId } = member.workspace;
  const { rows } = await member.database.transaction({ workspaceId }, 'read only', (db) =>
    sql<{ count: number }>`
      select coalesce(sum(d.point_count), 0)::int as count
      from channel_days d join channels c on c.workspace_id = d.workspace_id and c.id = d.channel_id
      where d.workspace_id = ${workspaceId} and c.trashed_at is null and ${isVisible(member, 'c.access_id')}`.execute(
      db,
    ),
  );
  return rows[0]?.count ?? 0;
}
