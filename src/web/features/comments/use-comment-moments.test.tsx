// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { Client, fetchExchange, Provider } from 'urql';
import { expect, test, vi } from 'vitest';
import { useCommentMoments } from './index.ts';

const pageSize = 50;

/** A server with that many open threads on a recording, one for each second. */
function serverWith(threads: number) {
  const asked: (string | null)[] = [];
  const answer = async (_input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { variables } = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as {
      variables: { after?: string | null };
    };
    const after = variables.after ?? null;
    asked.push(after);
    const from = Number(after ?? 0);
    const items = Array.from({ length: Math.min(pageSize, threads - from) }, (_, at) => ({
      id: `thread ${from + at}`,
      time: threads - from - at,
      comments: {
        items: [{ id: `comment ${from + at}`, text: 'Listen', author: null, originalAuthor: 'Ada' }],
        totalCount: 1,
      },
    }));
    const endCursor = from + pageSize < threads ? String(from + pageSize) : null;
    return Response.json({ data: { comments: { items, endCursor } } });
  };
  const client = new Client({
    url: 'http://hark.test/',
    preferGetMethod: false,
    fetch: answer,
    exchanges: [fetchExchange],
  });
  return { client, asked };
}

function Moments() {
  const moments = useCommentMoments({ objectType: 'NOTE', objectId: 'note', fileId: 'file' });
  return <output>{moments.map(({ at }) => at).join(' ')}</output>;
}

test.each([
  { threads: 120, shown: 120, pages: 3 },
  { threads: 700, shown: 500, pages: 10 },
])(
  'of $threads comments on a recording $shown are marked, in its order',
  async ({ threads, shown, pages }) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const { client, asked } = serverWith(threads);
    const place = document.createElement('div');
    const root = createRoot(place);
    const times = () => (place.textContent === '' ? [] : place.textContent.split(' ').map(Number));
    await act(async () => {
      root.render(
        <Provider value={client}>
          <Moments />
        </Provider>,
      );
    });
    await act(() => vi.waitFor(() => expect(times()).toHaveLength(shown)));
    expect(times()).toEqual(times().toSorted((a, b) => a - b));
    expect(asked).toHaveLength(pages);
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  },
);
