/** From the box to the first result, from one to the next, and back to the box. */
export function moveInResults(screen: Element, step: 1 | -1): void {
  const box = screen.querySelector<HTMLElement>('input[type="search"]');
  const places = [box, ...screen.querySelectorAll<HTMLElement>('[data-search-result]')];
  const current = places.findIndex((place) => place === document.activeElement);
  const next = places[Math.max(0, Math.min(places.length - 1, current + step))];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
