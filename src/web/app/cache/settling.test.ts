import { Client, CombinedError, type Exchange, type Operation, type OperationResult } from '@urql/core';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filter, fromPromise, makeSubject, map, merge, mergeMap, pipe, takeUntil } from 'wonka';
import {
  ProjectListDocument,
  ProjectsDocument,
  SetProjectStatusDocument,
} from '#web/features/projects/projects.gen.ts';
import { WorkspaceChangedDocument } from '#web/features/workspaces/workspaces.gen.ts';
import type { ProjectsQuery, ProjectStatus } from '#web/lib/graphql.gen.ts';
import { newsExchange } from '#web/lib/news-exchange.ts';
import { createReadsExchanges } from '#web/lib/reads-exchanges.ts';
import { graphqlCache } from './graphql-cache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const seeds = Number(process.env['HARK_FUZZ_SEEDS'] ?? 150);

type Project = { id: string; status: ProjectStatus; version: number };

/** A workspace of six projects behind a network whose every message takes its own time. */
function workspace(random: () => number) {
  const projects: Project[] = Array.from({ length: 6 }, (_, index) => ({
    id: `p${index}`,
    status: 'ACTIVE',
    version: 1,
  }));
  const news = makeSubject<{ id: string; version: number }>();
  const delay = (): Promise<void> =>
    new Promise((resolve) => setTimeout(resolve, random() < 0.3 ? 0 : Math.floor(random() * 60)));

  function setStatus(ids: readonly string[], status: ProjectStatus) {
    const changed = projects.filter(({ id }) => ids.includes(id));
    for (const project of changed) {
      project.status = status;
      project.version += 1;
      const { id, version } = project;
      void delay().then(() => news.next({ id, version }));
    }
    return changed.map(({ id, version }) => ({
      __typename: 'Project',
      id,
      status,
      version,
      updatedAt: 'now',
    }));
  }

  function read(archived: boolean) {
    const items = projects.filter(({ status }) => (status === 'ARCHIVED') === archived);
    return {
      projects: {
        __typename: 'ProjectPage',
        items: items.map((project) => ({
          __typename: 'Project',
          title: project.id,
          summary: '',
          color: 'BLUE',
          icon: 'BOX',
          createdAt: 'then',
          updatedAt: 'now',
          folder: null,
          createdBy: null,
          ...project,
        })),
        endCursor: null,
        totalCount: items.length,
      },
    };
  }

  async function answer(operation: Operation): Promise<OperationResult> {
    await delay();
    if (operation.kind === 'mutation' && random() < 0.2) {
      const error = new CombinedError({ graphQLErrors: ['No'] });
      return { operation, data: null, error, stale: false, hasNext: false };
    }
    const variables = operation.variables as { archived?: boolean; ids: string[]; status: ProjectStatus };
    const data =
      operation.kind === 'mutation'
        ? { setProjectStatus: setStatus(variables.ids, variables.status) }
        : read(variables.archived ?? false);
    await delay();
    return { operation, data, stale: false, hasNext: false };
  }

  const server: Exchange = () => (operations) =>
    merge([
      pipe(
        operations,
        filter(({ kind }) => kind === 'query' || kind === 'mutation'),
        mergeMap((operation) =>
          pipe(
            fromPromise(answer(operation)),
            takeUntil(
              pipe(
                operations,
                filter(({ kind, key }) => kind === 'teardown' && key === operation.key),
              ),
            ),
          ),
        ),
      ),
      pipe(
        operations,
        filter(({ kind }) => kind === 'subscription'),
        mergeMap((operation) =>
          pipe(
            news.source,
            map((change): OperationResult => ({
              operation,
              data: { workspaceChanged: { __typename: 'Change', type: 'project', ...change } },
              stale: false,
              hasNext: true,
            })),
          ),
        ),
      ),
    ]);
  return {
    server,
    setStatus,
    idsOf: (archived: boolean) => read(archived).projects.items.map(({ id }) => id),
  };
}

it('what lists show is in the end what is true, in whatever order messages come', async () => {
  const wrong: number[] = [];
  for (let seed = 1; seed <= seeds; seed += 1) if (!(await settles(seed))) wrong.push(seed);
  expect(wrong).toEqual([]);
}, 60_000);

async function settles(seed: number): Promise<boolean> {
  const random = randomFrom(seed);
  const { server, setStatus, idsOf } = workspace(random);
  const { kept, current } = createReadsExchanges();
  const client = new Client({
    url: '/',
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    exchanges: [kept, graphqlCache, newsExchange, current, server],
  });
  let isSteady = true;
  const shown: Record<string, readonly string[] | 'loading'> = {};
  const show =
    (name: string) =>
    ({ data, stale }: { data?: ProjectsQuery | undefined; stale: boolean }) => {
      // A page that loses its data is put away, with everything that was open in it.
      if (!data && shown[name] !== undefined) isSteady = false;
      shown[name] = !data || stale ? 'loading' : data.projects.items.map(({ id }) => id);
    };
  const followActive = () =>
    client.query(ProjectListDocument, { archived: false, scope: 'ALL' }).subscribe(show('active'));
  const following = [
    client.subscription(WorkspaceChangedDocument, {}).subscribe(() => {}),
    client.query(ProjectsDocument, { first: 50 }).subscribe(show('sidebar')),
    client.query(ProjectListDocument, { archived: true, scope: 'ALL' }).subscribe(show('archived')),
  ];
  let active = followActive();
  if (random() < 0.7) await vi.advanceTimersByTimeAsync(500);
  for (let step = 0; step < 4; step += 1) {
    const ids = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5'].filter(() => random() < 0.4);
    const status: ProjectStatus = random() < 0.6 ? 'ARCHIVED' : 'ACTIVE';
    if (random() < 0.3) setStatus(ids, status);
    else void client.mutation(SetProjectStatusDocument, { ids, status }).toPromise();
    await vi.advanceTimersByTimeAsync(Math.floor(random() * 80));
    if (random() < 0.2) {
      active.unsubscribe();
      active = followActive();
    }
  }
  await vi.advanceTimersByTimeAsync(3000);
  for (const one of [...following, active]) one.unsubscribe();
  const isTrue = (name: string, archived: boolean) => isDeepStrictEqual(shown[name], idsOf(archived));
  return isSteady && isTrue('active', false) && isTrue('sidebar', false) && isTrue('archived', true);
}

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
