import { attributeName } from './filter.ts';
import { attributeOf, isJson, textOf, type Json } from './json.ts';
import { invalidValue, ScimError } from './scim-error.ts';

export type PatchVerb = 'add' | 'replace' | 'remove';
/** One change of one attribute, in one form whichever provider sent it. */
export type PatchStep = {
  readonly verb: PatchVerb;
  /** In lower case: `name.givenname`, `emails`, `members`. */
  readonly attribute: string;
  /** `emails[type eq "work"].value`: which entries of the list, and what of them. */
  readonly where?: { readonly key: string; readonly value: string; readonly part: string | null };
  readonly value: unknown;
};

const mostSteps = 1000;

/** Throws ScimError. Entra writes `Add`, `Replace` and `Remove` with capitals. */
export function readPatch(body: unknown): PatchStep[] {
  const operations = isJson(body) ? attributeOf(body, 'Operations') : undefined;
  if (!Array.isArray(operations) || operations.length === 0) throw invalidValue('Operations must be a list');
  if (operations.length > mostSteps) throw invalidValue(`Send at most ${mostSteps} operations at once`);
  return operations.flatMap((operation: unknown) => {
    if (!isJson(operation)) throw invalidValue('An operation must be an object');
    return readOperation(operation);
  });
}

function readOperation(operation: Json): PatchStep[] {
  const verb = readVerb(textOf(operation, 'op'));
  const value = attributeOf(operation, 'value');
  const path = textOf(operation, 'path');
  if (path !== undefined && path !== '') return [{ verb, ...readPath(path), value }];
  if (verb === 'remove') throw new ScimError(400, 'A removal needs a path', 'noTarget');
  if (!isJson(value)) throw invalidValue('Without a path the value must be an object');
  return withoutPath(verb, value);
}

/** Keys may be plain, dotted (`name.givenName`), or begin with the URN of their schema; whole extensions come nested. */
function withoutPath(verb: PatchVerb, value: Json): PatchStep[] {
  return Object.entries(value).flatMap(([key, inner]): PatchStep[] => {
    const isExtension = /^urn:.*:2\.0:\w+$/i.test(key);
    if (isExtension && isJson(inner)) return withoutPath(verb, inner);
    return [{ verb, ...readPath(key), value: inner }];
  });
}

function readVerb(op: string | undefined): PatchVerb {
  const verb = op?.toLowerCase();
  if (verb === 'add' || verb === 'replace' || verb === 'remove') return verb;
  throw new ScimError(400, 'op must be add, replace or remove', 'invalidSyntax');
}

const filtered = /^([\w.:$-]+)\[\s*(\w+)\s+eq\s+(?:"((?:[^"\\]|\\.)*)"|(true|false))\s*\](?:\.(\w+))?$/i;

function readPath(path: string): Pick<PatchStep, 'attribute' | 'where'> {
  const found = filtered.exec(path);
  if (found) {
    const [, attribute = '', key = '', quoted, flag, part] = found;
    const value = quoted === undefined ? (flag ?? '').toLowerCase() : quoted.replaceAll(/\\(.)/g, '$1');
    return {
      attribute: attributeName(attribute),
      where: { key: key.toLowerCase(), value, part: part?.toLowerCase() ?? null },
    };
  }
  if (!/^[\w.:$-]+$/.test(path)) throw new ScimError(400, 'The path can’t be read', 'invalidPath');
  return { attribute: attributeName(path) };
}
