import { describe, expect, test } from 'vitest';
import { mayTryAgain, outcomeOf, outsideOfTests } from '../../scripts/tries.mjs';

const failedOnce = {
  passed: 8,
  failed: 2,
  skipped: 1,
  failedFiles: ['a.ts', 'b.ts'],
  failedTests: ['one', 'two'],
};

describe('a second try', () => {
  test.each(['domain', 'web', 'server', 'faults'])('is not given to %s tests', (project) => {
    expect(mayTryAgain(project)).toBe(false);
  });

  test('is given to journeys', () => {
    expect(mayTryAgain('e2e')).toBe(true);
  });
});

describe('the result of a part', () => {
  test('is what failed once, where there is no second try', () => {
    expect(outcomeOf(failedOnce)).toMatchObject({
      passed: 8,
      failed: 2,
      failedTests: ['one', 'two'],
      steadied: [],
    });
  });

  test('names the files that passed at the second try', () => {
    const second = { passed: 3, failed: 1, skipped: 0, failedFiles: ['b.ts'], failedTests: ['two'] };
    expect(outcomeOf(failedOnce, second)).toMatchObject({
      passed: 9,
      failed: 1,
      skipped: 1,
      steadied: ['a.ts'],
    });
  });

  test('names an error that belongs to no test', () => {
    const first = { passed: 8, failed: 1, skipped: 0, failedFiles: [], failedTests: [] };
    const second = { passed: 8, failed: 0, skipped: 0, failedFiles: [], failedTests: [] };
    expect(outcomeOf(first, second)).toMatchObject({ passed: 8, failed: 0, steadied: [outsideOfTests] });
  });
});
