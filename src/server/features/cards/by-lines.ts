import { isUuid } from '#domain/ids/uuid.ts';
import { findAddresses } from '#domain/people/find-addresses.ts';
import { parseUrl } from '#domain/routes/parse-url.ts';
import { contactHidden } from '#domain/text/display-names.ts';
import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';

/** A line below a quote: the data point that it leads to, and who said it as far as the line itself tells. */
export type ByLine = {
  readonly pointId: string | null;
  readonly participant: string | null;
  /** What stands before a comma where all of it is a link: a participant, or the beginning of a title. */
  readonly maybe: readonly string[];
};

const dash = '— ';

/** Below quotes of data points in insights made from themes, summaries and answers. */
export function byLinesIn(document: DocumentJson): ByLine[] {
  const found: ByLine[] = [];
  const visit = (node: NodeJson): void => {
    const line = readByLine(node);
    if (line) found.push(line);
    for (const child of node.content ?? []) visit(child);
  };
  visit(document);
  return found;
}

type Naming = {
  /** Who said it, of those whom the data points of the document name. */
  readonly participants: readonly string[];
  readonly nameOfContact: (id: string) => string | undefined;
  readonly labelOf: (name: string) => string;
};

/** A by-line calls somebody what the card of a quote would: without the brackets that labels have in texts. */
export function labelByLines(document: DocumentJson, naming: Naming): DocumentJson {
  const longestFirst = naming.participants.toSorted((one, other) => other.length - one.length);
  const label = (node: NodeJson): NodeJson => {
    if (!node.content) return node;
    if (!readByLine(node)) return { ...node, content: node.content.map(label) };
    const content = node.content.map((child, at) => {
      if (child.type === 'mention') return labelled(child, naming);
      const said = at === 0 ? (child.text?.slice(dash.length) ?? '') : (child.text ?? '');
      if (child.text === undefined || at > 1) return child;
      const name = longestFirst.find((one) => said === one || said.startsWith(`${one}, `));
      if (name === undefined) return child;
      const text = `${at === 0 ? dash : ''}${naming.labelOf(name)}${said.slice(name.length)}`;
      return { ...child, text };
    });
    return { ...node, content };
  };
  return { ...document, content: (document.content ?? []).map(label) };
}

function labelled(mention: NodeJson, { nameOfContact, labelOf }: Naming): NodeJson {
  const { kind, id } = mention.attrs ?? {};
  const name = kind === 'person' && typeof id === 'string' ? nameOfContact(id) : undefined;
  return name === undefined ? mention : { type: 'text', text: labelOf(name) };
}

function readByLine({ type, content = [] }: NodeJson): ByLine | undefined {
  if (type !== 'paragraph' || !content[0]?.text?.startsWith(dash)) return undefined;
  const linked = content.findIndex((node) => leadsTo(node));
  const words = textOf(content).slice(dash.length);
  const before = linked < 0 ? '' : textOf(content.slice(0, linked)).slice(dash.length);
  const [address] = findAddresses(words);
  if (linked < 0 && address?.from !== 0) return undefined;
  const participant = before.endsWith(', ') ? before.slice(0, -2).trim() : '';
  const named = participant === '' && address?.from === 0 ? address.address : participant;
  return {
    pointId: leadsTo(content[linked])?.pointId ?? null,
    participant: named === '' || named === contactHidden ? null : named,
    maybe: before === '' ? beginningsOf(words) : [],
  };
}

function textOf(nodes: readonly NodeJson[]): string {
  return nodes.map(({ text = '' }) => text).join('');
}

function beginningsOf(words: string): string[] {
  return [...words.matchAll(/, /g)].map(({ index }) => words.slice(0, index));
}

/** A theme, or a data point. */
function leadsTo(node: NodeJson | undefined): { readonly pointId: string | null } | undefined {
  const href = node?.marks?.find(({ type }) => type === 'link')?.attrs?.['href'];
  const url = typeof href === 'string' ? URL.parse(href, 'https://any.app') : null;
  const match = url ? parseUrl(url.pathname) : undefined;
  if (match?.name === 'channelTheme') return { pointId: null };
  if (match?.name !== 'channelThemeDatum' && match?.name !== 'channelOutlierDatum') return undefined;
  const { datumData } = match.params;
  return { pointId: isUuid(datumData) ? datumData : null };
}
