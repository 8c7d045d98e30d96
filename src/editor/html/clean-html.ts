import { isShownImage } from '#editor/nodes/image.ts';
import { elementsIn } from './elements-in.ts';
import { replaceMedia } from './foreign-media.ts';
import { keepKnownAttributes } from './known-attributes.ts';
import { arrangeLists } from './arrange-lists.ts';
import { readWordLists } from './word-lists.ts';

const dropped =
  'script style template noscript object applet embed svg math head meta link title base xml select textarea button canvas map frame frameset dialog'.split(
    ' ',
  );

/** Turns markup of Word, Google Docs or any page into the markup that our schema reads, in place. */
export function cleanHtml(root: HTMLElement): void {
  const comments: ChildNode[] = [];
  eachNode(root, (node) => {
    if (node.nodeType === commentNode) comments.push(node);
  });
  for (const comment of comments) comment.remove();
  for (const element of elementsIn(root, ...dropped)) element.remove();
  dropOfficeTags(root);
  readWordLists(root);
  arrangeLists(root);
  replaceMedia(root);
  captionPictures(root);
  for (const image of elementsIn(root, 'img')) if (!isShownImage(image)) image.remove();
  for (const element of elementsIn(root)) keepKnownAttributes(element);
  for (const span of elementsIn(root, 'span', 'font')) {
    if (span.attributes.length === 0) span.replaceWith(...span.childNodes);
  }
}

/** A figure of one picture: its caption belongs to the picture and is no paragraph after it. */
function captionPictures(root: HTMLElement): void {
  for (const figure of elementsIn(root, 'figure')) {
    const [images, captions] = [elementsIn(figure, 'img'), elementsIn(figure, 'figcaption')];
    const [image, caption] = [images[0], captions[0]];
    if (!image || !caption || images.length > 1) continue;
    const text = (caption.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
    if (text !== '') image.setAttribute('data-caption', text.slice(0, 2000));
    caption.remove();
  }
}

const commentNode = 8;

/** Word's own tags: `o:p` is an empty paragraph's filling, `v:` and `w:` hold drawings and settings. */
function dropOfficeTags(root: HTMLElement): void {
  for (const element of elementsIn(root)) {
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

/** Browsers stop nesting at 512; deeper markup was made to exhaust the stack of the reader. */
const deepest = 512;

function eachNode(root: Node, visit: (node: ChildNode) => void): void {
  let level: ChildNode[] = [...root.childNodes];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) throw new RangeError('Markup is nested too deep');
    for (const node of level) visit(node);
    level = level.flatMap((node) => [...node.childNodes]);
  }
}
