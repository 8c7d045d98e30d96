// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { InTurn } from './in-turn.tsx';

/** The browser's frames, one at a time. */
let asked: FrameRequestCallback[] = [];
Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  requestAnimationFrame: (callback: FrameRequestCallback) => asked.push(callback),
});
function frame(): void {
  const callbacks = asked;
  asked = [];
  act(() => {
    for (const callback of callbacks) callback(0);
  });
}

test('cards that come all at once are drawn eight a frame, and all of them in the end', () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const drawn = () => place.querySelectorAll('b').length;
  act(() =>
    root.render(
      Array.from({ length: 40 }, (_, n) => (
        <InTurn key={n} fallback={<i />}>
          <b />
        </InTurn>
      )),
    ),
  );
  const counts = [drawn()];
  for (let n = 0; n < 4; n += 1) {
    frame();
    counts.push(drawn());
  }
  expect(counts).toEqual([8, 16, 24, 32, 40]);
  act(() => root.unmount());
});
