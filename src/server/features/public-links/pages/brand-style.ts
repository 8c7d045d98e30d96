import { createHash } from 'node:crypto';
import { readableOn } from '#domain/color/contrast.ts';
import type { MailBrand } from '#server/platform/mail/compose-mail.ts';
import { escapeHtml } from '#server/platform/mail/compose-mail.ts';

/** What a page shows of the workspace that it belongs to. */
export type PageBrand = MailBrand;

export function brandStyle(brand: PageBrand | undefined): string {
  if (!brand || brand.color === null) return '';
  return `:root { --accent: ${brand.color}; --on-accent: ${readableOn(brand.color)} }`;
}

/** The policy allows a style by its hash, and each color has its own. */
export function brandStyleSource(brand: PageBrand | undefined): string {
  const style = brandStyle(brand);
  return style === '' ? '' : ` 'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}

export function brandLogo(brand: PageBrand | undefined): string {
  if (!brand || brand.logoUrl === null) return '';
  return `<p class="logo"><img src="${escapeHtml(brand.logoUrl)}" alt="${escapeHtml(brand.name)}"></p>\n`;
}
