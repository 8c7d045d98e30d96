import type { OperationContext } from 'urql';
import type { UpdateInsightMutation } from '#web/lib/graphql.gen.ts';
import { keptAs } from '#web/lib/outbox/keep.ts';

type Titled = Omit<UpdateInsightMutation['updateInsight'], 'title' | 'updatedAt'>;

/** A title typed without a connection is shown, and saved later. */
export function keptInsightTitle(
  { id, coverFileId, status, version }: Titled,
  title: string,
): Partial<OperationContext> {
  const updatedAt = new Date().toISOString();
  return keptAs<UpdateInsightMutation>(
    { updateInsight: { __typename: 'Insight', id, coverFileId, status, version, title, updatedAt } },
    { replaces: `title of ${id}` },
  );
}
