import type { Extensions } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
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
  return node;
}

/** On changes that only tie text to a thread or a highlight: they pass where the words are protected. */
export const annotationMeta = 'annotation';
