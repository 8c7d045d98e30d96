import { randomUUID } from 'node:crypto';
import type { HttpRow } from './http.ts';
import { all } from './http-statuses.ts';

const team = { teamId: randomUUID() };

/** No company domain is set where the matrix runs: nothing of the console is there for anybody. */
export const staffHttpRows: readonly HttpRow[] = [
  { route: 'GET /global/staff', onRoot: true, expected: all(404) },
  { route: 'POST /global/staff/proof', onRoot: true, body: () => ({ code: '123456' }), expected: all(404) },
  { route: 'GET /global/staff/users', onRoot: true, expected: all(404) },
  { route: 'GET /global/staff/team', onRoot: true, expected: all(404) },
  { route: 'GET /global/staff/denied-domain', onRoot: true, expected: all(404) },
  { route: 'POST /global/staff/create-workspace', onRoot: true, body: () => team, expected: all(404) },
  { route: 'POST /global/staff/update-subdomain', onRoot: true, body: () => team, expected: all(404) },
];
