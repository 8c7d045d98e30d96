import { gql, makeOperation, type Exchange, type OperationResult } from '@urql/core';
import { fromArray, mergeMap, pipe, tap } from 'wonka';
import { OwnVersions } from './own-versions.ts';

const heard = gql('mutation Heard { workspaceChanged { type id version } }');

type News = { workspaceChanged: { id: string | null; version: number } };

/**
 * Tells the cache of each live change that others made, as of the answer to a mutation: what a subscription writes
 * ranks below the reads that are under way, and what it invalidates could still be shown from one that began before.
 */
export const newsExchange: Exchange =
  ({ forward }) =>
  (operations) => {
    const own = new OwnVersions();
    let count = 0;

    function isOwn({ workspaceChanged: { id, version } }: News): boolean {
      return id !== null && version > 0 && own.has(id, version);
    }

    function retold(result: OperationResult): OperationResult {
      count += 1;
      // The keys of requests are whole numbers.
      const request = { query: heard, key: count + 0.5, variables: {} };
      const operation = makeOperation('mutation', request, result.operation.context);
      return { ...result, operation, hasNext: false };
    }

    return pipe(
      operations,
      forward,
      tap(({ operation, data }) => {
        if (operation.kind === 'mutation') own.learn(data);
      }),
      mergeMap((result) => {
        const isNews = result.operation.kind === 'subscription' && result.data && !isOwn(result.data as News);
        return fromArray(isNews ? [retold(result), result] : [result]);
      }),
    );
  };
