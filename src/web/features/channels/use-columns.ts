import { useQuery } from 'urql';
import type { ChannelColumnsQuery } from '#web/lib/graphql.gen.ts';
import { ChannelColumnsDocument } from './channels.gen.ts';

export type ChannelColumn = NonNullable<ChannelColumnsQuery['channel']>['columns'][number];

const none: readonly ChannelColumn[] = [];

/** What tables said of a channel's data points besides, with values to choose among where they are few. */
export function useColumns(channelId: string): readonly ChannelColumn[] {
  const [{ data }] = useQuery({ query: ChannelColumnsDocument, variables: { id: channelId } });
  return data?.channel?.columns ?? none;
}
