import { Window } from 'happy-dom';
import type { HtmlReader } from './from-html.ts';

let parser: { parseFromString(html: string, type: 'text/html'): { body: unknown } } | undefined;

/** For Node. The web app must not import this file: it gives `fromHtml` the browser's own parser. */
export const readHtmlOnServer: HtmlReader = (html) => {
  parser ??= createParser();
  const { body } = parser.parseFromString(`<!DOCTYPE html><html><body>${html}</body></html>`, 'text/html');
  // happy-dom's elements are typed apart from the browser's, but answer to the same names.
  return body as HTMLElement;
};

function createParser(): NonNullable<typeof parser> {
  const window = new Window({
    settings: {
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      disableIframePageLoading: true,
      disableComputedStyleRendering: true,
      enableJavaScriptEvaluation: false,
    },
  });
  return new window.DOMParser();
}
