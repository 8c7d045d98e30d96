import type { Client } from 'urql';
import { saveAllKeptEdits, saveKeptEdits } from '#web/kit/editor/save-kept-edits.ts';
import { onReturn } from '#web/lib/connection-store.ts';
import { outbox } from '#web/lib/outbox/device-outbox.ts';
import { createKeptSender } from '#web/lib/outbox/send-kept.ts';
import { countLabel } from '#web/ui/count-label.ts';
import { showToast } from '#web/ui/toast-store.ts';

/** Sends what this member did without a connection, on this page or before it. Answers how to stop. */
export function startOutbox(client: Client, memberId: string): () => void {
  const stops = [outbox.onCaughtUp(tellRefusals), onReturn(() => void saveAllKeptEdits())];
  void saveAllKeptEdits();
  void outbox.start(memberId, createKeptSender(client, saveKeptEdits));
  return () => {
    for (const stop of stops) stop();
  };
}

function tellRefusals(refusals: readonly string[]): void {
  const [reason] = refusals;
  if (reason === undefined) return;
  showToast({
    message: `${countLabel(refusals.length, 'change')} made offline couldn’t be saved. ${reason}`,
    tone: 'error',
  });
}
