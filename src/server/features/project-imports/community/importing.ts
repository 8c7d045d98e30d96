import type { Ctx } from '#server/platform/context/context.ts';

export type Importing = {
  readonly importId: string;
  readonly createdBy: string;
  /** The person whose import it is, as they are now. */
  readonly member: Ctx;
};
