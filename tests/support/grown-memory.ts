import { existsSync, readFileSync } from 'node:fs';

type Grown<T> = { readonly answer: T; readonly server: number; readonly children: number };

/** By how many bytes this very process grows meanwhile, and the processes that it starts, where the system tells. */
export async function grownIn<T>(run: () => Promise<T>): Promise<Grown<T>> {
  const before = { server: process.memoryUsage().rss, children: childrenBytes() };
  const peak = { ...before };
  const look = (): void => {
    peak.server = Math.max(peak.server, process.memoryUsage().rss);
    peak.children = Math.max(peak.children, childrenBytes());
  };
  const timer = setInterval(look, 10);
  try {
    const answer = await run();
    look();
    return { answer, server: peak.server - before.server, children: peak.children - before.children };
  } finally {
    clearInterval(timer);
  }
}

const pageBytes = 4096;

function childrenBytes(pid = 'self'): number {
  const listed = `/proc/${pid}/task/${pid === 'self' ? process.pid : pid}/children`;
  if (!existsSync(listed)) return 0;
  try {
    return readFileSync(listed, 'utf8')
      .split(' ')
      .filter((child) => child !== '')
      .reduce((sum, child) => sum + residentBytes(child) + childrenBytes(child), 0);
  } catch {
    return 0;
  }
}

/** Nothing for one that has ended meanwhile. */
function residentBytes(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageBytes;
  } catch {
    return 0;
  }
}
