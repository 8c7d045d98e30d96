import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { StreamWriter } from '#server/platform/streams/stream-writer.ts';
import { streamPart } from './stream-part.ts';
import type { AnswerSentence, Source } from './source.ts';
import { forgetSentences, writeSentence, writeSources } from './write-answer.ts';

/** Where an answer grows: each sentence is stored, then sent to the clients that watch. */
export type AnswerPage = {
  readonly signal: AbortSignal;
  sources(sources: readonly Source[]): Promise<void>;
  thinking(text: string): void;
  sentence(sentence: AnswerSentence): Promise<void>;
  /** Takes back what was shown. */
  startOver(): Promise<void>;
  isEmpty(): boolean;
  /** A model wrote some of it: quotes alone are nobody's words but their speakers'. */
  hasOwnWords(): boolean;
  /** More of it has no evidence than has. */
  hasMostlyDoubts(): boolean;
  readonly thoughts: () => string;
};

const mostThoughts = 20_000;

export function openAnswerPage(ctx: Ctx, messageId: string, writer: StreamWriter): AnswerPage {
  const key = { workspace_id: ctx.workspace.id, message_id: messageId };
  let thoughts = '';
  let shown: AnswerSentence[] = [];
  let place = 0;
  const store = (run: (db: Db) => Promise<void>): Promise<void> =>
    ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read write', run);
  return {
    signal: writer.signal,
    sources: (sources) => store((db) => writeSources(db, key, sources)),
    thinking(text) {
      if (thoughts.length >= mostThoughts) return;
      const part = text.slice(0, mostThoughts - thoughts.length);
      thoughts += part;
      writer.append({ kind: 'thinking', text: part });
    },
    async sentence(sentence) {
      writer.signal.throwIfAborted();
      const at = place;
      place += 1;
      shown.push(sentence);
      await store((db) => writeSentence(db, key, at, sentence));
      writer.append(streamPart(at, sentence));
    },
    async startOver() {
      shown = [];
      await store((db) => forgetSentences(db, key));
      writer.append({ kind: 'startOver' });
    },
    isEmpty: () => shown.length === 0,
    hasOwnWords: () => shown.some(({ text, cited }) => cited[0]?.sentence.text !== text),
    hasMostlyDoubts: () => shown.filter(({ doubt }) => doubt !== null).length * 2 > shown.length,
    thoughts: () => thoughts,
  };
}
