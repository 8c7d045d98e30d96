import { isUuid } from '#domain/ids/uuid.ts';
import { findAddresses } from '#domain/people/find-addresses.ts';
import { parseUrl } from '#domain/routes/parse-url.ts';
import { contactHidden } from '#domain/text/display-names.ts';
import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';

/** A line below a quote: the data point that it leads to, and who said it as far as the line itself tells. */
export type ByLine = { readonly pointId: string | null; readonly participant: string | null };

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
  const linked = content.findIndex((node) => pointOf(node) !== null);
  const words = content
    .slice(0, linked < 0 ? content.length : linked)
    .map(({ text = '' }) => text)
    .join('')
    .slice(dash.length);
  const pointId = linked < 0 ? null : pointOf(content[linked]);
  // Some are linked as a whole: those begin with an address at most.
  const [address] = findAddresses(
    content
      .map(({ text = '' }) => text)
      .join('')
      .slice(dash.length),
  );
  const participant =
    pointId !== null && words.endsWith(', ')
      ? words.slice(0, -2).trim()
      : address?.from === 0
        ? address.address
        : '';
  if (pointId === null && participant === '') return undefined;
  return { pointId, participant: participant === '' || participant === contactHidden ? null : participant };
}

function pointOf(node: NodeJson | undefined): string | null {
  const href = node?.marks?.find(({ type }) => type === 'link')?.attrs?.['href'];
  const url = typeof href === 'string' ? URL.parse(href, 'https://any.app') : null;
  const match = url ? parseUrl(url.pathname) : undefined;
  if (match?.name !== 'channelThemeDatum' && match?.name !== 'channelOutlierDatum') return null;
  const { datumData } = match.params;
  return isUuid(datumData) ? datumData : null;
}
