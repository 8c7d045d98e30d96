import pg from 'pg';
import type { Log } from '#server/platform/log/log.ts';

type ListenOptions = { url: string; log: Log; channel: string; hear: (payload: string) => void };

/** A connection of its own: behind a pooler, LISTEN on a shared one hears nothing. */
export async function listenOnConnection(options: ListenOptions): Promise<{ close(): Promise<void> }> {
  const { url, log, channel, hear } = options;
  let closed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    const opened = new pg.Client({ connectionString: url, application_name: 'hark listen', keepAlive: true });
    opened.on('notification', ({ payload }) => hear(payload ?? ''));
    opened.on('error', (error) => log.warn({ err: error }, 'Lost the notification connection'));
    opened.on('end', reopenLater);
    await opened.connect();
    await opened.query(`listen ${channel}`);
    client = opened;
    // What was notified while nobody listened is found by the listener that is woken now.
    hear('');
  }

  function reopenLater(): void {
    if (closed) return;
    clearTimeout(retry);
    retry = setTimeout(() => void open().catch(reopenLater), 1000);
    retry.unref();
  }

  await open();
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
