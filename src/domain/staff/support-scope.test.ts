import { expect, test } from 'vitest';
import { supportRefusal } from './support-scope.ts';

test.each([
  ['project.read', null],
  ['workspace.read', null],
  ['note.create', 'Unavailable in read-only mode'],
  ['export.people', 'Support can’t do this'],
  ['auditLog.read', 'Support can’t do this'],
  ['apiToken.list', 'Support can’t do this'],
  ['workspace.delete', 'Support can’t do this'],
  ['supportAccess.decide', 'Support can’t do this'],
  ['supportAccess.list', 'Support can’t do this'],
] as const)('%s: %s', (action, refusal) => expect(supportRefusal(action)).toBe(refusal));
