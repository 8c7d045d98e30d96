import type { z } from 'zod';

/** One path of the API with the schemas that read it, as its description needs them. */
export type RestPath = {
  readonly method: 'get' | 'post' | 'delete';
  readonly path: string;
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  /** The scope that a token needs. */
  readonly scope: 'WRITE' | 'ADMIN';
  readonly takesKey?: boolean;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly examples?: Readonly<Record<string, unknown>>;
  readonly answers: Readonly<Record<number, { readonly description: string; readonly schema?: z.ZodType }>>;
};
