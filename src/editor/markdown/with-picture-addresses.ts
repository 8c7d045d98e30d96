import type { MarkdownToken } from './markdown-tokens.ts';

/** The address of a picture that a page names; undefined where it is right as it is. */
export type AddressOf = (given: string) => string | undefined;

export function withPictureAddresses(token: MarkdownToken, addressOf: AddressOf): MarkdownToken {
  const inside = (tokens: readonly MarkdownToken[]) =>
    tokens.map((one) => withPictureAddresses(one, addressOf));
  const { type, href = '', tokens, items } = token;
  return {
    ...token,
    ...(type === 'image' && { href: addressOf(href) ?? href }),
    ...(tokens && { tokens: inside(tokens) }),
    ...(items && { items: inside(items) }),
  };
}
