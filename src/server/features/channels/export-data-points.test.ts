import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseCsv } from '#domain/csv/parse-csv.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTheme } from '#tests/support/themes.ts';
import { fetchBytes } from '#tests/support/upload.ts';
import { ask, close, eventsOf } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let maker: Person;
let channelId: string;
let themeId: string;

beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace();
  maker = await place.member();
  const { createChannel } = await ask(
    maker,
    'mutation { createChannel(input: { title: "Reviews" }) { id } }',
  );
  channelId = createChannel.id;
  themeId = await addTheme(app, place, channelId, [
    { text: '=1+1, said “twice”\nand again', participant: 'Ada' },
  ]);
});
afterAll(() => app.close());

const download = (person: Person, ending = 'csv') =>
  person.visitor.get(`/api/channels/${channelId}/data.${ending}`);

it('has what people said with its theme, safe to open, and is written down', async () => {
  const answer = await download(maker);
  expect(answer.status).toBe(200);
  expect(String(answer.body)).toContain("'=1+1");
  const parsed = parseCsv(String(answer.body));
  if (!parsed.ok) throw new Error(parsed.message);
  const [header, row] = parsed.value;
  expect(header).toEqual([
    'Date',
    'Participant',
    'Text',
    'Theme',
    'Topic',
    'Sentiment',
    'Link',
    'Source',
    'Language',
    'Conversation',
    'ID',
  ]);
  expect(row).toEqual([
    '2026-03-01T10:00:00.000Z',
    'Ada',
    '=1+1, said “twice”\nand again',
    'Late parcels',
    '',
    '',
    '',
    'csv',
    '',
    '',
    `${themeId} 0`,
  ]);
  expect(await eventsOf(app, place, channelId)).toContain('channel.exported');
});

it('comes as an Excel workbook too, where no cell is a formula', async () => {
  const answer = await fetchBytes(app, maker, `/api/channels/${channelId}/data.xlsx`);
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="data-points.xlsx"',
  });
  const sheet = read(answer.bytes).Sheets['Data points'] ?? {};
  const [header, row] = utils.sheet_to_json<string[]>(sheet, { header: 1 });
  expect(header?.slice(0, 4)).toEqual(['Date', 'Participant', 'Text', 'Theme']);
  expect(row?.slice(0, 4)).toEqual([
    '2026-03-01T10:00:00.000Z',
    'Ada',
    '=1+1, said “twice”\nand again',
    'Late parcels',
  ]);
  expect(sheet['C2']).toMatchObject({ t: 's' });
  expect(sheet['C2']).not.toHaveProperty('f');
});

it('is refused where exports are off, and unknown to who may not see the channel', async () => {
  const other = await place.member();
  await close(maker, { type: 'CHANNEL', id: channelId });
  expect((await download(other)).status).toBe(404);
  await ask(
    place.owner,
    'mutation { updateWorkspaceSettings(input: { exportDisabled: true }) { exportDisabled } }',
  );
  expect((await download(maker)).status).toBe(403);
  expect((await download(maker, 'xlsx')).status).toBe(403);
});
