import { isShownImage } from '#editor/nodes/image.ts';
import { replaceMedia } from './foreign-media.ts';
import { keepKnownAttributes } from './known-attributes.ts';
import { arrangeLists } from './arrange-lists.ts';
import { readWordLists } from './word-lists.ts';

const dropped =
  'script,style,template,noscript,object,applet,embed,svg,math,head,meta,link,title,base,xml,select,textarea,button,canvas,map,frame,frameset,dialog';

/** Turns markup of Word, Google Docs or any page into the markup that our schema reads, in place. */
export function cleanHtml(root: HTMLElement): void {
  for (const element of root.querySelectorAll(dropped)) element.remove();
  const comments: ChildNode[] = [];
  eachNode(root, (node) => {
    if (node.nodeType === commentNode) comments.push(node);
  });
  for (const comment of comments) comment.remove();
  dropOfficeTags(root);
  readWordLists(root);
  arrangeLists(root);
  replaceMedia(root);
  for (const image of root.querySelectorAll('img')) if (!isShownImage(image)) image.remove();
  for (const element of root.querySelectorAll('*')) keepKnownAttributes(element as HTMLElement);
  for (const span of root.querySelectorAll('span,font')) {
    if (span.attributes.length === 0) span.replaceWith(...span.childNodes);
  }
}

const commentNode = 8;

/** Word's own tags: `o:p` is an empty paragraph's filling, `v:` and `w:` hold drawings and settings. */
function dropOfficeTags(root: HTMLElement): void {
  for (const element of root.querySelectorAll('*')) {
    if (!/^[a-z]+:/i.test(element.tagName)) continue;
    const isFilling = /^o:p$/i.test(element.tagName) && (element.textContent ?? '').trim() !== '';
    if (isFilling) element.replaceWith(...element.childNodes);
    else dropWithEmptyParagraph(element);
  }
}

function dropWithEmptyParagraph(element: Element): void {
  const parent = element.parentElement;
  element.remove();
  const isEmpty =
    parent?.tagName === 'P' && parent.children.length === 0 && (parent.textContent ?? '').trim() === '';
  if (isEmpty) parent.remove();
}

/** Without recursion, for markup of any depth. */
function eachNode(root: Node, visit: (node: ChildNode) => void): void {
  const waiting: ChildNode[] = [...root.childNodes];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    visit(node);
    waiting.push(...node.childNodes);
  }
}
