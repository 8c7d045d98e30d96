import { parseHexColor } from '#domain/color/hex-color.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { planCodes, type CodeHolder } from '#domain/refi/plan-codes.ts';
import { codesIn, type RefiCode } from '#domain/refi/refi-code.ts';
import {
  ensureDefaultBoard,
  insertBoard,
  insertGroup,
  insertTag,
  readTagChange,
} from '#server/features/tags/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { titleOf, withMemo, type Memos } from './memos.ts';
import type { Origins } from './origins.ts';
import { keptOf, stampOf, type KeptMemo } from './planned-note.ts';

type Writing = {
  readonly projectId: string;
  readonly createdBy: string;
  readonly codes: readonly RefiCode[];
  readonly origins: Origins;
  readonly memos: Memos;
};

/** The codes of a file as boards, groups and tags; answers the tag of each code that can be applied. */
export async function writeCodes(tx: TxCtx, writing: Writing): Promise<Map<string, string>> {
  const { projectId, createdBy, codes, origins, memos } = writing;
  const plan = planCodes(codes);
  const notesOf = new Map(codesIn(codes).map(({ id, notes }) => [id, notes ?? []]));
  if (plan.tags.length === 0 && plan.groups.length === 0) return new Map();
  const usual = await ensureDefaultBoard(tx, { projectId, createdBy });
  const boards = new Map<string | null, string>([[null, usual]]);
  for (const board of plan.boards) {
    const title = cut(board.name, textLimits.tagBoardTitle.max);
    const { id } = await insertBoard(tx, { projectId, title, createdBy });
    boards.set(board.guid, id);
    const kept = { ...keptHolder(board, title, notesOf), ...keptOf({ color: board.color }) };
    origins.add({ kind: 'tagBoard', id, guid: board.guid, kept });
  }
  const holders = [...plan.boards, ...plan.groups, ...plan.tags.flatMap(({ between }) => between)];
  const described = new Map(holders.map(({ guid, description }) => [guid, description.trim()]));
  const isTag = new Set(plan.tags.map(({ guid }) => guid));
  origins.report(
    'Descriptions of codes that hold others',
    [...described].filter(([guid, text]) => text !== '' && !isTag.has(guid)).length,
  );
  const groups = new Map<string, string>();
  for (const group of plan.groups) {
    const title = cut(group.name, textLimits.tagGroupTitle.max);
    const boardId = boards.get(group.board) ?? usual;
    const chosen = colorOf(group.color);
    reportColor(origins, group.color);
    const { id, color } = await insertGroup(tx, { boardId, title, color: chosen, createdBy });
    groups.set(group.guid, id);
    const kept = { ...keptHolder(group, title, notesOf), ...keptOf({ givenColor: chosen ? null : color }) };
    origins.add({ kind: 'tagGroup', id, guid: group.guid, kept });
  }
  const tags = new Map<string, string>();
  for (const tag of plan.tags) {
    const title = cut(tag.title, textLimits.tagTitle.max);
    const own = cut(tag.description, textLimits.tagDescription.max);
    const beside = memosOf(memos, tag.guid);
    const description = beside.reduce((all, memo) => withMemo(all, titleOf(memo), memo.text), own);
    const chosen = colorOf(tag.color) ?? null;
    // A code that is a group as well says it once.
    if (tag.group !== tag.guid) reportColor(origins, tag.color);
    const { id, color } = await insertTag(tx, {
      ...readTagChange({ title, description, color: chosen }),
      boardId: boards.get(tag.board) ?? usual,
      groupId: tag.group === null ? null : (groups.get(tag.group) ?? null),
      createdBy,
    });
    tags.set(tag.guid, id);
    if (own !== tag.description.trim()) origins.report('Long descriptions of codes');
    const kept = keptOf({
      name: tag.name === title ? null : tag.name,
      description: own === tag.description.trim() && beside.length === 0 ? null : tag.description,
      described: beside.length === 0 ? null : description,
      memos: beside,
      notes: memos.notBeside(tag.guid, notesOf.get(tag.guid) ?? []),
      between: tag.between,
      givenColor: chosen === null ? color : null,
      isHead: tag.group === tag.guid,
    });
    origins.add({ kind: 'tag', id, guid: tag.guid, kept });
  }
  return tags;
}

function memosOf(memos: Memos, code: string): KeptMemo[] {
  return memos.about(code).map(({ memo, isCopy }) => {
    return { guid: memo.guid, name: memo.name, ...stampOf(memo), text: memos.wordsOf(memo), isCopy };
  });
}

function keptHolder(holder: CodeHolder, title: string, notesOf: ReadonlyMap<string, readonly string[]>) {
  return keptOf({
    name: holder.name === title ? null : holder.name,
    description: holder.description,
    notes: notesOf.get(holder.guid),
  });
}

function reportColor(origins: Origins, color: string | null): void {
  if (color !== null && color.trim() !== '' && colorOf(color) === undefined)
    origins.report('Colors of codes that can’t be read');
}

function colorOf(color: string | null): string | undefined {
  const parsed = color === null ? undefined : parseHexColor(color);
  return parsed?.ok ? parsed.value : undefined;
}

function cut(text: string, most: number): string {
  return text.replaceAll('\0', '').trim().slice(0, most).toWellFormed();
}
