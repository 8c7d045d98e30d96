import { useMemo } from 'react';
import { useQuery } from 'urql';
import { ChannelPeopleDocument } from './channels.gen.ts';
import type { Instants } from './period.ts';

export type People = { readonly count: number; readonly ofTheme: ReadonlyMap<string, number> };

/** Who said what a period has. Read apart from the counts of data points, which don't wait for it; undefined until then. */
export function usePeople(channelId: string, period: Instants, topicId: string | null): People | undefined {
  const [{ data }] = useQuery({
    query: ChannelPeopleDocument,
    variables: { id: channelId, ...period, topicId },
  });
  const people = data?.channel?.people;
  return useMemo(
    () =>
      people && {
        count: people.count,
        ofTheme: new Map(people.themes.map(({ themeId, count }) => [themeId, count])),
      },
    [people],
  );
}
