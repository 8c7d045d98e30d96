import { useEffect, useState } from 'react';
import { RestError } from '#web/lib/rest.ts';
import { readStream } from '#web/lib/read-stream.ts';
import { addPart, emptyText, type GrowingText } from './cited-part.ts';

const retryMs = 1000;

/** An answer while it is written, from wherever it is now. `onEnd`: it is finished and can be read whole. */
export function useCitedStream(streamId: string | null, onEnd: () => void): GrowingText {
  const [answer, setAnswer] = useState(emptyText);
  useEffect(() => {
    if (streamId === null) return undefined;
    const stop = new AbortController();
    setAnswer(emptyText);
    void follow(streamId, stop.signal, (data) => setAnswer((known) => addPart(known, data))).then(() => {
      if (!stop.signal.aborted) onEnd();
    });
    return () => stop.abort();
    // A new function is no other stream.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [streamId]);
  return answer;
}

/** Goes on behind the last part that arrived when the connection was lost. */
async function follow(streamId: string, signal: AbortSignal, onPart: (data: unknown) => void): Promise<void> {
  let position = 0;
  while (!signal.aborted) {
    try {
      for await (const event of readStream(streamId, position, signal)) {
        if (event.kind === 'end') {
          if (event.isCut) break;
          return;
        }
        position = event.position;
        onPart(event.data);
      }
    } catch (error) {
      // Whatever became of it, there is no such stream: the message says.
      if (signal.aborted || error instanceof RestError) return;
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}
