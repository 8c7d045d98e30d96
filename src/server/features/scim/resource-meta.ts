import { createHash } from 'node:crypto';
import type { Json } from '#domain/scim/json.ts';
import { ScimError } from '#domain/scim/scim-error.ts';
import { isJson } from '#domain/scim/json.ts';

/** Where the workspace's resources are: `https://team.example.com/scim/v2`. */
export type Address = string;
type Facts = { id: string; createdAt: Date; updatedAt: Date; address: Address };

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id as the database takes it; what is none names nobody. */
export function idOrNobody(id: string): string | null {
  return idPattern.test(id) ? id.toLowerCase() : null;
}

/** The version is taken of the content: what changed nothing is the same version. */
export function metaOf(type: 'User' | 'Group', resource: Json, facts: Facts): Json {
  const digest = createHash('sha256').update(JSON.stringify(resource)).digest('base64url').slice(0, 22);
  return {
    resourceType: type,
    created: facts.createdAt.toISOString(),
    lastModified: facts.updatedAt.toISOString(),
    location: `${facts.address}/${type}s/${facts.id}`,
    version: `W/"${digest}"`,
  };
}

export function versionOf({ meta }: Json): string {
  const version = isJson(meta) ? meta['version'] : undefined;
  return typeof version === 'string' ? version : '';
}

/** Somebody else changed it since the caller looked. Throws ScimError 412. */
export function requireVersion(resource: Json, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch === '*') return;
  const wanted = ifMatch.split(',').map((one) => one.trim());
  if (!wanted.includes(versionOf(resource))) throw new ScimError(412, 'The resource has changed');
}
