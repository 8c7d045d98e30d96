import { isUuid } from '#domain/ids/uuid.ts';
import { parseUrl } from '#domain/routes/parse-url.ts';
import type { CardKind } from '#editor/cards/card-properties.ts';
import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';
import { readCards, type CardScope } from '#server/features/cards/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import '#server/kernel/workspaces/tables.ts';

/**
 * Strangers can open no page of the app, and its addresses hold ids and titles. The words of a link to one stay; where
 * its source is not theirs to see either, that is said behind them.
 */
export async function withoutOwnAddresses(
  db: Db,
  scope: CardScope,
  document: DocumentJson,
): Promise<DocumentJson> {
  const { subdomain } = await db
    .selectFrom('workspaces')
    .select('subdomain')
    .where('id', '=', scope.workspaceId)
    .executeTakeFirstOrThrow();
  const own = (address: unknown) => pageOf(address, subdomain);
  const pages = linksIn(document).flatMap((address) => own(address) ?? []);
  if (pages.length === 0) return document;
  const cards = pages.flatMap(({ card }) => (card ? [{ type: 'referenceCard', attrs: { ...card } }] : []));
  const readCard = await readCards(db, scope, { type: 'doc', content: cards });
  const wordsOf = ({ text, page, isEnd }: Linked, isTold: boolean): string => {
    const shown = page.card && readCard(page.card);
    const words = own(text.trim()) ? (shown?.title ?? page.name) : text;
    return shown || !isEnd || isTold ? words : `${words} (not available to you)`;
  };
  const content = document.content ?? [];
  const hidden = content.map((block) =>
    countHidden([block], (page) => page.card === null || readCard(page.card) === undefined),
  );
  return { ...document, content: rowsOf(hidden).flatMap(tell) };

  /** Nine quotes with a source that is hidden would all say so. */
  function tell({ from, to, count }: Row): NodeJson[] {
    const isTold = count >= leastTold;
    const blocks = withoutAddresses(content.slice(from, to), {
      own,
      wordsOf: (linked) => wordsOf(linked, isTold),
    });
    if (!isTold) return blocks;
    const text = `${count} linked sources above are not available to you.`;
    return [...blocks, { type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'italic' }] }] }];
  }

  function countHidden(nodes: readonly NodeJson[], isHidden: (page: Page) => boolean): number {
    return nodes.reduce((sum, node, at) => {
      const page = own(linkOf(node));
      const isEnd = linkOf(nodes[at + 1] ?? nothing) !== linkOf(node);
      return sum + (page && isEnd && isHidden(page) ? 1 : 0) + countHidden(node.content ?? [], isHidden);
    }, 0);
  }
}

/** Fewer say it each. */
const leastTold = 3;
const nothing: NodeJson = { type: 'text' };

/** Blocks one after the other that have links to hidden sources, or that have none. */
type Row = { readonly from: number; readonly to: number; readonly count: number };

function rowsOf(hidden: readonly number[]): Row[] {
  const rows: Row[] = [];
  for (const [at, count] of hidden.entries()) {
    const last = rows.at(-1);
    if (last && last.count > 0 === count > 0)
      rows.splice(-1, 1, { ...last, to: at + 1, count: last.count + count });
    else rows.push({ from: at, to: at + 1, count });
  }
  return rows;
}

type Page = { readonly name: string; readonly card: { readonly kind: CardKind; readonly id: string } | null };
type Linked = { readonly text: string; readonly page: Page; readonly isEnd: boolean };
type Reading = {
  readonly own: (address: unknown) => Page | undefined;
  readonly wordsOf: (linked: Linked) => string;
};

const kinds: readonly (readonly [param: string, kind: CardKind])[] = [
  ['noteId', 'note'],
  ['insightId', 'insight'],
  ['tagId', 'tag'],
];

/** Of this workspace, written with or without its host. */
function pageOf(address: unknown, subdomain: string): Page | undefined {
  if (typeof address !== 'string') return undefined;
  const url = URL.parse(address, `https://${subdomain}.app`);
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.startsWith(`${subdomain}.`)) return undefined;
  const match = parseUrl(url.pathname);
  if (!match || match.name.startsWith('public')) return undefined;
  const params: Readonly<Record<string, unknown>> = match.params;
  for (const [param, kind] of kinds) {
    const id = params[param];
    if (typeof id === 'string' && isUuid(id)) return { name: kind, card: { kind, id } };
  }
  return { name: 'page', card: null };
}

function linksIn({ marks = [], content = [] }: NodeJson): unknown[] {
  const own = marks.flatMap(({ type, attrs }) => (type === 'link' ? [attrs?.['href']] : []));
  return [...own, ...content.flatMap(linksIn)];
}

function withoutAddresses(nodes: readonly NodeJson[], reading: Reading): NodeJson[] {
  return nodes.map((node, at) => {
    const href = linkOf(node);
    const page = reading.own(href);
    if (!page) return node.content ? { ...node, content: withoutAddresses(node.content, reading) } : node;
    const next = nodes[at + 1];
    const isEnd = !next || linkOf(next) !== href;
    return {
      ...node,
      marks: (node.marks ?? []).filter(({ type }) => type !== 'link'),
      ...(node.text !== undefined && { text: reading.wordsOf({ text: node.text, page, isEnd }) }),
    };
  });
}

function linkOf({ marks = [] }: NodeJson): unknown {
  return marks.find(({ type }) => type === 'link')?.attrs?.['href'];
}
