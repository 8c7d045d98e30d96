import { IconLayoutGrid, IconList, IconSearch, IconSearchOff } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { literal } from '#domain/codec/primitives.ts';
import { checkSearchQuery } from '#domain/limits/search-query-limit.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import {
  searchLayouts,
  tabResultTypes,
  type SearchLayout,
  type SearchTab,
} from '#domain/search/search-page.ts';
import { FilterPanel } from '#web/features/filters/index.ts';
import { useLocalValue } from '#web/lib/local-value.ts';
import { useStable } from '#web/lib/use-stable.ts';
import { navigate } from '#web/lib/navigation/navigator.ts';
import { IconButton } from '#web/ui/button.tsx';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { moveInResults } from './move-in-results.ts';
import { SearchFacets } from './search-facets.tsx';
import { SearchResults } from './search-results.tsx';
import { emptySearch, type SearchMethod, type SearchState } from './search-state.ts';
import { tabsWithCounts } from './search-tabs.ts';
import { useSearch } from './use-search.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import classes from './search.module.css';

const pageSize = 30;
const furthest = 1000;
const none: readonly never[] = [];
const methods: readonly { value: SearchMethod; label: string }[] = [
  { value: 'HYBRID', label: 'Words and meaning' },
  { value: 'FULL_TEXT', label: 'Words' },
  { value: 'VECTOR', label: 'Meaning' },
];
const sorts = [
  { value: 'RELEVANCE', label: 'Most relevant' },
  { value: 'UPDATED', label: 'Last updated' },
  { value: 'CREATED', label: 'Newest first' },
] as const;

/** Everything that can be found, as it is typed. `q` in the address is what was searched for. */
export function SearchScreen({ q }: { q: string }) {
  const [state, setState] = useState<SearchState>({ ...emptySearch, text: q });
  const [limit, setLimit] = useState(pageSize);
  const [layout, setLayout] = useLocalValue<SearchLayout>('searchLayout', literal(...searchLayouts), 'LIST');
  const change = useStable((part: Partial<SearchState>) => {
    setState({ ...state, ...part });
    setLimit(pageSize);
  });
  const showMore = useStable(() => setLimit(Math.min(furthest, limit + pageSize * 2)));
  const checked = checkSearchQuery(state.text);
  const asked = useLastGood(state, checked.ok);
  const { query, answer } = useSearch(asked, limit);
  const writeAddress = useAddress(state.text, q, (text) => change({ text }));

  return (
    <div className={classes.screen} role="presentation" onKeyDown={(event) => onKey(event, writeAddress)}>
      {/* The box says what this page is to those who see it. */}
      <h1 className={classes.heading}>Search</h1>
      <SearchBox text={state.text} onChange={(text) => change({ text })} />
      {!checked.ok && (
        <p role="alert" className={classes.problem}>
          {checked.message}
        </p>
      )}
      <Tabs<SearchTab>
        label="Kinds of results"
        tabs={tabsWithCounts(answer)}
        value={state.tab}
        onChange={(tab) => change({ tab })}
      >
        <div className={classes.tools}>
          {answer && answer.methods.length > 1 && (
            <CompactSelect
              label="Search by"
              value={state.method}
              options={methods.filter(({ value }) => answer.methods.includes(value))}
              onChange={(method) => change({ method })}
            />
          )}
          <CompactSelect
            label="Sort"
            value={state.sort}
            options={sorts}
            onChange={(sort) => change({ sort })}
          />
          <FilterPanel
            form={state.form}
            types={tabResultTypes[state.tab]}
            projectId={null}
            onChange={(form) => change({ form })}
          />
          <span className={classes.layouts}>
            <IconButton label="List" aria-pressed={layout === 'LIST'} onClick={() => setLayout('LIST')}>
              <IconList size={16} />
            </IconButton>
            <IconButton label="Grid" aria-pressed={layout === 'GRID'} onClick={() => setLayout('GRID')}>
              <IconLayoutGrid size={16} />
            </IconButton>
          </span>
        </div>
        <div className={classes.columns}>
          <SearchFacets
            projects={answer?.projects ?? none}
            authors={answer?.authors ?? none}
            projectIds={state.projectIds}
            authorIds={state.authorIds}
            updated={state.updated}
            form={state.form}
            onChange={change}
          />
          <SearchResults
            query={query}
            answer={answer}
            layout={layout}
            state={state}
            onSuggestion={(text) => change({ text })}
            onClear={() => change({ ...emptySearch, text: state.text })}
            onMore={answer && answer.items.length < Math.min(answer.total, furthest) ? showMore : null}
            icons={{ none: <IconSearchOff size={20} />, start: <IconSearch size={20} /> }}
          />
        </div>
      </Tabs>
    </div>
  );
}

function SearchBox({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <search className={classes.box}>
      <IconSearch size={18} aria-hidden />
      <input
        ref={input}
        type="search"
        aria-label="Search"
        aria-describedby="search-hint"
        placeholder="Search everything"
        autoComplete="off"
        spellCheck={false}
        className={classes.input}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <span id="search-hint" className={classes.hint}>
        “exact phrase” · -exclude
      </span>
    </search>
  );
}

/** Arrows go through the results. Enter on one opens it; in the box it keeps the list, for nothing was chosen yet. */
function onKey(event: KeyboardEvent, search: () => void) {
  if (event.target instanceof HTMLSelectElement || event.nativeEvent.isComposing) return;
  const isInBox = event.target instanceof HTMLInputElement && event.target.type === 'search';
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined && (isInBox || isResult(event.target))) {
    event.preventDefault();
    moveInResults(event.currentTarget, step === 1 ? 1 : -1);
  }
  if (event.key === 'Enter' && isInBox) {
    event.preventDefault();
    search();
  }
}

function isResult(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.dataset['searchResult'] !== undefined;
}

/** What is too long is not asked: the last search that could be stays. */
function useLastGood(state: SearchState, isGood: boolean): SearchState {
  const [last, setLast] = useState(state);
  if (isGood && last !== state) setLast(state);
  return isGood ? state : last;
}

/** The address follows the box, and the box follows Back and Forward. Answers how to write it at once. */
function useAddress(text: string, q: string, onBack: (text: string) => void): () => void {
  const settled = useSettled(text, 400);
  const written = useRef(q);
  const write = useStable((now: string) => {
    if (now.trim() === written.current.trim()) return;
    written.current = now;
    const hash = now.trim() === '' ? {} : { hash: { q: now.slice(0, 2000) } };
    navigate(buildUrl('search', hash), { replace: true });
  });
  useEffect(() => {
    if (settled === text) write(settled);
    // Only a pause writes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [settled, write]);
  useEffect(() => {
    if (q.trim() === written.current.trim()) return;
    written.current = q;
    onBack(q);
    // Only the address decides.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [q]);
  return useStable(() => write(text));
}
