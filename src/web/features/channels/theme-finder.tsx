import { useDeferredValue, useState, type ReactNode } from 'react';
import { Paged } from '#web/kit/lists/paged.tsx';
import type { ThemeCardFragment } from '#web/lib/graphql.gen.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ChannelThemesDocument } from './channels.gen.ts';
import classes from './theme-finder.module.css';

export type ThemeFinderProps = {
  channelId: string;
  /** Only themes of other topics, or of none. */
  outsideTopicId?: string;
  /** The theme that this is about: it is not offered. */
  exceptId?: string;
  /** Whether the search is where a person begins. */
  isFirst?: boolean;
  /** Above the themes while nothing is searched for. */
  before?: ReactNode;
  /** Where there are none at all. */
  empty: ReactNode;
  /** Items of the list, for the themes that were found. */
  renderThemes: (themes: readonly ThemeCardFragment[], isSearch: boolean) => ReactNode;
};

/** All themes of a channel to choose from, found by their titles. */
export function ThemeFinder(props: ThemeFinderProps) {
  const { channelId, outsideTopicId, exceptId, isFirst = true, before, empty, renderThemes } = props;
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  return (
    <div className={classes.finder}>
      <TextField
        label="Find themes"
        hideLabel
        type="search"
        placeholder="Find themes"
        data-autofocus={isFirst || undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // In a form it would save what is not chosen yet.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {query === '' && before !== undefined && <ul className={classes.list}>{before}</ul>}
      <Paged
        key={query}
        what="the themes"
        document={ChannelThemesDocument}
        variables={(after) => ({
          id: channelId,
          query: query || null,
          outsideTopicId: outsideTopicId ?? null,
          first: 50,
          after,
        })}
        page={({ channel }) =>
          channel?.themes && {
            ...channel.themes,
            items: channel.themes.items.filter(({ id }) => id !== exceptId),
          }
        }
        skeleton={<SkeletonRows rows={6} label="Loading the themes" />}
        empty={query === '' ? empty : <EmptyState title={`No results for “${query}”`} />}
        renderFrame={(content) => (
          <ul className={classes.list} aria-label="Themes to choose from">
            {content}
          </ul>
        )}
        renderRows={(themes) => renderThemes(themes, query !== '')}
        renderMore={(button) => <li>{button}</li>}
      />
    </div>
  );
}
