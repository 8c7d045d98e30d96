import { expect, test } from 'vitest';
import { failedWorkName } from './failed-work-name.ts';

test.each([
  ['search.index', 'note.created', 'Search, after “Note created”'],
  ['notifications.memberJoined', 'member.joined', 'Notifications, after “Member joined”'],
  ['brand-new.work', 'apiToken.created', 'Other work, after “API token created”'],
  ['webhooks.tell', '', 'Webhooks'],
])('%s after %s is called %s', (subscriber, event, name) => {
  expect(failedWorkName({ subscriber, event })).toBe(name);
});
