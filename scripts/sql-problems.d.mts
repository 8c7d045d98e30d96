export function sqlProblems(root: string): string[];
