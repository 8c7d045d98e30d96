import { searchQuery } from '#tests/support/search.ts';
import type { ReachedServer } from './reach-server.ts';

export type Measured = {
  readonly pingMs: number[];
  readonly searchMs: number[];
  readonly failures: string[];
};

/** Somebody of another tenant: asks for signs of life and searches, one after the other, until the work is over. */
export async function measureAs(
  server: ReachedServer,
  bearer: string,
  goesOn: () => boolean,
): Promise<Measured> {
  const measured: Measured = { pingMs: [], searchMs: [], failures: [] };
  const who = { host: server.hosts.quiet, bearer };
  while (goesOn()) {
    const ping = await server.send({ host: 'hark.test', path: '/ping' });
    measured.pingMs.push(ping.ms);
    if (ping.status !== 200) measured.failures.push(`ping ${ping.status}`);
    const found = await search(server, who);
    measured.searchMs.push(found.ms);
    if (found.status !== 200 || !found.body.includes('"total":')) {
      measured.failures.push(`search ${found.status} ${found.body.slice(0, 200)}`);
    }
  }
  return measured;
}

function search(server: ReachedServer, who: { host: string; bearer: string }) {
  const query = { method: 'FULL_TEXT', value: 'lose their place' };
  return server.graphql(who, searchQuery, { options: { query } });
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
