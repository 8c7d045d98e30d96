/** People who get access together. */
export type Group = { readonly id: string; readonly name: string; readonly memberCount: number };
