import { contentTypes } from './content-types.data.ts';
import { extensionOf } from './file-name.ts';

export const unknownContentType = 'application/octet-stream';

export function contentTypeOfName(name: string): string {
  const extension = extensionOf(name);
  const found = Object.hasOwn(contentTypes, extension)
    ? contentTypes[extension as keyof typeof contentTypes]
    : undefined;
  return found ?? unknownContentType;
}
