import { getSchema } from '@tiptap/core';
import type { Schema } from '@tiptap/pm/model';
import { documentExtensions } from './document-extensions.ts';

let schema: Schema | undefined;

export function documentSchema(): Schema {
  schema ??= getSchema(documentExtensions());
  return schema;
}
