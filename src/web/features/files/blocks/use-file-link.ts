import { useEffect } from 'react';
import { wishFile } from '#web/kit/files/file-wish.ts';

/** What the address of a document says of one of its files: `f=`, or `fileId=` with a page. */
export type FileLink = {
  readonly f?: string | undefined;
  readonly fileId?: string | undefined;
  readonly page?: number | undefined;
};

export function useFileLink({ f, fileId = f, page }: FileLink): void {
  useEffect(() => {
    if (fileId !== undefined) wishFile({ fileId, page: page ?? null });
    return () => wishFile(null);
  }, [fileId, page]);
}
