// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { InTurn } from './in-turn.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const frame = () => act(() => new Promise<void>((done) => void requestAnimationFrame(() => done())));

test('cards that come all at once are drawn a dozen a frame, and all of them in the end', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const drawn = () => place.querySelectorAll('b').length;
  await act(() =>
    root.render(
      Array.from({ length: 40 }, (_, n) => (
        <InTurn key={n} fallback={<i />}>
          <b />
        </InTurn>
      )),
    ),
  );
  const counts = [drawn()];
  while ((counts.at(-1) ?? 0) < 40 && counts.length < 10) {
    await frame();
    counts.push(drawn());
  }
  expect(counts[0]).toBe(12);
  expect(counts.at(-1)).toBe(40);
  for (const [at, count] of counts.entries()) expect(count - (counts[at - 1] ?? 0)).toBeLessThanOrEqual(12);
  await act(() => root.unmount());
});
