import { useEffect, useEffectEvent, useState } from 'react';
import type { PointFilter } from '#domain/channels/point-filter.ts';
import { sentiments, type Sentiment } from '#domain/channels/sentiment.ts';
import type { TopicCardFragment } from '#web/lib/graphql.gen.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import classes from './data-point-list.module.css';
import { sentimentLabelOf } from './sentiment-badge.tsx';
import { anyTopic, TopicSelect } from './topic-select.tsx';

const settleMs = 250;
const any = 'any';

export type PointFilterBarProps = {
  filter: PointFilter;
  /** Those to choose among; none where the list is of one theme or topic. */
  topics: readonly TopicCardFragment[];
  /** Whether the list can show what was excluded. */
  withExcluded: boolean;
  onChange: (filter: PointFilter) => void;
};

export function PointFilterBar({ filter, topics, withExcluded, onChange }: PointFilterBarProps) {
  const { query, sentiment, topicId, excluded } = filter;
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
      {topics.length > 0 && (
        <TopicSelect
          topics={topics}
          value={topicId ?? anyTopic}
          onChange={(chosen) =>
            onChange(without({ ...filter, topicId: chosen === anyTopic ? undefined : chosen }))
          }
        />
      )}
      {withExcluded && (
        <CompactSelect
          label="Shown"
          value={excluded === true ? 'excluded' : 'included'}
          options={[
            { value: 'included', label: 'Not excluded' },
            { value: 'excluded', label: 'Excluded' },
          ]}
          onChange={(chosen) =>
            // What is excluded is in no topic.
            onChange(without({ ...filter, topicId: undefined, excluded: chosen === 'excluded' || undefined }))
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
function without({ query, sentiment, topicId, excluded }: Loose): PointFilter {
  return {
    ...(query !== undefined && { query }),
    ...(sentiment !== undefined && { sentiment }),
    ...(topicId !== undefined && { topicId }),
    ...(excluded === true && { excluded }),
  };
}
