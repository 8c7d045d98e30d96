import { useCallback } from 'react';
import { useClient } from 'urql';
import { decode } from '#domain/codec/codec.ts';
import { finite } from '#domain/codec/primitives.ts';
import { array, nullable } from '#domain/codec/structures.ts';
import type { LoadedFile } from '#web/kit/player/loaded-file.ts';
import { PageWordsDocument } from '../files.gen.ts';
import type { ScannedWords } from './lay-words.ts';

const boxesCodec = nullable(array(array(finite)));

export type WordsOf = (page: number) => Promise<ScannedWords | null>;

/** What was read from the picture of a page; null where no places are known. */
export function useScannedWords({ id: fileId, processing }: LoadedFile): WordsOf {
  const client = useClient();
  return useCallback(
    async (page) => {
      const { data } = await client
        .query(PageWordsDocument, { fileId, afterPage: page - 1 }, { requestPolicy: 'cache-first' })
        .toPromise();
      const found = data?.filePages.find((one) => one.page === page);
      const boxes = decode(boxesCodec, found?.boxes ?? null);
      return found && boxes ? { text: found.text, boxes } : null;
    },
    // A scan may be open before it was read: its pages are asked for their words again at the end.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [client, fileId, processing],
  );
}
