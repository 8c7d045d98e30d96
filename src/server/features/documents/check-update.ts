import * as Y from 'yjs';
import { ValidationError } from '#domain/errors/hark-error.ts';

/** Far above the largest document by its limits; below what would keep a node busy for everybody. */
const mostBytes = 64 * 1024 * 1024;

type Trial = { readonly copy: Y.Doc; bytes: number; end(): void };
const trials = new WeakMap<Y.Doc, Trial>();

/**
 * Throws for an update that can't be applied, before it is in the log: there it would keep the document from opening
 * for everybody, for good. Reading it is not enough, since broken references only show when they are put in place.
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
  if (trial.bytes <= mostBytes) return;
  trial.end();
  throw new ValidationError('The document is too large');
}

function trialOf(document: Y.Doc): Trial {
  const known = trials.get(document);
  if (known) return known;
  const state = Y.encodeStateAsUpdate(document);
  const copy = new Y.Doc();
  Y.applyUpdate(copy, state);
  // What other nodes and commands write reaches the document without a check.
  const follow = (update: Uint8Array): void => {
    try {
      Y.applyUpdate(copy, update);
    } catch {
      trial.end();
    }
  };
  const trial: Trial = {
    copy,
    bytes: state.length,
    end() {
      document.off('update', follow);
      trials.delete(document);
    },
  };
  document.on('update', follow);
  trials.set(document, trial);
  return trial;
}
