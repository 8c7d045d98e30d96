import { memo } from 'react';
import { datePresets } from '#domain/time/date-presets.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { Button } from '#web/ui/button.tsx';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { emptySearch, hasFilters, type SearchState } from './search-state.ts';
import type { SearchAnswer } from './use-search.ts';
import classes from './search.module.css';

const presetNames = {
  thisWeek: 'This week',
  thisMonth: 'This month',
  thisQuarter: 'This quarter',
  thisYear: 'This year',
  last7Days: 'Last 7 days',
  last14Days: 'Last 14 days',
  last28Days: 'Last 28 days',
  last90Days: 'Last 90 days',
  last180Days: 'Last 180 days',
  allTimeNoRange: 'Any time',
} as const;

export type FacetsProps = Pick<SearchState, 'projectIds' | 'authorIds' | 'updated' | 'form'> & {
  projects: readonly SearchAnswer['projects'][number][];
  authors: readonly SearchAnswer['authors'][number][];
  onChange: (change: Partial<SearchState>) => void;
};

/** Where the results lie, who made them, when they changed; each narrows the search. */
export const SearchFacets = memo(function SearchFacets(props: FacetsProps) {
  const { projects, authors, projectIds, authorIds, updated, onChange } = props;
  return (
    <aside className={classes.facets} aria-label="Filters">
      <Facet
        title="Project"
        options={projects.map(({ project, count }) => ({
          id: project.id,
          label: titleOf('project', project.title),
          count,
        }))}
        chosen={projectIds}
        onChange={(ids) => onChange({ projectIds: ids })}
      />
      <Facet
        title="Created by"
        options={authors.map(({ member, count }) => ({
          id: member.id,
          label: member.name,
          count,
        }))}
        chosen={authorIds}
        onChange={(ids) => onChange({ authorIds: ids })}
      />
      <div className={classes.facet}>
        <h2 className={classes.facetTitle}>Last updated</h2>
        <CompactSelect
          label="Last updated"
          value={updated}
          options={datePresets.flatMap((value) =>
            value === 'custom' ? [] : [{ value, label: presetNames[value] }],
          )}
          onChange={(value) => onChange({ updated: value })}
        />
      </div>
      {hasFilters(props) && (
        <Button
          onClick={() => {
            const { projectIds: none, authorIds: nobody, updated: whenever, form } = emptySearch;
            onChange({ projectIds: none, authorIds: nobody, updated: whenever, form });
          }}
        >
          Clear filters
        </Button>
      )}
    </aside>
  );
});

type FacetProps = {
  title: string;
  options: readonly { id: string; label: string; count: number }[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
};

const shown = 8;

function Facet({ title, options, chosen, onChange }: FacetProps) {
  if (options.length === 0) return null;
  return (
    <fieldset className={classes.facet}>
      <legend className={classes.facetTitle}>{title}</legend>
      {options.slice(0, shown).map(({ id, label, count }) => (
        <label key={id} className={classes.option}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
          <span className={classes.optionLabel}>{label}</span>
          <span className={classes.optionCount}>{count.toLocaleString('en')}</span>
        </label>
      ))}
    </fieldset>
  );
}
