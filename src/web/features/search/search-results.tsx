import { memo, type ReactNode } from 'react';
import type { UseQueryResponse } from 'urql';
import type { SearchLayout } from '#domain/search/search-page.ts';
import type { SearchQuery } from '#web/lib/graphql.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { InTurn } from '#web/ui/in-turn.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { SearchResult } from './search-result.tsx';
import { hasFilters, type SearchState } from './search-state.ts';
import type { SearchAnswer } from './use-search.ts';
import classes from './search.module.css';

export type SearchResultsProps = {
  query: UseQueryResponse<SearchQuery>;
  answer: SearchAnswer | null;
  layout: SearchLayout;
  state: SearchState;
  onSuggestion: (text: string) => void;
  onClear: () => void;
  /** Null when all are shown. */
  onMore: (() => void) | null;
  icons: { none: ReactNode; start: ReactNode };
};

export function SearchResults(props: SearchResultsProps) {
  const { query, answer, layout, onSuggestion, onMore } = props;
  if (!answer) {
    return (
      <QueryView query={query} skeleton={<SkeletonRows label="Searching" />} what="the results">
        {() => null}
      </QueryView>
    );
  }
  return (
    <section aria-label="Results" aria-busy={query[0].fetching} className={classes.results}>
      <output className={classes.total}>
        {answer.total === 1 ? '1 result' : `${answer.total.toLocaleString('en')} results`}
      </output>
      {answer.suggestedQuery != null && (
        <p className={classes.suggestion}>
          Did you mean{' '}
          <button
            type="button"
            className={classes.suggested}
            onClick={() => onSuggestion(answer.suggestedQuery ?? '')}
          >
            {answer.suggestedQuery}
          </button>
          ?
        </p>
      )}
      {answer.items.length === 0 ? (
        <Nothing {...props} />
      ) : (
        <Found items={answer.items} layout={layout} onMore={onMore} />
      )}
    </section>
  );
}

type FoundProps = { items: SearchAnswer['items'] } & Pick<SearchResultsProps, 'layout' | 'onMore'>;

/**
 * Drawn again for another answer only, not for each key of the question. The first ones are painted at once; those
 * that lie further down follow in the next frames, or every key would wait for thirty.
 */
const Found = memo(function Found({ items, layout, onMore }: FoundProps) {
  return (
    <>
      <ul className={classes.list} data-layout={layout}>
        {items.map((item) => (
          <li key={item.id}>
            <InTurn fallback={<div className={classes.waiting} />}>
              <SearchResult item={item} />
            </InTurn>
          </li>
        ))}
      </ul>
      {onMore && (
        <div className={classes.more}>
          <Button onClick={onMore}>Show more</Button>
        </div>
      )}
    </>
  );
});

function Nothing({ state, icons, onClear }: SearchResultsProps) {
  if (state.text.trim() === '' && !hasFilters(state)) {
    return (
      <EmptyState icon={icons.start} title="Nothing to search yet">
        Search notes, insights, highlights and more.
      </EmptyState>
    );
  }
  const isNarrowed = hasFilters(state) || state.tab !== 'Everything';
  return (
    <EmptyState
      icon={icons.none}
      title="No results"
      actions={isNarrowed ? <Button onClick={onClear}>Search everything</Button> : undefined}
    >
      {isNarrowed
        ? 'Nothing that matches the filters contains these words.'
        : 'Try fewer or different words.'}
    </EmptyState>
  );
}
