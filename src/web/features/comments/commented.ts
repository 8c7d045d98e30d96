import type { AccessObject } from '#domain/access/can.ts';
import type { CommentObjectType } from '#web/lib/graphql.gen.ts';

/** The note, insight or contact that comments are about. */
export type Commented = {
  kind: 'note' | 'insight' | 'person';
  id: string;
  projectId: string | null;
  access: AccessObject;
};

export const commentedTypes = {
  note: 'NOTE',
  insight: 'INSIGHT',
  person: 'CONTACT',
} as const satisfies Readonly<Record<Commented['kind'], CommentObjectType>>;
