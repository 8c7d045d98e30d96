/** One at a time, and the newest only: a slow database must not pile up what is out of date. */
export function throttled(
  send: (fraction: number, doing: string) => Promise<void>,
): (fraction: number, doing: string) => void {
  let busy = false;
  let last = 0;
  return (fraction: number, doing: string): void => {
    const now = performance.now();
    if (busy || now - last < 500) return;
    busy = true;
    last = now;
    void send(fraction, doing).finally(() => {
      busy = false;
    });
  };
}
