import { page } from './page.ts';

/** One page for whatever does not open: unknown, expired, revoked and trashed look the same. */
export const closedPage = page(
  'This link doesn’t work',
  `<h1>This link doesn’t work</h1>
<p>It may have been mistyped, or it is no longer shared. Ask the person who sent it for a new one.</p>`,
);

export const busyPage = page(
  'Try again later',
  `<h1>Try again later</h1>
<p>There were too many attempts from your network. Wait a few minutes, then open the link again.</p>`,
);
