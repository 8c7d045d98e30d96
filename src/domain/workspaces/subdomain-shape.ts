import { refine, string } from '#domain/codec/primitives.ts';

/** The longest label that a host name may have. */
export const subdomainMaxLength = 63;
export const subdomainSlugLength = 30;

export function deriveSubdomain(workspaceName: string): string {
  const slug = workspaceName
    .toLowerCase()
    .replaceAll(/[\s/]+/g, '-')
    .replaceAll(/[^a-z0-9-]/g, '')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return cutAtHyphen(slug, subdomainSlugLength);
}

/** Single hyphens only: a doubled one could pass for the xn-- form of another name. */
export function isSubdomainShaped(text: string): boolean {
  return text.length <= subdomainMaxLength && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** What a router accepts before it looks anything up; looser than what a person may choose. */
export function isSubdomainLike(text: string): boolean {
  return /^[a-z0-9][a-z0-9-]{1,48}[a-z0-9]$/.test(text);
}

export const subdomainLikeCodec = refine(string, 'subdomain-like string', isSubdomainLike);

function cutAtHyphen(slug: string, max: number): string {
  if (slug.length <= max) return slug;
  // A hyphen right after the cut means that the last word is whole.
  const boundary = slug.lastIndexOf('-', max);
  return slug.slice(0, boundary > 0 ? boundary : max);
}
