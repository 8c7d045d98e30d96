import { expect, it } from 'vitest';
import { csvUrl, isFiltered, noFilter, wireFilter } from './audit-filter.ts';

const actor = { id: '018f4b6e-0000-7000-8000-000000000001', name: 'Robin' };

it('asks for everything without a choice', () => {
  expect(isFiltered(noFilter)).toBe(false);
  expect(wireFilter(noFilter)).toEqual({ actorId: null, types: null, from: null, to: null });
  expect(csvUrl(noFilter)).toBe('/api/audit-log.csv');
});

it('takes whole days, both included', () => {
  const { from, to } = wireFilter({ ...noFilter, from: '2026-03-01', to: '2026-03-01' });
  expect(new Date(String(to)).getTime() - new Date(String(from)).getTime()).toBe(86_399_999);
  expect(wireFilter({ ...noFilter, from: '0000-99-99' }).from).toBeNull();
});

it('downloads what it shows', () => {
  const chosen = { ...noFilter, actor, type: 'access.granted' };
  expect(isFiltered(chosen)).toBe(true);
  expect(csvUrl(chosen)).toBe(`/api/audit-log.csv?actorId=${actor.id}&types=access.granted`);
});
