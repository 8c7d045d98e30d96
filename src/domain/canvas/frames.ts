import type { Box } from './arrange.ts';

type Room = Omit<Box, 'id'>;

/** Around what is inside of a frame. */
export const framePadding = 24;
/** Above it, for the title. */
export const frameHead = 56;

export function isWithin(box: Room, room: Room): boolean {
  return (
    box.x >= room.x &&
    box.y >= room.y &&
    box.x + box.width <= room.x + room.width &&
    box.y + box.height <= room.y + room.height
  );
}

export function isOverlapping(one: Room, other: Room): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** The frame that these boxes need, with its title above them. */
export function roomAround(boxes: readonly Room[]): Room {
  const left = Math.min(...boxes.map(({ x }) => x)) - framePadding;
  const top = Math.min(...boxes.map(({ y }) => y)) - frameHead;
  return {
    x: left,
    y: top,
    width: Math.max(...boxes.map(({ x, width }) => x + width)) + framePadding - left,
    height: Math.max(...boxes.map(({ y, height }) => y + height)) + framePadding - top,
  };
}

/** Frames that must grow because something was dropped into them and sticks out. In is where the middle is. */
export function growFrames(frames: readonly Box[], dropped: readonly Box[]): Box[] {
  return frames.flatMap((frame) => {
    const sticking = dropped.filter(
      (box) => isMiddleIn(box, frame) && !isWithin(box, frame) && isSmaller(box, frame),
    );
    if (sticking.length === 0) return [];
    const left = Math.min(frame.x, ...sticking.map(({ x }) => x - framePadding));
    const top = Math.min(frame.y, ...sticking.map(({ y }) => y - frameHead));
    const right = Math.max(
      frame.x + frame.width,
      ...sticking.map(({ x, width }) => x + width + framePadding),
    );
    const bottom = Math.max(
      frame.y + frame.height,
      ...sticking.map(({ y, height }) => y + height + framePadding),
    );
    return [{ id: frame.id, x: left, y: top, width: right - left, height: bottom - top }];
  });
}

/** As one reads: rows from above, each from the left. Frames are in one row when their upper halves share a height. */
export function inReadingOrder<T extends Room>(frames: readonly T[]): T[] {
  const rows: T[][] = [];
  for (const frame of frames.toSorted((one, other) => one.y - other.y)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && frame.y < first.y + first.height / 2) row.push(frame);
    else rows.push([frame]);
  }
  return rows.flatMap((row) => row.toSorted((one, other) => one.x - other.x));
}

function isMiddleIn(box: Room, room: Room): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x >= room.x && x <= room.x + room.width && y >= room.y && y <= room.y + room.height;
}

function isSmaller(box: Room, room: Room): boolean {
  return box.width * box.height < room.width * room.height;
}
