import { useEffect } from 'react';
import { useQuery } from 'urql';
import type { SearchIndexQuery } from '#web/lib/graphql.gen.ts';
import { problemOf } from '#web/lib/graphql-problem.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormStack, Section } from '#web/ui/page-frame.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import {
  CancelSearchRebuildDocument,
  RebuildSearchIndexDocument,
  SearchIndexDocument,
} from './search-index.gen.ts';

const lookAgainMs = 1000;

/** For admins: the words of everything that can be found, read again on request. */
export function SearchIndexSetting() {
  const [{ data, error }, readAgain] = useQuery({
    query: SearchIndexDocument,
    requestPolicy: 'cache-and-network',
  });
  const rebuild = useCommand(RebuildSearchIndexDocument);
  const cancel = useCommand(CancelSearchRebuildDocument);
  const index = data?.searchIndex;
  const isUnderWay = index?.rebuild?.state === 'WAITING' || index?.rebuild?.state === 'RUNNING';
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(() => readAgain({ requestPolicy: 'network-only' }), lookAgainMs);
    return () => clearInterval(timer);
  }, [isUnderWay, readAgain]);

  async function act(command: { run: (variables: Record<string, never>) => Promise<unknown> }) {
    await command.run({});
    readAgain({ requestPolicy: 'network-only' });
  }

  return (
    <Section title="Search">
      {error && !index && (
        <ErrorState title="Hark couldn’t load the search index" onRetry={() => readAgain()}>
          {problemOf(error).message}
        </ErrorState>
      )}
      {!index && !error && <SkeletonRows rows={1} label="Loading the search index" />}
      {index && (
        <FormStack>
          <p style={{ color: 'var(--color-text-muted)' }}>
            Search updates automatically. Rebuild the index if something is missing from results.{' '}
            <Built index={index} />
          </p>
          {isUnderWay && <ProgressBar label="Rebuilding search" value={index.rebuild?.progress ?? 0} />}
          <output hidden={!isUnderWay}>{isUnderWay && (index.rebuild?.doing || 'Waiting to start')}</output>
          <span>
            {isUnderWay ? (
              <Button disabled={cancel.busy} onClick={() => void act(cancel)}>
                Cancel
              </Button>
            ) : (
              <Button disabled={rebuild.busy} onClick={() => void act(rebuild)}>
                Rebuild search
              </Button>
            )}
          </span>
        </FormStack>
      )}
    </Section>
  );
}

function Built({ index: { builtAt, rebuild } }: { index: SearchIndexQuery['searchIndex'] }) {
  if (rebuild?.state === 'FAILED') return 'The last rebuild failed.';
  if (builtAt == null) return null;
  return (
    <>
      Last built <RelativeTime at={builtAt} />.
    </>
  );
}
