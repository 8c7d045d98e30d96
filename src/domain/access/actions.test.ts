import { describe, expect, test } from 'vitest';
import { actions, ruleOf, type Action } from './actions.ts';
import { can, type AccessObject, type Viewer } from './can.ts';
import { levelRank, levels, type Level } from './levels.ts';
import { allPlanGates, planGates } from './plan-gates.ts';
import { roleRank, roles } from './roles.ts';
import { restrictions } from './rule.ts';

const manager: Viewer = {
  id: 'me',
  role: 'MANAGER',
  workspaceAdmin: true,
  readOnly: false,
  plan: allPlanGates,
  adminOnlyInvites: false,
  restrictions: [],
};
const mine: AccessObject = { level: 'FULL', authorId: 'me', locked: false, enoughContent: true };

const rows = actions.map((action) => ({ action, rule: ruleOf(action) }));

function isAllowed(who: Viewer, action: Action, object?: AccessObject): boolean {
  return can(who, action, object).allowed;
}

/** What each rule says is what people may do, whatever else is decided beside it. */
describe('the action table', () => {
  test('names each thing.verb', () => {
    for (const action of actions) expect(action).toMatch(/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/);
  });

  test.each(rows)('$action: every role × level × admin', ({ action, rule }) => {
    const needed = rule.level ?? null;
    for (const role of [null, ...roles]) {
      for (const held of [null, ...levels] as (Level | null)[]) {
        for (const workspaceAdmin of [false, true]) {
          const capped = role === 'VIEWER' && held ? 'READ' : held;
          const roleFits = roleRank(role) >= roleRank(rule.role) || (workspaceAdmin && needed === null);
          const adminFits = rule.admin !== true || workspaceAdmin;
          const levelFits = levelRank(capped) >= levelRank(needed);
          const allowed = isAllowed({ ...manager, role, workspaceAdmin }, action, { ...mine, level: held });
          const expected = role !== null && roleFits && adminFits && levelFits;
          expect({ role, held, workspaceAdmin, allowed }).toEqual({
            role,
            held,
            workspaceAdmin,
            allowed: expected,
          });
        }
      }
    }
  });

  test.each(rows)('$action: without an object', ({ action, rule }) => {
    expect(isAllowed(manager, action)).toBe(rule.level === undefined && rule.author === undefined);
  });

  test.each(rows)('$action: read-only mode, plan, switches, lock, content, author', ({ action, rule }) => {
    expect(isAllowed({ ...manager, readOnly: true }, action, mine)).toBe(rule.inReadOnly === true);
    for (const gate of planGates) {
      const plan = { ...allPlanGates, [gate]: false };
      expect(isAllowed({ ...manager, plan }, action, mine)).toBe(rule.plan !== gate);
    }
    for (const restriction of restrictions) {
      const allowed = isAllowed({ ...manager, restrictions: [restriction] }, action, mine);
      expect(allowed).toBe(rule.blockedBy !== restriction);
    }
    expect(isAllowed(manager, action, { ...mine, locked: true })).toBe(rule.respectsLock !== true);
    expect(isAllowed(manager, action, { ...mine, enoughContent: false })).toBe(rule.needsContent !== true);
    expect(isAllowed(manager, action, { ...mine, authorId: 'you' })).toBe(rule.author !== 'only');
  });
});
