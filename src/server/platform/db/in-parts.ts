import { setImmediate } from 'node:timers/promises';

const mostAtOnce = 500;

/**
 * Writes thousands of rows in several statements of one transaction, each sent without waiting for the answer to the one
 * before: the database is at work on the first while the next is put into words.
 */
export async function inParts<T>(
  all: readonly T[],
  write: (part: readonly T[]) => Promise<unknown>,
): Promise<void> {
  const sent: Promise<unknown>[] = [];
  for (let from = 0; from < all.length; from += mostAtOnce) {
    const written = write(all.slice(from, from + mostAtOnce));
    // Heard below: what fails before anybody waits for it would end the process.
    written.catch(() => {});
    sent.push(written);
    // What was written in a turn of the event loop leaves at its end.
    await setImmediate();
  }
  // All of them: none may still be on its way when the transaction is ended.
  const failed = (await Promise.allSettled(sent)).find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
