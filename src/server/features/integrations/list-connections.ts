import { allIntegrations, type Connection } from '#server/kernel/integrations/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Ctx } from '#server/platform/context/context.ts';

export type ListedConnection = Connection & { readonly integration: string; readonly label: string };

/** What is set up, in the order of the slices. */
export async function listConnections(services: Services, ctx: Ctx): Promise<ListedConnection[]> {
  const listed: ListedConnection[] = [];
  for (const { name, label, find } of allIntegrations()) {
    const connection = await find?.(services, ctx);
    if (connection) listed.push({ integration: name, label, ...connection });
  }
  return listed;
}
