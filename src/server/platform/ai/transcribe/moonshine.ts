import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exposeValues } from './expose-attention.ts';
import { samplesPerSecond } from '#engines/speech/sound.ts';
import { oneThread, outputOf, type Onnx, type Tensor } from './onnx.ts';

export const moonshineFolder = 'node_modules/@moonshine-ai/moonshine-js/dist/model/tiny/quantized';

const [layers, heads, headSize] = [6, 8, 36];
const [startToken, endToken] = [1, 2];
/** Nobody speaks faster; a model that goes on is talking to itself. */
const tokensPerSecond = 6.5;
/** Those heads that look at the sound of the word they are about to write, of 48; found by trying. */
const followers = [
  { layer: 5, head: 6 },
  { layer: 3, head: 7 },
  { layer: 4, head: 6 },
  { layer: 4, head: 5 },
] as const;
const leastAttention = 1e-4;

const layerNumbers = Array.from({ length: layers }, (_, layer) => layer);
const attentionOf = (layer: number): string => `/model/decoder/layers.${layer}/encoder_attn/Softmax_output_0`;
const attentions = [...new Set(followers.map(({ layer }) => attentionOf(layer)))];
const memory = (of: 'decoder' | 'encoder'): string[] =>
  layerNumbers.flatMap((layer) => [`${layer}.${of}.key`, `${layer}.${of}.value`]);
const wantedFirst = ['logits', ...attentions, ...[...memory('encoder'), ...memory('decoder')].map(present)];
const wantedLater = ['logits', ...attentions, ...memory('decoder').map(present)];

export type Heard = {
  readonly tokens: readonly number[];
  /** Whether the model came to an end, and was not stopped. */
  readonly isWhole: boolean;
  /** For each token and for the end behind them: how much each frame of the sound was listened to, as a logarithm. */
  readonly attention: readonly Float32Array[];
};

export type Moonshine = (samples: Float32Array) => Promise<Heard>;

/** Moonshine tiny: English only, many times faster than listening. */
export async function openMoonshine(onnx: Onnx, modelsDir: string): Promise<Moonshine> {
  const file = (name: string): string => join(modelsDir, moonshineFolder, name);
  const encoder = await onnx.InferenceSession.create(file('encoder_model.onnx'), oneThread);
  const decoder = await onnx.InferenceSession.create(
    exposeValues(readFileSync(file('decoder_model_merged.onnx')), attentions),
    oneThread,
  );
  const nothing = new onnx.Tensor('float32', new Float32Array(0), [0, heads, 1, headSize]);

  return async (samples) => {
    const input_values = new onnx.Tensor('float32', samples, [1, samples.length]);
    const sound = outputOf(await encoder.run({ input_values }), 'last_hidden_state');
    const past: Record<string, Tensor> = {};
    for (const name of [...memory('encoder'), ...memory('decoder')])
      past[`past_key_values.${name}`] = nothing;
    const most = Math.ceil((samples.length / samplesPerSecond) * tokensPerSecond) + 2;
    const tokens: number[] = [];
    const attention: Float32Array[] = [];
    for (let token = startToken; token !== endToken && tokens.length < most;) {
      const isFirst = attention.length === 0;
      const feeds = {
        input_ids: new onnx.Tensor('int64', BigInt64Array.of(BigInt(token)), [1, 1]),
        encoder_hidden_states: sound,
        use_cache_branch: new onnx.Tensor('bool', [!isFirst], [1]),
        ...past,
      };
      const answer = await decoder.run(feeds, isFirst ? wantedFirst : wantedLater);
      for (const name of memory('decoder')) past[`past_key_values.${name}`] = outputOf(answer, present(name));
      if (isFirst)
        for (const name of memory('encoder'))
          past[`past_key_values.${name}`] = outputOf(answer, present(name));
      attention.push(followed(answer, sound.dims[1] ?? 0));
      token = likeliest(outputOf(answer, 'logits').data);
      if (token !== endToken) tokens.push(token);
    }
    return { tokens, attention, isWhole: tokens.length < most };
  };
}

function present(name: string): string {
  return `present.${name}`;
}

function followed(answer: Record<string, Tensor>, frames: number): Float32Array {
  const sum = new Float32Array(frames);
  for (const { layer, head } of followers) {
    const { data } = outputOf(answer, attentionOf(layer));
    for (let at = 0; at < frames; at += 1)
      sum[at] = (sum[at] ?? 0) + Math.log((data[head * frames + at] ?? 0) + leastAttention);
  }
  return sum;
}

function likeliest(logits: Float32Array): number {
  let best = 0;
  for (let token = 1; token < logits.length; token += 1)
    if ((logits[token] ?? 0) > (logits[best] ?? 0)) best = token;
  return best;
}
