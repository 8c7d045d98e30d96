import { byAdminScope, mutationOutcomes } from '../outcomes.ts';
import type { Row } from '../row.ts';
import type { HttpRow } from './http.ts';
import { all } from './http-statuses.ts';

const admins = byAdminScope(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'ok'));

export const brandingRows: readonly Row[] = [
  { operation: 'Mutation.setPrimaryColor', variables: () => ({ color: '#336699' }), expected: admins },
  { operation: 'Mutation.removeLogo', expected: admins },
];

export const brandingHttpRows: readonly HttpRow[] = [
  {
    route: 'PUT /files/logo',
    expected: all(403, {
      anonymous: 401,
      otherWorkspace: 401,
      noRole: 401,
      shareToken: 401,
      admin: 400,
      apiAdmin: 400,
    }),
  },
  // Everyone may see it; this workspace has none.
  {
    route: 'GET /image/logo/:teamId',
    url: (kit) => `/image/logo/${kit.place.workspace.id}`,
    expected: all(404),
  },
];
