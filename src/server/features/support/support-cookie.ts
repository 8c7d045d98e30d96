import { hostCookie } from '#server/platform/http/host-cookie.ts';

/** Beside the session's: staff may be a member of the workspace too. It ends with the access, whatever the browser keeps. */
export const {
  set: setSupportCookie,
  clear: clearSupportCookie,
  read: readSupportCookie,
} = hostCookie('hark_support', 86_400);
