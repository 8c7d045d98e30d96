import { join } from 'node:path';
import { findFault } from '../model-pack.ts';
import { moonshineFolder } from './moonshine.ts';

export const voiceModel = 'node_modules/@ricky0123/vad-web/dist/silero_vad_v6.onnx';

const voiceFiles = {
  [voiceModel]: '1a153a22f4509e292a94e67d6f9b85e8deb25b4988682b7e174c65279d8788e3',
};
const englishFiles = {
  [join(moonshineFolder, 'encoder_model.onnx')]:
    'c6fc4b7bc5af75c0591fd157a1f3829b533d18e9769a888fd95a62e470dd4f4a',
  [join(moonshineFolder, 'decoder_model_merged.onnx')]:
    'eed87831c3a6103534aae7d47a5d485025c659a1323901513961c39fe8a1a367',
  'node_modules/llama-tokenizer-js/llama-tokenizer.js':
    '34a7b9f7579d40486444590c37cba6564ef40c3dd98ecdfc2f7c886ae72c898d',
};

/** Without it, voices are told from silence by their loudness. */
export function hasVoiceModel(modelsDir: string): boolean {
  return findFault(modelsDir, voiceFiles) === undefined;
}

/** Without it, Whisper writes English as it does other languages. */
export function hasEnglishModel(modelsDir: string): boolean {
  return findFault(modelsDir, englishFiles) === undefined;
}
