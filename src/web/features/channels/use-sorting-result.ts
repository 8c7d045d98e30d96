import { useEffect } from 'react';
import { useClient, type Client } from 'urql';
import { showToast } from '#web/ui/toast-store.ts';
import { ChannelRunsDocument } from './channels.gen.ts';
import { changesOf, type Run } from './changes-of-run.ts';

/** Says what a sorting changed when it ends, and leads to the ones before. */
export function useSortingResult(channelId: string, isWorking: boolean, onLead: () => void): void {
  const client = useClient();
  useEffect(() => {
    if (!isWorking) return undefined;
    const before = lastFinished(client, channelId);
    return () => void tell(before, () => lastFinished(client, channelId), onLead);
  }, [client, channelId, isWorking, onLead]);
}

/** New data is also put into themes without a sorting: then no run has ended, and there is nothing to say. */
async function tell(
  before: Promise<Run | undefined>,
  read: () => Promise<Run | undefined>,
  onLead: () => void,
): Promise<void> {
  const earlier = await before;
  const run = await read();
  if (run === undefined || run.id === earlier?.id) return;
  showToast({
    message: `Themes found: ${changesOf(run)}`,
    action: { label: 'Recent sortings', run: onLead },
  });
}

async function lastFinished(client: Client, id: string): Promise<Run | undefined> {
  const { data } = await client
    .query(ChannelRunsDocument, { id }, { requestPolicy: 'network-only' })
    .toPromise();
  return data?.channel?.runs.find(({ pointCount }) => pointCount !== null);
}
