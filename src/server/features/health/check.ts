type HealthPart = 'DATABASE' | 'FILES' | 'WORK' | 'MAIL' | 'MODELS' | 'SEARCH';
type HealthState = 'OK' | 'WARNING' | 'DOWN' | 'OFF';

export type HealthCheck = {
  readonly part: HealthPart;
  readonly state: HealthState;
  readonly message: string;
  readonly milliseconds: number | null;
  readonly lastFailureAt: Date | null;
};

/** What every part that was not asked has. */
export const notAsked = { milliseconds: null, lastFailureAt: null } as const;

export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
