import { isEventType } from '#domain/events/event-types.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';

export type AuditFilter = {
  readonly actorId?: string | null;
  readonly types?: readonly string[] | null;
  readonly objectId?: string | null;
  readonly from?: Date | null;
  readonly to?: Date | null;
};

/** Canonical ids and known types only: an unknown type is a typing mistake, not an empty log. */
export function readAuditFilter(filter: AuditFilter): AuditFilter {
  const unknown = filter.types?.find((type) => !isEventType(type));
  if (unknown !== undefined) throw new ValidationError('There is no event of one of these types');
  if (filter.from && filter.to && filter.from > filter.to)
    throw new ValidationError('The first day must not be after the last');
  return {
    ...filter,
    actorId: filter.actorId == null ? null : readId(filter.actorId),
    objectId: filter.objectId == null ? null : readId(filter.objectId),
  };
}
