import type { Kit } from './kit.ts';
import type { Variables } from './operations.ts';
import type { Outcomes } from './outcomes.ts';

/** Where and for whom the variables are made. `callerId` is the member whose standing the caller has. */
export type Making = { readonly kit: Kit; readonly callerId: string | undefined };

/** One operation in one situation, and what comes of it for each actor. An operation may have several rows. */
export type Row = {
  /** `Query.project`; the test fails for every operation of the schema that no row names. */
  readonly operation: string;
  /** The situation, where there is more than one. */
  readonly when?: string;
  readonly variables?: (making: Making) => Promise<Variables> | Variables;
  readonly expected: Outcomes;
  /** Answers the same for ids that name nothing: by the answer alone nobody learns anything. */
  readonly tellsNothing?: true;
  /** Places where an unknown id is passed over; nothing of the other workspace may change by it. */
  readonly passesOver?: readonly string[];
  /** Not tried with ids of another workspace: another row of the operation is. */
  readonly noForeignIds?: true;
};
