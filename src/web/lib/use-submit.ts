import { useRef, useState } from 'react';
import { messageOf } from './rest.ts';

export type Submit = {
  busy: boolean;
  error: string | null;
  setError: (message: string | null) => void;
  /** Runs one at a time; a refusal becomes `error`. Answers whether it worked. */
  run: (work: () => Promise<void>) => Promise<boolean>;
};

export function useSubmit(): Submit {
  const [busy, setBusy] = useState(false);
  // What is on the screen may be a key press behind.
  const isRunning = useRef(false);
  const [error, setError] = useState<string | null>(null);
  return {
    busy,
    error,
    setError,
    async run(work) {
      if (isRunning.current) return false;
      isRunning.current = true;
      setBusy(true);
      setError(null);
      try {
        await work();
        return true;
      } catch (failure) {
        setError(messageOf(failure));
        return false;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
  };
}
