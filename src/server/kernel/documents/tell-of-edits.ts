import type { Document } from '@hocuspocus/server';
import type { Services } from '#server/platform/app/services.ts';
import { tellOfChange } from './tell-of-change.ts';

type Place = { workspaceId: string; id: string };
type Writing = { toldAt: number; waiting?: { place: Place; timer: NodeJS.Timeout } };

/** Somebody who writes for an hour is one thing to tell a minute. */
const mostQuietMs = 60_000;
/** People who pause look for what they wrote a moment ago. */
const pauseMs = 5_000;

export type TellOfEdits = {
  /** Whether a change that is stored now is told with it; otherwise it is told after the pause. */
  isDue(document: Document): boolean;
  afterPause(document: Document, place: Place): void;
  /** Nobody is there any more who could pause. */
  atOnce(document: Document): Promise<void>;
};

/** When the rest of the product hears of what is typed. The last word is always told. */
export function tellOfEdits(services: Services): TellOfEdits {
  const open = new WeakMap<Document, Writing>();
  const writingOf = (document: Document): Writing => {
    const known = open.get(document) ?? { toldAt: 0 };
    open.set(document, known);
    return known;
  };
  return {
    isDue(document) {
      const writing = writingOf(document);
      const now = services.now().getTime();
      if (now - writing.toldAt < mostQuietMs && document.getConnectionsCount() > 0) return false;
      forget(writing);
      writing.toldAt = now;
      return true;
    },
    afterPause(document, place) {
      const writing = writingOf(document);
      forget(writing);
      const timer = setTimeout(() => void tell(writing), pauseMs);
      writing.waiting = { place, timer: timer.unref() };
    },
    async atOnce(document) {
      await tell(writingOf(document));
    },
  };

  async function tell(writing: Writing): Promise<void> {
    const place = writing.waiting?.place;
    forget(writing);
    if (!place) return;
    writing.toldAt = services.now().getTime();
    await tellOfChange(services, place).catch((error: unknown) =>
      services.log.error({ err: error, document: place.id }, 'An edit could not be told of'),
    );
  }
}

function forget(writing: Writing): void {
  clearTimeout(writing.waiting?.timer);
  delete writing.waiting;
}
