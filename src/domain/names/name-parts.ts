export type NameParts = { readonly first: string; readonly last: string | undefined };

/** Letter case, accents, dots and middle names make no difference between two spellings of a person. */
export function namePartsOf(name: string): NameParts | undefined {
  const words = normaliseName(name)
    .split(' ')
    .filter((word) => word !== '');
  const first = words[0];
  if (first === undefined) return undefined;
  return { first, last: words.length > 1 ? words.at(-1) : undefined };
}

// oxlint-disable-next-line no-control-regex -- the whole of ASCII is meant
const onlyAscii = /^[\0-\x7f]*$/;

export function normaliseName(name: string): string {
  // Most names are this, and the general way takes several times as long.
  if (onlyAscii.test(name))
    return name
      .toLowerCase()
      .replaceAll("'", '')
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim();
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
