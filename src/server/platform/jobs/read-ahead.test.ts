import { expect, test } from 'vitest';
import { readAhead } from './read-ahead.ts';

test('gives everything in order, and has made the next while one is worked on', async () => {
  const made: number[] = [];
  async function* source(): AsyncGenerator<number> {
    for (const one of [1, 2, 3]) {
      made.push(one);
      yield one;
    }
  }
  const seen: object[] = [];
  for await (const one of readAhead(source())) {
    await Promise.resolve();
    seen.push({ one, made: [...made] });
  }
  expect(seen).toEqual([
    { one: 1, made: [1, 2] },
    { one: 2, made: [1, 2, 3] },
    { one: 3, made: [1, 2, 3] },
  ]);
});

test('what fails ahead is told after what came before it', async () => {
  async function* source(): AsyncGenerator<number> {
    yield 1;
    throw new Error('The file ends in the middle');
  }
  const seen: number[] = [];
  const reading = async (): Promise<void> => {
    for await (const one of readAhead(source())) seen.push(one);
  };
  await expect(reading()).rejects.toThrow('The file ends in the middle');
  expect(seen).toEqual([1]);
});

test('somebody who stops early leaves the source closed', async () => {
  let isClosed = false;
  async function* source(): AsyncGenerator<number> {
    try {
      for (let one = 1; ; one += 1) yield one;
    } finally {
      isClosed = true;
    }
  }
  for await (const one of readAhead(source())) if (one === 2) break;
  expect(isClosed).toBe(true);
});
