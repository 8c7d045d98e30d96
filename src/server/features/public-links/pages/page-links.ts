/** More than a list's longest page number would only be typed by hand. */
const lastPage = 10_000;

/** What the query of an address asks for; anything else is the first page. */
export function readPage(query: unknown): number {
  const asked = typeof query === 'object' && query !== null && 'page' in query ? Number(query.page) : 1;
  return Number.isInteger(asked) && asked >= 1 && asked <= lastPage ? asked : 1;
}

/** The way to the other pages of a long list. */
export function pageLinks(page: number, hasMore: boolean): string {
  const links = [
    ...(page > 1 ? [`<a href="?page=${page - 1}">Previous</a>`] : []),
    ...(hasMore ? [`<a href="?page=${page + 1}">Next</a>`] : []),
  ];
  return links.length === 0 ? '' : `<nav aria-label="Pages">${links.join(' ')}</nav>`;
}
