import { sql, type RawBuilder } from 'kysely';
import { isShareToken } from '#domain/public-links/share-token.ts';
import {
  createPlaceholders,
  findClip,
  learnAddresses,
  readPlaceholders,
  visitorScope,
  type Clip,
  type Placeholders,
} from '#server/features/cards/index.ts';
import type { Reading } from '#server/features/participant-numbers/index.ts';
import { isNotTrashed } from '#server/kernel/access/index.ts';
import type { AccessObjectType } from '#server/kernel/access/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import { hashOfToken } from '#server/platform/secrets/secrets.ts';
import { allowsDownloads } from './allows-downloads.ts';
import type { PartRef, RenderedPart, Renderer, SharedObject, Shown } from './renderers/renderer.ts';
import { rendererOf } from './renderers/renderers.ts';
import '#server/kernel/workspaces/tables.ts';
import './tables.ts';

/** A link that opens now, with what it shows. */
export type OpenLink = {
  readonly id: string;
  readonly passwordHash: string | null;
  readonly hidesNames: boolean;
  readonly shared: SharedObject;
  /** What is shared, as its page is headed: without names where those are hidden. */
  readShared(reading: Reading): Promise<SharedObject>;
  /** `path` is the link's own address: files that the page shows lie below it. */
  renderBody(reading: Reading, path: string, page?: number): ReturnType<Renderer['body']>;
  /** A page below the link's own; undefined for what the link does not show. */
  renderPart(reading: Reading, path: string, part: PartRef, page: number): Promise<RenderedPart | undefined>;
  /** Undefined for a clip that no page of the link plays: only what it shows can be asked for. */
  findClip(db: Db, highlightId: string): Promise<Clip | undefined>;
  /** Whether a link to a view lists this. */
  holds(db: Db, id: string): Promise<boolean>;
};

type Asking = { workspaceId: string; now: Date } & ({ token: string } | { linkId: string });

/** A name of nothing, so that an unknown link costs the same statements as a known one. */
const nothing = {
  id: '00000000-0000-0000-0000-000000000000',
  type: 'project',
  objectId: '00000000-0000-0000-0000-000000000000',
  highlightId: null,
  viewId: null,
  hideNames: true,
  mayKeep: false,
  showNotes: false,
  showViews: false,
  publisherId: null,
} as const;

/**
 * Undefined for unknown, expired and revoked links, for objects in the trash and while public links are turned off, all
 * by the same steps.
 */
export async function findOpenLink(db: Db, asking: Asking): Promise<OpenLink | undefined> {
  const row = await findRow(db, asking);
  const { id, type, objectId, hideNames, mayKeep, showNotes, showViews, publisherId, ...part }: Found =
    row ?? nothing;
  const renderer = rendererOf(type, part);
  const showing = { workspaceId: asking.workspaceId, objectId, hideNames };
  const shared = await renderer?.head(db, showing);
  if (!row || !renderer || !shared) return undefined;
  const { passwordHash } = row;
  const options = { showNotes, showViews, publisherId, now: asking.now };
  // One for the heading and the body of a page, so that they count the same people in the same order.
  const hidden = new WeakMap<Reading, Promise<Placeholders>>();
  const readHidden = async (reading: Reading): Promise<Placeholders | null> => {
    if (!hideNames) return null;
    const placeholders = hidden.get(reading) ?? readPlaceholders(reading, showing);
    hidden.set(reading, placeholders);
    return placeholders;
  };
  const learn = async (
    { db: own }: Reading,
    placeholders: Placeholders | null,
    page: string,
  ): Promise<void> => {
    if (placeholders) await learnAddresses(own, asking.workspaceId, { placeholders, page });
  };
  const shownAt = (path: string, page: number, placeholders: Placeholders | null): Shown => ({
    ...showing,
    linkId: id,
    placeholders,
    ...options,
    page,
    files: {
      url: (fileId) => `${path}/files/${fileId}`,
      clipUrl: (highlightId) => `${path}/clips/${highlightId}`,
      stillUrl: (highlightId) => `${path}/stills/${highlightId}`,
      mayKeep,
    },
    partUrl: ({ kind, id: partId }) => `${path}/${kind}/${partId}`,
  });
  // Which clip is shown doesn't depend on who is named.
  const unnamed = hideNames ? createPlaceholders([]) : null;
  const holds: OpenLink['holds'] = async (read, thing) =>
    (await renderer.holds?.(read, shownAt('', 1, unnamed), thing)) ?? false;
  return {
    id,
    passwordHash,
    hidesNames: hideNames,
    shared,
    readShared: async (reading) => {
      const placeholders = await readHidden(reading);
      await learn(reading, placeholders, `${shared.title}\n${shared.summary}`);
      return maskShared(shared, placeholders);
    },
    renderBody: async (reading, path, page = 1) => {
      const placeholders = await readHidden(reading);
      const html = await renderer.body(reading.db, shownAt(path, page, placeholders));
      await learn(reading, placeholders, html);
      return placeholders?.maskHtml(html) ?? html;
    },
    renderPart: async (reading, path, ref, page) => {
      const placeholders = await readHidden(reading);
      const part = await renderer.part?.(reading.db, shownAt(path, page, placeholders), ref);
      if (part) await learn(reading, placeholders, `${part.title}\n${part.body}`);
      return part && maskPart(part, placeholders);
    },
    holds,
    findClip: async (read, highlightId) => {
      const played = new Set<string>();
      const clipUrl = (shown: string): string => {
        played.add(shown);
        return '';
      };
      const files = { url: () => '', clipUrl, stillUrl: () => '', mayKeep: false };
      await renderer.body(read, { ...shownAt('', 1, unnamed), files });
      if (!played.has(highlightId) && !(await holds(read, highlightId))) return undefined;
      return findClip(
        read,
        await visitorScope(read, { ...showing, placeholders: unnamed, clipUrl }),
        highlightId,
      );
    },
  };
}

function maskShared(shared: SharedObject, placeholders: Placeholders | null): SharedObject {
  if (!placeholders) return shared;
  const { title, summary } = shared;
  return { ...shared, title: placeholders.maskText(title), summary: placeholders.maskText(summary) };
}

function maskPart(part: RenderedPart, placeholders: Placeholders | null): RenderedPart {
  if (!placeholders) return part;
  return { title: placeholders.maskText(part.title), body: placeholders.maskHtml(part.body) };
}

type Found = {
  id: string;
  type: AccessObjectType;
  objectId: string;
  highlightId: string | null;
  viewId: string | null;
  hideNames: boolean;
  mayKeep: boolean;
  showNotes: boolean;
  showViews: boolean;
  publisherId: string | null;
};

function findRow(db: Db, asking: Asking) {
  return db
    .selectFrom('public_links')
    .innerJoin('access_objects', (join) =>
      join
        .onRef('access_objects.workspace_id', '=', 'public_links.workspace_id')
        .onRef('access_objects.id', '=', 'public_links.object_id'),
    )
    .select([
      'public_links.id',
      'object_type as type',
      'object_id as objectId',
      'highlight_id as highlightId',
      'view_id as viewId',
      'password_hash as passwordHash',
      'hide_names as hideNames',
      allowsDownloads('public_links').as('mayKeep'),
      'show_notes as showNotes',
      'show_views as showViews',
      'public_links.created_by as publisherId',
    ])
    .where('public_links.workspace_id', '=', asking.workspaceId)
    .where(isPublicAllowed(asking.workspaceId))
    .where(isNotTrashed('access_objects'))
    .where((link) =>
      'token' in asking
        ? link('token_hash', '=', hashOf(asking.token))
        : link('public_links.id', '=', asking.linkId),
    )
    .where('revoked_at', 'is', null)
    .where((link) => link.or([link('expires_at', 'is', null), link('expires_at', '>', asking.now)]))
    .executeTakeFirst();
}

function isPublicAllowed(workspaceId: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select 1 from workspace_settings s where s.workspace_id = ${workspaceId} and s.public_access_disabled)`;
}

/** What has not the form of a token is asked for all the same: a quicker answer would tell. */
function hashOf(token: string): Buffer {
  return hashOfToken(isShareToken(token) ? token : '');
}
