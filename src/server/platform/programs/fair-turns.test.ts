import { expect, test } from 'vitest';
import { FairTurns } from './fair-turns.ts';

test('one owner never has all the places, and the next goes to who has fewest', async () => {
  const turns = new FairTurns({ most: 3, mostOfOne: 2, mostWaiting: 10 });
  const begun: string[] = [];
  const take = (owner: string): Promise<(() => void) | undefined> =>
    turns.take(owner).then((end) => {
      begun.push(owner);
      return end;
    });
  const first = await take('greedy');
  const second = await take('greedy');
  const third = take('greedy');
  const other = await take('quiet');
  expect(begun).toEqual(['greedy', 'greedy', 'quiet']);
  const late = take('late');
  first?.();
  await late;
  expect(begun).toEqual(['greedy', 'greedy', 'quiet', 'late']);
  second?.();
  other?.();
  await third;
});

test('a long queue of one owner is refused, and nobody else’s', async () => {
  const turns = new FairTurns({ most: 1, mostOfOne: 1, mostWaiting: 2 });
  const end = await turns.take('greedy');
  void turns.take('greedy');
  void turns.take('greedy');
  expect(await turns.take('greedy')).toBeUndefined();
  const other = turns.take('quiet');
  end?.();
  expect(other).toBeInstanceOf(Promise);
});
