import { useQuery } from 'urql';
import { ChannelLanguagesDocument } from './channels.gen.ts';

const none: readonly string[] = [];

/** Languages that a channel has had, to choose among. */
export function useLanguages(channelId: string): readonly string[] {
  const [{ data }] = useQuery({ query: ChannelLanguagesDocument, variables: { id: channelId } });
  return data?.channel?.languages ?? none;
}
