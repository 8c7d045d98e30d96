import type { RateLimiter } from '#server/platform/rate-limit/rate-limiter.ts';

/** What the server itself knows of whoever asks, before anybody has signed in. */
export type Asking = { readonly limiter: RateLimiter; readonly address: string };
