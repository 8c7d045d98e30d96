import { CodecError, decode, type Codec } from '#domain/codec/codec.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { generateText, type Generated } from './generate-text.ts';
import { GenerationFailed, type GenerationRequest } from './generation.ts';
import type { Schema } from './tool.ts';
import type { LanguageModels } from './language-models.ts';

export type ObjectRequest<T> = Omit<GenerationRequest, 'tools' | 'schema'> & {
  readonly schema: Schema;
  /** What decides: the schema is only what the service is told. */
  readonly codec: Codec<T>;
};

/** An object of a shape. An answer that has another is given back once to be put right. Throws GenerationFailed. */
export async function generateObject<T>(
  models: LanguageModels,
  ctx: Ctx,
  { codec, ...asked }: ObjectRequest<T>,
): Promise<Generated<T>> {
  const request: GenerationRequest = {
    ...asked,
    temperature: asked.temperature ?? 0,
    system: `${asked.system}\n\nAnswer with JSON alone, of this JSON Schema:\n${JSON.stringify(asked.schema)}`,
  };
  const first = await generateText(models, ctx, request);
  const read = readObject(codec, first.value);
  if (read.ok) return { ...first, value: read.value };
  const second = await generateText(models, ctx, {
    ...request,
    messages: [
      ...request.messages,
      { role: 'assistant', text: first.value },
      {
        role: 'user',
        text: `This is not what was asked for: ${read.why}. Answer again, with the JSON alone.`,
      },
    ],
  });
  const again = readObject(codec, second.value);
  if (!again.ok) throw new GenerationFailed('unreadable', { cause: new Error(again.why) });
  return { ...second, value: again.value };
}

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string };

/** Some models put their JSON between fences, or words around it, whatever they are told. */
export function readObject<T>(codec: Codec<T>, text: string): Read<T> {
  const start = text.search(/[[{]/);
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  if (start < 0 || end < start) return { ok: false, why: 'it holds no JSON' };
  try {
    return { ok: true, value: decode(codec, JSON.parse(text.slice(start, end + 1))) };
  } catch (error) {
    if (error instanceof CodecError) return { ok: false, why: `expected ${error.expected} at ${error.path}` };
    return { ok: false, why: 'it is not valid JSON' };
  }
}
