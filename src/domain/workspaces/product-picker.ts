import type { Product } from '#domain/billing/products.ts';

export type PickableProduct = {
  readonly product: Product;
  readonly name: string;
  readonly purpose: string;
  /** The page of a workspace that the product starts on. */
  readonly route: 'projects' | 'explore' | 'channels';
};

/** Where work can start in every workspace. */
export const pickableProducts: readonly PickableProduct[] = [
  {
    product: 'markup',
    name: 'Projects',
    purpose: 'Analyze interviews, notes and highlights',
    route: 'projects',
  },
  { product: 'playback', name: 'Insights', purpose: 'Read what your team has learned', route: 'explore' },
  {
    product: 'channels',
    name: 'Channels',
    purpose: 'Follow feedback as it comes in',
    route: 'channels',
  },
];
