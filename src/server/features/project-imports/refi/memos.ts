import { textLimits } from '#domain/limits/text-limits.ts';
import { planCodes } from '#domain/refi/plan-codes.ts';
import { placeMemos, type MemoPlan, type PlacedMemo } from '#domain/refi/place-memos.ts';
import { codesIn } from '#domain/refi/refi-code.ts';
import type { RefiProject } from '#domain/refi/refi-project.ts';
import type { RefiText } from '#domain/refi/refi-source.ts';
import { commentOf } from './comment-of.ts';

export type Memos = {
  readonly alone: MemoPlan['alone'];
  readonly about: (thing: string) => readonly PlacedMemo[];
  /** Of the memos that something names, those that are not beside it. */
  readonly notBeside: (thing: string, notes: readonly string[]) => string[];
  readonly wordsOf: (memo: RefiText) => string;
};

/** Characters that are kept until everything is written. */
const mostWords = 20_000_000;
const mostOfOne = 10_000;

/** Where each memo of a file goes. Their words are read once: what has room for them depends on their length. */
export async function readMemos(
  project: RefiProject,
  textOf: (memo: RefiText) => Promise<string>,
): Promise<Memos> {
  const words = new Map<string, string>();
  let room = mostWords;
  for (const memo of project.notes) {
    const text = memo.document ? '' : await textOf(memo);
    // What is longer than a comment is a text of its own, and read again when that is written.
    if (text.length > mostOfOne || text.length > room) continue;
    room -= text.length;
    words.set(memo.guid, text);
  }
  const wordsOf = (memo: RefiText): string => words.get(memo.guid) ?? '';
  const tags = new Map(planCodes(project.codes).tags.map(({ guid, description }) => [guid, description]));
  const holders = new Set(codesIn(project.codes).flatMap(({ id }) => (tags.has(id) ? [] : [id])));
  const plan = placeMemos(project, {
    hasRoom(thing, memo) {
      if (holders.has(thing)) return false;
      const description = tags.get(thing);
      if (description === undefined)
        return commentOf({ title: titleOf(memo), text: wordsOf(memo) }) !== undefined;
      const longer = withMemo(description, titleOf(memo), wordsOf(memo));
      if (longer.length > textLimits.tagDescription.max || wordsOf(memo).trim() === '') return false;
      tags.set(thing, longer);
      return true;
    },
  });
  return {
    alone: plan.alone,
    about: (thing) => plan.about.get(thing) ?? [],
    notBeside(thing, notes) {
      const beside = new Set(plan.about.get(thing)?.map(({ memo }) => memo.guid));
      return notes.filter((guid) => !beside.has(guid));
    },
    wordsOf,
  };
}

/** The name of a comment says nothing more than that it is one. */
export function titleOf({ name }: Pick<RefiText, 'name'>): string {
  return name === 'Comment' ? '' : (name ?? '');
}

/** A description with the words of a memo below it. */
export function withMemo(description: string, title: string, words: string): string {
  const said = [title, words].map((text) => text.replaceAll('\0', '').trim()).filter((text) => text !== '');
  return [description.trim(), said.join('\n')]
    .filter((text) => text !== '')
    .join('\n\n')
    .toWellFormed();
}
