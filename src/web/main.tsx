import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { lazyComponent } from '#web/lib/lazy-component.ts';
import { freshToken } from '#web/lib/bearer-token.ts';
import { watchConnection } from '#web/lib/connection-store.ts';
import { followLinks } from '#web/lib/navigation/follow-links.ts';
import { startNavigation } from '#web/lib/navigation/navigator.ts';
import { PageErrorBoundary } from '#web/lib/page/page-error-boundary.tsx';
import { isRootHost } from '#web/lib/root-host.ts';
import { watchErrors } from '#web/lib/telemetry.ts';
import { ThemeProvider } from '#web/ui/theme/theme-provider.tsx';
import { ToastRegion } from '#web/ui/toast-region.tsx';

/** Each host loads only its own app. */
const { Component: App } = isRootHost()
  ? lazyComponent('root-app', () => import('./app/root-app.tsx').then((m) => m.RootApp))
  : lazyComponent('workspace-app', () => import('./app/workspace-app.tsx').then((m) => m.WorkspaceApp));

watchErrors();
watchConnection();
startNavigation();
// Asked for while the app's code is still on its way; later callers share this one request.
if (!isRootHost()) void freshToken().catch(() => null);
followLinks();

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider>
        <PageErrorBoundary>
          <App />
        </PageErrorBoundary>
        <ToastRegion />
      </ThemeProvider>
    </StrictMode>,
  );
}
