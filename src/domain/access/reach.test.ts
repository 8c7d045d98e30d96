import { describe, expect, test } from 'vitest';
import { actions, type Action } from './actions.ts';
import { describeActions } from './describe-actions.ts';
import { reachOf, standings } from './reach.ts';

function reaches(action: Action) {
  return standings.map((standing) => reachOf(standing, action));
}

const never = { any: null, own: null };
const always = { any: 'NONE', own: 'NONE' };

describe('the matrix of roles', () => {
  test('says what the rules of the table say', () => {
    expect(reaches('search.run')).toEqual([always, always, always, always]);
    expect(reaches('upkeep.read')).toEqual([never, never, never, always]);
    expect(reaches('workspace.editHome')).toEqual([never, never, always, always]);
    const edit = { any: 'WRITE', own: 'WRITE' };
    expect(reaches('note.create')).toEqual([never, edit, edit, edit]);
    const ownOrFull = { any: 'FULL', own: 'READ' };
    expect(reaches('comment.delete')).toEqual([{ any: null, own: 'READ' }, ownOrFull, ownOrFull, ownOrFull]);
    const own = { any: null, own: 'NONE' };
    expect(reaches('agent.pause')).toEqual([own, own, own, own]);
  });

  test('gives a higher role everything that a lower one has', () => {
    const rank = { NONE: 0, READ: 1, WRITE: 2, FULL: 3 } as const;
    const least = (need: keyof typeof rank | null) => (need === null ? 4 : rank[need]);
    for (const action of actions) {
      const needs = reaches(action).map(({ any }) => least(any));
      expect({ action, needs }).toEqual({ action, needs: needs.toSorted((a, b) => b - a) });
    }
  });

  test('names each action once, in words', () => {
    const groups = describeActions();
    const labels = groups.flatMap((group) => group.actions.map(({ label }) => `${group.name}: ${label}`));
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).toEqual(
      expect.arrayContaining([
        'Notes and insights: Create notes',
        'Notes and insights: Move notes to the trash',
        'Notes and insights: Unpublish insights',
        'Highlights and tags: Edit tag boards',
      ]),
    );
  });
});
