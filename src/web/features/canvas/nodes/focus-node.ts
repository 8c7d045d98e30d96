/** Ends the writing in a node. The keys of the board work on from there. */
export function focusNode(inside: HTMLElement): void {
  const node = inside.closest<HTMLElement>('.react-flow__node');
  if (node) node.focus({ preventScroll: true });
  else inside.blur();
}
