import { buildUrl } from '#domain/routes/build-url.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { composeMail, type MailBrand } from '#server/platform/mail/compose-mail.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';

export type WorkspaceLink = {
  to: string;
  token: string;
  workspace: WorkspaceRef;
  rootUrl: URL;
  brand: MailBrand;
};

export function magicLinkMail({ to, token, workspace, rootUrl, brand }: WorkspaceLink): Mail {
  return composeMail({
    to,
    brand,
    subject: `Sign in to ${workspace.name}`,
    paragraphs: [`Follow this link to sign in to the workspace ${workspace.name}.`],
    action: {
      label: 'Sign in',
      url: workspaceUrl(rootUrl, workspace.subdomain, buildUrl('authMagicLogin', { query: { token } })),
    },
    footer: 'The link works once, for 15 minutes. If you did not ask for it, ignore this mail.',
  });
}

export function resetPasswordMail({ to, token, workspace, rootUrl, brand }: WorkspaceLink): Mail {
  return composeMail({
    to,
    brand,
    subject: 'Choose a new password',
    paragraphs: [`Someone, hopefully you, asked to reset the password for ${workspace.name}.`],
    action: {
      label: 'Choose a new password',
      url: workspaceUrl(rootUrl, workspace.subdomain, buildUrl('authResetPassword', { query: { token } })),
    },
    footer: 'The link works once, for an hour. If you did not ask for it, your password stays as it is.',
  });
}

export function unlockMail({ to, token, workspace, rootUrl, brand }: WorkspaceLink): Mail {
  return composeMail({
    to,
    brand,
    subject: 'Your password is locked for 15 minutes',
    paragraphs: [
      `Someone entered a wrong password many times for your account in ${workspace.name}, so it’s locked for 15 minutes.`,
      'If that was you, unlock it now. If not, you don’t need to do anything. Your account is safe.',
    ],
    action: {
      label: 'Unlock now',
      url: workspaceUrl(rootUrl, workspace.subdomain, buildUrl('authUnlock', { query: { token } })),
    },
    footer: 'The link works once, for an hour.',
  });
}

export function joinMail({ to, token, workspace, rootUrl, brand }: WorkspaceLink): Mail {
  return composeMail({
    to,
    brand,
    subject: `Join ${workspace.name}`,
    paragraphs: [`Your e-mail domain is welcome in the workspace ${workspace.name}.`],
    action: {
      label: 'Join the workspace',
      url: workspaceUrl(rootUrl, workspace.subdomain, buildUrl('authJoinWorkspace', { query: { token } })),
    },
    footer: 'The link works once, for a day. If you did not ask for it, ignore this mail.',
  });
}

export function passwordChangedMail({ to, workspace }: { to: string; workspace: WorkspaceRef }): Mail {
  return composeMail({
    to,
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your account was changed from the workspace ${workspace.name}. All other devices were signed out.`,
    ],
    footer: 'If that wasn’t you, reset your password right away and tell an admin of your workspace.',
  });
}

export function passwordSetMail({ to, workspaceName }: { to: string; workspaceName: string }): Mail {
  return composeMail({
    to,
    subject: 'Your account has a password now',
    paragraphs: [`A password was set for your account in the workspace ${workspaceName}.`],
    footer: 'If that wasn’t you, reset your password right away.',
  });
}
