import { globSync, readFileSync } from 'node:fs';
import {
  buildASTSchema,
  Kind,
  parse,
  print,
  validate,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
} from 'graphql';
import { expect, test } from 'vitest';
import { limitRules, maxCharacters } from '#server/platform/graphql/limits.ts';

const readAll = (pattern: string): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: globSync(pattern).flatMap((file) => parse(readFileSync(file, 'utf8')).definitions),
});
const schema = buildASTSchema(readAll('src/server/**/*.graphql'));
const { definitions } = readAll('src/web/**/*.graphql');
const fragments = new Map(
  definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
);
const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);

const typeName: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** As the browser sends it: with the fragments that it uses, and the type of everything, which its cache goes by. */
function documentOf(operation: DefinitionNode): DocumentNode {
  const used = new Set<DefinitionNode>([operation]);
  for (const one of used) {
    for (const [, name = ''] of print(one).matchAll(/\.\.\.(\w+)/g)) {
      const fragment = fragments.get(name);
      if (fragment) used.add(fragment);
    }
  }
  return visit(
    { kind: Kind.DOCUMENT, definitions: [...used] },
    {
      SelectionSet: (set, _key, parent) =>
        parent && 'operation' in parent ? undefined : { ...set, selections: [...set.selections, typeName] },
    },
  );
}

test.each(operations.map((operation) => ({ name: operation.name?.value, operation })))(
  '$name is within the limits that the server holds everybody to',
  ({ operation }) => {
    const document = documentOf(operation);
    expect(validate(schema, document, limitRules).map(({ message }) => message)).toEqual([]);
    expect(print(document).length).toBeLessThan(maxCharacters);
  },
);
