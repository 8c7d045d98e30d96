import { finished, type Readable, type Writable } from 'node:stream';

const mostDrainMs = 10_000;

/**
 * Writes a request's body. Where the target fails, the request stays open, unlike in a pipeline: the sender could not
 * hear why otherwise. What it still sends is read and dropped for a while.
 */
export function pourBody(body: Readable, target: Writable, signal: AbortSignal): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    // What breaks after the end, as a write under way when its target is given up, would else stop the server.
    body.on('error', () => {});
    target.on('error', () => {});
    const end = (error?: Error | null): void => {
      stopHearingBody();
      stopHearingTarget();
      signal.removeEventListener('abort', abort);
      if (!error) return resolve();
      body.unpipe(target);
      target.destroy();
      return reject(error);
    };
    const abort = (): void => {
      end(new DOMException('A newer piece came', 'AbortError'));
      body.destroy();
    };
    const stopHearingBody = finished(body, { writable: false }, (error) => {
      if (error) end(error);
    });
    const stopHearingTarget = finished(target, (error) => {
      if (error) drain(body);
      end(error);
    });
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    return void body.pipe(target);
  });
}

function drain(body: Readable): void {
  if (body.destroyed) return;
  const timer = setTimeout(() => body.destroy(), mostDrainMs);
  finished(body, { writable: false }, () => clearTimeout(timer));
  body.resume();
}
