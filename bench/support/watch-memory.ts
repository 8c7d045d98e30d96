import { readFileSync } from 'node:fs';

export type MemoryWatch = { most: () => number; stop: () => number };

/** The most memory in megabytes that a process had resident, looked at ten times a second. */
export function watchMemory(pid: number): MemoryWatch {
  let most = 0;
  const look = (): void => {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    most = Math.max(most, Number(kilobytes) / 1024);
  };
  look();
  const timer = setInterval(look, 100);
  return {
    most: () => most,
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}
