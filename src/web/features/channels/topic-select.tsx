import { titleOf } from '#domain/text/display-names.ts';
import type { TopicCardFragment } from '#web/lib/graphql.gen.ts';
import { CompactSelect } from '#web/ui/compact-select.tsx';

export const anyTopic = 'ANY';
export const noTopic = 'NONE';

export type TopicSelectProps = {
  topics: readonly TopicCardFragment[];
  value: string;
  /** Whether those in no topic can be asked for. */
  withNone?: boolean;
  onChange: (value: string) => void;
};

export function TopicSelect({ topics, value, withNone = false, onChange }: TopicSelectProps) {
  return (
    <CompactSelect
      label="Topic"
      value={topics.some(({ id }) => id === value) || value === noTopic ? value : anyTopic}
      options={[
        { value: anyTopic, label: 'Any topic' },
        ...topics.map(({ id, title }) => ({ value: id, label: titleOf('topic', title) })),
        ...(withNone ? [{ value: noTopic, label: 'No topic' }] : []),
      ]}
      onChange={onChange}
    />
  );
}
