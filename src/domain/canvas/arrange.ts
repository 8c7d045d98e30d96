/** Where something stands and how much room it takes. */
export type Box = {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
export type Place = { readonly id: string; readonly x: number; readonly y: number };

export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof alignments)[number];

/** Lines the boxes up on an edge or the middle of the room they take together. */
export function alignBoxes(boxes: readonly Box[], alignment: Alignment): Place[] {
  const room = roomOf(boxes);
  return boxes.map(({ id, x, y, width, height }) => {
    const places: Readonly<Record<Alignment, Place>> = {
      left: { id, x: room.left, y },
      center: { id, x: (room.left + room.right - width) / 2, y },
      right: { id, x: room.right - width, y },
      top: { id, x, y: room.top },
      middle: { id, x, y: (room.top + room.bottom - height) / 2 },
      bottom: { id, x, y: room.bottom - height },
    };
    return places[alignment];
  });
}

/** The same gap between neighbours; the first and the last stay where they are. */
export function distributeBoxes(boxes: readonly Box[], axis: 'x' | 'y'): Place[] {
  const side = axis === 'x' ? 'width' : 'height';
  const sorted = boxes.toSorted((a, b) => a[axis] - b[axis]);
  const [first] = sorted;
  const last = sorted.at(-1);
  if (!first || !last || sorted.length < 3) return [];
  const taken = sorted.reduce((sum, box) => sum + box[side], 0);
  const gap = (last[axis] + last[side] - first[axis] - taken) / (sorted.length - 1);
  let next = first[axis];
  return sorted.map((box) => {
    const place = { id: box.id, x: box.x, y: box.y, [axis]: next };
    next += box[side] + gap;
    return place;
  });
}

/** Free places in rows, left to right, for what is put on the board at once. */
export function gridPlaces(
  count: number,
  from: { x: number; y: number },
  cell: { width: number; height: number },
): { x: number; y: number }[] {
  const columns = Math.max(1, Math.ceil(Math.sqrt(count)));
  return Array.from({ length: count }, (_, at) => ({
    x: from.x + (at % columns) * cell.width,
    y: from.y + Math.floor(at / columns) * cell.height,
  }));
}

/** The same for things of one width and many heights: each row is as high as the highest in it. */
export function rowPlaces(
  heights: readonly number[],
  from: { x: number; y: number },
  { width, gap }: { width: number; gap: number },
): { x: number; y: number }[] {
  const columns = Math.max(1, Math.ceil(Math.sqrt(heights.length)));
  let top = from.y;
  return heights.map((_, at) => {
    const column = at % columns;
    if (column === 0 && at > 0) top += Math.max(...heights.slice(at - columns, at)) + gap;
    return { x: from.x + column * width, y: top };
  });
}

/** The nearest free place to the wanted one, below or right of what is in the way. */
export function freePlace(
  taken: readonly Box[],
  size: { width: number; height: number },
  wanted: { x: number; y: number },
): { x: number; y: number } {
  const gap = 24;
  const most = 20;
  for (let distance = 0; distance < most; distance += 1) {
    for (let right = 0; right <= distance; right += 1) {
      const x = wanted.x + right * (size.width + gap);
      const y = wanted.y + (distance - right) * (size.height + gap);
      const isFree = taken.every(
        (box) =>
          box.x >= x + size.width ||
          x >= box.x + box.width ||
          box.y >= y + size.height ||
          y >= box.y + box.height,
      );
      if (isFree) return { x, y };
    }
  }
  return wanted;
}

function roomOf(boxes: readonly Box[]): { left: number; right: number; top: number; bottom: number } {
  return {
    left: Math.min(...boxes.map(({ x }) => x)),
    right: Math.max(...boxes.map(({ x, width }) => x + width)),
    top: Math.min(...boxes.map(({ y }) => y)),
    bottom: Math.max(...boxes.map(({ y, height }) => y + height)),
  };
}
