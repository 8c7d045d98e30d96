import { expect, test } from 'vitest';
import { decode } from '#domain/codec/codec.ts';
import { filterFormCodec, filterFormToWire } from '#domain/filters/filter-form.ts';
import { usableFilterRows } from '#domain/filters/usable-rows.ts';
import { columnFilter } from './chart-fields.ts';

const fieldId = '0198a3d2-0000-7000-8000-000000000001';
const situation = {
  now: new Date(0),
  currentUserId: null,
  aiUserId: fieldId,
  resultTypes: ['HIGHLIGHT'] as const,
};

const types = ['SELECT', 'BOOLEAN', 'NPS', 'TEXT'] as const;

test.each(types.flatMap((type) => [[type, ''] as const, [type, '7'] as const]))(
  'a column of %s for %j is a filter that is used',
  (fieldType, value) => {
    const form = columnFilter({ kind: 'person', fieldId, fieldType }, value);
    expect(decode(filterFormCodec, filterFormToWire(form))).toEqual(form);
    expect(usableFilterRows(form, situation)).toHaveLength(1);
  },
);
