import { expect, it } from 'vitest';
import type { CanvasObject } from '#domain/canvas/canvas-objects.ts';
import { nodeOf } from './board-node.ts';
import { copyObjects, pasteObjects } from './clipboard.ts';

const id = '0190a1b2-0000-7000-8000-000000000001';
const note: CanvasObject = { type: 'note', id, x: 10, y: 20, refId: id };

it('pastes copies of their own beside the originals', () => {
  const [pasted] = pasteObjects(copyObjects([nodeOf(note)]), { x: 24, y: 24 });
  expect(pasted).toMatchObject({ type: 'note', x: 34, y: 44, refId: id });
  expect(pasted?.id).not.toBe(id);
});

it.each(['', 'plain words', '{"format":"hark-canvas","objects":[{"type":"circle"}]}', '[]'])(
  'takes nothing from %j',
  (text) => {
    expect(pasteObjects(text, { x: 0, y: 0 })).toEqual([]);
  },
);
