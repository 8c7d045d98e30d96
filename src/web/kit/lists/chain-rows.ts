export type ChainPage<Row> = { readonly items: readonly Row[]; readonly endCursor: string | null };

type Facts = {
  readonly isReady: boolean;
  readonly hasMore: boolean;
  /** A further page is on its way. */
  readonly isGrowing: boolean;
  readonly problem: string | null;
};

/** The rows of a chain of pages at one moment. */
export class ChainRows<Row extends object> {
  readonly #pages: readonly (readonly Row[])[];
  readonly #starts: readonly number[];
  #all: readonly Row[] | null = null;
  readonly length: number;
  readonly isReady: boolean;
  readonly hasMore: boolean;
  readonly isGrowing: boolean;
  readonly problem: string | null;

  constructor(pages: readonly (readonly Row[])[], { isReady, hasMore, isGrowing, problem }: Facts) {
    let length = 0;
    this.#pages = pages;
    this.#starts = pages.map((page) => {
      length += page.length;
      return length - page.length;
    });
    this.length = length;
    this.isReady = isReady;
    this.hasMore = hasMore;
    this.isGrowing = isGrowing;
    this.problem = problem;
  }

  row(index: number): Row | undefined {
    const page = this.pageAt(index);
    return this.#pages[page]?.[index - (this.#starts[page] ?? 0)];
  }

  /** A row that moved from a later page to an earlier one is in both for a moment. */
  get all(): readonly Row[] {
    this.#all ??= [...new Map(this.#pages.flat().map((row) => ['id' in row ? row.id : row, row])).values()];
    return this.#all;
  }

  /** The last page that begins at or before the place. */
  pageAt(index: number): number {
    let [low, high] = [0, Math.max(0, this.#starts.length - 1)];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= index) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
