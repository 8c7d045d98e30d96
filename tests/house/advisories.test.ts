import { expect, it } from 'vitest';
import { advisoryProblems, isBelow } from '../../scripts/advisory-problems.mjs';

const list = {
  checkedOn: '2026-11-16',
  advisories: [{ package: 'dompurify', fixedIn: '3.2.4', id: 'CVE-2025-26791' }],
};
const lock = (version: string) => ({ packages: { 'node_modules/a/node_modules/dompurify': { version } } });
const now = new Date('2026-11-20');

it('names a locked version that an advisory covers, wherever it is nested', () => {
  expect(advisoryProblems(list, { lock: lock('3.2.3'), now })).toEqual([
    'dompurify 3.2.3: CVE-2025-26791, fixed in 3.2.4',
  ]);
  expect(advisoryProblems(list, { lock: lock('3.10.0'), now })).toEqual([]);
});

it('refuses a list that nobody has looked at for half a year', () => {
  const [problem] = advisoryProblems(list, { lock: lock('3.2.4'), now: new Date('2027-06-01') });
  expect(problem).toContain('was last checked on 2026-11-16');
});

it.each([
  ['1.9.0', '1.10.0', true],
  ['2.0.0', '1.10.0', false],
  ['1.10.0-rc.1', '1.10.0', false],
  ['0.9.9', '1.0.0', true],
])('%s is below %s: %s', (version, limit, below) => expect(isBelow(version, limit)).toBe(below));
