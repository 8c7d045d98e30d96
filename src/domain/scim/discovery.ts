import type { Json } from './json.ts';
import { mostResults } from './list-request.ts';
import { groupUrn } from './scim-group.ts';
import { userUrn } from './scim-user.ts';

const schemaUrn = 'urn:ietf:params:scim:schemas:core:2.0:Schema';
const typeUrn = 'urn:ietf:params:scim:schemas:core:2.0:ResourceType';

/** What this server can do, for providers that ask before they begin. */
export const serviceProviderConfig: Json = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: mostResults },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token that an admin of the workspace creates in its settings',
      primary: true,
    },
  ],
};

export const resourceTypes: readonly Json[] = [
  { schemas: [typeUrn], id: 'User', name: 'User', endpoint: '/Users', schema: userUrn },
  { schemas: [typeUrn], id: 'Group', name: 'Group', endpoint: '/Groups', schema: groupUrn },
];

type Attribute = {
  name: string;
  type?: string;
  required?: boolean;
  multiValued?: boolean;
  sub?: Attribute[];
};

function describe({ name, type = 'string', required = false, multiValued = false, sub }: Attribute): Json {
  return {
    name,
    type,
    multiValued,
    required,
    caseExact: name === 'externalId' || name === 'value',
    mutability: 'readWrite',
    returned: 'default',
    uniqueness: name === 'userName' ? 'server' : 'none',
    ...(sub && { subAttributes: sub.map(describe) }),
  };
}

const userAttributes: Attribute[] = [
  { name: 'userName', required: true },
  { name: 'externalId' },
  { name: 'active', type: 'boolean' },
  { name: 'displayName' },
  { name: 'name', type: 'complex', sub: [{ name: 'givenName' }, { name: 'familyName' }] },
  {
    name: 'emails',
    type: 'complex',
    multiValued: true,
    sub: [{ name: 'value' }, { name: 'type' }, { name: 'primary', type: 'boolean' }],
  },
];

const groupAttributes: Attribute[] = [
  { name: 'displayName', required: true },
  { name: 'externalId' },
  { name: 'members', type: 'complex', multiValued: true, sub: [{ name: 'value' }] },
];

export const scimSchemas: readonly Json[] = [
  { schemas: [schemaUrn], id: userUrn, name: 'User', attributes: userAttributes.map(describe) },
  { schemas: [schemaUrn], id: groupUrn, name: 'Group', attributes: groupAttributes.map(describe) },
];
