import { createHash } from 'node:crypto';
import { escapeHtml } from '#server/platform/mail/compose-mail.ts';
import { brandLogo, brandStyle, brandStyleSource, type PageBrand } from './brand-style.ts';

/**
 * Colours are those of the app's theme; the page loads nothing, so they are here again. A clip that is not loaded would
 * say that it is 0:00 long; its times stand below it.
 */
const style = `
:root { color-scheme: light dark; --text: light-dark(#1b1b1f, #ededf0); --muted: light-dark(#5c5c66, #a8a8b3);
  --bg: light-dark(#fff, #131316); --line: light-dark(#e4e4e8, #2c2c33); --field: light-dark(#92929d, #6d6d79);
  --accent: light-dark(#6246d6, #6c52e3); --ring: light-dark(#5a3ecf, #b3a4ff); --danger: light-dark(#b42a22, #ff9188) }
* { box-sizing: border-box }
body { margin: 0; background: var(--bg); color: var(--text); font: 17px/1.6 system-ui, sans-serif;
  overflow-wrap: anywhere; -webkit-text-size-adjust: 100% }
main { max-width: 680px; margin: 0 auto; padding: max(8vh, 32px) 20px 64px }
h2 { font-size: 24px } h3 { font-size: 20px } h4 { font-size: 17px } h2, h3, h4 { line-height: 1.3; margin: 1.6em 0 0.4em }
ul, ol { padding-left: 1.5em } li > p { margin: 0 }
blockquote { margin: 0 0 1em; padding-left: 16px; border-left: 3px solid var(--line); color: var(--muted) }
pre { overflow-x: auto; padding: 12px; border: 1px solid var(--line); border-radius: 8px; font-size: 14px }
table { display: block; overflow-x: auto; border-collapse: collapse } h1, h2, h3, h4, table { overflow-wrap: break-word } td, th { border: 1px solid var(--line); padding: 4px 10px; vertical-align: top }
hr { border: 0; border-top: 1px solid var(--line); margin: 2em 0 } a { color: var(--ring) }
.reference-card { margin: 0 0 1em; padding: 12px 16px; border: 1px solid var(--line); border-radius: 8px } .reference-card p { margin: 0 0 4px } .reference-card blockquote { margin: 8px 0; color: inherit; border-color: var(--accent) } .reference-card summary { cursor: pointer } .reference-card:not([open]) summary { overflow: hidden; text-overflow: ellipsis; white-space: nowrap } .reference-card[open] summary { margin-bottom: 8px }
.page nav a { display: inline-block; min-height: 44px; padding: 10px 16px 10px 0 } .mention { color: var(--ring) } .time, .missing, .by-line, .tags { color: var(--muted); font-size: 14px }
h1 { font-size: clamp(24px, 6vw, 34px); line-height: 1.2; margin: 0 0 8px }
p { margin: 0 0 1em }
.by { color: var(--muted); font-size: 15px; margin: 0 0 32px; padding: 0 0 24px; border-bottom: 1px solid var(--line) }
.foot { color: var(--muted); font-size: 13px; margin: 48px 0 0 }
label { display: block; font-weight: 600; margin: 0 0 6px }
input { width: 100%; max-width: 360px; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit;
  background: var(--bg); border: 1px solid var(--field); border-radius: 8px }
button { display: block; min-height: 44px; margin: 16px 0 0; padding: 8px 20px; font: inherit; font-weight: 600;
  color: var(--on-accent, #fff); background: var(--accent); border: 0; border-radius: 8px; cursor: pointer }
:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px }
.wrong { color: var(--danger); margin: 8px 0 0 }
.embed main { max-width: none; padding: 16px } .embed h1 { font-size: 15px; font-weight: 600; color: var(--muted); margin: 0 0 12px }
.embed .foot { margin: 16px 0 0 } figure { margin: 0 0 20px } figure blockquote { margin: 8px 0 4px; color: inherit; border-color: var(--accent) }
.logo img { max-width: 240px; max-height: 48px; border-radius: 0 }
img { max-width: 100%; height: auto; border-radius: 8px } .page :is(img, video, audio) { margin: 0 0 1em }
figure p { margin: 0 0 0.5em } figure p:last-child { margin: 0 } video, audio { display: block; width: 100%; max-height: 70vh; border-radius: 8px }
[preload=none]::-webkit-media-controls-current-time-display, [preload=none]::-webkit-media-controls-time-remaining-display { display: none }
@media print { .foot { display: none } }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Nothing runs, and nothing loads but what is shared itself. */
export function pagePolicy(brand?: PageBrand): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'${brandStyleSource(brand)}`,
    "img-src 'self'",
    "media-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** For frames in pages of others, files on a disk included: `frame-ancestors *` would leave those out. */
export const embedPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self'",
  "media-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

type PageOptions = {
  readonly kind?: 'page' | 'embed';
  readonly brand?: PageBrand | undefined;
  /** Tags that its maker has escaped. */
  readonly head?: string;
};

/** `main` is HTML that its maker has escaped. */
export function page(
  title: string,
  main: string,
  { kind = 'page', brand, head = '' }: PageOptions = {},
): string {
  const colors = brandStyle(brand);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
${head}<style>${style}</style>${
    colors === ''
      ? ''
      : `
<style>${colors}</style>`
  }
</head>
<body class="${kind}">
<main>
${brandLogo(brand)}${main}
</main>
</body>
</html>
`;
}
