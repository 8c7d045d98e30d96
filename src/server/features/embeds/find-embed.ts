import { sql } from 'kysely';
import { titleOf } from '#domain/text/display-names.ts';
import { isNotTrashed, titleOf as storedTitle } from '#server/kernel/access/index.ts';
import type { AccessObjectType } from '#server/kernel/access/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import '#server/features/tags/tables.ts';
import { findQuotes, isPlayable, type FoundQuote } from './find-quotes.ts';
import { findReel } from './find-reel.ts';
import { isOpenToAll } from './open-to-all.ts';
import type { Embed } from './quote.ts';

export type EmbedRef =
  | { readonly kind: 'highlight' | 'reel' | 'tag'; readonly id: string }
  | { readonly kind: 'file'; readonly noteId: string; readonly fileId: string };

type Asking = { workspaceId: string; now: Date };

/** What a frame shows to a visitor. Undefined when nothing of it is shared (any more). */
export function findEmbed(db: Db, asking: Asking, ref: EmbedRef): Promise<Embed | undefined> {
  if (ref.kind === 'file') return findFileReel(db, asking, ref);
  if (ref.kind === 'reel') return findReel(db, { ...asking, reelId: ref.id });
  return ref.kind === 'tag' ? findTagReel(db, asking, ref.id) : findHighlight(db, asking, ref.id);
}

async function findHighlight(db: Db, asking: Asking, id: string): Promise<Embed | undefined> {
  const [quote] = await findQuotes(db, asking, sql<boolean>`h.id = ${id}`);
  if (!quote) return undefined;
  return {
    title: await titleOfObject(db, asking, quote.objectId),
    unnamedId: quote.hideNames ? quote.sharedId : null,
    quotes: [quote],
    linkId: quote.linkId,
  };
}

/** What a tag is called is nobody's business outside: no link shares it. */
async function findTagReel(db: Db, asking: Asking, id: string): Promise<Embed | undefined> {
  const isTagged = sql<boolean>`exists (
    select 1 from highlight_tags ht join tags t on t.workspace_id = ht.workspace_id and t.id = ht.tag_id
    where ht.workspace_id = h.workspace_id and ht.highlight_id = h.id and ht.tag_id = ${id}
      and t.trashed_at is null)`;
  const quotes = await findQuotes(db, asking, isTagged);
  return quotes.length > 0 ? { title: null, unnamedId: null, quotes, linkId: null } : undefined;
}

async function findFileReel(
  db: Db,
  asking: Asking,
  ref: { noteId: string; fileId: string },
): Promise<Embed | undefined> {
  const recording = await findRecording(db, asking, ref);
  if (!recording) return undefined;
  const inFile = sql<boolean>`h.object_id = ${ref.noteId} and h.file_id = ${ref.fileId}`;
  const quotes = await findQuotes(db, asking, inFile);
  return {
    title: await titleOfObject(db, asking, ref.noteId),
    unnamedId: recording.hideNames ? ref.noteId : null,
    quotes: quotes.toSorted(byTime),
    linkId: recording.linkId,
  };
}

export type Recording = {
  readonly id: string;
  readonly name: string;
  readonly redaction: number;
  readonly mediaType: 'AUDIO' | 'VIDEO' | null;
  readonly contentType: string;
  readonly isPlayable: boolean;
  readonly linkId: string;
  readonly hideNames: boolean;
};

/** A recording of a note that a link opens, asked for again with every piece that a player loads. */
export async function findRecording(
  db: Db,
  { workspaceId, now }: Asking,
  { noteId, fileId }: { noteId: string; fileId: string },
): Promise<Recording | undefined> {
  const { rows } = await sql<Recording>`
    select f.id, f.name, f.redaction, f.media_type as "mediaType", f.content_type as "contentType",
      l.id as "linkId", l.hide_names as "hideNames", ${isPlayable('f', 'l')} as "isPlayable"
    from files f
    join access_objects o on o.workspace_id = f.workspace_id and o.id = f.owner_id
    join public_links l on l.workspace_id = f.workspace_id and l.object_id = f.owner_id and ${isOpenToAll('l', now)}
    where f.workspace_id = ${workspaceId} and f.id = ${fileId} and f.owner_id = ${noteId}
      and f.trashed_at is null and ${isNotTrashed('o')}`.execute(db);
  return rows[0];
}

async function titleOfObject(db: Db, { workspaceId }: Asking, id: string): Promise<string> {
  const row = await db
    .selectFrom('access_objects')
    .select(['type', storedTitle('access_objects').as('title')])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
  const type: AccessObjectType = row?.type ?? 'note';
  return titleOf(type === 'insight' ? 'insight' : 'note', row?.title ?? '');
}

function byTime(one: FoundQuote, other: FoundQuote): number {
  return (one.startTime ?? 0) - (other.startTime ?? 0) || one.position - other.position;
}
