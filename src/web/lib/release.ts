/** Sent with every GraphQL call, so that the server can tell old tabs from new ones. Set by the build. */
export const release: string = import.meta.env['VITE_HARK_RELEASE'] ?? 'dev';
