import { Resolver } from 'node:dns/promises';

/** The TXT records of a name; none where there is no such name or nobody answers in time. */
export async function resolveTxt(servers: readonly string[], name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  if (servers.length > 0) resolver.setServers([...servers]);
  const records = await resolver.resolveTxt(name).catch(() => []);
  return records.map((parts) => parts.join(''));
}
