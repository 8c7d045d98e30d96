import { mostHighlightsFor } from '#domain/ai/suggestions.ts';
import { splitSentences } from '#engines/answering/index.ts';
import { choosePassages, overlaps } from '#engines/suggesting/index.ts';
import type { Embedder } from '#server/platform/ai/embedder.ts';
import type { Models } from '#server/platform/ai/models.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { askWatched } from '../runs/ask-watched.ts';
import { measureProposal, mergeProposals } from '../tags/propose-tags.ts';
import { askForPassages, mostCharactersAsked, type NamedPassage } from './ask-for-passages.ts';
import { findPassages, mostSentences } from './find-passages.ts';
import { keepVerbatim } from './keep-verbatim.ts';
import type { ProposedHighlight } from './proposed-highlight.ts';
import { ratePassage, type Known } from './rate-passage.ts';
import type { ReadDocument } from './read-passages.ts';

export type PassageSearch = Pick<Models, 'own' | 'language'> & {
  readonly embedder: Embedder;
  readonly signal: AbortSignal;
  readonly progress: (share: number) => Promise<void>;
};

export type FoundPassages = {
  readonly found: readonly ProposedHighlight[];
  readonly model: string | null;
  readonly problem: string | null;
};

const invented = 'The model’s passages aren’t in the text. These were found without it.';
const cutShort = 'The text is long: the language model read only its beginning.';

const onlyBeginning = `The text is long: only its first ${mostSentences.toLocaleString('en')} sentences were read.`;

/** Passages of a text worth highlighting, none over another or over what is highlighted. */
export async function lookForPassages(
  ctx: Ctx,
  { embedder, own, language, signal, progress }: PassageSearch,
  { id: objectId, text, taken }: ReadDocument,
  known: Known,
): Promise<FoundPassages> {
  const most = mostHighlightsFor(text.match(/\S+/g)?.length ?? 0);
  const local = await findPassages({ embedder, own }, text, known, (share) => progress(share * 0.7));
  const asked = await askWatched(ctx, { signal, stillWanted: () => progress(0.7) }, (stop) =>
    askForPassages(ctx, language, { objectId, text, tags: known.tags, most, signal: stop }),
  );
  const named = asked.ok
    ? await rateNamed(embedder, { text, taken }, known, asked.value.passages, asked.value.model)
    : [];
  return {
    found: choosePassages(
      [...named, ...local.filter((one) => !named.some((other) => overlaps(one, other)))],
      taken,
      most,
    ),
    model: asked.ok ? asked.value.model : null,
    problem: (asked.ok ? problemOf(asked.value.passages, named, text) : asked.problem) ?? longOf(text),
  };
}

function longOf(text: string): string | null {
  return splitSentences(text).length > mostSentences ? onlyBeginning : null;
}

function problemOf(
  passages: readonly NamedPassage[],
  named: readonly ProposedHighlight[],
  text: string,
): string | null {
  if (passages.length > 0 && named.length === 0) return invented;
  return text.length > mostCharactersAsked ? cutShort : null;
}

/** What a model named and the text has, measured by what people did before. */
async function rateNamed(
  embedder: Embedder,
  { text, taken }: Pick<ReadDocument, 'text' | 'taken'>,
  known: Known,
  passages: readonly NamedPassage[],
  model: string,
): Promise<ProposedHighlight[]> {
  const kept = keepVerbatim(
    passages.map((passage) => passage.text),
    text,
    taken,
  );
  const vectors = kept.length === 0 ? [] : await embedder.embed(kept.map((one) => one.text));
  return kept.map(({ at, ...range }, place) => {
    const vector = vectors[place] ?? new Float32Array();
    const tags = (passages[at]?.tags ?? []).flatMap((tag) => measureProposal(vector, tag, model) ?? []);
    const rated = ratePassage(vector, known);
    const score = Math.max(rated?.score ?? 0, modelScore);
    return {
      ...range,
      score,
      basis: rated?.basis ?? 'model',
      tags: mergeProposals(tags, rated?.tags ?? []),
      model,
    };
  });
}

/** A model's choice alone counts for less than what is like people's own. */
const modelScore = 0.35;
