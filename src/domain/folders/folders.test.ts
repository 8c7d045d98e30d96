import { describe, expect, test } from 'vitest';
import { folderTabs } from './folder-tabs.ts';
import { checkFolderMove, folderPath } from './folder-tree.ts';

test('tabs', () => expect(folderTabs).toEqual(['All', 'Projects', 'Channels', 'PublishedInsights']));

describe('tree', () => {
  const chain = (length: number, prefix = 'f') =>
    new Map(Array.from({ length }, (_, i) => [`${prefix}${i}`, i === 0 ? null : `${prefix}${i - 1}`]));

  test('path goes up to the root and ends in a circle', () => {
    expect(folderPath(chain(3), 'f2')).toEqual(['f2', 'f1', 'f0']);
    expect(
      folderPath(
        new Map([
          ['a', 'b'],
          ['b', 'a'],
        ]),
        'a',
      ),
    ).toEqual(['a', 'b']);
    expect(folderPath(chain(1), 'x')).toEqual([]);
  });

  test('never into itself or below itself', () => {
    expect(checkFolderMove(chain(3), 'f0', 'f0').ok).toBe(false);
    expect(checkFolderMove(chain(3), 'f0', 'f2').ok).toBe(false);
    expect(checkFolderMove(chain(3), 'f2', 'f0').ok).toBe(true);
    expect(checkFolderMove(chain(3), 'f2', null).ok).toBe(true);
  });

  test('ten levels at most, counting what hangs below', () => {
    const both = new Map([...chain(8), ...chain(3, 'g')]);
    expect(checkFolderMove(both, 'g1', 'f7').ok).toBe(true);
    expect(checkFolderMove(both, 'g0', 'f6').ok).toBe(true);
    expect(checkFolderMove(both, 'g0', 'f7')).toEqual({
      ok: false,
      message: 'Folders can be at most 10 levels deep',
    });
  });
});
