import { regionName, type RegionId } from '#domain/workspaces/regions.ts';

/** For hosts where no app runs. Finding the workspace leads on to where the person wanted to go. */
export function noSuchPlacePage(rootUrl: URL, wanted: string): string {
  const find = new URL('/auth/find-workspace', rootUrl);
  if (wanted !== '/') find.searchParams.set('redirect', wanted);
  return plainPage(
    'No workspace here',
    `<h1>There is no workspace at this address</h1>
<p>Check the spelling, or <a href="${find.href}" data-takes-hash>find your workspace</a>.</p>
<script src="/keep-hash.js"></script>`,
  );
}

/** For a workspace in a region that doesn’t answer. This region goes on. */
export function regionDownPage(rootUrl: URL, region: RegionId): string {
  return plainPage(
    'Region unavailable',
    `<h1>${regionName(region)} can’t be reached right now</h1>
<p>The workspace at this address may be in that region. Nothing is lost. <a href="">Try again</a> in a moment, or <a href="${rootUrl.origin}/auth/workspaces">open another workspace</a>.</p>`,
  );
}

function plainPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Hark</title>
<style>
:root { color-scheme: light dark; }
body { font: 16px/1.6 system-ui, sans-serif; display: grid; place-content: center; min-height: 90vh; margin: 0; padding: 24px; text-align: center; }
main { max-width: 560px; }
h1 { font-size: 20px; margin: 0; }
</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
