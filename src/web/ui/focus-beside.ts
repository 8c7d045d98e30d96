/** Before a part of a list goes: the next thing in it takes the focus, or the one before, so that keys go on from there. */
export function focusBeside(leaving: HTMLElement): void {
  const list = leaving.parentElement?.parentElement;
  const others = [...(list?.querySelectorAll<HTMLElement>('button:not(:disabled), input') ?? [])];
  const at = others.indexOf(leaving);
  (others[at + 1] ?? others[at - 1])?.focus();
}
