import { formatDay } from '#domain/time/format-day.ts';
import { escapeHtml } from '#server/platform/mail/compose-mail.ts';
import type { SharedObject } from '../renderers/renderer.ts';
import type { PageBrand } from './brand-style.ts';
import { page } from './page.ts';

/** The shared object alone: no way into the app, and no name that was not shared. */
export function sharedPage(
  { title, author, updatedAt }: SharedObject,
  body: string,
  brand: PageBrand,
): string {
  const by = author === null ? '' : `By ${escapeHtml(author)} · `;
  return page(
    title,
    `<article>
<h1>${escapeHtml(title)}</h1>
<p class="by">${by}Updated <time datetime="${updatedAt.toISOString()}">${formatDay(updatedAt)}</time></p>
${body}
</article>
<p class="foot">Shared with Hark</p>`,
    { brand },
  );
}
