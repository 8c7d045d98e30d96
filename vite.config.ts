import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { documentChunk } from './vite.chunks.ts';
import { openFaces } from './vite.faces.ts';
import { pageHints } from './vite.hints.ts';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const devPort = Number(process.env['HARK_WEB_PORT'] ?? 5173);
const server = `http://localhost:${process.env['PORT'] ?? 3000}`;

// Workspaces are told by their Host, so the proxy must hand it on unchanged.
const toServer = { target: server, changeOrigin: false, ws: true };

export default defineConfig({
  root: 'src/web',
  plugins: [openFaces(), react(), devRootHost(), pageHints()],
  define: {
    'import.meta.env.VITE_HARK_RELEASE': JSON.stringify(process.env['HARK_RELEASE'] ?? version),
  },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // light-dark() and field-sizing are used as they are; older browsers would get large fallbacks.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsDir: 'packs',
    modulePreload: {
      polyfill: false,
      // Naming every file of every page ahead of time costs the first screen 5 kB; pages are preloaded on hover anyway.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // React changes far less often than our code, so returning people keep it cached across releases.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            // One file instead of thirty for what nearly every screen needs; dialogs bring Mantine's modal along. What only
            // a handful of screens share stays out of it: the first one would carry it for them.
            {
              name: 'shared',
              test: /src\/(domain(?!\/accounts)|web\/(lib|ui(?!\/(dialog|combobox|compact-select|field|inline-edit|text-field|password-field|tabs|link-tabs|popover|switch|full-screen))))\/|icons-react/,
              minShareCount: 20,
            },
            { name: documentChunk(), includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    port: devPort,
    allowedHosts: ['.localhost'],
    proxy: Object.fromEntries(
      ['/api', '/collaboration', '/global', '/ping', '/outbox', '/files', '/image'].map((path) => [
        path,
        toServer,
      ]),
    ),
  },
});

/** The server writes this meta into the built page; in development Vite serves the page itself. */
function devRootHost(): Plugin {
  return {
    name: 'hark-dev-root-host',
    apply: 'serve',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'hark-root-host', content: `localhost:${devPort}` }, injectTo: 'head' },
    ],
  };
}
