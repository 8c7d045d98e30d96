import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

/** Each outside tool with the things it has. */
export const externalResourceTypes = { LINEAR: ['ISSUE', 'PROJECT'] } as const;
export type ExternalResourceType = keyof typeof externalResourceTypes;
export type ExternalResourceSubType = (typeof externalResourceTypes)[ExternalResourceType][number];
export type ExternalResourceName = {
  readonly type: ExternalResourceType;
  readonly subType: ExternalResourceSubType;
  readonly id: string;
};

const scheme = 'ern';

export function formatExternalResourceName({ type, subType, id }: ExternalResourceName): string {
  return [scheme, type, subType, encodeURIComponent(id)].join(':');
}

export function parseExternalResourceName(text: string): Parsed<ExternalResourceName> {
  const [start, type, subType, encodedId, ...rest] = text.split(':');
  const id = decodeId(encodedId ?? '');
  if (start !== scheme || subType === undefined || !id || rest.length > 0) {
    return refused('Invalid External Resource Name');
  }
  if (!isExternalType(type)) return refused('Invalid External Resource Type');
  const known = externalResourceTypes[type].find((member) => member === subType);
  if (!known) return refused('Invalid External Resource Sub Type');
  return accepted({ type, subType: known, id });
}

function isExternalType(type: string | undefined): type is ExternalResourceType {
  return type !== undefined && Object.hasOwn(externalResourceTypes, type);
}

function decodeId(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
