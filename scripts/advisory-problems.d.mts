export type Advisories = {
  checkedOn: string;
  advisories: readonly { package: string; fixedIn: string; id: string }[];
};
export function advisoryProblems(
  list: Advisories,
  asked: { lock: { packages?: Record<string, { version?: string }> }; now: Date },
): string[];
export function isBelow(version: string, limit: string): boolean;
