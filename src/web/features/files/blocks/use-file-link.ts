import { useEffect } from 'react';
import { wishFile } from '#web/kit/files/file-wish.ts';

/** What the address of a document says of one of its files: `f=`, or `fileId=` with a page and words on it. */
export type FileLink = {
  readonly f?: string | undefined;
  readonly fileId?: string | undefined;
  readonly page?: number | undefined;
  readonly snippet?: string | undefined;
};

export function useFileLink({ f, fileId = f, page, snippet }: FileLink): void {
  useEffect(() => {
    if (fileId !== undefined) wishFile({ fileId, page: page ?? null, quote: snippet ?? null });
    return () => wishFile(null);
  }, [fileId, page, snippet]);
}
