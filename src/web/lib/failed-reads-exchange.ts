import { makeOperation, mapExchange, type Exchange } from '@urql/core';

/**
 * Graphcache guards against loops by dropping a cache miss of the operation that answered last. After an answer
 * without data that guard drops the retry too, and the page would wait for ever. Such reads skip the cache.
 */
export function failedReadsExchange(): Exchange {
  const failed = new Set<number>();
  return mapExchange({
    onOperation(operation) {
      if (operation.kind !== 'query' || !failed.has(operation.key)) return operation;
      return makeOperation('query', operation, { ...operation.context, requestPolicy: 'network-only' });
    },
    onResult({ operation, error, data }) {
      if (error && (data === undefined || data === null)) failed.add(operation.key);
      else failed.delete(operation.key);
    },
  });
}
