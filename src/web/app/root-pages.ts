import { lazyPage, type PageRegistry } from './lazy-page.ts';

export const rootPages: PageRegistry = {
  index: lazyPage('root-index', () =>
    import('#web/pages/auth/root-index-page.tsx').then((m) => m.RootIndexPage),
  ),
  authLogin: lazyPage('root-login', () =>
    import('#web/pages/auth/root-login-page.tsx').then((m) => m.RootLoginPage),
  ),
  authLogout: lazyPage('logout', () => import('#web/pages/auth/logout-page.tsx').then((m) => m.LogoutPage)),
  authSignup: lazyPage('signup', () => import('#web/pages/auth/signup-page.tsx').then((m) => m.SignupPage)),
  authConfirmEmail: lazyPage('confirm-email', () =>
    import('#web/pages/auth/confirm-email-page.tsx').then((m) => m.ConfirmEmailPage),
  ),
  authWorkspaces: lazyPage('workspaces', () =>
    import('#web/pages/auth/workspaces-page.tsx').then((m) => m.WorkspacesPage),
  ),
  authCreateWorkspace: lazyPage('create-workspace', () =>
    import('#web/pages/auth/create-workspace-page.tsx').then((m) => m.CreateWorkspacePage),
  ),
  teamRedirect: lazyPage('team-redirect', () =>
    import('#web/pages/auth/team-redirect-page.tsx').then((m) => m.TeamRedirectPage),
  ),
  authFindWorkspace: lazyPage('find-workspace', () =>
    import('#web/pages/auth/find-workspace-page.tsx').then((m) => m.FindWorkspacePage),
  ),
};
