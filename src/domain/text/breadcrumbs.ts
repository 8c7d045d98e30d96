import { cutText } from './cut-text.ts';

export const crumbTitleMax = 26;
export const crumbEllipsis = '...';
const shownCrumbs = 3;

export type Crumb<T> = { kind: 'item'; item: T } | { kind: 'hidden'; items: readonly T[] };

/** More than three items collapse to first / ... / last; the hidden ones stay reachable from the ellipsis. */
export function collapseCrumbs<T>(items: readonly T[]): Crumb<T>[] {
  const first = items[0];
  const last = items.at(-1);
  if (items.length <= shownCrumbs || first === undefined || last === undefined) {
    return items.map((item) => ({ kind: 'item', item }));
  }
  return [
    { kind: 'item', item: first },
    { kind: 'hidden', items: items.slice(1, -1) },
    { kind: 'item', item: last },
  ];
}

export function crumbTitle(title: string): string {
  const cut = cutText(title, crumbTitleMax);
  return cut === title ? title : `${cut.trimEnd()}${crumbEllipsis}`;
}
