import type { DOMOutputSpec } from '@tiptap/pm/model';
import { isSafeLink, isSafeSource, isSharedSource } from '#editor/attributes/safe-url.ts';

const tags = new Set(
  'p h1 h2 h3 ul ol li blockquote pre code br hr table tbody tr td th div span a strong em s u mark img label input iframe video audio figure figcaption details summary q'.split(
    ' ',
  ),
);
const emptyTags = new Set(['br', 'hr', 'img', 'input']);
const plainAttributes = new Set(
  'alt title width height colspan rowspan align start type class target rel disabled checked loading sandbox allowfullscreen referrerpolicy controls preload playsinline controlslist aria-label'.split(
    ' ',
  ),
);
const dataAttribute = /^(?:data-[a-z-]+|colwidth)$/;
const knownStyle = /^(?:color|background-color): #[0-9a-f]{6}$/;
const pixelData = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

export type RenderPolicy = { readonly keepData: boolean };

/** One element as text. A second wall: whatever a node asks for, only listed tags and attributes come out. */
export function renderSpec(spec: DOMOutputSpec, content: string, policy: RenderPolicy): string {
  if (typeof spec === 'string') return escapeHtml(spec);
  if (!isSpecArray(spec)) return content;
  const [tag, ...rest] = spec;
  if (typeof tag !== 'string' || !tags.has(tag)) return content;
  const [first] = rest;
  const attributes = isAttributes(first) ? first : {};
  const children = isAttributes(first) ? rest.slice(1) : rest;
  const opening = `<${tag}${renderAttributes(attributes, policy)}>`;
  if (emptyTags.has(tag)) return opening;
  const inner = children.map((child) => renderChild(child, content, policy)).join('');
  return `${opening}${inner}</${tag}>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function renderChild(child: unknown, content: string, policy: RenderPolicy): string {
  if (child === 0) return content;
  return typeof child === 'string' || isSpecArray(child)
    ? renderSpec(child as DOMOutputSpec, content, policy)
    : '';
}

function renderAttributes(attributes: Readonly<Record<string, unknown>>, { keepData }: RenderPolicy): string {
  return Object.entries(attributes)
    .flatMap(([name, value]) => {
      const text = typeof value === 'number' ? String(value) : value;
      if (typeof text !== 'string' || !isAllowed(name, text, keepData)) return [];
      return [` ${name}="${escapeHtml(text)}"`];
    })
    .join('');
}

function isAllowed(name: string, value: string, keepData: boolean): boolean {
  if (name === 'href') return isSafeLink(value);
  if (name === 'src') return isSafeSource(value) || isSharedSource(value) || pixelData.test(value);
  if (name === 'poster') return isSafeSource(value) || isSharedSource(value);
  if (name === 'style') return knownStyle.test(value);
  return plainAttributes.has(name) || (keepData && dataAttribute.test(name));
}

function isAttributes(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSpecArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
