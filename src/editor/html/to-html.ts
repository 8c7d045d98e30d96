import type { Mark, Node } from '@tiptap/pm/model';
import { asNode } from '#editor/schema/as-node.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { exportedMark, exportedNode } from './exported-parts.ts';
import type { HtmlOptions } from './html-options.ts';
import { escapeHtml, renderSpec } from './render-spec.ts';

/** A fragment that can be in any page: no scripts, no handlers, only the styles and addresses we know. */
export function toHtml(document: DocumentJson | Node, options: HtmlOptions = {}): string {
  return renderChildren(asNode(document), options);
}

function renderChildren(node: Node, options: HtmlOptions): string {
  return node.inlineContent
    ? renderInline(node, options)
    : mapChildren(node, (child) => renderNode(child, options));
}

function renderNode(node: Node, options: HtmlOptions): string {
  if (node.isText) return renderText(node.text ?? '');
  const content = node.isLeaf ? '' : renderChildren(node, options);
  const exported = options.keepData ? undefined : exportedNode(node, options);
  return renderSpec(exported ?? node.type.spec.toDOM?.(node) ?? ['div', 0], content, policyOf(options));
}

/** Marks open once for all neighbours that share them. */
function renderInline(block: Node, options: HtmlOptions): string {
  const open: { mark: Mark; html: string }[] = [];
  let html = '';
  const write = (text: string) => {
    const innermost = open.at(-1);
    if (innermost) innermost.html += text;
    else html += text;
  };
  const closeTo = (depth: number) => {
    while (open.length > depth) {
      const closed = open.pop();
      if (closed) write(renderMark(closed.mark, closed.html, options));
    }
  };
  block.forEach((child) => {
    let shared = 0;
    while (isSame(open[shared]?.mark, child.marks[shared])) shared += 1;
    closeTo(shared);
    for (const mark of child.marks.slice(shared)) open.push({ mark, html: '' });
    write(block.type.spec.code ? escapeHtml(child.text ?? '') : renderNode(child, options));
  });
  closeTo(0);
  return html;
}

function isSame(left: Mark | undefined, right: Mark | undefined): boolean {
  return left !== undefined && right !== undefined && left.eq(right);
}

function renderMark(mark: Mark, content: string, options: HtmlOptions): string {
  const spec = options.keepData ? mark.type.spec.toDOM?.(mark, true) : exportedMark(mark, options);
  return spec === undefined ? content : renderSpec(spec, content, policyOf(options));
}

/** A line break inside a text shows as one in the editor. */
function renderText(text: string): string {
  return escapeHtml(text).replaceAll(/\r\n?|\n/g, '<br>');
}

function mapChildren(node: Node, render: (child: Node) => string): string {
  let html = '';
  node.forEach((child) => {
    html += render(child);
  });
  return html;
}

function policyOf({ keepData = false }: HtmlOptions): { keepData: boolean } {
  return { keepData };
}
