import { textLimits } from '#domain/limits/text-limits.ts';

export const documentLimits = {
  /** What a person wrote. */
  characters: textLimits.richText.max,
  /** Names, addresses, word times: what is beside the text. */
  attributeCharacters: 10_000_000,
  nodes: 500_000,
  depth: 60,
} as const;
