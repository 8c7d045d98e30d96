import { expect, test } from 'vitest';
import { decode, isOf } from '#domain/codec/codec.ts';
import { connectorCodec } from './connectors.ts';

const id = (n: number): string => `0190a1b2-0000-7000-8000-00000000000${n}`;
const connector = { id: id(1), from: id(2), to: id(3), arrow: 'end' };

test('a connector may have a label', () => {
  expect(decode(connectorCodec, connector)).toEqual(connector);
  const labelled = { ...connector, label: 'leads to' };
  expect(decode(connectorCodec, labelled)).toEqual(labelled);
});

test.each(['', 'a'.repeat(201), 7, null])('refuses the label %#', (label) => {
  expect(isOf(connectorCodec, { ...connector, label })).toBe(false);
});
