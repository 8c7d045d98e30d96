// Writes the types of both sides from the slices' SDL and the web's documents. `--check` fails on drift instead.
import { readFileSync, writeFileSync, globSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import * as operations from '@graphql-codegen/typescript-operations';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import { concatAST, parse } from 'graphql';
import { projectDir } from './project.mjs';

const check = process.argv.includes('--check');
const read = (pattern) =>
  globSync(pattern, { cwd: projectDir })
    .sort()
    .map((path) => ({ path, document: parse(readFileSync(join(projectDir, path), 'utf8')) }));

const sdl = read('src/server/{platform/graphql,features/*}/*.graphql');
const schema = concatAST(sdl.map(({ document }) => document));
const documents = read('src/web/**/*.graphql').map(({ path, document }) => ({ location: path, document }));

const scalars = {
  DateTime: { input: 'string', output: 'string' },
  ID: { input: 'string', output: 'string' },
  JSON: { input: 'never', output: 'unknown' },
};
const header = '// Written by `npm run codegen` from the .graphql files. Do not edit.\n// oxlint-disable\n';
const shared = { useTypeImports: true, enumsAsTypes: true, skipTypename: false, avoidOptionals: false };

await write('src/server/platform/graphql/resolvers.gen.ts', {
  plugins: [{ typescript: {} }, { resolvers: {} }],
  pluginMap: { typescript, resolvers },
  documents: [],
  config: {
    ...shared,
    scalars: { ...scalars, DateTime: { input: 'Date', output: 'Date' } },
    contextType: './request-ctx.ts#RequestCtx',
    mapperTypeSuffix: '',
    mappers: mappers(),
    useIndexSignature: false,
    makeResolverTypeCallable: true,
  },
});

if (documents.length > 0) {
  await write('src/web/lib/graphql.gen.ts', {
    plugins: [{ operations: {} }, { typedDocuments: {} }],
    pluginMap: { operations, typedDocuments },
    documents,
    config: { ...shared, scalars, documentMode: 'documentNode', dedupeFragments: true },
  });
}

/** A slice says in `mappers.json` which of its types a resolver gets: `{ "Project": "project.ts#Project" }`. */
function mappers() {
  const all = {};
  for (const path of globSync('src/server/features/*/mappers.json', { cwd: projectDir }).sort()) {
    const slice = path.split('/').at(-2);
    const own = JSON.parse(readFileSync(join(projectDir, path), 'utf8'));
    for (const [type, target] of Object.entries(own))
      all[type] = `../../features/${slice}/${target} as ${type}Object`;
  }
  return all;
}

async function write(path, options) {
  const output = await codegen({ filename: path, schema, ...options });
  const file = join(projectDir, path);
  const text = header + output;
  const current = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (current === text) return;
  if (check) {
    console.error(`${path} is not what the .graphql files say. Run: npm run codegen`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, text);
    console.log(`wrote ${path}`);
  }
}
