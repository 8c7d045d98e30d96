import { expect, test } from 'vitest';
import { byNeed, summaryOf, type UploadItem, type UploadState } from './upload-item.ts';

const item = (state: UploadState, at: number): UploadItem => ({
  key: String(at),
  name: `${state} ${at}`,
  size: 100,
  sent: 50,
  state,
  message: null,
  fileId: null,
  owner: { type: 'PROJECT', id: 'p', asNote: true },
});
const list = (...states: UploadState[]) => states.map(item);

test('failures come first, each kind in the order in which it was added', () => {
  const names = byNeed(list('done', 'sending', 'failed', 'waiting', 'broken', 'done', 'interrupted')).map(
    ({ name }) => name,
  );
  expect(names).toEqual([
    'failed 2',
    'broken 4',
    'interrupted 6',
    'sending 1',
    'waiting 3',
    'done 0',
    'done 5',
  ]);
});

test.each([
  [list('done', 'done'), '2 files uploaded'],
  [list('reading', 'done'), 'Reading 1 file'],
  [list('sending', 'done'), 'Uploading 1 file, 50%'],
  [list('sending', 'failed'), '1 file not uploaded. Uploading 1 file, 50%'],
  [list('done', 'broken', 'failed'), '1 file not uploaded. 1 file can’t be read'],
  [list('interrupted', 'done'), '1 upload interrupted'],
])('the heading tells what went wrong before what goes on', (items, heading) => {
  expect(summaryOf(items)).toBe(heading);
});
