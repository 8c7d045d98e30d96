import type { ComponentProps } from 'react';
import { buildUrl, type BuildArguments, type BuildOptions } from '#domain/routes/build-url.ts';
import type { RouteName } from '#domain/routes/route-table.ts';
import { preloadPage } from './preload-page.ts';

export type LinkProps<N extends RouteName> = BuildOptions<N> &
  Omit<ComponentProps<'a'>, 'href'> & {
    to: N;
    /** Opens as a side peek over the current page; a new tab still gets the page itself. */
    peek?: boolean;
  };

/** A plain anchor with a checked address; follow-links.ts turns clicks on it into navigation. */
export function Link<const N extends RouteName>({ to, peek = false, ...props }: LinkProps<N>) {
  const { params, query, hash, titles, children, ...anchor } = props;
  // The compiler can't see through a conditional type of N; LinkProps has already checked the pieces.
  const url = buildUrl(to, ...([{ params, query, hash, titles }] as unknown as BuildArguments<N>));
  return (
    <a {...anchor} href={url} data-peek={peek || undefined} onPointerEnter={() => preloadPage(to)}>
      {children}
    </a>
  );
}
