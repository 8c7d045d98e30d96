/** Where a workspace's host describes its API to programs. */
export const openapiPath = '/api/v1/openapi.json';
