import { useQuery } from 'urql';
import type { SupportNoticeQuery } from '#web/lib/graphql.gen.ts';
import { useNow } from '#web/ui/use-now.ts';
import { SupportNoticeDocument } from './support.gen.ts';

/** Null once its time is over, without another word from the server. */
export function useSupportNotice(): SupportNoticeQuery['supportNotice'] | null {
  const [{ data }] = useQuery({ query: SupportNoticeDocument });
  const now = useNow();
  const notice = data?.supportNotice ?? null;
  return notice?.endsAt != null && new Date(notice.endsAt) <= now ? null : notice;
}
