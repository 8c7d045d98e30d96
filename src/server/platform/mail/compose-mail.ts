import type { Mail } from './mailer.ts';

export type MailContent = {
  to: string;
  subject: string;
  paragraphs: string[];
  /** A code to type is shown large; a link is a button and its plain address. */
  code?: string;
  action?: { label: string; url: string };
  footer: string;
};

/** One look for every mail. All of it is text: nothing a person typed can become markup. */
export function composeMail({ to, subject, paragraphs, code, action, footer }: MailContent): Mail {
  const text = [
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(action === undefined ? [] : [`${action.label}: ${action.url}`]),
    footer,
  ].join('\n\n');
  const html = [
    '<!doctype html><meta charset="utf-8"><body style="font:16px/1.5 system-ui,sans-serif;color:#1f2328;max-width:560px">',
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`),
    ...(code === undefined ? [] : [`<p style="font-size:28px;letter-spacing:4px">${escapeHtml(code)}</p>`]),
    ...(action === undefined ? [] : [button(action)]),
    `<p style="color:#656d76;font-size:13px">${escapeHtml(footer)}</p></body>`,
  ].join('\n');
  return { to, subject: subject.replaceAll(/[\r\n]+/g, ' '), text, html };
}

function button({ label, url }: { label: string; url: string }): string {
  const style = 'background:#6d4aff;color:#fff;padding:10px 18px;border-radius:6px;text-decoration:none';
  const href = escapeHtml(url);
  return `<p><a style="${style}" href="${href}">${escapeHtml(label)}</a></p><p style="font-size:13px">${href}</p>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
