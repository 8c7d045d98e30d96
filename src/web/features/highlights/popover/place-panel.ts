export type Side = 'above' | 'below';

export type PanelPlace = {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
  readonly maxHeight: number;
};

type Edges = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

type Placing = {
  /** What the panel belongs to. */
  readonly rect: Pick<DOMRect, 'left' | 'top' | 'bottom'>;
  /** As tall as the panel was at most: what is typed in it stays where it is when its list gets shorter. */
  readonly size: { readonly width: number; readonly height: number };
  /** What is free of the bars of the page. */
  readonly free: Edges;
  /** Where it is already: it changes sides only where no list could be read any more. */
  readonly before: Side | null;
};

const margin = 8;
/** A field, some rows and a button. */
const wanted = 320;
const least = 160;

/** Below what it belongs to, or above where there is more room; never over a bar at an edge of the page. */
export function placePanel({ rect, size, free, before }: Placing): PanelPlace {
  const room = { above: rect.top - free.top - margin, below: free.bottom - rect.bottom - margin };
  const side = sideOf(room, before);
  const whole = free.bottom - free.top;
  // A selection can be taller than the page: then the panel is over it, where else.
  const maxHeight = Math.floor(room[side] < least ? whole : room[side]);
  const height = Math.min(size.height, maxHeight);
  const top = side === 'below' ? rect.bottom + margin : rect.top - margin - height;
  return {
    side,
    left: Math.round(clamp(rect.left, free.left, free.right - size.width)),
    top: Math.round(clamp(top, free.top, free.bottom - height)),
    maxHeight,
  };
}

function sideOf({ above, below }: Record<Side, number>, before: Side | null): Side {
  const room = { above, below };
  if (before !== null && room[before] >= Math.min(least, Math.max(above, below))) return before;
  return below >= wanted || below >= above ? 'below' : 'above';
}

function clamp(value: number, from: number, to: number): number {
  return Math.max(from, Math.min(value, to));
}
