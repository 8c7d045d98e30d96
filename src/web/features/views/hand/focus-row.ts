/** A row that moves in the page loses the focus. */
export function focusRow(id: string): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-hand="${CSS.escape(id)}"] [data-row-link]`)?.focus(),
  );
}
