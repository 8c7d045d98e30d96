import { expect, test } from 'vitest';
import { noticeOf } from './notice-of.ts';
import { canChoose, isNotice, noticeNames, notices, noticeWays } from './notices.ts';

const id = '018f4b6e-0000-7000-8000-000000000001';

test('each starts as one of the ways that can be chosen', () => {
  expect(noticeNames.filter((notice) => !canChoose(notice, notices[notice].way))).toEqual([]);
  expect(noticeWays).toEqual(['APP', 'MAIL', 'DIGEST', 'OFF']);
  expect(canChoose('FOLLOWED_CHANGE', 'MAIL')).toBe(false);
  expect(isNotice('MENTION')).toBe(true);
  expect(isNotice('toString')).toBe(false);
});

test('every notification is one of them', () => {
  const job = { type: 'job', jobId: id, job: 'imports.run' } as const;
  expect(noticeOf({ ...job, failed: true })).toBe('JOB_FAILED');
  expect(noticeOf({ ...job, failed: false })).toBe('JOB_FINISHED');
  const request = {
    type: 'accessRequest',
    accessRequestId: id,
    objectType: 'project',
    objectId: id,
  } as const;
  expect(noticeOf({ ...request, requestedBy: id, decision: null })).toBe('ACCESS_REQUESTED');
  expect(noticeOf({ ...request, requestedBy: id, decision: 'declined' })).toBe('ACCESS_ANSWERED');
});
