import type { AnyVariables, Client, TypedDocumentNode } from 'urql';
import { problemOf } from '#web/lib/graphql-problem.ts';

export type ChainPage<Row> = { readonly items: readonly Row[]; readonly endCursor: string | null };

type Link<Row> = { cursor: string | null; page: ChainPage<Row> | null; stop: () => void };

export type ChainState<Row> = {
  readonly rows: readonly Row[];
  readonly isReady: boolean;
  readonly hasMore: boolean;
  readonly problem: string | null;
};

/**
 * The pages of a list, each a query that is followed: a change in any of them shows at once. When a page ends
 * elsewhere than before, the next one is asked for again from there.
 */
export class PageChain<Row extends { id: string }, Data, Variables extends AnyVariables> {
  readonly #client: Client;
  readonly #document: TypedDocumentNode<Data, Variables>;
  readonly #variables: (after: string | null) => Variables;
  readonly #pageOf: (data: Data) => ChainPage<Row>;
  readonly #listeners = new Set<() => void>();
  #links: Link<Row>[] = [];
  #state: ChainState<Row> = { rows: [], isReady: false, hasMore: false, problem: null };

  constructor(
    client: Client,
    document: TypedDocumentNode<Data, Variables>,
    variables: (after: string | null) => Variables,
    pageOf: (data: Data) => ChainPage<Row>,
  ) {
    this.#client = client;
    this.#document = document;
    this.#variables = variables;
    this.#pageOf = pageOf;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#restart();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) for (const { stop } of this.#links) stop();
    };
  };

  readonly state = (): ChainState<Row> => this.#state;

  readonly loadMore = (): void => {
    const last = this.#links.at(-1);
    if (last?.page?.endCursor != null) this.#follow(this.#links.length, last.page.endCursor);
  };

  readonly retry = (): void => {
    for (const { stop } of this.#links) stop();
    this.#links = [];
    this.#restart();
  };

  #restart(): void {
    const cursors = this.#links.length === 0 ? [null] : this.#links.map(({ cursor }) => cursor);
    for (const [at, cursor] of cursors.entries()) this.#follow(at, cursor);
  }

  #follow(at: number, cursor: string | null): void {
    const before = this.#links[at];
    const link: Link<Row> = { cursor, page: before?.page ?? null, stop: () => {} };
    before?.stop();
    this.#links[at] = link;
    const followed = this.#client
      .query(this.#document, this.#variables(cursor))
      .subscribe(({ data, error }) => {
        if (this.#links[at] !== link) return;
        if (data) this.#arrive(at, this.#pageOf(data));
        else if (error) this.#tell(problemOf(error).message);
      });
    link.stop = () => followed.unsubscribe();
  }

  #arrive(at: number, page: ChainPage<Row>): void {
    const link = this.#links[at];
    if (!link) return;
    link.page = page;
    const next = this.#links[at + 1];
    if (next && page.endCursor === null) {
      for (const { stop } of this.#links.splice(at + 1)) stop();
    } else if (next && page.endCursor !== next.cursor) {
      this.#follow(at + 1, page.endCursor);
    }
    this.#tell(null);
  }

  #tell(problem: string | null): void {
    const rows = this.#links.flatMap(({ page }) => page?.items ?? []);
    this.#state = {
      // A row that moved from a later page to an earlier one is in both for a moment.
      rows: [...new Map(rows.map((row) => [row.id, row])).values()],
      isReady: this.#links[0]?.page != null,
      hasMore: this.#links.at(-1)?.page?.endCursor != null,
      problem,
    };
    for (const listener of this.#listeners) listener();
  }
}
