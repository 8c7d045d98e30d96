export type JoinedText = {
  add(text: string): void;
  /** Sends what waits, so that what comes next is behind it. */
  flush(): void;
};

/** A reader sees no difference, and a part each for words that come faster would be stored and sent a hundred times. */
const togetherMs = 40;

/** The first words go at once; those that follow within a moment, or while those before them are stored, go together. */
export function joinText(send: (text: string) => Promise<void>): JoinedText {
  let waiting = '';
  let isResting = false;
  const rest = async (sent: Promise<void>): Promise<void> => {
    isResting = true;
    await Promise.all([sent, new Promise((resolve) => setTimeout(resolve, togetherMs).unref())]);
    isResting = false;
    flush();
  };
  const flush = (): void => {
    if (waiting === '') return;
    const text = waiting;
    waiting = '';
    const sent = send(text);
    // Who sends learns of a failure by other ways, and nothing more is sent after it.
    if (!isResting) rest(sent).catch(() => {});
  };
  return {
    add(text) {
      waiting += text;
      if (!isResting) flush();
    },
    flush,
  };
}
