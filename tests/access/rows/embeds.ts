import { newId } from '#server/platform/context/new-id.ts';
import { addContent } from '../content.ts';
import type { Kit } from '../kit.ts';
import { addHighlight } from './coding-kit.ts';
import { addFile } from './files.ts';
import type { HttpRow } from './http.ts';
import { all } from './http-statuses.ts';

const routes = {
  highlight: 'GET /embed/highlights/:id',
  reel: 'GET /embed/reels/:id',
  tag: 'GET /embed/reels/tags/:id',
  file: 'GET /embed/reels/note/:noteId/file/:fileId',
  media: 'GET /embed/reels/note/:noteId/file/:fileId/media',
} as const;

/** A highlight in a note that its project shows to nobody; a link is what opens it. */
async function addQuote(kit: Kit, isShared: boolean): Promise<string> {
  const { id, objectId } = await addHighlight(kit, { isPrivate: true });
  if (isShared) await kit.shareToken(objectId, 'note');
  return `/embed/highlights/${id}`;
}

async function addRecording(kit: Kit, isShared: boolean): Promise<string> {
  const noteId = await addContent(kit, 'note', { isPrivate: true });
  const fileId = await addFile(kit, { ownerId: noteId });
  if (isShared) await kit.shareToken(noteId, 'note');
  return `/embed/reels/note/${noteId}/file/${fileId}`;
}

/** The bytes are nowhere: who is let through learns that too. */
async function addSharedFile(kit: Kit, at: string): Promise<string> {
  const noteId = await addContent(kit, 'note', { isPrivate: true });
  const fileId = await addFile(kit, { ownerId: noteId });
  return `${at}/${await kit.shareToken(noteId, 'note')}/files/${fileId}`;
}

async function addReel(kit: Kit, isShared: boolean): Promise<string> {
  const [id, now] = [newId(), new Date()];
  const projectId = await kit.project({ isPrivate: true });
  if (isShared) await kit.shareToken(projectId);
  await kit.row('reels', {
    id,
    owner_type: 'project',
    owner_id: projectId,
    title: 'Matrix',
    layout: 'Reel',
    created_by: kit.ownerId,
    created_at: now,
    updated_at: now,
  });
  return `/embed/reels/${id}`;
}

/** Who asks makes no difference: only whether a link opens it. */
export const embedHttpRows: readonly HttpRow[] = [
  ...['/p', '/p/data', '/public-object'].map((at) => ({
    route: `GET ${at}/:token/files/:fileId`,
    url: (kit: Kit) => addSharedFile(kit, at),
    expected: all(404),
  })),
  ...['/p', '/p/data', '/public-object'].flatMap((at) =>
    ['clips', 'stills', 'notes', 'views'].map((kind) => ({
      route: `GET ${at}/:token/${kind}/:id`,
      url: async (kit: Kit) => `${at}/${await kit.shareToken(await kit.project())}/${kind}/${newId()}`,
      expected: all(404),
    })),
  ),
  { route: 'GET /embed/clips/:id', url: () => `/embed/clips/${newId()}`, expected: all(404) },
  { route: 'GET /embed/stills/:id', url: () => `/embed/stills/${newId()}`, expected: all(404) },
  { route: routes.highlight, url: (kit) => addQuote(kit, true), expected: all(200) },
  { route: routes.highlight, url: (kit) => addQuote(kit, false), expected: all(404) },
  { route: routes.reel, url: (kit) => addReel(kit, true), expected: all(200) },
  { route: routes.reel, url: (kit) => addReel(kit, false), expected: all(404) },
  { route: routes.file, url: (kit) => addRecording(kit, true), expected: all(200) },
  { route: routes.file, url: (kit) => addRecording(kit, false), expected: all(404) },
  { route: routes.media, url: async (kit) => `${await addRecording(kit, true)}/media`, expected: all(404) },
  { route: routes.tag, url: () => `/embed/reels/tags/${newId()}`, expected: all(404) },
];
