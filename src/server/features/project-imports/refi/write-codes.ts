import { parseHexColor } from '#domain/color/hex-color.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { planCodes, type CodeHolder } from '#domain/refi/plan-codes.ts';
import type { RefiCode } from '#domain/refi/refi-code.ts';
import {
  ensureDefaultBoard,
  insertBoard,
  insertGroup,
  insertTag,
  readTagChange,
} from '#server/features/tags/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Origins } from './origins.ts';
import { keptOf } from './planned-note.ts';

type Writing = {
  readonly projectId: string;
  readonly createdBy: string;
  readonly codes: readonly RefiCode[];
  readonly origins: Origins;
};

/** The codes of a file as boards, groups and tags; answers the tag of each code that can be applied. */
export async function writeCodes(tx: TxCtx, writing: Writing): Promise<Map<string, string>> {
  const { projectId, createdBy, codes, origins } = writing;
  const plan = planCodes(codes);
  const notesOf = new Map(allCodes(codes).map(({ id, notes }) => [id, notes ?? []]));
  if (plan.tags.length === 0 && plan.groups.length === 0) return new Map();
  const usual = await ensureDefaultBoard(tx, { projectId, createdBy });
  const boards = new Map<string | null, string>([[null, usual]]);
  for (const board of plan.boards) {
    const title = cut(board.name, textLimits.tagBoardTitle.max);
    const { id } = await insertBoard(tx, { projectId, title, createdBy });
    boards.set(board.guid, id);
    origins.add({ kind: 'tagBoard', id, guid: board.guid, kept: keptHolder(board, title, notesOf) });
  }
  const groups = new Map<string, string>();
  for (const group of plan.groups) {
    const title = cut(group.name, textLimits.tagGroupTitle.max);
    const boardId = boards.get(group.board) ?? usual;
    const { id } = await insertGroup(tx, { boardId, title, color: colorOf(group.color), createdBy });
    groups.set(group.guid, id);
    origins.add({ kind: 'tagGroup', id, guid: group.guid, kept: keptHolder(group, title, notesOf) });
  }
  const tags = new Map<string, string>();
  for (const tag of plan.tags) {
    const title = cut(tag.title, textLimits.tagTitle.max);
    const description = cut(tag.description, textLimits.tagDescription.max);
    const { id } = await insertTag(tx, {
      ...readTagChange({ title, description, color: colorOf(tag.color) ?? null }),
      boardId: boards.get(tag.board) ?? usual,
      groupId: tag.group === null ? null : (groups.get(tag.group) ?? null),
      createdBy,
    });
    tags.set(tag.guid, id);
    if (description !== tag.description.trim()) origins.report('Long descriptions of codes');
    const kept = keptOf({
      name: tag.name === title ? null : tag.name,
      description: description === tag.description.trim() ? null : tag.description,
      notes: notesOf.get(tag.guid),
      between: tag.between,
      isHead: tag.group === tag.guid,
    });
    origins.add({ kind: 'tag', id, guid: tag.guid, kept });
  }
  return tags;
}

function keptHolder(holder: CodeHolder, title: string, notesOf: ReadonlyMap<string, readonly string[]>) {
  return keptOf({
    name: holder.name === title ? null : holder.name,
    description: holder.description,
    notes: notesOf.get(holder.guid),
  });
}

function allCodes(codes: readonly RefiCode[]): RefiCode[] {
  return codes.flatMap((code) => [code, ...allCodes(code.codes)]);
}

function colorOf(color: string | null): string | undefined {
  const parsed = color === null ? undefined : parseHexColor(color);
  return parsed?.ok ? parsed.value : undefined;
}

function cut(text: string, most: number): string {
  return text.replaceAll('\0', '').trim().slice(0, most).toWellFormed();
}
