import type { ReactNode } from 'react';
import type { UseQueryResponse } from 'urql';
import { problemOf } from '#web/lib/graphql-problem.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { NoAccess } from './no-access.tsx';
import { NotFound } from './not-found.tsx';

export type QueryViewProps<Data> = {
  query: UseQueryResponse<Data>;
  /** Has the layout of the content that follows. */
  skeleton: ReactNode;
  /** What could not be loaded: 'the projects'. */
  what: string;
  children: (data: Data) => ReactNode;
};

/** The states that every list and record shares. Data that is already there stays while a refresh fails. */
export function QueryView<Data>({
  query: [result, execute],
  skeleton,
  what,
  children,
}: QueryViewProps<Data>) {
  if (result.data !== undefined && result.data !== null) return children(result.data);
  if (!result.error) return skeleton;
  const problem = problemOf(result.error);
  if (problem.kind === 'not-found') return <NotFound />;
  if (problem.kind === 'no-access') return <NoAccess reason={problem.message} />;
  return (
    <ErrorState
      title={`Hark couldn’t load ${what}`}
      onRetry={() => execute({ requestPolicy: 'network-only' })}
    >
      {problem.message}
    </ErrorState>
  );
}
