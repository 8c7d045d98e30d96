import { mergedTable } from '#domain/things/merged.ts';
import { authRoutes } from './auth-routes.ts';
import { channelRoutes } from './channel-routes.ts';
import { contactRoutes } from './contact-routes.ts';
import { folderRoutes } from './folder-routes.ts';
import { homeRoutes } from './home-routes.ts';
import { objectRoutes } from './object-routes.ts';
import { onboardingRoutes } from './onboarding-routes.ts';
import { projectRoutes } from './project-routes.ts';
import { publicRoutes } from './public-routes.ts';
import type { HashValues, PathParams, QueryValues, RouteDefinition } from './route.ts';
import { userSettingsRoutes } from './user-settings-routes.ts';
import { workspaceSettingsRoutes } from './workspace-settings-routes.ts';

/** Every page of both apps. A link, a screen and a test name a page by its key here. */
export const routes = {
  ...homeRoutes,
  ...projectRoutes,
  ...folderRoutes,
  ...channelRoutes,
  ...objectRoutes,
  ...contactRoutes,
  ...publicRoutes,
  ...onboardingRoutes,
  ...authRoutes,
  ...userSettingsRoutes,
  ...workspaceSettingsRoutes,
  ...mergedTable('routes'),
} as const satisfies Record<string, RouteDefinition>;

export type Routes = typeof routes;
export type RouteName = keyof Routes;
export type ParamsOf<N extends RouteName> = PathParams<Routes[N]['path']>;
export type QueryOf<N extends RouteName> = QueryValues<Routes[N]>;
export type HashOf<N extends RouteName> = HashValues<Routes[N]>;

export function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(routes, name);
}
