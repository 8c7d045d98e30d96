import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectDir } from '#tests/support/test-database.ts';

type Lock = { packages: Record<string, { dev?: boolean; devOptional?: boolean }> };

/** The sources of each COPY line that takes from the project folder, as the Dockerfile has them. */
export function copiedPaths(dockerfile: string): string[] {
  return [...dockerfile.matchAll(/^COPY (?!--from)(?<paths>.+)$/gm)].flatMap(
    ({ groups }) => groups?.['paths']?.split(/\s+/).slice(0, -1) ?? [],
  );
}

/** Fills a folder with what the image holds: the copied sources, what the build step makes, and no dev dependency. */
export function layOutImage(root: string): void {
  for (const path of copiedPaths(readFileSync(join(projectDir, 'Dockerfile'), 'utf8'))) copy(path, root);
  copy('dist', root);
  for (const path of productionPackages()) copy(path, root);
  copy('node_modules/.hark-installed', root);
  if (existsSync(join(projectDir, 'models/node_modules'))) copy('models/node_modules', root);
}

function productionPackages(): string[] {
  const { packages }: Lock = JSON.parse(readFileSync(join(projectDir, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(
      ([path, { dev, devOptional }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev && !devOptional,
    )
    .map(([path]) => path)
    .filter((path) => existsSync(join(projectDir, path)));
}

/** By hard link where the file system allows it: a gigabyte of packages is not worth a copy. */
function copy(path: string, root: string): void {
  const [from, to] = [join(projectDir, path), join(root, path)];
  mkdirSync(dirname(to), { recursive: true });
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}
