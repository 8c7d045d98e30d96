export type NetworkFailure = {
  readonly message: string;
  readonly name?: string;
  readonly status?: number;
  readonly isOffline?: boolean;
  /** The page is being left, so the browser cut its requests. */
  readonly isUnloading?: boolean;
};

const loadFailures = /load failed|failed to fetch|networkerror|network request failed/i;
const browserNoise = [
  /failed to fetch/i,
  /\boffline\b/i,
  /ResizeObserver loop/i,
  /object not found matching id/i,
] as const;

/** Failures that tell us nothing about a fault of ours; they are neither shown nor reported. */
export function isIgnoredNetworkError(failure: NetworkFailure): boolean {
  const { message, name = '', status = 0, isOffline = false, isUnloading = false } = failure;
  if (isOffline || status >= 500) return true;
  if (name === 'AbortError' || /\baborted\b/i.test(message) || /\bcancell?ed\b/i.test(message)) return true;
  if (status === 401 && isExpiredToken(message)) return true;
  return isUnloading && loadFailures.test(message);
}

export function isBrowserNoise(message: string): boolean {
  return browserNoise.some((pattern) => pattern.test(message));
}

export type GraphqlFailure = {
  readonly message: string;
  readonly code?: string;
  readonly humanReadable?: boolean;
};

/** An expired token is renewed and a refused input is shown to the person: neither is a fault. */
export function isReportedGraphqlError({ message, code }: GraphqlFailure): boolean {
  return code !== 'BAD_USER_INPUT' && !isExpiredToken(message);
}

/** Only words written for people reach them. */
export function shownMessage(failure: GraphqlFailure): string | undefined {
  return failure.humanReadable ? failure.message : undefined;
}

export function isExpiredToken(message: string): boolean {
  return /\bjwt expired\b/i.test(message);
}

/** The server has no such endpoint: an old client meets a new server, or a proxy points elsewhere. */
export function isGraphqlMissing(failure: { readonly status: number; readonly path: string }): boolean {
  return failure.status === 404 && /^\/api\/graphql\/?$/.test(failure.path);
}
