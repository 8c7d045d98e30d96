import type { RateLimiter } from '#server/platform/rate-limit/rate-limiter.ts';
import type { Device } from './sessions/device.ts';

/** What the server itself knows of anyone who asks, before anybody has signed in. */
export type Asking = Device & { readonly limiter: RateLimiter };
