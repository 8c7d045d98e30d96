import type { ChangeMatchingDataPointsInput } from '#web/lib/graphql.gen.ts';

/** All data points of a list, loaded or not. */
export type AllMatching = {
  readonly matching: ChangeMatchingDataPointsInput['matching'];
  readonly count: number;
};
