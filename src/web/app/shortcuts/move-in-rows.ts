/** j and k: moves the focus between the rows of the list on screen; Enter then follows the row's own link. */
export function moveInRows(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row-link]')];
  if (rows.length === 0) return;
  const current = rows.findIndex((row) => row === document.activeElement);
  const next = current < 0 ? (step === 1 ? 0 : rows.length - 1) : current + step;
  rows[Math.max(0, Math.min(rows.length - 1, next))]?.focus();
}
