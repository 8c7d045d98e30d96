import { mapExchange } from '@urql/core';
import { noteFailure, noteSuccess } from './connection-store.ts';
import { statusOf } from './graphql-problem.ts';
import { reportUnexpected } from './telemetry.ts';

/** Stands right above the network: each try counts, also those that a retry hides from the page. */
export const connectionExchange = mapExchange({
  onResult({ error, operation }) {
    if (operation.kind === 'subscription') return;
    const status = error ? statusOf(error) : null;
    if (error?.networkError && (status === null || status >= 500)) noteFailure();
    else noteSuccess();
    if (error) reportUnexpected(error);
  },
});
