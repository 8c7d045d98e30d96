import type { Services } from '#server/platform/app/services.ts';
import type { Ctx } from '#server/platform/context/context.ts';

declare module '#server/platform/app/feature.ts' {
  interface Feature {
    readonly integrations?: readonly Integration[];
  }
}

export type ConnectionState = 'CONNECTED' | 'FAILING' | 'OFF';

/** Something that a workspace is connected to, as its admins see it. */
export type Connection = {
  readonly state: ConnectionState;
  /** How many there are of it, where there can be several. */
  readonly count?: number;
  /** Null where nobody notes it. */
  readonly lastUsedAt: Date | null;
};

export type CallAnswer = { readonly status: number; readonly body?: object };

/** One of its paths below /api/global/integrations/{integration}. */
export type IntegrationCall = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly run: (
    services: Services,
    ctx: Ctx,
    sent: { query: unknown; body: unknown },
  ) => Promise<CallAnswer>;
};

/** A message that somebody got from us and shows again, to learn whose it is. */
export type ShownMessage = {
  readonly webhook: string;
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string;
};

/** What a slice connects a workspace to; it says so in `<name>.integration.ts` and names it in its face. */
export type Integration = {
  /** As in its address. */
  readonly name: string;
  /** As people read it. */
  readonly label: string;
  /** Undefined where it is not set up. */
  readonly find?: (services: Services, ctx: Ctx) => Promise<Connection | undefined>;
  readonly calls?: readonly IntegrationCall[];
  /** The workspace of a message whose signature was checked; undefined for any other. */
  readonly identify?: (services: Services, message: ShownMessage) => Promise<string | undefined>;
};
