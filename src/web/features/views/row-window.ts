import type { Client } from '@urql/core';
import { itemLimits } from '#domain/limits/count-limits.ts';
import type { ViewObjectType, ViewRowFieldsFragment } from '#web/lib/graphql.gen.ts';
import { problemOf } from '#web/lib/graphql-problem.ts';
import { ViewCountDocument, ViewRowIdsDocument, ViewRowsDocument } from './views.gen.ts';
import { createSignal } from '#web/ui/store.ts';

export type RowQuery = {
  readonly projectId: string;
  readonly objectType: ViewObjectType;
  readonly data: string;
  readonly group: string | null;
};

/** About a screenful: a longer page would keep the browser busy when it arrives. A highlight takes longer than a line. */
function pageSizeOf({ objectType }: RowQuery): number {
  return objectType === 'HIGHLIGHT' ? 36 : 50;
}
/** Ids alone are light. */
const most = itemLimits.pageMax;
/** Pages farther away than this from what is on screen are no longer kept up to date. */
const slack = 2;

/** What the first page is asked for with. */
export function firstRows(query: RowQuery): RowQuery & { first: number; skip: number } {
  return { ...query, first: pageSizeOf(query), skip: 0 };
}

/** The rows of a view at one moment. */
export class Rows {
  readonly query: RowQuery;
  readonly #pages: ReadonlyMap<number, readonly ViewRowFieldsFragment[]>;
  readonly #counted: number | null;
  readonly problem: string | null;

  constructor(
    query: RowQuery,
    pages: ReadonlyMap<number, readonly ViewRowFieldsFragment[]>,
    { counted, problem }: { counted: number | null; problem: string | null },
  ) {
    this.query = query;
    this.#pages = pages;
    this.#counted = counted;
    this.problem = problem;
  }

  get isReady(): boolean {
    return this.#pages.has(0);
  }

  /** How many places there are to scroll over; until they are counted, those that have come. */
  get length(): number {
    return this.#counted ?? this.#pages.get(0)?.length ?? 0;
  }

  /** Undefined where the row is still on its way. */
  row(index: number): ViewRowFieldsFragment | undefined {
    const size = pageSizeOf(this.query);
    return this.#pages.get(Math.floor(index / size))?.[index % size];
  }
}

/**
 * The rows of a view by their place, however many there are. Only the pages on screen are asked for and followed;
 * a page that was seen stays as it was until it is seen again, so scrolling back shows something at once.
 */
export class RowWindow {
  readonly query: RowQuery;
  readonly #client: Client;
  readonly #pages = new Map<number, readonly ViewRowFieldsFragment[]>();
  readonly #followed = new Map<number, () => void>();
  readonly #changes = createSignal({ first: () => this.#start(), last: () => this.#stop() });
  #stopCounting: (() => void) | null = null;
  #counted: number | null = null;
  #problem: string | null = null;
  #isTelling = false;
  #rows: Rows;

  constructor(client: Client, query: RowQuery) {
    this.#client = client;
    this.query = query;
    this.#rows = new Rows(query, new Map(), { counted: null, problem: null });
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#changes.subscribe(listener);

  /** A new one after every change. */
  readonly rows = (): Rows => this.#rows;

  /** Says which rows are on screen. */
  readonly show = (from: number, to: number): void => {
    const size = pageSizeOf(this.query);
    const first = Math.max(0, Math.floor(from / size));
    const last = Math.max(first, Math.floor(Math.max(0, to) / size));
    for (const [page, stop] of this.#followed) {
      if (page >= first - slack && page <= last + slack) continue;
      stop();
      this.#followed.delete(page);
    }
    if (!this.#changes.isHeard()) return;
    for (let page = first; page <= last; page += 1) this.#follow(page);
  };

  /** Of the rows between two places, also those that were never on screen. */
  readonly readIds = async (from: number, to: number): Promise<string[]> => {
    const starts = Array.from({ length: Math.ceil((to - from + 1) / most) }, (_, at) => from + at * most);
    const pages = await Promise.all(starts.map((skip) => this.#readIds(skip, Math.min(most, to - skip + 1))));
    return pages.flat();
  };

  readonly retry = (): void => {
    this.#problem = null;
    this.#stop();
    this.#start();
    this.#tell();
  };

  async #readIds(skip: number, first: number): Promise<string[]> {
    const { data } = await this.#client
      .query(ViewRowIdsDocument, { ...this.query, first, skip }, { requestPolicy: 'network-only' })
      .toPromise();
    return (data?.viewRows.items ?? []).map(({ id }) => id);
  }

  #start(): void {
    this.#follow(0);
    const counting = this.#client
      .query(ViewCountDocument, this.query, { requestPolicy: 'cache-and-network' })
      .subscribe(({ data }) => {
        if (!data) return;
        this.#counted = data.viewRows.totalCount;
        this.#tell();
      });
    this.#stopCounting = () => counting.unsubscribe();
  }

  #stop(): void {
    this.#stopCounting?.();
    this.#stopCounting = null;
    for (const stop of this.#followed.values()) stop();
    this.#followed.clear();
  }

  #follow(page: number): void {
    if (this.#followed.has(page)) return;
    this.#followed.set(page, () => {});
    const size = pageSizeOf(this.query);
    const following = this.#client
      .query(ViewRowsDocument, { ...this.query, first: size, skip: page * size })
      .subscribe(({ data, error }) => {
        const isFurther = page > 0 && !this.#pages.has(page);
        if (data) this.#pages.set(page, data.viewRows.items);
        if (data) this.#problem = null;
        else if (error && !this.#pages.has(page)) this.#problem = problemOf(error).message;
        if (isFurther) this.#tellSoon();
        else this.#tell();
      });
    this.#followed.set(page, () => following.unsubscribe());
  }

  /** In a task of its own: taking a page into the cache and drawing it at once would hold a frame up. */
  #tellSoon(): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    setTimeout(() => {
      this.#isTelling = false;
      this.#tell();
    });
  }

  #tell(): void {
    this.#rows = new Rows(this.query, new Map(this.#pages), {
      counted: this.#counted,
      problem: this.#problem,
    });
    this.#changes.tell();
  }
}
