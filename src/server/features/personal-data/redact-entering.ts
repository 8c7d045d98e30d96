import { nextLabel } from '#domain/personal-data/labels.ts';
import type { PersonalKind } from '#domain/personal-data/kinds.ts';
import { findPatterns, replaceFound } from '#engines/personal-data/index.ts';
import { readPersonalKinds } from '#server/platform/ai/modes/personal-kinds.ts';
import { readChosenRedaction } from '#server/platform/ai/modes/read-modes.ts';
import type { OwnModels } from '#server/platform/ai/own/own-models.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { findPersonalData } from './find-personal-data.ts';
import { namesOf, readKnownPeople } from './known-people.ts';
import type { FoundBy } from './tables.ts';

/** A text that comes in, in the parts it is stored in. */
export type EnteringText = {
  readonly parts: readonly string[];
  /** Names of who said it. */
  readonly people: readonly string[];
};

export type EnteredWords = {
  readonly kind: PersonalKind;
  readonly words: string;
  /** What the text has in place of the words; null where they wait for a review. */
  readonly label: string | null;
  readonly place: number;
  readonly foundBy: FoundBy;
};

/** As it is stored. */
export type EnteredText = { readonly parts: readonly string[]; readonly words: readonly EnteredWords[] };

export type Entry = {
  /** Null for what is in no project. */
  readonly projectId: string | null;
  readonly own: OwnModels | undefined;
};

/**
 * Before anything is stored: personal data gives way to labels where redaction is On, and is kept for a review where it
 * is Suggest. As with transcripts, only where somebody chose a mode.
 */
export async function redactEntering(
  ctx: Ctx,
  { projectId, own }: Entry,
  texts: readonly EnteringText[],
): Promise<EnteredText[]> {
  const { id: workspaceId } = ctx.workspace;
  const { mode, kinds, known } = await ctx.database.transaction({ workspaceId }, 'read only', async (db) => ({
    mode: await readChosenRedaction(db, workspaceId, projectId),
    kinds: await readPersonalKinds(db, workspaceId),
    known: projectId === null ? [] : await readKnownPeople(db, workspaceId, projectId),
  }));
  if (mode === 'Off') return texts.map(({ parts }) => ({ parts, words: [] }));
  const entered: EnteredText[] = [];
  for (const { parts, people } of texts) {
    const search = { own, kinds, people: [...known, ...namesOf(people)], isCareful: mode === 'Suggest' };
    const found = (await findPersonalData(parts.join('\n'), search)).map(({ text, start, ...one }) => ({
      kind: one.kind,
      words: text,
      place: start,
      foundBy: one.foundBy,
    }));
    entered.push(
      mode === 'On'
        ? hideIn(parts, found, kinds)
        : { parts, words: found.map((one) => ({ ...one, label: null })) },
    );
  }
  return entered;
}

type Found = Omit<EnteredWords, 'label'>;

function hideIn(
  parts: readonly string[],
  found: readonly Found[],
  kinds: ReadonlySet<PersonalKind>,
): EnteredText {
  const words: (EnteredWords & { label: string })[] = [];
  const labelOf = (one: Found): string => {
    const known = words.find((other) => other.words === one.words);
    if (known) return known.label;
    const label = nextLabel(
      one.kind,
      (taken) => parts.some((part) => part.includes(taken)) || words.some((other) => other.label === taken),
    );
    words.push({ ...one, label });
    return label;
  };
  const changes = found.map((one) => ({ from: one.words, to: labelOf(one) }));
  const replaced = parts.map((part) => hideRest(replaceFound(part, changes), kinds, labelOf));
  return { parts: replaced, words };
}

/** What has a form and is part of a longer word is no word of its own, and personal all the same. */
function hideRest(part: string, kinds: ReadonlySet<PersonalKind>, labelOf: (found: Found) => string): string {
  let hidden = '';
  let at = 0;
  for (const { kind, text, start, end } of findPatterns(part, kinds)) {
    hidden += `${part.slice(at, start)}${labelOf({ kind, words: text, place: start, foundBy: 'pattern' })}`;
    at = end;
  }
  return hidden + part.slice(at);
}
