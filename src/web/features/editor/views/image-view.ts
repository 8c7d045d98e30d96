import type { NodeViewRendererProps } from '@tiptap/core';
import { isSafeSource } from '#editor/attributes/safe-url.ts';
import { outsideLink } from './outside-link.ts';

/** Our own files show; a picture on another server is a link to it, since loading it would tell that server who reads. */
export function imageView({ node }: NodeViewRendererProps) {
  const { src, alt, width, height } = node.attrs as {
    src: string;
    alt: string | null;
    width: number | null;
    height: number | null;
  };
  if (!isSafeSource(src) || !src.startsWith('/')) {
    const url = isSafeSource(src) ? src : null;
    return {
      dom: outsideLink({ url, label: alt ?? src, kind: 'Picture elsewhere' }),
      ignoreMutation: () => true,
    };
  }
  const dom = document.createElement('img');
  dom.src = src;
  dom.alt = alt ?? '';
  dom.loading = 'lazy';
  if (width !== null) dom.width = width;
  if (height !== null) dom.height = height;
  return { dom, ignoreMutation: () => true };
}
