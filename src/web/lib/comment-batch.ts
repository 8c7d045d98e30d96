const windowMilliseconds = 10;
const largest = 10;

type Send = (body: string, init: RequestInit) => Promise<Response>;
type Waiting = {
  body: string;
  init: RequestInit;
  resolve: (response: Response) => void;
  reject: (reason: unknown) => void;
};

/** A page may show hundreds of comment threads that all load at once: ten share one POST as a JSON array. */
export function batchComments(send: Send): Send {
  let waiting: Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = [];
    void sendBatch(batch, send);
  }

  return (body, init) =>
    new Promise((resolve, reject) => {
      waiting.push({ body, init, resolve, reject });
      if (waiting.length === largest) flush();
      else timer ??= setTimeout(flush, windowMilliseconds);
    });
}

async function sendBatch(batch: readonly Waiting[], send: Send): Promise<void> {
  const first = batch[0];
  if (!first) return;
  try {
    // One caller that goes away must not cancel the others, so the batch has no abort signal.
    const { signal: _, ...init } = first.init;
    const response = await send(`[${batch.map((item) => item.body).join(',')}]`, init);
    const text = await response.text();
    const answers: unknown = response.ok ? JSON.parse(text) : null;
    for (const [index, item] of batch.entries()) {
      const own = Array.isArray(answers) ? JSON.stringify(answers[index] ?? null) : text;
      item.resolve(new Response(own, { status: response.status, headers: response.headers }));
    }
  } catch (error) {
    for (const item of batch) item.reject(error);
  }
}
