import type { Extensions } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
// Only for the types of their commands.
import type {} from '@tiptap/extension-blockquote';
import type {} from '@tiptap/extension-bold';
import type {} from '@tiptap/extension-code';
import type {} from '@tiptap/extension-code-block';
import type {} from '@tiptap/extension-heading';
import type {} from '@tiptap/extension-horizontal-rule';
import type {} from '@tiptap/extension-italic';
import type {} from '@tiptap/extension-link';
import type {} from '@tiptap/extension-list';
import type {} from '@tiptap/extension-strike';
import type {} from '@tiptap/extension-table';
import type {} from '@tiptap/extension-underline';
import type { findInDocument, replaceRanges } from '#editor/text/find-in-document.ts';
import { documentExtensions } from '#editor/schema/document-extensions.ts';

/** The same classes at run time: src/editor and the web read Tiptap's types by different module rules. */
export function schemaExtensions(): Extensions {
  return documentExtensions() as unknown as Extensions;
}

type EditorTransform = Parameters<typeof replaceRanges>[0];
type EditorNode = Parameters<typeof findInDocument>[0];

export function asTransform(transaction: Transaction): EditorTransform {
  return transaction as unknown as EditorTransform;
}

export function asEditorNode(node: Node): EditorNode {
  return node as unknown as EditorNode;
}
