// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { MailTestOutcome, MailWay } from '#server/platform/graphql/wire.gen.ts';

export type MailSetup = {
  readonly way: MailWay;
  readonly host?: string | null;
  readonly sender: string;
  readonly testAddress: string;
  readonly outboxUrl?: string | null;
};

export type MailTest = {
  readonly outcome: MailTestOutcome;
  readonly message: string;
};

export type MailCheckResolvers = ResolversOf<{
  MailSetup: FieldResolvers<MailSetup, {
    way: Resolver<MailWay, MailSetup>;
    host: Resolver<string | null, MailSetup>;
    sender: Resolver<string, MailSetup>;
    testAddress: Resolver<string, MailSetup>;
    outboxUrl: Resolver<string | null, MailSetup>;
  }>;
  MailTest: FieldResolvers<MailTest, {
    outcome: Resolver<MailTestOutcome, MailTest>;
    message: Resolver<string, MailTest>;
  }>;
  Query: {
    mailSetup: Resolver<MailSetup, unknown>;
  };
  Mutation: {
    sendTestMail: Resolver<MailTest, unknown>;
  };
}>;
