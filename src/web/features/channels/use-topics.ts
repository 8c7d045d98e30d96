import { useQuery } from 'urql';
import type { TopicCardFragment } from '#web/lib/graphql.gen.ts';
import { ChannelTopicsDocument } from './channels.gen.ts';

/** All topics of a channel; there are at most 100. */
export function useTopics(channelId: string): readonly TopicCardFragment[] {
  const [{ data }] = useQuery({ query: ChannelTopicsDocument, variables: { id: channelId } });
  return data?.channel?.topics.items ?? [];
}
