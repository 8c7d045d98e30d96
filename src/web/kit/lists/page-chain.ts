import type { AnyVariables, Client, RequestPolicy, TypedDocumentNode } from 'urql';
import { ChainRows, type ChainPage } from './chain-rows.ts';
import { problemOf } from '#web/lib/graphql-problem.ts';
import { createSignal } from '#web/ui/store.ts';

type Link<Row> = { cursor: string | null; page: ChainPage<Row> | null; stop: (() => void) | null };
type Patch<Row> = (row: Row) => Row | null;

export type ChainChange = {
  /** The server has done it: what was shown is now so. */
  readonly keep: () => void;
  readonly takeBack: () => void;
};

/** Pages farther away than this from what is on screen are no longer followed. */
const slack = 1;

/**
 * The pages of a list, each a query that is followed: a change in any of them shows at once. When a page ends
 * elsewhere than before, the next one is asked for again from there.
 */
export class PageChain<Row extends object, Data, Variables extends AnyVariables> {
  readonly #client: Client;
  readonly #document: TypedDocumentNode<Data, Variables>;
  readonly #variables: (after: string | null) => Variables;
  readonly #pageOf: (data: Data) => ChainPage<Row>;
  readonly #requestPolicy: RequestPolicy;
  readonly #changes = createSignal({
    first: () => this.#restart(),
    last: () => this.#links.forEach(unfollow),
  });
  readonly #patches = new Set<Patch<Row>>();
  #links: Link<Row>[] = [];
  #rows = new ChainRows<Row>([], { isReady: false, hasMore: false, isGrowing: false, problem: null });

  constructor(
    client: Client,
    document: TypedDocumentNode<Data, Variables>,
    variables: (after: string | null) => Variables,
    pageOf: (data: Data) => ChainPage<Row>,
    requestPolicy: RequestPolicy = 'cache-first',
  ) {
    this.#client = client;
    this.#document = document;
    this.#variables = variables;
    this.#pageOf = pageOf;
    this.#requestPolicy = requestPolicy;
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#changes.subscribe(listener);

  readonly rows = (): ChainRows<Row> => this.#rows;

  readonly loadMore = (): void => {
    const last = this.#links.at(-1);
    if (last?.page?.endCursor == null) return;
    this.#follow(this.#links.length, last.page.endCursor);
    // Not there yet: the screen shows that more is on its way.
    if (this.#links.at(-1)?.page === null) this.#tell(null);
  };

  readonly retry = (): void => {
    for (const link of this.#links) unfollow(link);
    this.#links = [];
    this.#restart();
  };

  /** Reads what is followed once more. */
  readonly refresh = (): void => {
    for (const [at, link] of this.#links.entries()) if (link.stop) this.#follow(at, link.cursor);
  };

  /** For long lists: only the pages around these rows are kept up to date, the others when they are seen again. */
  readonly show = (from: number, to: number): void => {
    if (!this.#changes.isHeard()) return;
    const [first, last] = [this.#rows.pageAt(from) - slack, this.#rows.pageAt(to) + slack];
    for (const [at, link] of this.#links.entries()) {
      if (at < first || at > last) unfollow(link);
      else if (link.stop === null) this.#follow(at, link.cursor);
    }
  };

  /** Shows the list as it will be once the server has heard of something. Null takes a row away. */
  readonly change = (patch: Patch<Row>): ChainChange => {
    this.#patches.add(patch);
    this.#tell(null);
    const end = () => {
      this.#patches.delete(patch);
      this.#tell(null);
    };
    return {
      takeBack: end,
      keep: () => {
        for (const link of this.#links) if (link.page) link.page = patched(link.page, [patch]);
        end();
      },
    };
  };

  #restart(): void {
    const cursors = this.#links.length === 0 ? [null] : this.#links.map(({ cursor }) => cursor);
    for (const [at, cursor] of cursors.entries()) this.#follow(at, cursor);
  }

  #follow(at: number, cursor: string | null): void {
    const before = this.#links[at];
    const link: Link<Row> = { cursor, page: before?.page ?? null, stop: null };
    if (before) unfollow(before);
    this.#links[at] = link;
    link.stop = () => {};
    const followed = this.#client
      .query(this.#document, this.#variables(cursor), { requestPolicy: this.#requestPolicy })
      .subscribe(({ data, error, stale }) => {
        // What is read again at this moment is older than what the person has just done.
        if (this.#links[at] !== link || (stale && link.page)) return;
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
      for (const gone of this.#links.splice(at + 1)) unfollow(gone);
    } else if (next && page.endCursor !== next.cursor) {
      if (next.stop === null) next.cursor = page.endCursor;
      else this.#follow(at + 1, page.endCursor);
    }
    this.#tell(null);
  }

  #tell(problem: string | null): void {
    const patches = [...this.#patches];
    const pages = this.#links.flatMap(({ page }) => (page ? [patched(page, patches).items] : []));
    this.#rows = new ChainRows(pages, {
      isReady: this.#links[0]?.page != null,
      hasMore: this.#links.at(-1)?.page?.endCursor != null,
      isGrowing: problem === null && this.#links.length > 1 && this.#links.at(-1)?.page === null,
      problem,
    });
    this.#changes.tell();
  }
}

function unfollow(link: Link<unknown>): void {
  link.stop?.();
  link.stop = null;
}

function patched<Row>(page: ChainPage<Row>, patches: readonly Patch<Row>[]): ChainPage<Row> {
  if (patches.length === 0) return page;
  const items = page.items.flatMap((row) => {
    let shown: Row | null = row;
    for (const patch of patches) shown = shown && patch(shown);
    return shown === null ? [] : [shown];
  });
  return { ...page, items };
}
