import { route } from './route.ts';
import { flag, id, text, word } from './url-codec.ts';

export const userSettingsRoutes = {
  settingsUserAccount: route('/settings/user/account', { query: { link: text(200) } }),
  settingsUserNotifications: route('/settings/user/notifications', { query: { projectId: id } }),
  settingsUserIntegrations: route('/settings/user/integrations'),
  settingsPeople: route('/settings/people'),
  settingsPlans: route('/settings/plans'),
  settingsFeedback: route('/settings/feedback', {
    query: { beta: word, code: text(200), context: text(500), message: text(5000), product: word },
    hash: {
      frontFeedbackUrl: text(2048),
      simplificationState: word,
      teamId: id,
      userEmail: text(320),
      userId: id,
      userName: text(300),
      withAttachment: flag,
      withThumbsUpOrDownRating: flag,
    },
  }),
} as const;
