export const slugMaxLength = 100;

/** Letters that Unicode does not take apart into a base letter and a mark. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/** ASCII only, so a pasted link survives mail and chat tools; a title with no Latin letter gives ''. */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[ßæœøđðłþı]/g, (letter) => spelled[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return cutAtHyphen(slug);
}

export function withSlug(title: string, shortId: string): string {
  const slug = slugOf(title);
  return slug === '' ? shortId : `${slug}-${shortId}`;
}

function cutAtHyphen(slug: string): string {
  if (slug.length <= slugMaxLength) return slug;
  const boundary = slug.lastIndexOf('-', slugMaxLength);
  return slug.slice(0, boundary > 0 ? boundary : slugMaxLength);
}
