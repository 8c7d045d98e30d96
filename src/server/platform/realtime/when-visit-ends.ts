import type { Ctx } from '#server/platform/context/context.ts';

/** A moment later, so that the check finds it over. */
const afterMs = 50;

/** Support leaves when its time is over, though nothing happens in the workspace then. Answers how to call it off. */
export function whenVisitEnds({ actor, now }: Pick<Ctx, 'actor' | 'now'>, check: () => void): () => void {
  if (actor.kind !== 'member' || !actor.support) return () => {};
  const left = Math.max(0, actor.support.endsAt.getTime() - now().getTime());
  const timer = setTimeout(check, left + afterMs);
  timer.unref();
  return () => clearTimeout(timer);
}
