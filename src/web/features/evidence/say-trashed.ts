import type { Client } from 'urql';
import { usedAsEvidence } from '#domain/insights/used-as-evidence.ts';
import { rewordToast, showToast } from '#web/ui/toast-store.ts';
import { InsightsUsingDocument } from './evidence.gen.ts';

export type Trashed = {
  readonly ids: readonly string[];
  readonly message: string;
  readonly undo: () => void;
};

/** Says with the way back which insights lose evidence: otherwise their readers are the first to notice. */
export function sayTrashed(client: Client, { ids, message, undo }: Trashed): void {
  void tellUse(client, showToast({ message, undo }), message, ids);
}

/** The way back doesn't wait for it. Without a connection nobody can tell; the message stays as it is then. */
export async function tellUse(
  client: Client,
  toast: number,
  message: string,
  ids: readonly string[],
): Promise<void> {
  const { data } = await client
    .query(InsightsUsingDocument, { ids: [...ids] }, { requestPolicy: 'network-only' })
    .toPromise();
  const insights = data?.insightsUsing ?? 0;
  if (insights > 0) rewordToast(toast, `${message}. ${usedAsEvidence(insights, ids.length)}`);
}
