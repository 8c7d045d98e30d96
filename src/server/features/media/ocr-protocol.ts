export type OcrTask = {
  readonly modelsDir: string;
  readonly path: string;
  /** The numbers of the pages that have no words of their own. */
  readonly pages: readonly number[];
};

export type FromOcr =
  | { readonly kind: 'page'; readonly page: number; readonly text: string }
  | { readonly kind: 'page-failed'; readonly page: number; readonly message: string }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string };
