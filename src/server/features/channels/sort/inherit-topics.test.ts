import { expect, it } from 'vitest';
import { inheritTopics } from './inherit-topics.ts';

const topicOf = new Map([
  ['a', 'T'],
  ['b', 'U'],
  ['c', null],
]);

it.each<[string, (string | null)[], number[], (string | null)[]]>([
  ['both parts of a theme that splits', ['a', 'a', 'a', 'a'], [0, 0, 1, 1], ['T', 'T']],
  ['what half of the members come from', ['a', 'a', 'c', 'b'], [0, 0, 0, 0], ['T']],
  ['no topic where a few of another came along', ['a', 'c', 'c', 'c'], [0, 0, 0, 0], [null]],
  ['no topic of what was in no theme', [null, null, null], [0, 0, 0], [null]],
  ['the topic of the known where the rest is new', [null, null, 'b'], [0, 0, 0], ['U']],
  ['nothing from outliers', ['a', 'a', 'c'], [-1, -1, 0], [null]],
])('%s', (_case, before, labels, expected) => {
  const inherited = inheritTopics(before, Int32Array.from(labels), topicOf);
  expect(expected.map((_topic, group) => inherited(group))).toEqual(expected);
});
