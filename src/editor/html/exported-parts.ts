import type { DOMOutputSpec, Mark, Node } from '@tiptap/pm/model';
import { hexColor, identifier, source, webPage } from '#editor/attributes/attribute-type.ts';
import { cardToHtml } from '#editor/cards/card-to-html.ts';
import { frameUrlOf } from '#editor/embeds/frame-url.ts';
import { filePage } from '#editor/nodes/file-page.ts';
import { mentionForStrangers } from '#editor/nodes/mention.ts';
import { startLabel } from '#editor/transcript/start-label.ts';
import { speakerLabel } from '#editor/transcript/speaker-label.ts';
import type { HtmlOptions } from './html-options.ts';

/** What a reader outside the editor gets for nodes that the editor shows by a view of its own. */
export function exportedNode(node: Node, options: HtmlOptions): DOMOutputSpec | undefined {
  switch (node.type.name) {
    case 'embed':
      return embedSpec(node, options);
    case 'image':
      return pictureSpec(node, options);
    case 'mention':
      return mentionSpec(node, options);
    case 'referenceCard':
      return cardToHtml(node.attrs, {
        readCard: options.readCard,
        canPlay: options.sharedFiles !== undefined,
      });
    case 'file':
      return fileSpec(node, options);
    case 'audioVideo':
      return playerSpec(node, options) ?? fileSpec(node, options);
    case 'utterance':
      return utteranceSpec(node, options);
    default:
      return undefined;
  }
}

/** Comment threads never leave; highlights only when somebody gives them a colour. */
export function exportedMark(mark: Mark, { highlightColor }: HtmlOptions): DOMOutputSpec | undefined {
  if (mark.type.name === 'inlineComment') return undefined;
  if (mark.type.name !== 'highlight') return mark.type.spec.toDOM?.(mark, true);
  const { id } = mark.attrs;
  const color = identifier.holds(id) ? highlightColor?.(id) : undefined;
  return hexColor.holds(color) ? ['mark', { style: `background-color: ${color}` }, 0] : undefined;
}

function embedSpec(node: Node, { linksOnly }: HtmlOptions): DOMOutputSpec {
  const { url, title, height } = node.attrs;
  if (!webPage.holds(url)) return ['p', { class: 'missing' }];
  const frame = linksOnly ? undefined : frameUrlOf(url);
  if (frame === undefined)
    return ['p', ['a', { href: url, rel: 'noopener noreferrer nofollow', target: '_blank' }, url]];
  return [
    'iframe',
    {
      src: frame,
      title: typeof title === 'string' ? title : url,
      height: typeof height === 'number' ? height : 450,
      class: 'embed',
      loading: 'lazy',
      sandbox: 'allow-scripts allow-same-origin allow-popups allow-forms allow-presentation',
      allowfullscreen: 'allowfullscreen',
      referrerpolicy: 'strict-origin-when-cross-origin',
    },
  ];
}

function pictureSpec(node: Node, options: HtmlOptions): DOMOutputSpec | undefined {
  const { caption } = node.attrs;
  const picture = options.linksOnly ? pixels(node, options) : shared(node);
  if (typeof caption !== 'string' || caption === '') return picture;
  return ['figure', picture ?? missing(node), ['figcaption', caption]];
}

function pixels(node: Node, { sharedFiles, pictures }: HtmlOptions): DOMOutputSpec {
  const { fileId } = node.attrs;
  if (!identifier.holds(fileId)) return missing(node);
  const src = sharedFiles ? sharedFiles.url(fileId) : pictures?.(fileId);
  return src === undefined ? missing(node) : ['img', { ...shapeOf(node), src, loading: 'lazy' }];
}

function shared(node: Node): DOMOutputSpec | undefined {
  const { src } = node.attrs;
  return source.holds(src) ? ['img', { ...shapeOf(node), src }] : undefined;
}

function missing({ attrs: { alt } }: Node): DOMOutputSpec {
  return ['p', { class: 'missing' }, typeof alt === 'string' && alt !== '' ? `Picture: ${alt}` : 'Picture'];
}

/**
 * A picture that somebody resized is as wide as they made it, on paper of any size. By an attribute: public pages allow
 * no styles in the text.
 */
function shapeOf({ attrs: { alt, title, width, height, share } }: Node): Record<string, unknown> {
  const size = typeof share === 'number' ? { width: `${share}%` } : { width, height };
  return { alt: typeof alt === 'string' ? alt : '', title, ...size };
}

function mentionSpec(node: Node, { names = 'all' }: HtmlOptions): DOMOutputSpec | undefined {
  const label = mentionForStrangers(node.attrs['kind'], names);
  return label === undefined ? undefined : ['span', { class: 'mention' }, `@${label}`];
}

function playerSpec(node: Node, { sharedFiles, names }: HtmlOptions): DOMOutputSpec | undefined {
  const { fileId, media } = node.attrs;
  if (!sharedFiles || !identifier.holds(fileId)) return undefined;
  const src = sharedFiles.url(fileId);
  return [
    media === 'AUDIO' ? 'audio' : 'video',
    {
      src,
      controls: 'controls',
      preload: 'metadata',
      playsinline: 'playsinline',
      ...(!sharedFiles.mayKeep && { controlslist: 'nodownload' }),
      'aria-label': names === 'none' ? 'Recording' : nameOf(node),
    },
  ];
}

function fileSpec(node: Node, { fileUrl, sharedFiles, names }: HtmlOptions): DOMOutputSpec {
  const { fileId } = node.attrs;
  // Neither what it is called nor what it says was looked through for names.
  if (names === 'none')
    return ['div', { class: 'file missing' }, 'Attached file. Files can’t be opened where names are hidden.'];
  const label = nameOf(node);
  if (sharedFiles && !sharedFiles.mayKeep) return ['div', { class: 'file' }, label];
  const addressOf = sharedFiles?.url ?? fileUrl ?? filePage;
  const href = identifier.holds(fileId) ? addressOf(fileId) : undefined;
  return ['div', { class: 'file' }, ['a', href === undefined ? {} : { href }, label]];
}

function nameOf({ attrs: { name } }: Node): string {
  return typeof name === 'string' && name !== '' ? name : 'Untitled file';
}

function utteranceSpec(node: Node, { names, nameSpeaker = () => '' }: HtmlOptions): DOMOutputSpec {
  const { speakerName, speakerId } = node.attrs;
  const speaker = speakerLabel(
    names === 'none' ? nameSpeaker(String(speakerName ?? '')) : speakerName,
    speakerId,
  );
  const time = startLabel(node);
  const shown = time === null ? [] : [['span', { class: 'time' }, time], ' '];
  return ['p', { class: 'utterance' }, ['strong', speaker], ' ', ...shown, ['span', 0]];
}
