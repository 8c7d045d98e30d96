import { imageExtensions } from '#domain/files/image-types.ts';

export type FileKind = 'any' | 'recording' | 'image' | 'transcript';

const accepts: Readonly<Record<FileKind, string>> = {
  any: '',
  recording: 'video/*,audio/*',
  transcript: '.vtt,.srt,.txt',
  image: imageExtensions.map((extension) => `.${extension}`).join(','),
};

/** The browser's own dialog. Empty when the person thinks better of it. */
export function pickFiles(kind: FileKind, { many = true } = {}): Promise<File[]> {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = many;
  input.accept = accepts[kind];
  input.hidden = true;
  // Safari opens the dialog only for an input that is in the page.
  document.body.append(input);
  return new Promise((resolve) => {
    const finish = () => {
      resolve([...(input.files ?? [])]);
      input.remove();
    };
    input.addEventListener('change', finish, { once: true });
    input.addEventListener('cancel', finish, { once: true });
    input.click();
  });
}
