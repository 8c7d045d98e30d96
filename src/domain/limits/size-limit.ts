/** Bytes; units are base 1000. */
export type SizeLimit = { readonly name: string; readonly max: number };
