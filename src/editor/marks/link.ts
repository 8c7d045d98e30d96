import { Link as BaseLink } from '@tiptap/extension-link';
import { link, text } from '#editor/attributes/attribute-type.ts';
import { defineAttributes } from '#editor/attributes/define-attributes.ts';
import { completeLink, isSafeLink, readLink } from '#editor/attributes/safe-url.ts';

export const Link = BaseLink.extend({
  addAttributes() {
    return defineAttributes({
      href: { type: link, default: null, required: true, html: 'href' },
      title: { type: text(500), default: null, html: 'title' },
    });
  },
  parseHTML() {
    const isLink = (anchor: HTMLElement) => readLink(anchor.getAttribute('href') ?? '') !== undefined;
    return [{ tag: 'a[href]', getAttrs: (anchor) => (isLink(anchor) ? null : false) }];
  },
  renderHTML({ HTMLAttributes }) {
    const { href } = HTMLAttributes;
    if (!isSafeLink(href)) return ['span', 0];
    const outside = { target: '_blank', rel: 'noopener noreferrer nofollow' };
    return ['a', { ...HTMLAttributes, ...(!href.startsWith('/') && outside) }, 0];
  },
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  markdownLinks: true,
  HTMLAttributes: {},
  isAllowedUri: (address) => completeLink(address) !== undefined,
});
