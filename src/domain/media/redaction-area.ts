import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

/** A part of the picture, as shares of its width and height from the top left. */
export type RedactionArea = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Of the picture's width or height: less is a slip of the hand and hides nothing. */
export const leastAreaShare = 0.01;
/** Sums of shares are a little off. */
const tolerance = 1e-6;

/** An area that reaches beyond the picture would leave a person believing that more is hidden than is. */
export function checkRedactionArea(area: RedactionArea): Parsed<RedactionArea> {
  const { x, y, width, height } = area;
  if (![x, y, width, height].every(Number.isFinite)) return refused('The area must be within the picture');
  if (width < leastAreaShare || height < leastAreaShare)
    return refused('The area must be at least 1% of the picture wide and high');
  const isInside = x >= 0 && y >= 0 && x + width <= 1 + tolerance && y + height <= 1 + tolerance;
  return isInside ? accepted(area) : refused('The area must be within the picture');
}

/** Whether everything that the one hides is hidden by the other too. Null: the whole picture. */
export function coversArea(outer: RedactionArea | null, inner: RedactionArea | null): boolean {
  if (outer === null) return true;
  if (inner === null) return false;
  return (
    outer.x <= inner.x + tolerance &&
    outer.y <= inner.y + tolerance &&
    outer.x + outer.width >= inner.x + inner.width - tolerance &&
    outer.y + outer.height >= inner.y + inner.height - tolerance
  );
}
