import type { Integration } from '#server/kernel/integrations/index.ts';

/** Of the whole installation: when it was last used would tell of other workspaces. */
export const mailIntegration: Integration = {
  name: 'mail',
  label: 'Mail server',
  async find({ env }) {
    return env.smtpUrl === undefined ? undefined : { state: 'CONNECTED', lastUsedAt: null };
  },
};
