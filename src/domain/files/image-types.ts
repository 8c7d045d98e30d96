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

export function isImageContentType(type: string): type is ImageContentType {
  return imageContentTypes.some((member) => member === type);
}
