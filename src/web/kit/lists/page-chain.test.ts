import { Client, gql, type Exchange, type TypedDocumentNode } from '@urql/core';
import { describe, expect, it } from 'vitest';
import { filter, map, pipe } from 'wonka';
import { PageChain } from './page-chain.ts';

type Row = { readonly id: string; readonly title: string };
type Data = { rows: { items: readonly Row[]; endCursor: string | null } };
type Variables = { after: string | null };

const document: TypedDocumentNode<Data, Variables> = gql`
  query Rows($after: String) {
    rows(after: $after) {
      items {
        id
        title
      }
      endCursor
    }
  }
`;
const pageSize = 3;

/** Answers from a list that the test can change; says what was asked for. */
function listOf(count: number) {
  const rows = Array.from({ length: count }, (_, index): Row => ({ id: `r${index}`, title: `Row ${index}` }));
  const asked: (string | null)[] = [];
  const answers: Exchange = () => (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind === 'query'),
      map((operation) => {
        const { after } = operation.variables as Variables;
        asked.push(after);
        const from = after === null ? 0 : rows.findIndex(({ id }) => id === after) + 1;
        const items = rows.slice(from, from + pageSize);
        const endCursor = from + pageSize < rows.length ? (items.at(-1)?.id ?? null) : null;
        return { operation, data: { rows: { items, endCursor } }, stale: false, hasNext: false };
      }),
    );
  const client = new Client({ url: '/', exchanges: [answers] });
  const chain = new PageChain(
    client,
    document,
    (after) => ({ after }),
    (data: Data) => data.rows,
  );
  return { rows, asked, chain };
}

describe('a chain of pages', () => {
  it('reads on, and knows every row by its place', () => {
    const { chain } = listOf(8);
    const stop = chain.subscribe(() => {});
    expect(chain.rows()).toMatchObject({ length: 3, isReady: true, hasMore: true });
    chain.loadMore();
    chain.loadMore();
    expect(chain.rows()).toMatchObject({ length: 8, hasMore: false });
    expect([0, 2, 3, 7, 8].map((index) => chain.rows().row(index)?.id)).toEqual([
      'r0',
      'r2',
      'r3',
      'r7',
      undefined,
    ]);
    stop();
  });

  it('shows a change at once, keeps it, or takes it back', () => {
    const { chain } = listOf(4);
    const stop = chain.subscribe(() => {});
    const titles = () => chain.rows().all.map(({ title }) => title);
    const renamed = chain.change((row) => (row.id === 'r0' ? { ...row, title: 'New' } : row));
    const gone = chain.change((row) => (row.id === 'r1' ? null : row));
    expect(titles()).toEqual(['New', 'Row 2']);
    gone.takeBack();
    renamed.keep();
    expect(titles()).toEqual(['New', 'Row 1', 'Row 2']);
    chain.refresh();
    expect(titles()).toEqual(['Row 0', 'Row 1', 'Row 2']);
    stop();
  });

  it('reads again only what is near the screen, and what was left when it is seen again', () => {
    const { chain, asked, rows } = listOf(30);
    const stop = chain.subscribe(() => {});
    for (let page = 1; page < 10; page += 1) chain.loadMore();
    chain.show(24, 26);
    asked.length = 0;
    rows[0] = { id: 'r0', title: 'Changed' };
    chain.refresh();
    expect(asked).toEqual(['r20', 'r23', 'r26']);
    expect(chain.rows().row(0)?.title).toBe('Row 0');
    chain.show(0, 2);
    expect(chain.rows().row(0)?.title).toBe('Changed');
    stop();
  });
});
