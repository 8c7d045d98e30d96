import { readableOn } from '#domain/color/contrast.ts';
import type { Mail } from './mailer.ts';

/** What a mail of a workspace shows of it. */
export type MailBrand = {
  readonly name: string;
  readonly color: string | null;
  readonly logoUrl: string | null;
};

export type MailContent = {
  to: string;
  subject: string;
  /** The workspace that the mail is about; none for mails about an account. */
  brand?: MailBrand;
  paragraphs: string[];
  /** A code to type is shown large; a link is a button and its plain address. */
  code?: string;
  action?: { label: string; url: string };
  /** Titles with links, below one another. */
  lists?: readonly MailList[];
  footer: string;
  /** Where the person stops such mails with one click. */
  unsubscribe?: string;
};

export type MailList = {
  readonly title: string;
  readonly items: readonly MailItem[];
};

export type MailItem = {
  readonly text: string;
  readonly url: string;
  /** What somebody said, a line each. */
  readonly quotes?: readonly string[];
};

/** One look for every mail. All of it is text: nothing a person typed can become markup. */
export function composeMail(content: MailContent): Mail {
  const { to, subject, brand, paragraphs, lists = [], code, action, footer, unsubscribe } = content;
  const text = [
    ...paragraphs,
    ...lists.map(({ title, items }) => [title, ...items.flatMap(itemLines)].join('\n')),
    ...(code === undefined ? [] : [code]),
    ...(action === undefined ? [] : [`${action.label}: ${action.url}`]),
    footer,
  ].join('\n\n');
  const html = [
    '<!doctype html><meta charset="utf-8"><body style="font:16px/1.5 system-ui,sans-serif;color:#1f2328;max-width:560px">',
    ...(brand ? logo(brand) : []),
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`),
    ...lists.map(listHtml),
    ...(code === undefined ? [] : [`<p style="font-size:28px;letter-spacing:4px">${escapeHtml(code)}</p>`]),
    ...(action === undefined ? [] : [button(action, brand?.color ?? defaultColor)]),
    `<p style="color:#656d76;font-size:13px">${escapeHtml(footer).replaceAll('\n', '<br>')}</p></body>`,
  ].join('\n');
  return {
    to,
    subject: subject.replaceAll(/[\r\n]+/g, ' '),
    text,
    html,
    ...(unsubscribe !== undefined && { unsubscribe }),
  };
}

const defaultColor = '#6d4aff';

function logo({ name, logoUrl }: MailBrand): string[] {
  if (logoUrl === null) return [];
  return [
    `<p><img src="${escapeHtml(logoUrl)}" alt="${escapeHtml(name)}" height="40" style="height:40px"></p>`,
  ];
}

function listHtml({ title, items }: MailList): string {
  const rows = items.map(
    ({ text, url, quotes = [] }) =>
      `<li><a href="${escapeHtml(url)}">${escapeHtml(text)}</a>${quotes.map(quoteHtml).join('')}</li>`,
  );
  return `<h3 style="font-size:16px;margin:16px 0 4px">${escapeHtml(title)}</h3><ul>${rows.join('')}</ul>`;
}

function quoteHtml(quote: string): string {
  const style = 'margin:4px 0 4px;padding-left:10px;border-left:3px solid #d0d7de;color:#424a53';
  return `<p style="${style}">${escapeHtml(quote)}</p>`;
}

function itemLines({ text, url, quotes = [] }: MailItem): string[] {
  return [`– ${text}: ${url}`, ...quotes.map((quote) => `    ${quote}`)];
}

function button({ label, url }: { label: string; url: string }, color: string): string {
  const style = `background:${color};color:${readableOn(color)};padding:10px 18px;border-radius:6px;text-decoration:none`;
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
