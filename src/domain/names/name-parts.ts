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

export function normaliseName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
