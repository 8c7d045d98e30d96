import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Subscriber } from '#server/platform/events/subscriber.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import type { AnyJob, Cron } from '#server/platform/jobs/job.ts';
import type { ScheduleHandler } from '#server/platform/schedules/schedule-handler.ts';
import type { FindHolders } from '#server/platform/realtime/holders.ts';
import type { Upgrades } from '#server/platform/realtime/upgrades.ts';
import type { BearerKind } from './bearer-kind.ts';
import type { Services } from './services.ts';

/** Resolvers get the rest through their context. */
export type SchemaServices = Pick<
  Services,
  | 'embedder'
  | 'models'
  | 'secrets'
  | 'outbound'
  | 'regions'
  | 'env'
  | 'mailer'
  | 'live'
  | 'boss'
  | 'storage'
  | 'log'
>;

/** Jobs act through their run's context; these are what they reach beside the database. */
export type JobServices = Pick<
  Services,
  'env' | 'storage' | 'log' | 'mailer' | 'secrets' | 'outbound' | 'live' | 'boss' | 'models' | 'embedder'
>;
/** Subscribers put jobs in the queue, so they reach what jobs do. */
export type SubscriberServices = JobServices;

/** What a slice brings to the process. `app.ts` lists the slices; nothing else knows them all. */
export interface Feature {
  readonly name: string;
  readonly schema?: (services: SchemaServices) => SchemaPart;
  readonly subscribers?: (services: SubscriberServices) => readonly Subscriber[];
  readonly jobs?: readonly AnyJob[] | ((services: JobServices) => readonly AnyJob[]);
  readonly crons?: (services: Services) => readonly Cron[];
  /** What it does when a schedule of a workspace is due. */
  readonly schedules?: (services: JobServices) => readonly ScheduleHandler[];
  /** Websockets of its own; answers how to close them. */
  readonly sockets?: (upgrades: Upgrades, services: Services) => () => Promise<void>;
  /** Where its records lie, for those that have no permission map and name themselves on the live wire. */
  readonly holders?: readonly FindHolders[];
  /** A bearer that this slice makes and knows again. */
  readonly bearer?: (services: Services) => BearerKind;
  /** `schema` for those that ask what the API answers. */
  readonly routes?: (http: FastifyInstance, services: Services, schema: GraphQLSchema) => void;
}
