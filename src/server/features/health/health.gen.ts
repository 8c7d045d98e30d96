// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { HealthPart, HealthState } from '#server/platform/graphql/wire.gen.ts';

export type HealthCheck = {
  readonly part: HealthPart;
  readonly state: HealthState;
  readonly message: string;
  readonly milliseconds?: number | null;
  readonly lastFailureAt?: Date | null;
};

export type Backup = {
  readonly madeAt: Date;
  readonly verifiedAt: Date;
  readonly bytes: number;
  readonly sealed: boolean;
};

export type Health = {
  readonly checks: readonly HealthCheck[];
  readonly lastBackup?: Backup | null;
  readonly runsInstallation: boolean;
};

export type HealthResolvers = ResolversOf<{
  HealthCheck: FieldResolvers<HealthCheck, {
    part: Resolver<HealthPart, HealthCheck>;
    state: Resolver<HealthState, HealthCheck>;
    message: Resolver<string, HealthCheck>;
    milliseconds: Resolver<number | null, HealthCheck>;
    lastFailureAt: Resolver<Date | null, HealthCheck>;
  }>;
  Backup: FieldResolvers<Backup, {
    madeAt: Resolver<Date, Backup>;
    verifiedAt: Resolver<Date, Backup>;
    bytes: Resolver<number, Backup>;
    sealed: Resolver<boolean, Backup>;
  }>;
  Health: FieldResolvers<Health, {
    checks: Resolver<readonly HealthCheck[], Health>;
    lastBackup: Resolver<Backup | null, Health>;
    runsInstallation: Resolver<boolean, Health>;
  }>;
  Query: {
    health: Resolver<Health, unknown>;
  };
}>;
