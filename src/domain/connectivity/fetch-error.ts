/** The typed GET and POST helpers accept 200 only. */
export class FetchError extends Error {
  readonly status: number;

  constructor(status: number) {
    super('Error while fetching');
    this.name = 'FetchError';
    this.status = status;
  }
}

export function isFetched(status: number): boolean {
  return status === 200;
}
