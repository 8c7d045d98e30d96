import { expect, test } from 'vitest';
import { comparedFields } from './compared-fields.ts';

const labels = (columns: string[], contacts: string[]) =>
  comparedFields(
    columns.map((name, at) => ({ id: `column ${at}`, name })),
    contacts.map((label, at) => ({ id: `contact ${at}`, label })),
  ).map(({ label }) => label);

test('fields that are called alike say where they come from; others only what they are called', () => {
  expect(labels(['Plan', 'Store'], ['plan', 'Role'])).toEqual([
    'Plan (column)',
    'Store',
    'plan (contact field)',
    'Role',
  ]);
});

test('of the same name and origin they are numbered', () => {
  expect(labels(['Plan'], ['Plan', 'Plan'])).toEqual([
    'Plan (column)',
    'Plan (contact field 1)',
    'Plan (contact field 2)',
  ]);
});

test('the same field is listed once', () => {
  const plan = { id: 'plan', label: 'Plan' };
  expect(comparedFields([], [plan, plan])).toEqual([plan]);
});
