import { all } from './http-statuses.ts';
import type { HttpRow } from './http.ts';

const made = '/unsubscribe?m=018f4b6e-0000-7000-8000-0000000000ff&n=MENTION&s=AAAA';

/** Nobody was sent this address: it opens nothing for anyone. */
export const noticeHttpRows: readonly HttpRow[] = [
  { route: 'GET /unsubscribe', url: () => made, expected: all(404) },
  { route: 'POST /unsubscribe', url: () => made, expected: all(404) },
];
