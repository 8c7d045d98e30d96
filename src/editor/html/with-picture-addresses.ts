import { elementsIn } from './elements-in.ts';
import type { HtmlReader } from './from-html.ts';

/** Reads a page whose pictures have other addresses here. */
export function withPictureAddresses(
  read: HtmlReader,
  addressOf: (given: string) => string | undefined,
): HtmlReader {
  return (html) => {
    const body = read(html);
    for (const image of elementsIn(body, 'img')) {
      const address = addressOf(image.getAttribute('src') ?? '');
      if (address !== undefined) image.setAttribute('src', address);
    }
    return body;
  };
}
