import type { Generated } from 'kysely';
import type { FactorKind } from '#domain/accounts/second-factor.ts';
import type { FlowProvider, SignInProvider } from '#domain/accounts/sign-in-providers.ts';
import type { Purpose } from './challenges/purposes.ts';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    accounts: {
      id: string;
      email: string;
      name: Generated<string>;
      password_hash: string | null;
      /** Made by a link from an inviter's hand; null once the mailbox has answered. */
      unproven_since: Generated<Date | null>;
      marketing_comms_enabled: Generated<boolean>;
      created_at: Date;
      updated_at: Date;
    };
    account_sessions: {
      id: string;
      account_id: string;
      workspace_id: string | null;
      token_hash: Buffer;
      provider: SignInProvider;
      user_agent: string | null;
      address: string | null;
      last_seen_at: Date | null;
      created_at: Date;
      expires_at: Date;
      revoked_at: Date | null;
      provider_session: Generated<string | null>;
      second_factor_due: Generated<boolean>;
      second_factor_at: Generated<Date | null>;
      passkey_challenge: Generated<string | null>;
      passkey_challenge_until: Generated<Date | null>;
    };
    account_factors: {
      id: string;
      account_id: string;
      kind: FactorKind;
      name: string;
      created_at: Date;
      confirmed_at: Generated<Date | null>;
      last_used_at: Generated<Date | null>;
      secret_id: Generated<string | null>;
      last_step: Generated<string | null>;
      credential_id: Generated<string | null>;
      public_key: Generated<Buffer | null>;
      counter: Generated<string | null>;
      transports: Generated<string[] | null>;
      relying_party: Generated<string | null>;
    };
    account_recovery_codes: {
      account_id: string;
      code_hash: Buffer;
      created_at: Date;
      used_at: Generated<Date | null>;
    };
    email_changes: {
      id: string;
      account_id: string;
      new_email: string;
      old_token_hash: Buffer;
      new_token_hash: Buffer;
      old_confirmed_at: Date | null;
      new_confirmed_at: Date | null;
      created_at: Date;
      expires_at: Date;
      ended_at: Date | null;
    };
    email_challenges: {
      id: string;
      purpose: Purpose;
      email: string;
      workspace_id: string | null;
      secret_hash: Buffer;
      tries_left: number;
      redirect: string | null;
      created_at: Date;
      expires_at: Date;
      used_at: Date | null;
      session_id: Generated<string | null>;
      flow_id: Generated<string | null>;
    };
    account_identities: {
      id: string;
      account_id: string;
      provider: FlowProvider;
      issuer: string;
      subject: string;
      email: string;
      created_at: Date;
      last_used_at: Date;
    };
    oidc_flows: {
      id: string;
      state_hash: Buffer;
      browser_hash: Buffer;
      provider: FlowProvider;
      workspace_id: string | null;
      session_id: string | null;
      redirect: string | null;
      nonce: string;
      verifier: string;
      issuer: Generated<string | null>;
      subject: Generated<string | null>;
      email: Generated<string | null>;
      created_at: Date;
      expires_at: Date;
      used_at: Generated<Date | null>;
      provider_session: Generated<string | null>;
    };
  }
}
