import { isWebPage, readLink } from '#editor/attributes/safe-url.ts';
import { keepKnownStyle } from './known-style.ts';

const kept = new Set(
  'alt title src width height colspan rowspan colwidth align start type class href style checked'.split(' '),
);

/** Takes away everything but what the schema's own parse rules read. */
export function keepKnownAttributes(element: HTMLElement): void {
  for (const name of element.getAttributeNames()) {
    if (!kept.has(name) && !/^data-[a-z-]+$/.test(name)) element.removeAttribute(name);
  }
  if (!isWebPage(element.getAttribute('data-url'))) element.removeAttribute('data-url');
  keepKnownStyle(element);
  keepLanguageClass(element);
  const href = element.getAttribute('href');
  if (href === null) return;
  const target = readLink(withoutRedirect(href));
  if (target === undefined) element.removeAttribute('href');
  else element.setAttribute('href', target);
}

/** Google Docs sends every link through a page that counts clicks. */
function withoutRedirect(href: string): string {
  const target = /^https?:\/\/www\.google\.[a-z.]+\/url\?(?:[^#]*&)?q=([^&#]+)/i.exec(href.trim())?.[1];
  if (target === undefined) return href;
  try {
    return decodeURIComponent(target);
  } catch {
    return href;
  }
}

function keepLanguageClass(element: HTMLElement): void {
  const language = /(?:^|\s)(?:language|lang)-([\w+#.-]+)/.exec(element.getAttribute('class') ?? '')?.[1];
  element.removeAttribute('class');
  if (language !== undefined && /^(?:PRE|CODE)$/.test(element.tagName)) {
    element.setAttribute('class', `language-${language}`);
  }
}
