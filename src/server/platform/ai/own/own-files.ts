import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findFault, findModel, type FoundModel } from '../model-pack.ts';

/** What the files must be, byte for byte. */
const checksums = {
  'ner.int8.onnx': 'a14dda97c953c49d0e9a7bc9ad30c6aaf502ce60267f922e98e0cbe7d00c674a',
  'reranker.int8.onnx': 'fef72200cf2dd9844a0c31dec51a56f6afa676b80ba7253b354ec11d3a98c8a7',
  'salience.onnx': '6c3182279f70f594f0fea5c718ca080b22f5ee60677fd1b2b9fbf34bbecc3c01',
} as const;

export type OwnFiles = {
  readonly packDir: string;
  readonly tokenizer: string;
  readonly names: string;
  readonly reranker: string;
  readonly salience: string;
};
type FoundOwn = { readonly ok: true; readonly files: OwnFiles } | Extract<FoundModel, { ok: false }>;

/** Our own models, if they are there and are the ones we know. */
export function findOwnModels(modelsDir: string, pack = findModel(modelsDir)): FoundOwn {
  if (!pack.ok) return pack;
  const dir = join(modelsDir, 'own');
  if (!existsSync(dir)) return { ok: false, why: 'models/own is missing' };
  const why = findFault(dir, checksums);
  if (why !== undefined) return { ok: false, why };
  return {
    ok: true,
    files: {
      packDir: modelsDir,
      tokenizer: pack.files.tokenizer,
      names: join(dir, 'ner.int8.onnx'),
      reranker: join(dir, 'reranker.int8.onnx'),
      salience: join(dir, 'salience.onnx'),
    },
  };
}
