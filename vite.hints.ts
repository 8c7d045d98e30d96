// For the server: which files a page will ask for, so that its HTML can name them. Otherwise the browser finds them
// level by level, each after the script before it has run.
import type { Plugin, Rolldown } from 'vite';

/** The start of every workspace page, and the screens that people reload and share by their address. */
const pages: Readonly<Record<string, readonly string[]>> = {
  'app/workspace-app.tsx': ['workspace'],
  'pages/note-page.tsx': ['note', 'projectNote'],
  'pages/insight-page.tsx': ['insight'],
};

export function pageHints(): Plugin {
  return {
    name: 'hark-page-hints',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const first = new Set(
        chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => filesOf(chunk, bundle)),
      );
      const hints: Record<string, string[]> = {};
      for (const [page, routes] of Object.entries(pages)) {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/web/${page}`)));
        if (!chunk) throw new Error(`${page} is in no chunk`);
        for (const route of routes) hints[route] = filesOf(chunk, bundle).filter((file) => !first.has(file));
      }
      this.emitFile({ type: 'asset', fileName: 'page-hints.json', source: JSON.stringify(hints) });
    },
  };
}

function filesOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((name) => {
    const next = bundle[name];
    return next?.type === 'chunk' ? filesOf(next, bundle, seen) : [];
  });
  return [...new Set([...(chunk.viteMetadata?.importedCss ?? []), chunk.fileName, ...imported])];
}
