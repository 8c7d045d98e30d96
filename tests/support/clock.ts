export type Clock = { now: () => Date; pass: (seconds: number) => void };

/** Real time that tests can move on. */
export function createClock(): Clock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    pass(seconds) {
      ahead += seconds * 1000;
    },
  };
}
