import type { z } from 'zod';
import type { Codec } from '#domain/codec/codec.ts';
import type { SearchResultType } from '#domain/search/result-types.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Env } from '#server/platform/env/env.ts';
import type { Variables } from '#server/platform/graphql/request-cost.ts';

/** One call of an assistant, in the name of who made its token. */
export type ToolCall = {
  readonly ctx: Ctx;
  readonly env: Env;
  readonly ask: <T>(query: string, variables: Variables, answer: Codec<T>) => Promise<T>;
  /** Until the stream ends, or the caller has hung up. */
  readonly followStream: (streamId: string) => Promise<void>;
  /** The whole address of something; undefined for what has no page. */
  readonly linkTo: (type: SearchResultType, id: string, title?: string) => string | undefined;
};

export type Tool = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodType;
  readonly isReadOnly: boolean;
  /** Answers with text that a model reads. */
  readonly run: (call: ToolCall, input: unknown) => Promise<string>;
};

type TypedTool<I extends z.ZodType> = Omit<Tool, 'input' | 'run'> & {
  readonly input: I;
  readonly run: (call: ToolCall, input: z.output<I>) => Promise<string>;
};

export function defineTool<I extends z.ZodType>({ run, ...tool }: TypedTool<I>): Tool {
  return { ...tool, run: (call, input) => run(call, tool.input.parse(input)) };
}
