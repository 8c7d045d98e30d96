import { sql } from 'kysely';
import { can } from '#domain/access/can.ts';
import { findListed } from '#engines/personal-data/index.ts';
import type { ObjectRef } from '#server/features/highlights/index.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow, viewerOf } from '#server/platform/context/require-member.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';
import { personalColumns, type ShownDatum } from './personal-datum.ts';
import { readPdfWords } from './pdf-words.ts';
import { withWords } from './sealed-words.ts';
import './tables.ts';

const inText: Sort = { kind: 'number', column: 'personal_data.place', id: 'personal_data.id' };
const aroundCharacters = 60;

/** What was found in a document, with what surrounds it now. Hidden words are told to people with full access alone. */
export async function listPersonalData(
  ctx: Ctx,
  box: SealedBox,
  { object: ref, ...args }: PageArgs & { object: ObjectRef },
): Promise<Page<ShownDatum>> {
  const db = await ctx.reads.db();
  const object = await getAccessObject(ctx, db, ref);
  allow(ctx, 'redaction.apply', object);
  const viewer = viewerOf(ctx);
  const maySee = viewer !== null && can(viewer, 'redaction.lift', object).allowed;
  const list = db
    .selectFrom('personal_data')
    .where('personal_data.workspace_id', '=', ctx.workspace.id)
    .where('personal_data.object_id', '=', ref.id)
    .where('personal_data.state', '<>', 'purged');
  const page = await readPage(args, inText, list, (rows) => rows.select(personalColumns));
  const { rows } = await sql<{ text: string }>`
    select text from documents where workspace_id = ${ctx.workspace.id} and id = ${ref.id}`.execute(db);
  const text = `${rows[0]?.text ?? ''}\n${await readPdfWords(db, ctx.workspace.id, ref.id)}`;
  const readable = maySee ? await withWords(db, box, ctx.workspace.id, page.items) : page.items;
  const items = readable.map((item) => ({
    ...item,
    words: item.state === 'hidden' && !maySee ? null : item.words,
    ...aroundOf(text, item.label ?? item.words ?? ''),
  }));
  return { ...page, items };
}

/** How often a text has these words, and the first place with what surrounds it. */
export function aroundOf(text: string, words: string): Pick<ShownDatum, 'count' | 'context'> {
  const places = findListed(text, [words]);
  const [first] = places;
  if (!first) return { count: 0, context: '' };
  const from = Math.max(0, first.start - aroundCharacters);
  const to = Math.min(text.length, first.end + aroundCharacters);
  const context = `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
  return { count: places.length, context: context.replaceAll(/\s+/g, ' ') };
}
