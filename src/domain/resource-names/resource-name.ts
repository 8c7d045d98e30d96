import { isUuid } from '#domain/ids/uuid.ts';
import { mergedList, type MergedList } from '#domain/things/merged.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

export const resourceTypes = mergedList('resources');
export type ResourceType = MergedList<'resources'>;

/** Names a thing, or a thing inside it: a highlight of a note. */
export type ResourceName = {
  readonly type: ResourceType;
  readonly uuid: string;
  readonly subType?: ResourceType;
  readonly subUuid?: string;
};

const scheme = 'rn';

export function formatResourceName({ type, uuid, subType, subUuid }: ResourceName): string {
  const inner = subType !== undefined && subUuid !== undefined ? [subType, subUuid.toLowerCase()] : [];
  return [scheme, type, uuid.toLowerCase(), ...inner].join(':');
}

export function parseResourceName(text: string): Parsed<ResourceName> {
  const [start, type, uuid, subType, subUuid, ...rest] = text.split(':');
  const outer = readPair(type, uuid);
  if (start !== scheme || !outer || rest.length > 0) return refused('Invalid resource name');
  if (subType === undefined && subUuid === undefined) return accepted(outer);
  const inner = readPair(subType, subUuid);
  if (!inner) return refused('Invalid resource name');
  return accepted({ ...outer, subType: inner.type, subUuid: inner.uuid });
}

function readPair(
  type: string | undefined,
  uuid: string | undefined,
): { type: ResourceType; uuid: string } | undefined {
  const known = resourceTypes.find((member) => member === type);
  if (!known || uuid === undefined || !isUuid(uuid)) return undefined;
  return { type: known, uuid: uuid.toLowerCase() };
}
