import type { Coding } from '../model/coding.ts';

/** Of all its stretches together; null when it stands nowhere. */
export function rectOfHighlight({ painter }: Coding, id: string): DOMRect | null {
  const rects = painter.elementsOf(id).flatMap((element) => [...element.getClientRects()]);
  const [first] = rects;
  if (!first) return null;
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}
