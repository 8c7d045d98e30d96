import { ValidationError } from '#domain/errors/hark-error.ts';
import { loaderOf, type RequestCtx } from './request-ctx.ts';

/** For fields that weigh as much as a whole document: asked for in a list, they would fill the memory. */
export function limitUses(ctx: RequestCtx, things: string, most: number): void {
  const uses = loaderOf(ctx, Symbol.for(`hark.uses.${things}`), () => ({ count: 0 }));
  uses.count += 1;
  if (uses.count > most) throw new ValidationError(`Ask for at most ${most} ${things} at a time`);
}
