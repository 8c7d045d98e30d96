import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { extensionOf } from './file-name.ts';

export const imageExtensions = ['gif', 'jpeg', 'jpg', 'png', 'svg', 'webp'] as const;
export type ImageExtension = (typeof imageExtensions)[number];
export const imageContentTypes = [
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/svg+xml',
  'image/webp',
] as const;
export type ImageContentType = (typeof imageContentTypes)[number];

export function parseImageName(name: string): Parsed<ImageExtension> {
  const found = imageExtensions.find((extension) => extension === extensionOf(name));
  return found ? accepted(found) : refused('Images must be gif, jpeg, jpg, png, svg or webp');
}

export function isImageContentType(type: string): type is ImageContentType {
  return imageContentTypes.some((member) => member === type);
}
