/** 3 attempts, 1 s apart, doubling. */
export const retryAttempts = 3;

export function retryDelayMs(attempt: number): number {
  return 1000 * 2 ** (attempt - 1);
}
