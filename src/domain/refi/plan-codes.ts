import type { RefiCode } from './refi-code.ts';

/** Codes of any depth on boards, groups and tags. A guid is the code that a thing stands for. */
export type PlannedTag = {
  readonly guid: string;
  readonly board: string | null;
  readonly group: string | null;
  /** With the names of the codes between the group and this one, so that two “Other” stay apart. */
  readonly title: string;
  readonly color: string | null;
  readonly description: string;
  /** As the file has it, for the way back. */
  readonly name: string;
  readonly between: readonly CodeHolder[];
};
export type CodeHolder = {
  readonly guid: string;
  readonly name: string;
  readonly color: string | null;
  readonly description: string;
  readonly notes?: readonly string[];
};
export type PlannedGroup = CodeHolder & { readonly board: string | null };
export type CodePlan = {
  readonly boards: readonly CodeHolder[];
  readonly groups: readonly PlannedGroup[];
  readonly tags: readonly PlannedTag[];
};

const between = ' › ';

/** Three levels that only hold others are a board; two are a group; what is deeper has the way to it in its title. */
export function planCodes(codes: readonly RefiCode[]): CodePlan {
  const plan = { boards: [] as CodeHolder[], groups: [] as PlannedGroup[], tags: [] as PlannedTag[] };
  const addTag = (
    code: RefiCode,
    place: { board: string | null; group: string | null; path: readonly RefiCode[] },
  ) => {
    const { board, group, path } = place;
    plan.tags.push({
      guid: code.id,
      board,
      group,
      title: [...path, code].map(({ name }) => name).join(between),
      color: code.color,
      description: code.description,
      name: code.name,
      between: path.map(holderOf),
    });
  };
  const addInside = (
    code: RefiCode,
    board: string | null,
    group: string,
    path: readonly RefiCode[],
  ): void => {
    // A code that holds others and can be applied is a tag as well.
    if (code.isCodable || code.codes.length === 0) addTag(code, { board, group, path });
    for (const inner of code.codes) addInside(inner, board, group, [...path, code]);
  };
  const addGroup = (code: RefiCode, board: string | null): void => {
    plan.groups.push({ ...holderOf(code), board });
    if (code.isCodable) addTag(code, { board, group: code.id, path: [] });
    for (const inner of code.codes) addInside(inner, board, code.id, []);
  };
  for (const code of codes) {
    if (!isHolder(code)) addTag(code, { board: null, group: null, path: [] });
    else if (code.isCodable || !code.codes.some(isHolder)) addGroup(code, null);
    else {
      plan.boards.push(holderOf(code));
      for (const inner of code.codes) {
        if (!isHolder(inner)) addTag(inner, { board: code.id, group: null, path: [] });
        else addGroup(inner, code.id);
      }
    }
  }
  return plan;
}

/** One that can’t be applied holds others, even before there are any. */
function isHolder({ codes, isCodable }: RefiCode): boolean {
  return codes.length > 0 || !isCodable;
}

function holderOf({ id, name, color, description, notes = [] }: RefiCode): CodeHolder {
  return { guid: id, name, color, description, ...(notes.length > 0 && { notes }) };
}
