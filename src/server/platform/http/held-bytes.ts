import { TooManyRequests, Unavailable } from '#domain/errors/hark-error.ts';
import { heldByteLimits } from '#domain/limits/request-limits.ts';
import type { Actor, WorkspaceRef } from '#server/platform/context/context.ts';

/** Who answers for bytes that are held in memory, from the narrowest to the whole process. */
export type ByteOwner = { readonly key: string; readonly most: number; readonly isShared?: true };

export type HeldBytes = {
  /** Throws, and holds nothing more, when one of the owners has no room. */
  add(bytes: number): void;
  /** Gives back what is held so far. */
  release(): void;
};

export function bytesOfStranger(address: string): ByteOwner[] {
  return [
    { key: `address ${address}`, most: heldByteLimits.address },
    { key: 'strangers', most: heldByteLimits.strangers, isShared: true },
  ];
}

/** A visitor of a public link has signed in nowhere. */
export function bytesOf(actor: Actor, workspace: WorkspaceRef, address: string): ByteOwner[] {
  if (actor.kind !== 'member') return bytesOfStranger(address);
  return [
    { key: `member ${actor.viewer.id}`, most: heldByteLimits.member },
    { key: `workspace ${workspace.id}`, most: heldByteLimits.workspace },
    { key: 'members', most: heldByteLimits.members, isShared: true },
  ];
}

/** Counts what arrived, not what was announced: a client that announces much and sends nothing holds nothing. */
export class ByteBudget {
  readonly #held = new Map<string, number>();

  hold(owners: readonly ByteOwner[]): HeldBytes {
    let mine = 0;
    return {
      add: (bytes) => {
        const reserve = this.#holdsLittle(owners, bytes) ? heldByteLimits.reserve : 0;
        const full = owners.find(
          ({ key, most, isShared }) => this.of(key) + bytes > most + (isShared ? reserve : 0),
        );
        if (full) throw full.isShared ? new Unavailable(2) : new TooManyRequests(1, tooMuchAtOnce);
        for (const { key } of owners) this.#held.set(key, this.of(key) + bytes);
        mine += bytes;
      },
      release: () => {
        for (const { key } of owners) {
          const left = this.of(key) - mine;
          if (left > 0) this.#held.set(key, left);
          else this.#held.delete(key);
        }
        mine = 0;
      },
    };
  }

  /** With these bytes besides. */
  #holdsLittle([narrowest]: readonly ByteOwner[], bytes: number): boolean {
    return narrowest !== undefined && this.of(narrowest.key) + bytes <= heldByteLimits.little;
  }

  of(key: string): number {
    return this.#held.get(key) ?? 0;
  }
}

const tooMuchAtOnce = 'Too much is being sent at once. Try again in a moment.';
