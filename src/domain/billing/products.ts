export const products = [
  'free',
  'team',
  'pro',
  'business',
  'enterprise',
  'channels',
  'recruit',
  'markup',
  'playback',
  'hipaa',
  'magic-add-on',
  'disable-gen-ai-add-on',
] as const;
export type Product = (typeof products)[number];

/** A dated variant of a product carries its month: `team-2025-07`. */
export function parseProduct(reference: string): { product: Product; month: string | null } | null {
  const match = /^(.+?)(?:-(\d{4}-(?:0[1-9]|1[0-2])))?$/.exec(reference);
  const product = products.find((known) => known === match?.[1]);
  return product === undefined ? null : { product, month: match?.[2] ?? null };
}
