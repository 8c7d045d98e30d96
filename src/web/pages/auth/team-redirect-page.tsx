import { useState } from 'react';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { enterWorkspace, SessionGuard, TokenStep } from '#web/features/accounts/index.ts';

/** A link that knows the workspace but not its address, such as one in a mail. */
export function TeamRedirectPage({ match }: { match: RouteMatchOf<'teamRedirect'> }) {
  const { teamId, path = '' } = match.params;
  const { search, hash } = location;
  // Read once: going on to sign in changes the address.
  const [wanted] = useState(`/${path}${search}${hash}`);
  return (
    <SessionGuard title="Opening the workspace" returnsHere>
      {() => (
        <TokenStep
          token={teamId}
          title="Opening the workspace"
          use={(id) => enterWorkspace(id, { path: wanted === '/' ? undefined : wanted })}
        />
      )}
    </SessionGuard>
  );
}
