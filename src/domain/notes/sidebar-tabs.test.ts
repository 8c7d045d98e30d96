import { expect, test } from 'vitest';
import { noteSidebarTabs } from './sidebar-tabs.ts';

test('tabs', () => {
  expect(noteSidebarTabs).toEqual(['Summary', 'Highlights', 'Tags', 'Fields', 'Comments', 'Contacts']);
});
