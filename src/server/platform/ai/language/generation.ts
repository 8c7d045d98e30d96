import type { GenerationTool, Schema } from './tool.ts';

export type Message = { readonly role: 'user' | 'assistant'; readonly text: string };

export type GenerationRequest = {
  /** What it is for, as usage is counted: `answer`, `summary`, `theme-title`. */
  readonly purpose: string;
  /** The notes, insights and other things whose words it holds. */
  readonly about: readonly string[];
  readonly system: string;
  readonly messages: readonly Message[];
  readonly tools?: readonly GenerationTool[];
  readonly maxOutputTokens?: number;
  /** An answer that grows past it is cut off as failed: some never end. */
  readonly maxCharacters?: number;
  readonly temperature?: number;
  readonly signal?: AbortSignal;
  readonly timeouts?: Partial<Timeouts>;
  /** The service is asked to answer with JSON of this shape. */
  readonly schema?: Schema;
};

export type Timeouts = { readonly firstMs: number; readonly gapMs: number; readonly totalMs: number };

export type Usage = {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly estimated: boolean;
};

export type GenerationEvent =
  | { readonly kind: 'thinking'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'toolCall'; readonly name: string }
  /** Always the last, unless GenerationFailed is thrown. */
  | { readonly kind: 'done'; readonly provider: string; readonly model: string; readonly usage: Usage };

export type GenerationFault =
  | 'off'
  | 'none'
  | 'budget'
  | 'reserved'
  | 'busy'
  | 'down'
  | 'key'
  | 'refused'
  | 'slow'
  | 'broken'
  | 'endless'
  | 'unreadable'
  | 'cancelled';

const messages: Record<GenerationFault, string> = {
  off: 'AI is turned off for this workspace.',
  none: 'No language model is set up. An admin can choose one in Settings.',
  budget: 'This workspace has used its AI budget for this month.',
  reserved:
    'Most of this month’s AI budget is used, and the rest is left to people who ask. No language model was used.',
  busy: 'The AI service is busy. Try again later.',
  down: 'The AI service can’t be reached right now. Try again in a minute.',
  key: 'The AI service refused the key. An admin can check it in Settings.',
  refused: 'The AI service refused the request. An admin can check the model in Settings.',
  slow: 'The AI service took too long to answer.',
  broken: 'The answer broke off.',
  endless: 'The answer was too long and was stopped.',
  unreadable: 'The AI service gave an answer that can’t be read.',
  cancelled: 'Cancelled',
};

/** Why nothing, or only a part, was generated: for people, and for jobs that decide whether to try again. */
export class GenerationFailed extends Error {
  readonly fault: GenerationFault;
  /** When the service will take requests again, where it said so. */
  readonly retryAfterMs: number | undefined;
  /** Part of the answer came before it failed. */
  readonly isPartial: boolean;

  constructor(
    fault: GenerationFault,
    details: { retryAfterMs?: number; isPartial?: boolean; cause?: unknown } = {},
  ) {
    super(messages[fault], { cause: details.cause });
    this.fault = fault;
    this.retryAfterMs = details.retryAfterMs;
    this.isPartial = details.isPartial ?? false;
  }
}
