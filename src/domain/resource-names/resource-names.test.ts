import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  externalResourceTypes,
  formatExternalResourceName,
  parseExternalResourceName,
} from './external-resource-name.ts';
import { formatResourceName, parseResourceName, resourceTypes } from './resource-name.ts';

const uuid = '0192f0c1-2b3c-7d4e-8f50-61728394a5b6';

describe('internal resource names', () => {
  test('are read back', () => {
    const type = fc.constantFrom(...resourceTypes);
    const plain = fc.record({ type, uuid: fc.uuid() });
    const inner = fc.record({ type, uuid: fc.uuid(), subType: type, subUuid: fc.uuid() });
    fc.assert(
      fc.property(fc.oneof(plain, inner), (name) => {
        expect(parseResourceName(formatResourceName(name))).toEqual({ ok: true, value: name });
        expect(parseResourceName(`rn:${name.type}:${name.uuid.toUpperCase()}`)).toMatchObject({
          ok: true,
          value: { uuid: name.uuid },
        });
      }),
    );
  });

  test.each([
    '',
    'rn',
    'rn:NOTE',
    `NOTE:${uuid}`,
    `rn:note:${uuid}`,
    `rn:NOTE:${uuid}x`,
    `rn:NOTE:${uuid}:`,
    `rn:NOTE:${uuid}:HIGHLIGHT`,
    `rn:NOTE:${uuid}:HIGHLIGHT:x`,
    `rn:NOTE:${uuid}:HIGHLIGHT:${uuid}:`,
  ])('%j is refused', (text) => {
    expect(parseResourceName(text)).toEqual({ ok: false, message: 'Invalid resource name' });
  });
});

describe('external resource names', () => {
  test('are read back', () => {
    const subType = fc.constantFrom(...externalResourceTypes.LINEAR);
    const id = fc.string({ minLength: 1, unit: 'grapheme' });
    fc.assert(
      fc.property(fc.record({ type: fc.constant('LINEAR' as const), subType, id }), (name) => {
        expect(parseExternalResourceName(formatExternalResourceName(name))).toEqual({
          ok: true,
          value: name,
        });
      }),
    );
  });

  test.each([
    ['', 'Invalid External Resource Name'],
    ['LINEAR:ISSUE:1', 'Invalid External Resource Name'],
    ['ern:LINEAR:ISSUE', 'Invalid External Resource Name'],
    ['ern:LINEAR:ISSUE:', 'Invalid External Resource Name'],
    ['ern:LINEAR:ISSUE:%', 'Invalid External Resource Name'],
    ['ern:LINEAR:ISSUE:1:2', 'Invalid External Resource Name'],
    ['ern:JIRA:ISSUE:1', 'Invalid External Resource Type'],
    ['ern:toString:ISSUE:1', 'Invalid External Resource Type'],
    ['ern:LINEAR:TEAM:1', 'Invalid External Resource Sub Type'],
  ])('%j: %s', (text, message) => {
    expect(parseExternalResourceName(text)).toEqual({ ok: false, message });
  });
});
