import type { HttpRow } from './http.ts';
import { all } from './http-statuses.ts';

const nothing = '018f4b6e-0000-7000-8000-0000000000ff';
/** Only a token that writes gets as far as being told that there is no such place; a person's bearer opens nothing. */
const writers = (status: number) =>
  all(401, {
    apiRead: 403,
    apiWrite: status,
    apiMembers: status === 404 ? 404 : 403,
    apiAdmin: status === 404 ? 404 : 403,
  });

export const restApiHttpRows: readonly HttpRow[] = [
  {
    route: 'POST /api/v1/notes',
    body: () => ({ projectId: nothing, title: 'By a program' }),
    expected: writers(404),
  },
  {
    route: 'POST /api/v1/data-points',
    body: () => ({ channelId: nothing, text: 'By a program' }),
    expected: writers(404),
  },
  { route: 'POST /api/v1/contacts', body: () => ({ name: 'By a program' }), expected: writers(200) },
];
