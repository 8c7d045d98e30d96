import type { AccessObject } from '#domain/access/can.ts';

/** The note or insight that comments are about. */
export type Commented = {
  kind: 'note' | 'insight';
  id: string;
  projectId: string | null;
  access: AccessObject;
};
