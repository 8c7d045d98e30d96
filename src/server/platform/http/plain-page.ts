/** For hosts where no app runs: nothing to load, nothing to sign in to. */
export function noSuchPlacePage(rootUrl: URL): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No workspace here · Hark</title>
<style>
:root { color-scheme: light dark; }
body { font: 16px/1.6 system-ui, sans-serif; display: grid; place-content: center; min-height: 90vh; margin: 0; padding: 24px; text-align: center; }
h1 { font-size: 20px; margin: 0; }
</style>
</head>
<body>
<main>
<h1>There is no workspace at this address</h1>
<p>Check the spelling, or <a href="${rootUrl.origin}/auth/find-workspace">find your workspace</a>.</p>
</main>
</body>
</html>
`;
}
