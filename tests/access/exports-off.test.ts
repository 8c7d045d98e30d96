// Where a workspace turns exports off, no way out of it stays open, for its owner neither.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restrictionReasons } from '#domain/access/can.ts';
import { newId } from '#server/platform/context/new-id.ts';
import { eventually } from '#tests/support/eventually.ts';
import { ask } from '#tests/support/work.ts';
import { addChannel } from './channel.ts';
import { addContent } from './content.ts';
import type { Kit } from './kit.ts';
import { routesOf } from './routes.ts';
import { canvasRows } from './rows/canvas.ts';
import { addFile } from './rows/files.ts';
import { projectExportRows } from './rows/project-exports.ts';
import { rows } from './rows/rows.ts';
import { setStage, type Stage } from './stage.ts';

let stage: Stage;
/** What was made while it was allowed, and how it was answered then. */
const addresses = new Map<string, { readonly url: string; readonly before: number }>();
beforeAll(async () => {
  stage = await setStage();
  await stage.app.http.ready();
  const { owner } = stage.home.place;
  for (const [route, make] of Object.entries(makers)) {
    const url = await make(stage.home);
    addresses.set(route, { url, before: (await owner.visitor.get(url)).status });
  }
  await ask(
    owner,
    'mutation { updateWorkspaceSettings(input: { exportDisabled: true }) { exportDisabled } }',
  );
  // What a person may do is known for a second.
  const watched = addresses.get('GET /api/canvases/:id/export.:format')?.url ?? '';
  await eventually('exports are off', async () => (await owner.visitor.get(watched)).status === 403);
});
afterAll(() => stage.app.close());

const reason = restrictionReasons.exportDisabled;
const takesOut = /export|csv|xlsx|download/i;

/** They tell of an export that was made, or end it. */
const leftOut = new Set([
  'Mutation.cancelMediaExport',
  'Mutation.cancelProjectExport',
  'Query.mediaExport',
  'Query.mediaExports',
  'Query.projectExport',
  'Query.projectExports',
  'Query.workspaceExports',
]);

test('every operation that makes a file of content is refused with the reason', async () => {
  const tried = rows.filter(
    ({ operation, noForeignIds }) =>
      takesOut.test(operation) && !leftOut.has(operation) && noForeignIds !== true,
  );
  const { owner } = stage.home.place;
  const who = { visitor: owner.visitor, authorization: async () => `Bearer ${await owner.bearer()}` };
  const answered: string[] = [];
  for (const { operation, when = '', variables } of tried) {
    const asked = (await variables?.({ kit: stage.home, callerId: stage.home.ownerId })) ?? {};
    const { body } = await stage.run(who, operation, asked);
    if (body.errors?.[0]?.message !== reason) answered.push(`${operation} ${when}: ${JSON.stringify(body)}`);
  }
  expect(answered).toEqual([]);
  expect(new Set(tried.map(({ operation }) => operation))).toEqual(
    new Set([
      'Mutation.exportChart',
      'Mutation.exportMedia',
      'Mutation.exportProject',
      'Mutation.exportProjects',
      'Query.tagsCsv',
    ]),
  );
});

/** What can be taken out by an address, as its owner has it. */
const makers: Readonly<Record<string, (kit: Kit) => Promise<string>>> = {
  'GET /api/people.csv': async () => '/api/people.csv',
  'GET /api/channels/:id/data.csv': async (kit) =>
    `/api/channels/${(await addChannel(kit)).channelId}/data.csv`,
  'GET /api/channels/:id/data.xlsx': async (kit) =>
    `/api/channels/${(await addChannel(kit)).channelId}/data.xlsx`,
  'GET /api/documents/:id/export.:format': async (kit) =>
    `/api/documents/${await addContent(kit, 'note')}/export.md`,
  'GET /api/canvases/:id/export.:format': async (kit) =>
    `/api/canvases/${await made(kit, canvasRows, 'Query.canvasDocument')}/export.svg`,
  'GET /files/download/:fileId': async (kit) => `/files/download/${await addFile(kit)}`,
  'GET /files/exports/:id/video': async (kit) => `/files/exports/${await madeMedia(kit)}/video`,
  'GET /files/exports/:id/captions': async (kit) => `/files/exports/${await madeMedia(kit)}/captions`,
  'GET /files/project-exports/:id': async (kit) =>
    `/files/project-exports/${await made(kit, projectExportRows, 'Query.projectExport')}`,
};

/** What the log keeps is for those who watch over the switch. */
const notContent = 'GET /api/audit-log.csv';

test('every address that gives content to keep has a line here', () => {
  const found = routesOf(stage.app.http).filter((route) => route.startsWith('GET') && takesOut.test(route));
  expect(found.filter((route) => route !== notContent).toSorted()).toEqual(Object.keys(makers).toSorted());
});

test.each(Object.keys(makers))('%s is refused with the reason', async (route) => {
  const { url = '', before } = addresses.get(route) ?? {};
  // What has no bytes here was not found, and an empty canvas has no picture.
  expect([200, 404, 409]).toContain(before);
  const { status, body } = await stage.home.place.owner.visitor.get(url);
  expect([status, body.errors?.[0]?.title]).toEqual([403, reason]);
});

/** What the row of an operation makes, by its id. */
async function made(kit: Kit, from: typeof rows, operation: string): Promise<string> {
  const row = from.find((one) => one.operation === operation);
  const [id] = Object.values((await row?.variables?.({ kit, callerId: kit.ownerId })) ?? {});
  if (typeof id !== 'string') throw new Error(`No row of ${operation}`);
  return id;
}

/** A clip that was exported while it was allowed. */
async function madeMedia(kit: Kit): Promise<string> {
  const noteId = await addContent(kit, 'note');
  const fileId = await addFile(kit, { ownerId: noteId });
  const [id, part] = [newId(), { highlightId: newId(), fileId, title: '', start: 1, end: 2, captions: [] }];
  await kit.row('media_exports', {
    id,
    kind: 'CLIP',
    owner_id: noteId,
    filename: 'Clip',
    parts: JSON.stringify([part]),
    status: 'COMPLETE',
    requested_by: kit.ownerId,
    created_at: new Date(),
  });
  return id;
}
