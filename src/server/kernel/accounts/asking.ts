import type { RateLimiter } from '#server/platform/rate-limit/rate-limiter.ts';

/** What the server itself knows of anyone who asks, before anybody has signed in. */
export type Asking = { readonly limiter: RateLimiter; readonly address: string };
