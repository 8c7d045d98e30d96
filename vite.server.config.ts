// The server as a few files: finding and linking three thousand of them takes longer than all else of a start.
import { relative, sep } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  plugins: [keepPlaces()],
  publicDir: false,
  // What is in node_modules stays there, but for one package of 250 files that needs no other.
  ssr: { noExternal: ['kysely'] },
  build: {
    ssr: true,
    target: 'esnext',
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        cli: 'src/server/cli.ts',
        'start-server': 'src/server/start-server.ts',
      },
      preserveEntrySignatures: 'exports-only',
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

/**
 * A module finds what lies beside it (workers, decoders, schemas, migrations) from where its source is, built or not:
 * built files lie in dist/server/<hash>.
 */
function keepPlaces(): Plugin {
  return {
    name: 'hark-keep-places',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('import.meta.')) return null;
      const path = `/../../../${relative(import.meta.dirname, id)
        .split(sep)
        .join('/')}`;
      const dir = path.slice(0, path.lastIndexOf('/'));
      return {
        code: code
          .replaceAll('import.meta.url', `new URL('.${path}', import.meta.url).href`)
          .replaceAll('import.meta.dirname', `(import.meta.dirname + '${dir}')`),
        map: null,
      };
    },
  };
}
