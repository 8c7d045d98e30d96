import { buildUrl, type BuildArguments } from '#domain/routes/build-url.ts';
import type { RouteName } from '#domain/routes/route-table.ts';
import { navigate } from './navigator.ts';

/** Navigation from code: `goTo('project', { params })`. */
export function goTo<N extends RouteName>(name: N, ...options: BuildArguments<N>): void {
  navigate(buildUrl(name, ...options));
}

/** Leaves no way back to the page that only passed through. */
export function replaceWith<N extends RouteName>(name: N, ...options: BuildArguments<N>): void {
  navigate(buildUrl(name, ...options), { replace: true });
}
