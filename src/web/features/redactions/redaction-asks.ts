import { createSignal } from '#web/ui/store.ts';

/** Seconds of a recording. */
export type RedactionRange = { readonly start: number; readonly end: number };

const asked = createSignal<[fileId: string, range: RedactionRange]>();
const takers = new Map<string, number>();

/** A recording on the page whose redactions this person may change. Answers how to stop. */
export function takeRedactions(fileId: string, open: (range: RedactionRange) => void): () => void {
  const stop = asked.subscribe((id, range) => {
    if (id === fileId) open(range);
  });
  takers.set(fileId, (takers.get(fileId) ?? 0) + 1);
  return () => {
    stop();
    takers.set(fileId, (takers.get(fileId) ?? 1) - 1);
  };
}

export function takesRedactions(fileId: string): boolean {
  return (takers.get(fileId) ?? 0) > 0;
}

/** From its transcript: opens the dialog of the recording with this range. */
export function askToRedact(fileId: string, range: RedactionRange): void {
  asked.tell(fileId, range);
}
