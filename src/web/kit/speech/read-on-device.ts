import type { Reading, ReadingEvents, ReadSentence } from './reading.ts';

/**
 * With the browser's own voice, a sentence at a time: some browsers fall silent in the middle of long texts, and on
 * some a pause ends everything, so the sentence is begun again after one.
 */
export function readOnDevice(
  sentences: readonly ReadSentence[],
  language: string | null,
  on: ReadingEvents,
): Reading {
  let at = 0;
  /** What an utterance of an earlier turn still tells is not heard. */
  let turn = 0;

  function speak(): void {
    const own = turn;
    const sentence = sentences[at];
    if (!sentence) {
      stop();
      on.onEnd();
      return;
    }
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    if (language !== null) utterance.lang = language;
    const ifCurrent = (run: () => void) => () => {
      if (own === turn) run();
    };
    utterance.addEventListener('end', ifCurrent(next));
    utterance.addEventListener('error', ({ error }) =>
      ifCurrent(() => {
        halt();
        if (error === 'not-allowed') on.onHeld();
        else {
          stop();
          on.onProblem(new Error(error));
        }
      })(),
    );
    on.onSentence(sentence.place);
    speechSynthesis.speak(utterance);
  }

  function next(): void {
    at += 1;
    speak();
  }

  function halt(): void {
    turn += 1;
    speechSynthesis.cancel();
  }

  function stop(): void {
    halt();
    removeEventListener('pagehide', halt);
  }

  // Some browsers speak on when the page is gone.
  addEventListener('pagehide', halt);
  halt();
  speak();
  return {
    pause: halt,
    resume() {
      halt();
      speak();
    },
    stop,
  };
}
