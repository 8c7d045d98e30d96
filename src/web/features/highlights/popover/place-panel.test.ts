import { expect, test } from 'vitest';
import { placePanel } from './place-panel.ts';

/** A page of 800 with a header, and a bar at its lower edge. */
const free = { left: 8, top: 52, right: 1000, bottom: 740 };
const line = (top: number) => ({ left: 100, top, bottom: top + 20 });
const sized = (height: number) => ({ width: 340, height });

test('a list that loads grows where the panel is, up to the bar at the edge of the page', () => {
  const rect = line(380);
  const empty = placePanel({ rect, size: sized(120), free, before: null });
  const full = placePanel({ rect, size: sized(480), free, before: empty.side });
  expect([empty.side, empty.top]).toEqual(['below', 408]);
  expect([full.side, full.top]).toEqual(['below', 408]);
  expect(full.top + full.maxHeight).toBe(free.bottom);
});

test('near the lower edge it is above from the beginning, and never over the header', () => {
  const rect = line(640);
  const empty = placePanel({ rect, size: sized(120), free, before: null });
  const full = placePanel({ rect, size: sized(900), free, before: empty.side });
  expect([empty.side, full.side]).toEqual(['above', 'above']);
  expect(empty.top + 120).toBe(632);
  expect([full.top, full.maxHeight]).toEqual([52, 580]);
});

test('it changes sides when the page scrolls until nothing could be read where it is', () => {
  const size = sized(300);
  expect(placePanel({ rect: line(500), size, free, before: 'below' }).side).toBe('below');
  expect(placePanel({ rect: line(640), size, free, before: 'below' }).side).toBe('above');
  expect(placePanel({ rect: line(150), size, free, before: 'above' }).side).toBe('below');
});

test('over a selection that is taller than the page it is in the page all the same', () => {
  const rect = { left: -40, top: -300, bottom: 1200 };
  const place = placePanel({ rect, size: sized(400), free, before: null });
  expect(place.left).toBe(8);
  expect(place.top).toBeGreaterThanOrEqual(free.top);
  expect(place.top + Math.min(400, place.maxHeight)).toBeLessThanOrEqual(free.bottom);
});
