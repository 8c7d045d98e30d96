import { useState } from 'react';
import { useCommand } from '#web/lib/use-command.ts';
import { RunAiDocDocument } from './docs.gen.ts';

/** One key for each wish: pressed twice, it still runs once. */
export function useRunDoc(id: string) {
  const run = useCommand(RunAiDocDocument);
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID());
  return {
    busy: run.busy,
    start: async (): Promise<void> => {
      if (await run.run({ id, requestKey })) setRequestKey(crypto.randomUUID());
    },
  };
}
