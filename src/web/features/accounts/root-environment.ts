import { useResource } from '#web/lib/use-resource.ts';
import { rootAccounts } from './account-api.ts';

/** Whether new workspaces are turned off on this server. Until it is known, they are not. */
export function useSignUpClosed(): boolean {
  const environment = useResource(rootAccounts.environment);
  return environment.state === 'ready' && environment.value.signUp === false;
}

/** Says no mail is on its way where the server keeps it. */
export function useCodeLead(): (email: string) => string {
  const environment = useResource(rootAccounts.environment);
  const isKept = environment.state === 'ready' && environment.value.mailOutbox === true;
  return (email) =>
    isKept
      ? `Enter the code from the message to ${email}.`
      : `We sent a message to ${email}. Enter the code from it.`;
}
