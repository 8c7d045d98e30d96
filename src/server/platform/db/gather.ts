import type { Database } from './database.ts';

export type GatheredIn = { readonly database: Database; readonly workspaceId: string };

/** Nobody notices so short a wait, and everybody who asks at the same beat is in time. */
const windowMs = 20;

type Waiting<Question, Answer> = {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Answers what is asked of a workspace within a moment in one go. Hundreds of streams that each look once a second
 * would otherwise keep every connection of the database busy.
 */
export function gather<Question, Answer>(
  read: (within: GatheredIn, questions: readonly Question[]) => Promise<readonly Answer[]>,
): (within: GatheredIn, question: Question) => Promise<Answer> {
  const rooms = new WeakMap<Database, Map<string, Waiting<Question, Answer>[]>>();

  async function answer(within: GatheredIn, waiting: readonly Waiting<Question, Answer>[]): Promise<void> {
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

  return (within, question) =>
    new Promise((resolve, reject) => {
      const { database, workspaceId } = within;
      const byWorkspace = rooms.get(database) ?? new Map<string, Waiting<Question, Answer>[]>();
      rooms.set(database, byWorkspace);
      const waiting = byWorkspace.get(workspaceId);
      if (waiting) {
        waiting.push({ question, resolve, reject });
        return;
      }
      const opened = [{ question, resolve, reject }];
      byWorkspace.set(workspaceId, opened);
      setTimeout(() => {
        byWorkspace.delete(workspaceId);
        void answer(within, opened);
      }, windowMs);
    });
}

/** Until the next beat that everybody in this process shares: who asks at beats is answered together. */
export function untilBeat(everyMs: number): number {
  return everyMs - (performance.now() % everyMs);
}
