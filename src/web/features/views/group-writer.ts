import { useClient } from 'urql';
import type { ObjectType } from '#domain/search/result-types.ts';
import type { ViewGroup } from '#domain/views/view-data.ts';
import {
  CreateInsightDocument,
  PublishInsightDocument,
  UnpublishInsightDocument,
} from '#web/features/insights/insights.gen.ts';
import { problemOf } from '#web/lib/graphql-problem.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { useMayEdit } from './use-may-edit.ts';
import type { Row } from './row-of.ts';

export type GroupWriter = {
  /** A drag can't change what these groups stand for. */
  readonly isFixed: boolean;
  readonly canAdd: boolean;
  readonly refusalFor: (row: Row) => string | null;
  /** Null, or what went wrong. */
  readonly put: (row: Row, from: string, to: string) => Promise<string | null>;
  readonly add: (key: string) => Promise<void>;
};

/** Changes what a row is grouped by. */
export function useGroupWriter(
  projectId: string,
  objectType: ObjectType,
  group: ViewGroup | undefined,
): GroupWriter {
  const client = useClient();
  const refusalFor = useMayEdit();
  const isPublishing = group?.by === 'PUBLISHED' && objectType === 'INSIGHT';
  return {
    isFixed: !isPublishing,
    canAdd: isPublishing,
    refusalFor,
    async put(row, _from, to) {
      const document = to === 'published' ? PublishInsightDocument : UnpublishInsightDocument;
      const { error } = await client.mutation(document, { id: row.id }).toPromise();
      return error ? problemOf(error).message : null;
    },
    async add() {
      const { data } = await client.mutation(CreateInsightDocument, { input: { projectId } }).toPromise();
      if (data) goTo('insight', { params: { insightId: data.createInsight.id } });
    },
  };
}
