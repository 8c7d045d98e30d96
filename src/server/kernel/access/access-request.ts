import { titleOf } from './content-tables.ts';
import type { AccessObjectType } from './tables.ts';

/** Somebody asks the people in charge of an object to let them in. */
export type AccessRequest = {
  readonly id: string;
  readonly objectType: AccessObjectType;
  readonly objectId: string;
  readonly objectTitle: string;
  readonly memberId: string;
  readonly message: string;
  readonly createdAt: Date;
  readonly approved: boolean | null;
};

/** Of access_requests joined with its access_objects. */
export const requestColumns = () =>
  [
    'access_requests.id',
    'access_objects.type as objectType',
    'access_requests.object_id as objectId',
    titleOf('access_objects').as('objectTitle'),
    'access_requests.member_id as memberId',
    'access_requests.message',
    'access_requests.created_at as createdAt',
    'access_requests.approved',
  ] as const;
