/** Where assistants reach a workspace's host, by the Model Context Protocol. */
export const mcpPath = '/mcp';
