import { decode, type Codec } from '#domain/codec/codec.ts';

/** JSON Schema, as services read it. */
export type Schema = { readonly [name: string]: unknown };

type ToolDefinition<I> = {
  readonly name: string;
  readonly description: string;
  readonly schema: Schema;
  readonly input: Codec<I>;
  /** What it answers is given to the model as JSON, and so is the message of what it throws. */
  readonly run: (input: I, signal: AbortSignal) => Promise<unknown>;
};

/** Something that a model may ask for while it writes. */
export type GenerationTool = Pick<ToolDefinition<unknown>, 'name' | 'description' | 'schema'> & {
  /** Throws CodecError for arguments of another shape. */
  readonly call: (input: unknown, signal: AbortSignal) => Promise<unknown>;
};

export function defineTool<I>({ input, run, ...named }: ToolDefinition<I>): GenerationTool {
  return { ...named, call: (given, signal) => run(decode(input, given), signal) };
}
