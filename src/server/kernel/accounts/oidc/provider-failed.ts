import { signInProviderLabels, type FlowProvider } from '#domain/accounts/sign-in-providers.ts';
import { HumanErrorMessage } from '#domain/errors/hark-error.ts';

/** Why is in the log: the details help a forger more than a reader. */
export class ProviderFailed extends HumanErrorMessage {
  constructor(provider: FlowProvider) {
    super(`Signing in with ${signInProviderLabels[provider]} didn’t work. Try again.`);
  }
}
