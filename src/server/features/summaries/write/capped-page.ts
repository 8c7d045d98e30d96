import type { CitedPage } from '#server/features/answering/index.ts';

/** Takes sentences until they have so many characters together; what comes after is left out whole. */
export function capped(page: CitedPage, most: number): CitedPage & { isFull: () => boolean } {
  let left = most;
  let isFull = false;
  return {
    ...page,
    isFull: () => isFull,
    async sentence(sentence) {
      if (sentence.text.length > left) isFull = true;
      if (isFull) return;
      left -= sentence.text.length + 1;
      await page.sentence(sentence);
    },
    async startOver() {
      left = most;
      isFull = false;
      await page.startOver();
    },
  };
}
