import { expect, test } from 'vitest';
import type { Thing } from './thing.ts';
import { things } from './things.ts';

const listed: readonly Thing[] = things;

test.each(['hearers', 'actions', 'events', 'textLimits', 'countLimits', 'sizeLimits', 'found'] as const)(
  'no two things have the same entry among their %s',
  (table) => {
    const names = listed.flatMap((thing) => Object.keys(thing[table] ?? {}));
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  },
);
