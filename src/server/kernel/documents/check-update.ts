import { isTransactionOrigin } from '@hocuspocus/server';
import * as Y from 'yjs';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { namesContact } from '#editor/yjs/forget-contact-names.ts';

/** Far above the largest document by its limits; below what would keep a node busy for everybody. */
const mostBytes = 64 * 1024 * 1024;

/** Documents nest 60 deep at most. Yjs tells every level above of a change: far down, two small updates fill the memory. */
const mostLevels = 200;

type Trial = { readonly copy: Y.Doc; bytes: number; refusal: string | undefined; end(): void };
const trials = new WeakMap<Y.Doc, Trial>();

/**
 * Throws for an update that can't be applied, before it is in the log: there it would keep the document from opening
 * for everybody, permanently. Reading it is not enough, since broken references only show when they are put in place.
 * So a copy of each document that somebody writes in tries every update first.
 */
export function checkUpdate(document: Y.Doc, update: Uint8Array): void {
  const trial = trialOf(document);
  try {
    Y.applyUpdate(trial.copy, update);
    trial.bytes += update.length;
    // The sum of small edits is more than what they made: look before refusing.
    if (trial.bytes > mostBytes) trial.bytes = Y.encodeStateAsUpdate(trial.copy).length;
  } catch {
    trial.end();
    throw new ValidationError('The change could not be read');
  }
  const refusal = trial.bytes > mostBytes ? tooLarge : trial.refusal;
  if (refusal === undefined) return;
  trial.end();
  throw new ValidationError(refusal);
}

const tooLarge = 'The document is too large';

/** Looks at what the transaction added only. */
function findRefusal({ beforeState, afterState, doc }: Y.Transaction): string | undefined {
  for (const client of afterState.keys()) {
    const known = beforeState.get(client) ?? 0;
    const structs = doc.store.clients.get(client) ?? [];
    for (let at = structs.length - 1; at >= 0; at -= 1) {
      const struct = structs[at];
      if (!struct || struct.id.clock < known) break;
      if (!(struct instanceof Y.Item)) continue;
      if (isTooDeep(struct)) return tooLarge;
      // Hiding and erasing a contact could not reach a name in the text.
      if (struct.parent instanceof Y.XmlElement && namesContact(struct.parent))
        return 'A mention can’t carry the name of a contact';
    }
  }
  return undefined;
}

function isTooDeep({ parent }: Y.Item): boolean {
  let above: unknown = parent;
  for (let level = 0; level < mostLevels; level += 1) {
    if (!(above instanceof Y.AbstractType)) return false;
    above = above.parent;
  }
  return true;
}

function trialOf(document: Y.Doc): Trial {
  const known = trials.get(document);
  if (known) return known;
  const state = Y.encodeStateAsUpdate(document);
  const copy = new Y.Doc();
  Y.applyUpdate(copy, state);
  // What other nodes and commands write reaches the document without a check; what editors send was tried here.
  const follow = (update: Uint8Array, origin: unknown): void => {
    if (isTransactionOrigin(origin) && origin.source === 'connection') return;
    try {
      Y.applyUpdate(copy, update);
    } catch {
      trial.end();
    }
  };
  const trial: Trial = {
    copy,
    bytes: state.length,
    refusal: undefined,
    end() {
      document.off('update', follow);
      trials.delete(document);
    },
  };
  copy.on('afterTransaction', (transaction: Y.Transaction) => {
    trial.refusal ??= findRefusal(transaction);
  });
  document.on('update', follow);
  trials.set(document, trial);
  return trial;
}
