import { setImmediate } from 'node:timers/promises';
import type { Database } from './database.ts';

export type GatheredIn = { readonly database: Database; readonly workspaceId: string };
type Anywhere = { readonly database: Database; readonly workspaceId?: string };

type Waiting<Question, Answer> = {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Answers at once what is asked of a workspace while the last answer is on its way. Hundreds of streams that look once a
 * second, or a flood of strangers, would otherwise keep every connection of the database busy.
 */
export function gather<Question, Answer, Within extends Anywhere = GatheredIn>(
  read: (within: Within, questions: readonly Question[]) => Promise<readonly Answer[]>,
): (within: Within, question: Question) => Promise<Answer> {
  const rooms = new WeakMap<Database, Map<string, Waiting<Question, Answer>[]>>();

  async function answer(within: Within, waiting: readonly Waiting<Question, Answer>[]): Promise<void> {
    try {
      const answers = await read(
        within,
        waiting.map(({ question }) => question),
      );
      if (answers.length !== waiting.length) throw new Error('Not every question was answered');
      for (const [at, found] of answers.entries()) waiting[at]?.resolve(found);
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }

  async function answerAll(
    within: Within,
    waiting: Waiting<Question, Answer>[],
    close: () => void,
  ): Promise<void> {
    // Everybody who asks at the same beat is in time.
    await setImmediate();
    while (waiting.length > 0) await answer(within, waiting.splice(0));
    // In the same moment: who asked a closing room would never be answered.
    close();
  }

  return (within, question) =>
    new Promise((resolve, reject) => {
      const { database, workspaceId = '' } = within;
      const byWorkspace = rooms.get(database) ?? new Map<string, Waiting<Question, Answer>[]>();
      rooms.set(database, byWorkspace);
      const known = byWorkspace.get(workspaceId);
      if (known) {
        known.push({ question, resolve, reject });
        return;
      }
      const opened = [{ question, resolve, reject }];
      byWorkspace.set(workspaceId, opened);
      void answerAll(within, opened, () => byWorkspace.delete(workspaceId));
    });
}

/** Until the next beat that everybody in this process shares: who asks at beats is answered together. */
export function untilBeat(everyMs: number): number {
  return everyMs - (performance.now() % everyMs);
}
