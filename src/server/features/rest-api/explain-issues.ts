import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** The first thing that is wrong, in a sentence that names where. */
export function explainIssues({ issues }: { readonly issues: readonly Issue[] }): string {
  const [issue] = issues;
  if (!issue) return 'The item could not be read';
  // Of several forms the one that fits best is what somebody meant.
  if (issue.code === 'invalid_union' && issue.errors.length > 0)
    return explainIssues({ issues: issue.errors.toSorted((a, b) => a.length - b.length)[0] ?? [] });
  const name = issue.path.map(String).join('.').slice(0, 100);
  if (issue.code === 'unrecognized_keys') {
    const unknown = [...(name === '' ? [] : [name]), issue.keys[0]?.slice(0, 100) ?? ''].join('.');
    return `“${unknown}” is unknown`;
  }
  const what = name === '' ? 'An item' : `“${name}”`;
  if (issue.code === 'custom') return `${what} ${issue.message}`;
  if (issue.code === 'invalid_type') return `${what} must be ${article(issue.expected)}`;
  return `${what} isn’t valid`;
}

function article(expected: string): string {
  return /^[aeiou]/.test(expected) ? `an ${expected}` : `a ${expected}`;
}
