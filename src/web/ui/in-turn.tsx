import { useEffect, useState, type ReactNode } from 'react';

/** Cards take a millisecond or two each: eight leave room in a frame for everything else. */
const mostInFrame = 8;
let taken = 0;
let isAsked = false;
const waiting = new Set<() => void>();

function askForFrame(): void {
  if (isAsked) return;
  isAsked = true;
  requestAnimationFrame(beginFrame);
}

function beginFrame(): void {
  isAsked = false;
  taken = 0;
  for (const draw of waiting) {
    if (taken >= mostInFrame) break;
    waiting.delete(draw);
    taken += 1;
    draw();
  }
  if (taken > 0) askForFrame();
}

/** Whether there is room in this frame. */
function takePlace(): boolean {
  if (taken >= mostInFrame) return false;
  taken += 1;
  askForFrame();
  return true;
}

function waitForPlace(draw: () => void): () => void {
  waiting.add(draw);
  askForFrame();
  return () => void waiting.delete(draw);
}

export type InTurnProps = { fallback: ReactNode; children: ReactNode };

/** One of many that may come all at once, as a page of rows does: what does not fit in a frame is drawn in the next. */
export function InTurn({ fallback, children }: InTurnProps): ReactNode {
  const [isDrawn, setDrawn] = useState(takePlace);
  useEffect(() => (isDrawn ? undefined : waitForPlace(() => setDrawn(true))), [isDrawn]);
  return isDrawn ? children : fallback;
}
