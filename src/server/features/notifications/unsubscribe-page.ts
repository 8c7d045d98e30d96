import { createHash } from 'node:crypto';
import { escapeHtml } from '#server/platform/mail/compose-mail.ts';

const style = `
:root { color-scheme: light dark }
body { font: 16px/1.6 system-ui, sans-serif; display: grid; place-content: center; min-height: 90vh; margin: 0; padding: 24px; text-align: center; color: light-dark(#1b1b1f, #ededf0); background: light-dark(#fff, #131316) }
h1 { font-size: 20px; margin: 0 0 8px }
button { font: inherit; font-weight: 600; min-height: 44px; padding: 8px 20px; border: 0; border-radius: 8px; color: #fff; background: #6246d6; cursor: pointer }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

export const unsubscribePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export function unsubscribePage({ label, done }: { label: string; done: boolean }): string {
  const main = done
    ? `<h1>You’re unsubscribed</h1>
<p>You won’t get e-mails about this any more: ${escapeHtml(label)}.<br>You still see it in the app.</p>`
    : `<h1>Stop these e-mails?</h1>
<p>${escapeHtml(label)}</p>
<form method="post"><button>Unsubscribe</button></form>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>E-mail notifications · Hark</title>
<style>${style}</style>
</head>
<body><main>
${main}
</main></body>
</html>
`;
}
