// Which tables each part of the server names in its SQL, and which of them it may not: walls that only see imports miss these.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

const kyselyVerbs = new Set([
  'selectFrom',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'using',
  'table',
]);

/** A table belongs to the part whose `tables.ts` declares it. */
export function sqlProblems(root) {
  const files = globSync('src/server/{platform,kernel,features}/**/*.ts', { cwd: root })
    .filter((path) => !/\.(test|gen)\.ts$/.test(path))
    .map((path) => ({ path, part: partOf(path), text: readFileSync(join(root, path), 'utf8') }));
  const owners = new Map(
    files
      .filter(({ path }) => path.endsWith('/tables.ts'))
      .flatMap(({ part, text }) =>
        [...text.matchAll(/^ {4}([a-z_]+): /gm)].map(([, table]) => [table, part]),
      ),
  );
  const imported = new Map();
  for (const { part, text } of files) {
    const known = imported.get(part) ?? new Set();
    for (const [, other] of text.matchAll(/'#server\/((?:kernel|features)\/[^/']+)\//g)) known.add(other);
    imported.set(part, known);
  }
  return files.flatMap(({ path, part, text }) =>
    tablesIn(text)
      .filter((table) => owners.has(table) && !mayName(part, owners.get(table), imported.get(part)))
      .map(
        (table) => `${path}: ${part} names the table ${table} of ${owners.get(table)} and does not import it`,
      ),
  );
}

function partOf(path) {
  const [, , floor, slice] = path.split('/');
  return floor === 'platform' ? 'platform' : `${floor}/${slice}`;
}

/** Floors below may be named by all above; a slice beside only where an import says so. */
function mayName(part, owner, imported) {
  if (part === owner || owner === 'platform') return true;
  if (part === 'platform') return false;
  return owner.startsWith('kernel/') || imported.has(owner);
}

/** Every table that a Kysely call or an `sql` template names, once. */
function tablesIn(text) {
  if (!/sql[`<]|selectFrom|insertInto|updateTable|deleteFrom|Join\(/.test(text)) return [];
  const found = new Set();
  walk(parseSync(text, { syntax: 'typescript' }), (node) => {
    if (node.type === 'CallExpression' && kyselyVerbs.has(node.callee.property?.value))
      for (const name of namesOf(node.arguments[0]?.expression)) found.add(name);
    if (node.type === 'TemplateLiteral' && node.quasis)
      for (const name of namesInSql(node.quasis.map(({ raw }) => raw).join(' ? '))) found.add(name);
  });
  return [...found];
}

function namesOf(argument) {
  if (argument?.type === 'ArrayExpression')
    return argument.elements.flatMap((element) => namesOf(element?.expression));
  return argument?.type === 'StringLiteral' ? [argument.value.split(/\s/, 1)[0]] : [];
}

function namesInSql(text) {
  const lists = text.matchAll(
    /\b(?:from|join|into|update|using)\s+((?:only\s+)?[a-z_]+(?:\s+(?:as\s+)?[a-z_]+)?(?:\s*,\s*[a-z_]+(?:\s+(?:as\s+)?[a-z_]+)?)*)/g,
  );
  return [...lists].flatMap(([, list]) =>
    list.split(',').map(
      (item) =>
        item
          .trim()
          .replace(/^only\s+/, '')
          .split(/\s/, 1)[0],
    ),
  );
}

function walk(node, visit) {
  if (Array.isArray(node)) for (const child of node) walk(child, visit);
  else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node);
    for (const child of Object.values(node)) walk(child, visit);
  }
}
