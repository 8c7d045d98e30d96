import { presentCard } from '#editor/cards/present-card.ts';
import type { CardReader } from '#editor/cards/read-card.ts';
import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';
import { memberScope, readCards } from '#server/features/cards/index.ts';
import { findStandings } from '#server/kernel/access/index.ts';
import { readDocument } from '#server/kernel/documents/index.ts';
import '#server/kernel/members/tables.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isAmong } from '#server/platform/db/is-among.ts';

/** A mail is read on the way: what it shows of each insight, and of how many. */
const mostQuotes = 3;
const mostInsights = 5;
const longestQuote = 240;

type News = { readonly memberId: string; readonly objectId: string; readonly event: string };
/** By member, then by insight. */
export type PublishedQuotes = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** The evidence of insights that were published, as each follower may see it. */
export async function readPublishedQuotes(
  tx: TxCtx,
  news: readonly News[],
  home: string,
): Promise<PublishedQuotes> {
  const published = news.filter(({ event }) => event === 'insight.published');
  const documents = new Map<string, DocumentJson>();
  for (const id of new Set(published.map(({ objectId }) => objectId)))
    documents.set(id, await readDocument(tx.db, tx.workspace.id, id));
  const actors = await findActors(tx, new Set(published.map(({ memberId }) => memberId)));
  const quotes = new Map<string, ReadonlyMap<string, readonly string[]>>();
  for (const [memberId, lines] of Map.groupBy(published, (line) => line.memberId)) {
    const actor = actors.get(memberId);
    if (!actor) continue;
    const ids = [...new Set(lines.map(({ objectId }) => objectId))].slice(0, mostInsights);
    const content = ids.flatMap((id) => documents.get(id)?.content ?? []);
    const scope = memberScope({ actor, workspace: tx.workspace }, home);
    const readCard = await readCards(tx.db, scope, { type: 'doc', content });
    quotes.set(memberId, new Map(ids.map((id) => [id, quotesIn(documents.get(id), readCard)])));
  }
  return quotes;
}

async function findActors(tx: TxCtx, memberIds: ReadonlySet<string>) {
  if (memberIds.size === 0) return new Map<string, never>();
  const rows = await tx.db
    .selectFrom('members')
    .select(['id', 'account_id as accountId'])
    .where('workspace_id', '=', tx.workspace.id)
    .where(isAmong('members.id', memberIds))
    .execute();
  const standings = await findStandings(
    tx.db,
    tx.workspace.id,
    rows.map(({ accountId }) => accountId),
  );
  return new Map(
    rows.flatMap(({ id, accountId }) => {
      const standing = standings.get(accountId);
      return standing ? [[id, { kind: 'member', ...standing, accountId, sessionId: null } as const]] : [];
    }),
  );
}

/** "“It froze twice.” — Rosa Diaz · Visit", in the order of the text. What the reader may not see is left out. */
function quotesIn(document: DocumentJson | undefined, readCard: CardReader): string[] {
  return cardNodes(document)
    .flatMap(({ attrs = {} }) => presentCard(attrs, readCard).quotes)
    .filter(({ text }) => text.trim() !== '')
    .slice(0, mostQuotes)
    .map(({ text, byline }) => {
      const words = text.trim().replaceAll(/\s+/g, ' ');
      const short = words.length > longestQuote ? `${words.slice(0, longestQuote).toWellFormed()}…` : words;
      return byline.length === 0 ? `“${short}”` : `“${short}” — ${byline.join(' · ')}`;
    });
}

function cardNodes(node: NodeJson | undefined): NodeJson[] {
  if (!node) return [];
  if (node.type === 'referenceCard') return [node];
  return (node.content ?? []).flatMap(cardNodes);
}
