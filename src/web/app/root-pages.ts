import { lazyComponent } from '#web/lib/lazy-component.ts';
import type { PageRegistry } from './lazy-page.ts';

const callbackPage = lazyComponent('callback', () =>
  import('#web/pages/auth/callback-page.tsx').then((m) => m.CallbackPage),
);

export const rootPages: PageRegistry = {
  index: lazyComponent('root-index', () =>
    import('#web/pages/auth/root-index-page.tsx').then((m) => m.RootIndexPage),
  ),
  authLogin: lazyComponent('root-login', () =>
    import('#web/pages/auth/root-login-page.tsx').then((m) => m.RootLoginPage),
  ),
  authLogout: lazyComponent('logout', () =>
    import('#web/pages/auth/logout-page.tsx').then((m) => m.LogoutPage),
  ),
  authSignup: lazyComponent('signup', () =>
    import('#web/pages/auth/signup-page.tsx').then((m) => m.SignupPage),
  ),
  authConfirmEmail: lazyComponent('confirm-email', () =>
    import('#web/pages/auth/confirm-email-page.tsx').then((m) => m.ConfirmEmailPage),
  ),
  authWorkspaces: lazyComponent('workspaces', () =>
    import('#web/pages/auth/workspaces-page.tsx').then((m) => m.WorkspacesPage),
  ),
  authProductPicker: lazyComponent('product-picker', () =>
    import('#web/pages/auth/product-picker-page.tsx').then((m) => m.ProductPickerPage),
  ),
  authContext: lazyComponent('root-context', () =>
    import('#web/pages/auth/root-context-page.tsx').then((m) => m.RootContextPage),
  ),
  authCreateWorkspace: lazyComponent('create-workspace', () =>
    import('#web/pages/auth/create-workspace-page.tsx').then((m) => m.CreateWorkspacePage),
  ),
  teamRedirect: lazyComponent('team-redirect', () =>
    import('#web/pages/auth/team-redirect-page.tsx').then((m) => m.TeamRedirectPage),
  ),
  authCallback: callbackPage,
  authOauthCallback: callbackPage,
  staff: lazyComponent('staff', () => import('#web/pages/staff-page.tsx').then((m) => m.StaffPage)),
  authFindWorkspace: lazyComponent('find-workspace', () =>
    import('#web/pages/auth/find-workspace-page.tsx').then((m) => m.FindWorkspacePage),
  ),
};
