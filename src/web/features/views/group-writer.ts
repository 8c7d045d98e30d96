import { useClient } from 'urql';
import { decodeIds, encodeIds } from '#domain/fields/id-list.ts';
import type { ObjectType } from '#domain/search/result-types.ts';
import type { ViewGroup } from '#domain/views/view-data.ts';
import type { FieldLook } from '#web/features/fields/index.ts';
import {
  CreateInsightDocument,
  PublishInsightDocument,
  UnpublishInsightDocument,
  UpdateInsightDocument,
} from '#web/features/insights/insights.gen.ts';
import { CreateNoteDocument } from '#web/features/notes/notes.gen.ts';
import { wireStatusOf } from '#web/kit/objects/insight-status-name.ts';
import { problemOf } from '#web/lib/graphql-problem.ts';
import type { RetagHighlightMutation } from '#web/lib/graphql.gen.ts';
import { keptAs } from '#web/lib/outbox/keep.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { writeValues } from './cell-writer.ts';
import { valueOf } from './field-columns.tsx';
import { RetagHighlightDocument } from './views.gen.ts';
import { useMayEdit } from './use-may-edit.ts';
import type { Row } from './row-of.ts';

export type GroupWriter = {
  /** A drag can't change what these groups stand for. */
  readonly isFixed: boolean;
  readonly canAdd: boolean;
  readonly refusalFor: (row: Row) => string | null;
  /** Null, or what went wrong. */
  readonly put: (row: Row, from: string, to: string) => Promise<string | null>;
  /** A new row with the column's value. */
  readonly add: (key: string) => Promise<void>;
};

type Grouping = {
  projectId: string;
  objectType: ObjectType;
  group: ViewGroup | undefined;
  fields: readonly FieldLook[];
};

/** Changes what a row is grouped by. */
export function useGroupWriter({ projectId, objectType, group, fields }: Grouping): GroupWriter {
  const client = useClient();
  const refusalFor = useMayEdit();
  const isRetagging = group?.by === 'TAG' && objectType === 'HIGHLIGHT';
  // A score is measured: no column says which one it would be.
  const isField = group?.by === 'SELECT' || group?.by === 'PERSON' || group?.by === 'BOOLEAN';
  const field = isField ? fields.find(({ id }) => id === group.fieldId) : undefined;

  async function moveTo(id: string, key: string, isPublished: boolean): Promise<string | null> {
    const steps = [];
    const status = wireStatusOf(key);
    if (status) steps.push(() => client.mutation(UpdateInsightDocument, { input: { id, status } }));
    if (key === 'published') steps.push(() => client.mutation(PublishInsightDocument, { id }));
    else if (isPublished) steps.push(() => client.mutation(UnpublishInsightDocument, { id }));
    for (const step of steps) {
      const { error } = await step().toPromise();
      if (error) return problemOf(error).message;
    }
    return null;
  }

  async function retag(id: string, from: string, to: string): Promise<string | null> {
    const tags = { add: to === '' ? [] : [to], remove: from === '' ? [] : [from] };
    const kept = keptAs<RetagHighlightMutation>({
      changeHighlightTags: { __typename: 'HighlightTagChange', id: null, changedCount: 0, highlights: [] },
    });
    const { error } = await client.mutation(RetagHighlightDocument, { ids: [id], ...tags }, kept).toPromise();
    return error ? problemOf(error).message : null;
  }

  async function fill(objectId: string, value: string): Promise<string | null> {
    if (!field) return 'This field was deleted';
    const cell = { objectId, fieldId: field.id, value: value === '' ? null : value };
    return (await writeValues(client, [cell])).problem;
  }

  async function create(): Promise<string | null> {
    const input = { projectId };
    const isInsight = objectType === 'INSIGHT';
    const { data, error } = isInsight
      ? await client.mutation(CreateInsightDocument, { input }).toPromise()
      : await client.mutation(CreateNoteDocument, { input }).toPromise();
    if (error) showToast({ message: problemOf(error).message, tone: 'error' });
    if (!data) return null;
    return 'createInsight' in data ? data.createInsight.id : data.createNote.id;
  }

  return {
    isFixed: !field && group?.by !== 'PUBLISHED' && !isRetagging,
    canAdd: !isRetagging,
    refusalFor,
    put(row, from, to) {
      if (isRetagging) return retag(row.id, from, to);
      if (!field) return moveTo(row.id, to, from === 'published');
      return fill(row.id, withGroup(valueOf(row, field.id)?.value ?? '', from, to, field));
    },
    async add(key) {
      const id = await create();
      if (id === null) return;
      const problem = field
        ? await fill(id, key)
        : group?.by === 'PUBLISHED'
          ? await moveTo(id, key, false)
          : null;
      if (problem !== null) showToast({ message: problem, tone: 'error' });
    },
  };
}

/** A field of one value takes the new one; of several, only the one of the column it leaves is exchanged. */
function withGroup(value: string, from: string, to: string, field: FieldLook): string {
  if (field.type === 'BOOLEAN' || (field.type === 'SELECT' && field.maxOptions === 1)) return to;
  const others = decodeIds(value).filter((id) => id !== from && id !== to);
  return encodeIds(to === '' ? others : [...others, to]);
}
