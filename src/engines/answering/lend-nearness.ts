/** How near a text is to what was asked, with what tells what it is about beside it: its tag, or the question it answers. */
export function lendNearness(own: number, beside: number): number {
  return Math.max(own, (own + beside) / 2);
}
