import type { AliasedRawBuilder } from 'kysely';
import type { DomainEvent } from '#domain/events/event-map.ts';
import type { TextLimit } from '#domain/limits/text-limit.ts';
import type { AccessObjectType } from '#server/kernel/access/tables.ts';
import type { DocumentKind } from '#server/kernel/documents/tables.ts';
import type { Ctx, TxCtx } from '#server/platform/context/context.ts';
import type { Written } from './written.ts';

export type WrittenThing = Extract<AccessObjectType, DocumentKind>;

/** How a slice keeps its written things. The commands beside this file are the same for all of them. */
export type Writing<Row extends Written> = {
  readonly thing: WrittenThing;
  readonly table: string;
  readonly titleLimit: TextLimit;
  readonly columns: (asking: Pick<Ctx, 'actor' | 'workspace'>) => readonly Column<Row>[];
  /** Gives a copy, whose document is a copy already, what else belongs to the original. */
  readonly copyParts: (tx: TxCtx, fromId: string, toId: string) => Promise<void>;
  readonly events: {
    readonly created: (id: string, projectId: string) => DomainEvent;
    readonly updated: (id: string, changed: readonly string[]) => DomainEvent;
    readonly moved: (id: string, from: string, to: string) => DomainEvent;
    readonly locked: (id: string) => DomainEvent;
    readonly unlocked: (id: string) => DomainEvent;
    readonly trashed: (id: string) => DomainEvent;
    readonly restored: (id: string) => DomainEvent;
  };
};

type Column<Row> = { [Name in keyof Row & string]: AliasedRawBuilder<Row[Name], Name> }[keyof Row & string];
