import { samplesPerSecond, voiceFrame } from '#engines/speech/sound.ts';
import { oneThread, outputOf, type Onnx, type Tensor } from './onnx.ts';

/** What the model must have heard before a frame. */
const context = 64;

/** How likely somebody speaks, from 0 to 1, for each 32 ms of a recording: by the Silero model. */
export async function findVoice(onnx: Onnx, model: string, samples: Float32Array): Promise<Float32Array> {
  const session = await onnx.InferenceSession.create(model, oneThread);
  const sr = new onnx.Tensor('int64', BigInt64Array.of(BigInt(samplesPerSecond)), []);
  let state: Tensor = new onnx.Tensor('float32', new Float32Array(256), [2, 1, 128]);
  const voice = new Float32Array(Math.ceil(samples.length / voiceFrame));
  for (let at = 0; at < voice.length; at += 1) {
    const frame = new Float32Array(context + voiceFrame);
    const start = at * voiceFrame - context;
    frame.set(samples.subarray(Math.max(0, start), start + frame.length), Math.max(0, -start));
    const input = new onnx.Tensor('float32', frame, [1, frame.length]);
    const answer = await session.run({ input, state, sr });
    state = outputOf(answer, 'stateN');
    voice[at] = outputOf(answer, 'output').data[0] ?? 0;
  }
  return voice;
}
