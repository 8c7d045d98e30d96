import type { ApiScope } from '#web/lib/graphql.gen.ts';

export function scopesName(scopes: readonly ApiScope[]): string {
  return scopes.includes('WRITE') ? 'Read and write' : 'Read';
}
