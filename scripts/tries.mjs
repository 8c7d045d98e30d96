// What a part of the tests counts as. Journeys share two cores with a browser and get a second try; nothing else does.

export const outsideOfTests = 'an error outside of any test';

export function mayTryAgain(project) {
  return project === 'e2e';
}

/**
 * One result out of the first try and, where there is one, the second one of the files that failed.
 * `steadied` names what passed only then, so that it's mended and not forgotten.
 */
export function outcomeOf(first, second) {
  const last = second ?? first;
  const steadied = second ? first.failedFiles.filter((file) => !second.failedFiles.includes(file)) : [];
  if (second && second.failed === 0 && steadied.length === 0) steadied.push(outsideOfTests);
  return {
    passed: first.passed + first.failedTests.length - last.failedTests.length,
    failed: last.failed,
    skipped: first.skipped,
    failedTests: last.failedTests,
    steadied,
  };
}
