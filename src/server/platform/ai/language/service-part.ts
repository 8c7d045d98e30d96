/** What comes from a service while it writes. */
export type ServicePart =
  | { readonly kind: 'thinking' | 'text'; readonly text: string }
  | { readonly kind: 'toolCall'; readonly name: string }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'finished'; readonly isBroken: boolean; readonly counted: CountedTokens }
  /** A sign of life. */
  | { readonly kind: 'other' };

/** Undefined where the service counts nothing. */
export type CountedTokens = {
  readonly inputTokens: number | undefined;
  readonly outputTokens: number | undefined;
};
