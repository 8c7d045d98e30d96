import { sql } from 'kysely';
import { aiUserId, aiUserName } from '#domain/ai/ai-user.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { deletedUser, titleOf } from '#domain/text/display-names.ts';
import { formatDay } from '#domain/time/format-day.ts';
import type { CardFact, CardQuote } from '#editor/cards/read-card.ts';
import { formatTime } from '#editor/transcript/format-time.ts';
import { isNotTrashed, titleOf as storedTitle } from '#server/kernel/access/index.ts';
import '#server/features/files/tables.ts';
import '#server/features/highlights/tables.ts';
import '#server/features/media/tables.ts';
import '#server/features/notes/tables.ts';
import '#server/kernel/members/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { CardScope } from './card-scope.ts';
import { hasClip } from './clip-condition.ts';
import { findSpeakers } from './find-speakers.ts';
import { findTagNames } from './find-tag-names.ts';
import { readDocument } from '#server/kernel/documents/index.ts';
import { noteNumber } from './note-number.ts';
import { namesInDocument } from './names-in-document.ts';
import type { Placeholders } from './placeholders.ts';
import { hideNamesInQuotes } from './hide-names-in-quotes.ts';

type Row = {
  id: string;
  text: string;
  marked: boolean;
  objectId: string;
  objectType: 'note' | 'insight';
  speakers: string;
  title: string;
  /** Of a note in its project. */
  number: number | null;
  startTime: number | null;
  /** Null without a recording: transcripts that are typed or pasted seldom say when somebody ended. */
  endTime: number | null;
  clipType: 'AUDIO' | 'VIDEO' | null;
  author: string | null;
  aiGenerated: boolean;
  createdAt: Date;
};

/** Highlights as evidence: their words, who said them, where and when, and their clip. */
export async function findQuotes(
  db: Db,
  scope: CardScope,
  ids: readonly string[],
): Promise<Map<string, CardQuote>> {
  const { workspaceId, names, isStranger } = scope;
  const { rows } = await sql<Row>`
    select h.id, h.text, h.marked, h.object_id as "objectId", h.object_type as "objectType", h.speakers,
      ${storedTitle('o')} as title,
      case when ${names === 'none'} then ${noteNumber(scope, 'source')} end as number, h.start_time as "startTime", case when h.file_id is not null then h.end_time end as "endTime",
      case when ${hasClip(scope)} then f.media_type end as "clipType",
      m.name as author, h.created_by = ${aiUserId}::uuid as "aiGenerated", h.created_at as "createdAt"
    from highlights h
    join access_objects o on o.workspace_id = h.workspace_id and o.id = h.object_id
    left join notes source on source.workspace_id = h.workspace_id and source.id = h.object_id
    left join members m on m.workspace_id = h.workspace_id and m.id = h.created_by
    left join files f on f.workspace_id = h.workspace_id and f.id = h.file_id
    left join access_objects place on place.workspace_id = f.workspace_id and place.id = f.owner_id
    where ${isInWorkspace(workspaceId, 'h.id', ids)} and not h.hidden
      and ${scope.isSeen('h.access_id', 'h.project_id')} and ${isNotTrashed('o')}`.execute(db);
  const saidBy = await findSpeakers(db, scope, rows);
  const tags = await findTagNames(
    db,
    scope,
    rows.map(({ id }) => id),
  );
  const hideNames = names === 'none';
  if (scope.placeholders) await learnNames(db, scope.workspaceId, { rows, placeholders: scope.placeholders });
  const quotes = isStranger
    ? await hideNamesInQuotes(
        db,
        workspaceId,
        rows.map((row) => ({ ...row, hideNames })),
      )
    : rows;
  return new Map(
    quotes.map((row) => [
      row.id,
      {
        text: row.text,
        people: saidBy.get(row.id) ?? [],
        source: sourceOf(row, scope),
        time: timeOf(row),
        tags: tags.get(row.id) ?? [],
        marked: isStranger ? [] : whoMarked(row),
        ...linkTo(scope, row),
        ...(row.clipType !== null && {
          clip: {
            url: scope.clipUrl(row.id),
            isVideo: row.clipType === 'VIDEO',
            ...(scope.stillUrl && row.clipType === 'VIDEO' && { stillUrl: scope.stillUrl(row.id) }),
          },
        }),
      },
    ]),
  );
}

/** Somebody who speaks in a note may be addressed in a quote of another. */
async function learnNames(
  db: Db,
  workspaceId: string,
  { rows, placeholders }: { rows: readonly Row[]; placeholders: Placeholders },
): Promise<void> {
  for (const id of new Set(rows.map(({ objectId }) => objectId)))
    placeholders.learn(await namesInDocument(db, workspaceId, await readDocument(db, workspaceId, id)));
}

function whoMarked({ author, aiGenerated, createdAt }: Row): CardFact[] {
  const name = aiGenerated ? aiUserName : (author ?? deletedUser);
  return [
    { property: 'author', text: `Highlighted by ${name}` },
    { property: 'date', text: formatDay(createdAt) },
  ];
}

/** Notes are often called by the name of somebody whom Hark doesn’t know: where names are hidden they have a number. */
function sourceOf({ objectType, title, number }: Row, { names, placeholders }: CardScope): string | null {
  if (names !== 'none') return titleOf(objectType, title);
  if (objectType === 'note') return number === null ? null : `Note ${number}`;
  return placeholders?.maskText(titleOf(objectType, title)) ?? null;
}

function timeOf({ startTime, endTime }: Row): string | null {
  if (startTime === null) return null;
  return endTime === null ? formatTime(startTime) : `${formatTime(startTime)}–${formatTime(endTime)}`;
}

function linkTo(scope: CardScope, { id, objectId, objectType }: Row): { url?: string } {
  const hash = { h: id };
  const path =
    objectType === 'note'
      ? buildUrl('note', { params: { noteId: objectId }, hash })
      : buildUrl('insight', { params: { insightId: objectId }, hash });
  const url = scope.pageUrl(path);
  return url === undefined ? {} : { url };
}
