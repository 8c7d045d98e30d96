import { expect, test } from 'vitest';
import type { CanvasObject } from '#domain/canvas/canvas-objects.ts';
import { nodeOf } from './board-node.ts';
import { newGroup, newSticky, newText } from './new-object.ts';
import { sortableCards } from './sortable-cards.ts';

const at = { x: 0, y: 0 };
const highlight: CanvasObject = {
  type: 'highlight',
  id: crypto.randomUUID(),
  ...at,
  refId: crypto.randomUUID(),
};

test('what is sorted says something: quotes, and what has words on it', () => {
  const objects = [
    { ...newSticky(at), text: 'Too slow' },
    { ...newSticky(at), text: '  ' },
    newSticky(at),
    newText(at),
    newGroup(at),
    highlight,
  ];
  expect(
    sortableCards(objects.map(nodeOf)).map((card) => ('refId' in card ? card.refId : card.words)),
  ).toEqual(['Too slow', highlight.refId]);
});
