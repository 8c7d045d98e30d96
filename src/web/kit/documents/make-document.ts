import { holdKeys, releaseKeys } from '#web/kit/keys/held-keys.ts';
import { announceMade } from './just-made.ts';

/**
 * Makes a document and opens it with its title ready to be typed. Letters typed before the title is there become part
 * of it: as shortcuts they would lead away from what is being made. Answers whether it was made.
 */
export async function makeDocument(
  make: () => Promise<string | null | undefined>,
  open: (id: string) => void,
): Promise<boolean> {
  holdKeys('title');
  const id = await make();
  if (id == null) {
    releaseKeys('title');
    return false;
  }
  announceMade(id);
  open(id);
  return true;
}
