import { gridPlaces, type Box, type Place } from './arrange.ts';
import { frameHead as head, framePadding as gap, isOverlapping, roomAround } from './frames.ts';

type Frame = Omit<Box, 'id'>;

/** What the frames take together. */
export function roomOf(frames: readonly Frame[]): Frame {
  const [x, y] = [Math.min(...frames.map((frame) => frame.x)), Math.min(...frames.map((frame) => frame.y))];
  return {
    x,
    y,
    width: Math.max(...frames.map((frame) => frame.x + frame.width)) - x,
    height: Math.max(...frames.map((frame) => frame.y + frame.height)) - y,
  };
}

/** Frames side by side to the right of everything on the board, the cards of each group in rows inside of its own. */
export function placeGroups(
  groups: readonly (readonly Box[])[],
  onBoard: readonly Box[],
): { frames: Frame[]; moves: Place[] } {
  const top = Math.min(...groups.flat().map(({ y }) => y));
  let left = Math.max(...onBoard.map(({ x, width }) => x + width)) + 3 * gap;
  const frames: Frame[] = [];
  const moves: Place[] = [];
  for (const cards of groups) {
    const cell = {
      width: Math.max(...cards.map(({ width }) => width)) + gap,
      height: Math.max(...cards.map(({ height }) => height)) + gap,
    };
    const places = gridPlaces(cards.length, { x: left + gap, y: top + head }, cell);
    const columns = new Set(places.map(({ x }) => x)).size;
    const rows = new Set(places.map(({ y }) => y)).size;
    const frame = {
      x: left,
      y: top,
      width: columns * cell.width + gap,
      height: rows * cell.height + head,
    };
    frames.push(frame);
    for (const [at, { id }] of cards.entries()) {
      const place = places[at];
      if (place) moves.push({ id, ...place });
    }
    left += frame.width + 2 * gap;
  }
  return { frames, moves };
}

/** A frame around the cards where they are; beside everything, with the cards in rows, if another thing would get into it. */
export function placeTheme(
  cards: readonly Box[],
  others: readonly Box[],
): { frame: Frame; moves: readonly Place[] } {
  const room = roomAround(cards);
  if (!others.some((other) => isOverlapping(other, room))) return { frame: room, moves: [] };
  const { frames, moves } = placeGroups([cards], [...cards, ...others]);
  return { frame: frames[0] ?? room, moves };
}
