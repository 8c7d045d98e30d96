import type { Exported } from './exported.ts';

/** Each picture inside the page itself. */
export function dataAddresses(pictures: Exported['pictures']): (fileId: string) => string | undefined {
  return (fileId) => {
    const picture = pictures.get(fileId);
    return picture && `data:image/jpeg;base64,${picture.jpeg.toString('base64')}`;
  };
}
