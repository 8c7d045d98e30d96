import type { Reach } from '#domain/access/reach.ts';

const access = { READ: 'with access', WRITE: 'with edit access', FULL: 'with full access' } as const;

/** 'Yes', 'No', or what it depends on. */
export function reachWords({ any, own }: Reach): string {
  if (any === 'NONE') return 'Yes';
  if (any === null && own === null) return 'No';
  if (any === null) return own === 'NONE' || own === null ? 'Own only' : `Own only, ${access[own]}`;
  const some = access[any];
  if (own === any || own === null) return some.charAt(0).toUpperCase() + some.slice(1);
  return `Own, or ${some}`;
}
