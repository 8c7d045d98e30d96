import { parseUrl } from '#domain/routes/parse-url.ts';
import { navigate } from './navigator.ts';
import { peekMode } from './peek-mode.ts';

/** One listener for every anchor, so that ui components and rendered documents need to know no router. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (!anchor || !isPlainClick(event, anchor)) return;
    const url = anchor.pathname + anchor.search + anchor.hash;
    if (anchor.origin !== location.origin || !parseUrl(url)) return;
    event.preventDefault();
    navigate(url, { peek: anchor.dataset['peek'] === 'true' && peekMode() !== 'FullPage' });
  });
}

/** Anything else (new tab, new window, download) is the browser's business. */
export function isPlainClick(event: MouseEvent, anchor: HTMLAnchorElement): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    !anchor.hasAttribute('download') &&
    (anchor.target === '' || anchor.target === '_self')
  );
}
