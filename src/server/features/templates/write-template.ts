import { ValidationError } from '#domain/errors/hark-error.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { DocumentTarget } from '#domain/templates/template-targets.ts';
import { withoutEvidence } from '#editor/annotations/without-evidence.ts';
import { parseDocument } from '#editor/check/check-document.ts';
import { cleanDocument } from '#editor/check/clean-document.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { readJson } from '#server/platform/graphql/json-argument.ts';
import { insertTemplate, readWords } from './insert-template.ts';
import type { Template } from './template.ts';

export type HandWritten = {
  target: DocumentTarget;
  title: string;
  description?: string | null;
  content: string;
};

/** A template that somebody writes, instead of saving one from a note or an insight. */
export async function writeTemplate(
  ctx: Ctx,
  input: HandWritten,
  most: number | undefined,
): Promise<Template> {
  const { viewer } = requireMember(ctx);
  const words = readWords(input);
  const contents = JSON.stringify({ document: readTemplateText(input.content), values: [] });
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'template.manage');
    return insertTemplate(tx, {
      ...words,
      target: input.target,
      contents,
      createdBy: viewer.id,
      byHand: true,
      most,
    });
  });
}

/** Short enough to be checked here, not in a process of its own. */
export function readTemplateText(json: string): DocumentJson {
  accept(parseText(textLimits.templateText, json));
  const parsed = parseDocument(readJson(json));
  if (!parsed.ok) throw new ValidationError(parsed.message);
  return cleanDocument(withoutEvidence(parsed.value));
}
