import { sessionSeconds } from '#domain/accounts/session-lifetimes.ts';
import { hostCookie } from '#server/platform/http/host-cookie.ts';

export const {
  set: setSessionCookie,
  clear: clearSessionCookie,
  read: readSessionCookie,
} = hostCookie('hark_session', sessionSeconds);
