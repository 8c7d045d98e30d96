import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { TooManyRequests } from '#domain/errors/hark-error.ts';
import { socketLimits } from '#domain/limits/request-limits.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import {
  bytesOf,
  bytesOfStranger,
  type ByteBudget,
  type HeldBytes,
} from '#server/platform/http/held-bytes.ts';
import { forwardedAddress } from '#server/platform/rate-limit/client-address.ts';
import { Tally } from './tally.ts';

/** A websocket from its opening on: first a stranger's, then a member's. */
export type Entrant = {
  /** Somebody signed in on it. Throws when the member has too many. */
  admit(ctx: Pick<Ctx, 'actor' | 'workspace'>): void;
  /** A message is whole and was handed on: its bytes are no longer waited for. */
  messageEnded(): void;
};

type GateOptions = { budget: ByteBudget; trustedProxies: number };

export type SocketGate = {
  /** Undefined when the address has too many. */
  enter(request: IncomingMessage, socket: Duplex, head: Buffer): Entrant | undefined;
};

/** Before anybody signed in, a socket may send little, wait little, and not be one of many. */
export function createSocketGate({ budget, trustedProxies }: GateOptions): SocketGate {
  const strangers = new Tally();
  const addresses = new Tally();
  const members = new Tally();

  return {
    enter(request, socket, head) {
      const address = forwardedAddress(request, trustedProxies);
      if (strangers.of(address) >= socketLimits.strangersPerAddress) return undefined;
      if (addresses.of(address) >= socketLimits.perAddress) return undefined;
      const leaveAddress = addresses.add(address);
      let leave = strangers.add(address);
      let member: string | undefined;
      let held: HeldBytes = budget.hold(bytesOfStranger(address));
      let asStranger = 0;
      const deadline = setTimeout(() => socket.destroy(), socketLimits.strangerMs);
      const receive = (bytes: number): void => {
        asStranger += bytes;
        try {
          held.add(bytes);
        } catch {
          socket.destroy();
        }
        if (member === undefined && asStranger > socketLimits.strangerBytes) socket.destroy();
      };
      receive(head.length);
      socket.on('data', (chunk: Buffer) => receive(chunk.length));
      socket.once('close', () => {
        clearTimeout(deadline);
        held.release();
        leave();
        leaveAddress();
      });
      return {
        admit({ actor, workspace }) {
          if (member !== undefined || actor.kind !== 'member') return;
          const key = actor.viewer.id;
          if (members.of(key) >= socketLimits.perMember) throw new TooManyRequests(60);
          member = key;
          clearTimeout(deadline);
          held.release();
          held = budget.hold(bytesOf(actor, workspace, address));
          leave();
          leave = socket.destroyed ? () => {} : members.add(key);
        },
        messageEnded: () => held.release(),
      };
    },
  };
}
