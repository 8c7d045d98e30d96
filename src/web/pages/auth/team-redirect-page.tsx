import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { enterWorkspace, SessionGuard, TokenStep } from '#web/features/accounts/index.ts';

/** A link that knows the workspace but not its address, such as one in a mail. */
export function TeamRedirectPage({ match }: { match: RouteMatchOf<'teamRedirect'> }) {
  const { teamId, path } = match.params;
  return (
    <SessionGuard title="Opening the workspace">
      {() => (
        <TokenStep
          token={teamId}
          title="Opening the workspace"
          use={(id) => enterWorkspace(id, { path: path === undefined ? undefined : `/${path}` })}
        />
      )}
    </SessionGuard>
  );
}
