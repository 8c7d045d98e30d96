import { setTimeout as pause } from 'node:timers/promises';

/** Asks until the answer is there, and fails with the question when the time is up. Instead of sleeping. */
export async function eventually<T>(
  question: string,
  ask: () => Promise<T | undefined | false> | T | undefined | false,
  options: { withinMs?: number; everyMs?: number } = {},
): Promise<T> {
  const { withinMs = 15_000, everyMs = 20 } = options;
  const deadline = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`Not within ${withinMs} ms: ${question}`);
    await pause(everyMs);
  }
}
