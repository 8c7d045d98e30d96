import type { OperationContext } from 'urql';
import type { UpdateInsightMutation } from '#web/lib/graphql.gen.ts';
import { keepTyped } from '#web/lib/outbox/keep-typed.ts';
import { keptAs } from '#web/lib/outbox/keep.ts';
import { UpdateInsightDocument } from './insights.gen.ts';

type Titled = Omit<UpdateInsightMutation['updateInsight'], 'title' | 'updatedAt'>;

/** A title typed without a connection is shown, and saved later. */
export function keptInsightTitle(
  { id, coverFileId, status, version }: Titled,
  title: string,
): Partial<OperationContext> {
  const updatedAt = new Date().toISOString();
  return keptAs<UpdateInsightMutation>(
    { updateInsight: { __typename: 'Insight', id, coverFileId, status, version, title, updatedAt } },
    { replaces: titleOf(id) },
  );
}

export function keepTypedInsightTitle(id: string, title: string | null): void {
  const variables = title === null ? null : { input: { id, title } };
  keepTyped({ replaces: titleOf(id), document: UpdateInsightDocument, variables });
}

function titleOf(id: string): string {
  return `title of ${id}`;
}
