import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { joinText } from '#server/platform/streams/join-text.ts';
import { storedBeside } from '#server/platform/streams/stored-beside.ts';
import type { StreamWriter } from '#server/platform/streams/stream-writer.ts';
import type { CitedText } from './cited-tables.ts';
import type { CitedSentence, Source } from './source.ts';
import { streamPart } from './stream-part.ts';
import { forgetSentences, writeSentences, writeSources } from './write-cited.ts';

/** Where an answer or a summary grows: each sentence is stored, then sent to the clients that watch. */
export type CitedPage = {
  readonly signal: AbortSignal;
  sources(sources: readonly Source[]): Promise<void>;
  thinking(text: string): void;
  sentence(sentence: CitedSentence): Promise<void>;
  /** Takes back what was shown. */
  startOver(): Promise<void>;
  isEmpty(): boolean;
  /** A model wrote some of it: quotes alone are nobody's words but their speakers'. */
  hasOwnWords(): boolean;
  /** More of it has no evidence than has. */
  hasMostlyDoubts(): boolean;
  readonly thoughts: () => string;
  /** Nothing of it is left to be sent. */
  close(): void;
};

const mostThoughts = 20_000;
const storedSentence = storedBeside(writeSentences);

export function openCitedPage(ctx: Ctx, text: CitedText, writer: StreamWriter): CitedPage {
  let thoughts = '';
  let shown: CitedSentence[] = [];
  let place = 0;
  const thinking = joinText((part) => writer.append({ kind: 'thinking', text: part }));
  const store = (run: (db: Db) => Promise<void>): Promise<void> =>
    ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read write', run);
  return {
    signal: writer.signal,
    sources: (sources) => store((db) => writeSources(db, text, sources)),
    thinking(thought) {
      if (thoughts.length >= mostThoughts) return;
      const part = thought.slice(0, mostThoughts - thoughts.length);
      thoughts += part;
      thinking.add(part);
    },
    async sentence(sentence) {
      writer.signal.throwIfAborted();
      const at = place;
      place += 1;
      shown.push(sentence);
      thinking.flush();
      await writer.append(streamPart(at, sentence), storedSentence({ text, place: at, sentence }));
    },
    async startOver() {
      shown = [];
      thinking.flush();
      await store((db) => forgetSentences(db, text));
      await writer.append({ kind: 'startOver' });
    },
    isEmpty: () => shown.length === 0,
    hasOwnWords: () =>
      shown.some((one) => one.opens !== 'heading' && one.cited[0]?.sentence.text !== one.text),
    hasMostlyDoubts() {
      const claims = shown.filter(({ opens }) => opens !== 'heading');
      return claims.filter(({ doubt }) => doubt !== null && doubt !== 'language').length * 2 > claims.length;
    },
    thoughts: () => thoughts,
    close: () => thinking.flush(),
  };
}
