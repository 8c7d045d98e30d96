import { formatDay } from '#domain/time/format-day.ts';
import { escapeHtml } from '#server/platform/mail/compose-mail.ts';
import type { SharedObject } from '../renderers/renderer.ts';
import type { PageBrand } from './brand-style.ts';
import { previewOf, previewTags } from './link-preview.ts';
import { page } from './page.ts';

/** Whose page it is, and the host that it is on. */
type Site = { readonly brand: PageBrand; readonly origin: string };

/** The shared object alone: no way into the app, and no name that was not shared. */
export function sharedPage(
  { title, author, updatedAt }: SharedObject,
  body: string,
  { brand, origin }: Site,
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
    { brand, head: previewTags(previewOf(title, body), origin) },
  );
}

type Part = { readonly title: string; readonly body: string; readonly home: string; readonly of: string };

/** A note or a view of a shared project, with the way back to it. */
export function partPage({ title, body, home, of }: Part, { brand, origin }: Site): string {
  return page(
    title,
    `<article>
<p class="by-line"><a href="${escapeHtml(home)}">${escapeHtml(of)}</a></p>
<h1>${escapeHtml(title)}</h1>
${body}
</article>
<p class="foot">Shared with Hark</p>`,
    { brand, head: previewTags(previewOf(title, body), origin) },
  );
}
