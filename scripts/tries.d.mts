type Try = {
  passed: number;
  failed: number;
  skipped: number;
  failedFiles: string[];
  failedTests: string[];
};

export const outsideOfTests: string;
export function mayTryAgain(project: string): boolean;
export function outcomeOf(first: Try, second?: Try): Omit<Try, 'failedFiles'> & { steadied: string[] };
