import type { FastifyInstance } from 'fastify';

/** `GET /p/:token`, … as the server itself lists them. HEAD goes with GET. */
export function routesOf(http: FastifyInstance): string[] {
  const parents: string[] = [];
  return http
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^(?<indent>[│├└─ ]*)(?<part>\S+) \((?<methods>[A-Z, ]+)\)$/u.exec(line)?.groups;
      if (!found) return [];
      const { indent = '', part = '', methods = '' } = found;
      const depth = indent.length / 4 - 1;
      const path = `${parents[depth - 1] ?? ''}${part}`;
      parents[depth] = path;
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${path}`);
    });
}
