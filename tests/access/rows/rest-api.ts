import type { HttpRow } from './http.ts';
import { all, programs } from './http-statuses.ts';

const nothing = '018f4b6e-0000-7000-8000-0000000000ff';
/** Only a token that writes gets as far as being told that there is no such place; a person's bearer opens nothing. */
const writers = (status: number) =>
  all(401, {
    apiRead: 403,
    apiWrite: status,
    apiMembers: status === 404 ? 404 : 403,
    apiAdmin: status === 404 ? 404 : 403,
  });

const administrators = (status: number) =>
  all(401, { apiRead: 403, apiWrite: 403, apiMembers: 403, apiAdmin: status });

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
  { route: 'GET /api/v1/openapi.json', expected: all(200) },
  {
    route: 'POST /api/v1/hooks',
    body: () => ({ targetUrl: 'https://hooks.example/hark', event: 'note.created' }),
    expected: administrators(201),
  },
  {
    route: 'GET /api/v1/hooks/sample',
    url: () => '/api/v1/hooks/sample?event=note.created',
    expected: administrators(200),
  },
  {
    route: 'DELETE /api/v1/hooks/:id',
    url: () => `/api/v1/hooks/${nothing}`,
    expected: administrators(404),
  },
  ...['GET', 'POST', 'DELETE'].map((method) => ({
    route: `${method} /api/global/integrations/:integration/:path`,
    onRoot: true as const,
    url: () => '/api/global/integrations/nothing/at-all',
    expected: all(401, programs(404)),
  })),
  {
    route: 'POST /global/identify-webhook',
    onRoot: true,
    body: () => ({ webhook: 'x', id: 'x', timestamp: '1', signature: 'x', body: '' }),
    expected: all(404),
  },
  {
    route: 'GET /global/connected-integrations',
    onRoot: true,
    url: ({ place }) => `/global/connected-integrations?teamId=${place.workspace.id}`,
    expected: all(401, {
      viewer: 403,
      contributor: 403,
      manager: 403,
      admin: 200,
      apiRead: 403,
      apiWrite: 403,
      apiMembers: 403,
      apiAdmin: 200,
    }),
  },
];
