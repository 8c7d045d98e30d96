import { expect, test } from 'vitest';
import { decode, isOf } from '#domain/codec/codec.ts';
import { auditMetadataCodec } from './audit-metadata.ts';

const id = '018f4b6e-0000-7000-8000-000000000001';
const all = [
  { type: 'permission', objectType: 'PROJECT', objectId: id, granteeId: 'public', from: null, to: 'READ' },
  { type: 'tokens', tokenIds: [id] },
  { type: 'apiToken', apiTokenId: id, name: 'CI' },
  { type: 'translation', objectType: 'NOTE', objectId: id, from: null, to: 'de' },
  { type: 'aiRegion', from: 'us_b', to: 'eu_a' },
  { type: 'transcriptionProvider', from: null, to: 'embedded' },
];

test.each(all)('$type', (metadata) => expect(decode(auditMetadataCodec, metadata)).toEqual(metadata));

test.each([
  { type: 'permission', objectType: 'PROJECT', objectId: id, granteeId: 'x', from: null, to: 'ADMIN' },
  { type: 'aiRegion', from: null, to: 'EU_A' },
  { type: 'other' },
])('refuses %j', (metadata) => expect(isOf(auditMetadataCodec, metadata)).toBe(false));
