interface LockedPackage {
  version: string;
  integrity?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export function lockProblems(lock: { packages: Record<string, LockedPackage> }): string[];
