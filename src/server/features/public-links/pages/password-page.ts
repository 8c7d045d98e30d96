import { escapeHtml } from '#server/platform/mail/compose-mail.ts';
import type { PageBrand } from './brand-style.ts';
import { page } from './page.ts';

/** Tells nothing of what is behind it. The form posts to the address it stands on. */
export function passwordPage(brand: PageBrand, wrong?: string): string {
  const note = wrong === undefined ? '' : `<p class="wrong" id="wrong" role="alert">${escapeHtml(wrong)}</p>`;
  const described = wrong === undefined ? '' : ' aria-invalid="true" aria-describedby="wrong"';
  return page(
    'Enter the password',
    `<h1>Enter the password</h1>
<p>This page is protected by a password.</p>
<form method="post">
<label for="password">Password</label>
<input id="password" name="password" type="password" required autofocus autocomplete="off" maxlength="512"${described}>
${note}
<button>Open the page</button>
</form>`,
    { brand },
  );
}
