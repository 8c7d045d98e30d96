import { describe, expect, test } from 'vitest';
import type { Action } from './actions.ts';
import { can, canGrantRole, type AccessObject, type Viewer } from './can.ts';
import { allPlanGates } from './plan-gates.ts';
import { roles } from './roles.ts';

const manager: Viewer = {
  id: 'me',
  role: 'MANAGER',
  workspaceAdmin: true,
  readOnly: false,
  plan: allPlanGates,
  adminOnlyInvites: false,
  restrictions: [],
};
const contributor: Viewer = { ...manager, role: 'CONTRIBUTOR', workspaceAdmin: false };
const viewer: Viewer = { ...contributor, role: 'VIEWER' };
const mine: AccessObject = { level: 'FULL', authorId: 'me', locked: false, enoughContent: true };

function isAllowed(who: Viewer, action: Action, object?: AccessObject): boolean {
  return can(who, action, object).allowed;
}

describe('reasons', () => {
  const write: AccessObject = { ...mine, level: 'WRITE' };
  test.each([
    ['a viewer summarises', viewer, 'summary.generate', mine, 'Viewers cannot generate summaries'],
    [
      'a reader summarises',
      contributor,
      'summary.generate',
      { ...mine, level: 'READ' },
      'You don’t have edit permissions in this project',
    ],
    [
      'too little to summarise',
      contributor,
      'summary.generate',
      { ...write, enoughContent: false },
      'Not enough content to summarize',
    ],
    [
      'read-only mode',
      { ...contributor, readOnly: true },
      'summary.generate',
      write,
      'Unavailable in read-only mode',
    ],
    [
      'no role',
      { ...viewer, role: null },
      'search.run',
      undefined,
      'You don’t have a role in this workspace',
    ],
    ['invisible', contributor, 'note.update', { level: null }, 'You don’t have access to this project'],
    ['share with WRITE', contributor, 'project.share', write, 'You need full access to this project'],
    [
      'a folder',
      contributor,
      'folder.update',
      { level: 'READ' },
      'You don’t have edit permissions in this folder',
    ],
    [
      'a channel',
      contributor,
      'channel.update',
      { level: 'READ' },
      'You don’t have edit permissions in this channel',
    ],
    [
      'an archived project',
      contributor,
      'note.create',
      { ...write, archived: true },
      'This project is archived. Make it active again to change it',
    ],
    ['not an admin', contributor, 'workspace.rename', undefined, 'Only workspace admins can do this'],
    ['not a manager', contributor, 'template.manage', undefined, 'Only managers can do this'],
    ['a viewer writes', viewer, 'note.update', mine, 'Viewers cannot do this'],
    [
      'the comment of another',
      contributor,
      'comment.update',
      { ...mine, authorId: 'you' },
      'Only its author can do this',
    ],
    [
      'the plan',
      { ...manager, plan: { ...allPlanGates, api: false } },
      'apiToken.create',
      undefined,
      'Your plan does not include the API',
    ],
    [
      'a switch',
      { ...manager, restrictions: ['exportDisabled'] },
      'export.workspace',
      undefined,
      'Export is turned off in this workspace',
    ],
    [
      'a lock',
      contributor,
      'note.update',
      { ...write, locked: true },
      'This is locked. Unlock it to make changes',
    ],
  ] as const)('%s', (_, who, action, object, reason) => {
    expect(can(who, action, object)).toEqual({ allowed: false, reason });
  });

  test('a hidden object gives the same answer whatever else is wrong', () => {
    const hidden = { level: null, locked: true, enoughContent: false };
    const reason = 'You don’t have access to this project';
    for (const who of [viewer, contributor, { ...manager, readOnly: true }]) {
      expect(can(who, 'summary.generate', hidden)).toEqual({ allowed: false, reason });
    }
  });
});

describe('particular rules', () => {
  test('admin-only invites', () => {
    expect(isAllowed(contributor, 'member.invite')).toBe(true);
    expect(isAllowed({ ...contributor, adminOnlyInvites: true }, 'member.invite')).toBe(false);
    expect(isAllowed({ ...manager, adminOnlyInvites: true }, 'member.invite')).toBe(true);
  });

  test('a comment of another goes only with full access', () => {
    expect(isAllowed(contributor, 'comment.delete', { level: 'FULL', authorId: 'you' })).toBe(true);
    expect(isAllowed(contributor, 'comment.delete', { level: 'WRITE', authorId: 'you' })).toBe(false);
    expect(isAllowed(viewer, 'comment.delete', { level: 'READ', authorId: 'me' })).toBe(true);
  });

  test('nobody grants a role above their own, except admins', () => {
    expect(roles.map((role) => canGrantRole(contributor, role))).toEqual([false, true, true]);
    expect(roles.map((role) => canGrantRole({ role: 'VIEWER', workspaceAdmin: true }, role))).toEqual([
      true,
      true,
      true,
    ]);
    expect(canGrantRole({ role: null, workspaceAdmin: true }, 'VIEWER')).toBe(false);
  });
});
