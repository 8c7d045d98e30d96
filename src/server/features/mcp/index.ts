import type { Feature } from '#server/platform/app/feature.ts';
import { addMcpRoute } from './mcp-route.ts';

/** People's own assistants search, read and ask through the Model Context Protocol. */
export const mcp: Feature = { name: 'mcp', routes: addMcpRoute };
