/** One piece of work for a child: a module of ours, and what its `decode` gets. */
export type ApartTask = { readonly id: number; readonly module: string; readonly input: unknown };

export type ApartAnswer =
  | { readonly id: number; readonly ok: true; readonly output: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string };
