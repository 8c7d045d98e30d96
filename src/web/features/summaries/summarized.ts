import type { AccessObject } from '#domain/access/can.ts';

/** What a summary is of. */
export type Summarized = {
  readonly type: 'NOTE' | 'INSIGHT' | 'PROJECT';
  readonly id: string;
  readonly title: string;
  readonly access: AccessObject;
};
