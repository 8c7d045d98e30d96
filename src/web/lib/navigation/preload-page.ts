import type { RouteName } from '#domain/routes/route-table.ts';

let preload: (name: RouteName) => void = () => {};

/** The app that knows the pages hands its loader in; links below it need no import of every page. */
export function setPagePreloader(loader: (name: RouteName) => void): void {
  preload = loader;
}

export function preloadPage(name: RouteName): void {
  preload(name);
}
