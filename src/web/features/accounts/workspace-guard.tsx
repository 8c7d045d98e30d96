import { IconCompass } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { messageOf, RestError } from '#web/lib/rest.ts';
import { useResource } from '#web/lib/use-resource.ts';
import { BarePage } from '#web/ui/bare-page.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { workspaceAccounts, type TeamEnvironment } from './account-api.ts';
import { AuthLayout } from './auth-layout.tsx';
import { BrandContext } from './brand-context.ts';
import { findWorkspaceUrl } from './find-workspace-url.ts';

/** Loads what the sign-in pages of a workspace need; an address without a workspace ends here. */
export function WorkspaceGuard({ children }: { children: (environment: TeamEnvironment) => ReactNode }) {
  const environment = useResource(workspaceAccounts.environment);
  if (environment.state === 'ready')
    return <BrandContext value={environment.value}>{children(environment.value)}</BrandContext>;
  if (environment.state === 'loading') {
    return (
      <AuthLayout title="Sign in">
        <FormStack>
          <Skeleton height={36} />
          <Skeleton height={36} />
          <Skeleton height={32} />
        </FormStack>
      </AuthLayout>
    );
  }
  if (environment.error instanceof RestError && environment.error.status === 404)
    return <WorkspaceNotFound />;
  return (
    <BarePage>
      <ErrorState title="Hark can’t be reached" onRetry={environment.retry}>
        {messageOf(environment.error)}
      </ErrorState>
    </BarePage>
  );
}

export function WorkspaceNotFound() {
  return (
    <BarePage>
      <EmptyState
        icon={<IconCompass size={20} />}
        title="There is no workspace at this address"
        actions={
          <a
            href={findWorkspaceUrl(`${location.pathname}${location.search}${location.hash}`)}
            className={buttonClass('default')}
          >
            Find your workspace
          </a>
        }
      >
        {location.host} may have been renamed or removed, or the address is mistyped.
      </EmptyState>
    </BarePage>
  );
}
