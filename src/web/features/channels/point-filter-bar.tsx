import { useEffect, useEffectEvent, useState } from 'react';
import { noLanguage } from '#domain/channels/language.ts';
import type { PointFilter } from '#domain/channels/point-filter.ts';
import { dataPointSources, type DataPointSource } from '#domain/channels/data-point.ts';
import { sentiments, type Sentiment } from '#domain/channels/sentiment.ts';
import { titleOf } from '#domain/text/display-names.ts';
import type { ThemeCardFragment, TopicCardFragment } from '#web/lib/graphql.gen.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import classes from './data-point-list.module.css';
import { sourceNames } from './data-point-columns.tsx';
import { ColumnSelect } from './column-select.tsx';
import type { ChannelColumn } from './use-columns.ts';
import { languageName } from './language-name.ts';
import { sentimentLabelOf } from './sentiment-badge.tsx';
import { anyTopic, TopicSelect } from './topic-select.tsx';

const settleMs = 250;
const any = 'any';
const noTheme = 'none';

export type PointFilterBarProps = {
  filter: PointFilter;
  /** Those to choose among; none where the list is of one theme or topic. */
  topics: readonly TopicCardFragment[];
  /** Likewise. */
  themes: readonly ThemeCardFragment[];
  /** Those that are shown and have values to choose among. */
  columns: readonly ChannelColumn[];
  languages: readonly string[];
  /** Whether the list can show what was excluded. */
  withExcluded: boolean;
  onChange: (filter: PointFilter) => void;
};

export function PointFilterBar(props: PointFilterBarProps) {
  const { filter, topics, themes, columns, languages, withExcluded, onChange } = props;
  const { query, sentiment, source, language, topicId, themeId, unthemed, excluded, properties } = filter;
  const [typed, setTyped] = useState(query ?? '');
  const settled = useSettled(typed.trim(), settleMs);
  const find = useEffectEvent((words: string) => {
    if (words !== (query ?? '')) onChange(without({ ...filter, query: words || undefined }));
  });
  // The address follows what is typed, a little later: a browser takes only so many changes of it in a minute.
  useEffect(() => find(settled), [settled]);
  return (
    <>
      <TextField
        label="Find data points"
        hideLabel
        type="search"
        placeholder="Find in text"
        maxLength={2000}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <CompactSelect
        label="Sentiment"
        value={sentiment ?? any}
        options={[
          { value: any, label: 'Any sentiment' },
          ...sentiments.map((value) => ({ value, label: sentimentLabelOf(value) })),
        ]}
        onChange={(chosen: Sentiment | typeof any) =>
          onChange(without({ ...filter, sentiment: chosen === any ? undefined : chosen }))
        }
      />
      <CompactSelect
        label="Source"
        value={source ?? any}
        options={[
          { value: any, label: 'Any source' },
          ...dataPointSources.map((value) => ({ value, label: sourceNames[value] ?? value })),
        ]}
        onChange={(chosen: DataPointSource | typeof any) =>
          onChange(without({ ...filter, source: chosen === any ? undefined : chosen }))
        }
      />
      {(languages.length > 1 || language !== undefined) && (
        <CompactSelect
          label="Language"
          value={language ?? any}
          options={[
            { value: any, label: 'Any language' },
            ...languages.map((value) => ({ value, label: languageName(value) })),
            { value: noLanguage, label: 'Unknown language' },
          ]}
          onChange={(chosen) =>
            onChange(without({ ...filter, language: chosen === any ? undefined : chosen }))
          }
        />
      )}
      {topics.length > 0 && (
        <TopicSelect
          topics={topics}
          value={topicId ?? anyTopic}
          onChange={(chosen) =>
            onChange(
              without({
                ...filter,
                themeId: undefined,
                unthemed: undefined,
                topicId: chosen === anyTopic ? undefined : chosen,
              }),
            )
          }
        />
      )}
      {themes.length > 0 && (
        <CompactSelect
          label="Theme"
          value={unthemed === true ? noTheme : (themeId ?? any)}
          options={[
            { value: any, label: 'Any theme' },
            ...(themeId === undefined || themes.some(({ id }) => id === themeId)
              ? []
              : [{ value: themeId, label: 'Another theme' }]),
            ...themes.map(({ id, title }) => ({ value: id, label: titleOf('theme', title) })),
            { value: noTheme, label: 'No theme' },
          ]}
          onChange={(chosen) =>
            onChange(
              without({
                ...filter,
                topicId: undefined,
                themeId: chosen === any || chosen === noTheme ? undefined : chosen,
                unthemed: chosen === noTheme || undefined,
              }),
            )
          }
        />
      )}
      {columns.map((column) => (
        <ColumnSelect
          key={column.id}
          column={column}
          chosen={properties ?? []}
          onChange={(chosen) => onChange(without({ ...filter, properties: chosen }))}
        />
      ))}
      {withExcluded && (
        <CompactSelect
          label="Shown"
          value={excluded === true ? 'excluded' : 'included'}
          options={[
            { value: 'included', label: 'Not excluded' },
            { value: 'excluded', label: 'Excluded' },
          ]}
          onChange={(chosen) =>
            // What is excluded is in no topic and no theme.
            onChange(
              without({
                ...filter,
                topicId: undefined,
                themeId: undefined,
                unthemed: undefined,
                excluded: chosen === 'excluded' || undefined,
              }),
            )
          }
        />
      )}
      {Object.keys(filter).length > 0 && (
        <button
          type="button"
          className={classes.clear}
          onClick={() => {
            setTyped('');
            onChange({});
          }}
        >
          Clear filters
        </button>
      )}
    </>
  );
}

type Loose = { readonly [Key in keyof PointFilter]: PointFilter[Key] | undefined };

/** What filters nothing is left out of the address. */
function without(filter: Loose): PointFilter {
  const { query, sentiment, source, language, topicId, themeId, unthemed, excluded, properties } = filter;
  return {
    ...(query !== undefined && { query }),
    ...(sentiment !== undefined && { sentiment }),
    ...(source !== undefined && { source }),
    ...(language !== undefined && { language }),
    ...(topicId !== undefined && { topicId }),
    ...(themeId !== undefined && { themeId }),
    ...(unthemed === true && { unthemed }),
    ...(excluded === true && { excluded }),
    ...(properties !== undefined && properties.length > 0 && { properties }),
  };
}
