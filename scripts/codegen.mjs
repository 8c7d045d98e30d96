// Writes the types of both sides from the slices' SDL and the web's documents. `--check` fails on drift instead.
import { readFileSync, writeFileSync, globSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import { concatAST, Kind, parse, print, stripIgnoredCharacters, visit } from 'graphql';
import { projectDir } from './project.mjs';
import { resolverTypes } from './resolver-types.mjs';
import { webSchema } from './web-schema.mjs';

const check = process.argv.includes('--check');
const read = (pattern) =>
  globSync(pattern, { cwd: projectDir })
    .sort()
    .map((path) => ({ path, document: parse(readFileSync(join(projectDir, path), 'utf8')) }));

const sdl = read('src/server/{platform/graphql,kernel/*,features/*}/*.graphql');
const schema = concatAST(sdl.map(({ document }) => document));
const documents = read('src/web/**/*.graphql').map(({ path, document }) => ({ location: path, document }));

const scalars = {
  DateTime: { input: 'string', output: 'string' },
  ID: { input: 'string', output: 'string' },
  JSON: { input: 'never', output: 'unknown' },
};
const header = '// Written by `npm run codegen` from the .graphql files. Do not edit.\n// oxlint-disable\n';
const shared = { useTypeImports: true, enumsAsTypes: true, skipTypename: false, avoidOptionals: false };

for (const [path, text] of resolverTypes(sdl, rowTypes())) save(path, text);

save('src/web/lib/cache/schema.gen.ts', webSchema(schema));

if (documents.length > 0) {
  await write('src/web/lib/graphql.gen.ts', {
    plugins: [{ operations: {} }],
    pluginMap: { operations },
    documents,
    config: { ...shared, scalars },
  });
  const fragments = new Map(
    documents
      .flatMap(({ document }) => document.definitions)
      .flatMap((definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
      ),
  );
  for (const { location, document } of documents)
    save(location.replace(/\.graphql$/, '.gen.ts'), documentsModule(document, fragments));
}

/** One module a file of documents, so that a screen loads only its own. Text is a fifth of the parsed form. */
function documentsModule({ definitions }, fragments) {
  const texts = new Map();
  const types = [];
  const exported = definitions.map((definition) => {
    const { value: name } = definition.name;
    const own = fragmentsOf(definition, fragments);
    for (const fragment of own) texts.set(fragment, textOf(fragments.get(fragment)));
    const parts = own.map((fragment) => `\${${constantOf(fragment)}}`).join('');
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      texts.set(name, textOf(definition));
      types.push(`${name}Fragment`);
      return `export const ${name}FragmentDoc = /*#__PURE__*/ graphqlDocument<${name}Fragment>(\`\${${constantOf(name)}}${parts}\`);`;
    }
    const result = name + capitalised(definition.operation);
    types.push(result, `${result}Variables`);
    return `export const ${name}Document = /*#__PURE__*/ graphqlDocument<${result}, ${result}Variables>(\`${textOf(definition)}${parts}\`);`;
  });
  return [
    "import { graphqlDocument } from '#web/lib/graphql-document.ts';",
    `import type { ${types.join(', ')} } from '#web/lib/graphql.gen.ts';`,
    '',
    ...[...texts].map(([fragment, text]) => `const ${constantOf(fragment)} = '${text}';`),
    ...exported,
    '',
  ].join('\n');
}

/** All that it spreads, and what those spread, each once. */
function fragmentsOf(definition, fragments, found = new Set()) {
  visit(definition, {
    FragmentSpread({ name }) {
      if (found.has(name.value)) return;
      found.add(name.value);
      fragmentsOf(fragments.get(name.value), fragments, found);
    },
  });
  return [...found];
}

function textOf(definition) {
  return stripIgnoredCharacters(print(definition));
}

function constantOf(fragment) {
  return fragment.charAt(0).toLowerCase() + fragment.slice(1);
}

function capitalised(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A slice says in `mappers.json` which row a resolver gets for a type: `{ "Project": "project.ts#Project" }`. */
function rowTypes() {
  return new Map(
    globSync('src/server/{kernel,features}/*/mappers.json', { cwd: projectDir })
      .sort()
      .flatMap((path) =>
        Object.entries(JSON.parse(readFileSync(join(projectDir, path), 'utf8'))).map(([type, target]) => {
          const [file, name] = target.split('#');
          return [type, { file: join(dirname(path), file), name }];
        }),
      ),
  );
}

async function write(path, options) {
  save(path, await codegen({ filename: path, schema, ...options }));
}

function save(path, output) {
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
