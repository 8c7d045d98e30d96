import { lazyComponent } from '#web/lib/lazy-component.ts';
import type { PageRegistry } from './lazy-page.ts';

const projectsPage = lazyComponent('projects', () =>
  import('#web/pages/projects-page.tsx').then((m) => m.ProjectsPage),
);

const folderPage = lazyComponent('folder', () =>
  import('#web/pages/folder-page.tsx').then((m) => m.FolderPage),
);

const browsePage = lazyComponent('browse', () =>
  import('#web/pages/browse-page.tsx').then((m) => m.BrowsePage),
);

const notePage = lazyComponent('note', () => import('#web/pages/note-page.tsx').then((m) => m.NotePage));

const recentPage = lazyComponent('recent', () =>
  import('#web/pages/recent-page.tsx').then((m) => m.RecentPage),
);

const yourWorkPage = lazyComponent('your-work', () =>
  import('#web/pages/your-work-page.tsx').then((m) => m.YourWorkPage),
);

const personPage = lazyComponent('person', () =>
  import('#web/pages/person-page.tsx').then((m) => m.PersonPage),
);

const profilePage = lazyComponent('user-profile', () =>
  import('#web/pages/user-profile-page.tsx').then((m) => m.UserProfilePage),
);

const presentPage = lazyComponent('present', () =>
  import('#web/pages/present-page.tsx').then((m) => m.PresentPage),
);

const searchPage = lazyComponent('search', () =>
  import('#web/pages/search-page.tsx').then((m) => m.SearchPage),
);
const projectFieldsPage = lazyComponent('project-fields', () =>
  import('#web/pages/project-fields-page.tsx').then((m) => m.ProjectFieldsPage),
);

const projectTagsPage = lazyComponent('project-tags', () =>
  import('#web/pages/project-tags-page.tsx').then((m) => m.ProjectTagsPage),
);

const channelPage = lazyComponent('channel', () =>
  import('#web/pages/channel-page.tsx').then((m) => m.ChannelPage),
);

const channelTopicPage = lazyComponent('channel-topic', () =>
  import('#web/pages/channel-topic-page.tsx').then((m) => m.ChannelTopicPage),
);

const channelThemePage = lazyComponent('channel-theme', () =>
  import('#web/pages/channel-theme-page.tsx').then((m) => m.ChannelThemePage),
);

/** Screens inside the shell, for members. */
export const workspacePages: PageRegistry = {
  home: lazyComponent('home', () => import('#web/pages/home-page.tsx').then((m) => m.HomePage)),
  projects: projectsPage,
  projectsList: projectsPage,
  projectsAll: projectsPage,
  projectsYours: projectsPage,
  projectsSharedWithYou: projectsPage,
  projectsFolders: lazyComponent('projects-folders', () =>
    import('#web/pages/projects-folders-page.tsx').then((m) => m.ProjectsFoldersPage),
  ),
  channels: lazyComponent('channels', () =>
    import('#web/pages/channels-page.tsx').then((m) => m.ChannelsPage),
  ),
  agents: lazyComponent('agents', () => import('#web/pages/agents-page.tsx').then((m) => m.AgentsPage)),
  newAgent: lazyComponent('new-agent', () =>
    import('#web/pages/agent-form-page.tsx').then((m) => m.NewAgentPage),
  ),
  agent: lazyComponent('agent', () => import('#web/pages/agent-page.tsx').then((m) => m.AgentPage)),
  editAgent: lazyComponent('edit-agent', () =>
    import('#web/pages/agent-form-page.tsx').then((m) => m.EditAgentPage),
  ),
  agentRun: lazyComponent('agent-run', () =>
    import('#web/pages/agent-run-page.tsx').then((m) => m.AgentRunPage),
  ),
  aiDocs: lazyComponent('docs', () => import('#web/pages/docs-page.tsx').then((m) => m.DocsPage)),
  newDoc: lazyComponent('new-doc', () => import('#web/pages/doc-form-page.tsx').then((m) => m.NewDocPage)),
  doc: lazyComponent('doc', () => import('#web/pages/doc-page.tsx').then((m) => m.DocPage)),
  editDoc: lazyComponent('edit-doc', () => import('#web/pages/doc-form-page.tsx').then((m) => m.EditDocPage)),
  channel: channelPage,
  channelData: channelPage,
  channelOutliers: channelPage,
  channelOutlierDatum: channelPage,
  channelTheme: channelThemePage,
  channelThemeDatum: channelThemePage,
  channelTopic: channelTopicPage,
  folder: folderPage,
  folderProjects: folderPage,
  folderChannels: folderPage,
  folderInsights: folderPage,
  explore: lazyComponent('explore', () => import('#web/pages/explore-page.tsx').then((m) => m.ExplorePage)),
  savedFeed: lazyComponent('saved-feed', () =>
    import('#web/pages/explore-page.tsx').then((m) => m.SavedFeedPage),
  ),
  browse: browsePage,
  browseFolders: browsePage,
  browseCreatedByYou: browsePage,
  browseSharedWithYou: browsePage,
  projectNew: lazyComponent('new-project', () =>
    import('#web/pages/new-project-page.tsx').then((m) => m.NewProjectPage),
  ),
  project: lazyComponent('project', () => import('#web/pages/project-page.tsx').then((m) => m.ProjectPage)),
  projectReadme: lazyComponent('project-readme', () =>
    import('#web/pages/project-readme-page.tsx').then((m) => m.ProjectReadmePage),
  ),
  projectSettings: lazyComponent('project-settings', () =>
    import('#web/pages/project-settings-page.tsx').then((m) => m.GeneralSettingsPage),
  ),
  projectSettingsTranscription: lazyComponent('project-transcription', () =>
    import('#web/pages/project-transcription-page.tsx').then((m) => m.ProjectTranscriptionPage),
  ),
  projectSettingsExport: lazyComponent('project-export', () =>
    import('#web/pages/project-export-page.tsx').then((m) => m.ProjectExportPage),
  ),
  projectSettingsAccess: lazyComponent('project-access', () =>
    import('#web/pages/project-access-page.tsx').then((m) => m.ProjectAccessPage),
  ),
  projectNotes: lazyComponent('project-notes', () =>
    import('#web/pages/project-notes-page.tsx').then((m) => m.ProjectNotesPage),
  ),
  projectInsights: lazyComponent('project-insights', () =>
    import('#web/pages/project-insights-page.tsx').then((m) => m.ProjectInsightsPage),
  ),
  projectHighlights: lazyComponent('project-highlights', () =>
    import('#web/pages/project-highlights-page.tsx').then((m) => m.ProjectHighlightsPage),
  ),
  projectTags: projectTagsPage,
  projectTagBoard: projectTagsPage,
  projectView: lazyComponent('project-view', () =>
    import('#web/pages/project-view-page.tsx').then((m) => m.ProjectViewPage),
  ),
  projectViewPresent: presentPage,
  projectViewPresentInsight: presentPage,
  projectCharts: lazyComponent('project-charts', () =>
    import('#web/pages/project-charts-page.tsx').then((m) => m.ProjectChartsPage),
  ),
  projectInsightsPresent: presentPage,
  projectInsightPresent: presentPage,
  note: notePage,
  projectNote: notePage,
  insight: lazyComponent('insight', () => import('#web/pages/insight-page.tsx').then((m) => m.InsightPage)),
  insightReel: lazyComponent('reel', () => import('#web/pages/reel-page.tsx').then((m) => m.ReelPage)),
  noteReel: lazyComponent('note-reel', () =>
    import('#web/pages/note-reel-page.tsx').then((m) => m.NoteReelPage),
  ),
  tag: lazyComponent('tag', () => import('#web/pages/tag-page.tsx').then((m) => m.TagPage)),
  file: lazyComponent('file', () => import('#web/pages/file-page.tsx').then((m) => m.FilePage)),
  search: searchPage,
  searchNext: searchPage,
  recent: recentPage,
  recentFiltered: recentPage,
  yourWork: yourWorkPage,
  yourWorkProjects: yourWorkPage,
  yourWorkInsights: yourWorkPage,
  shared: lazyComponent('shared', () => import('#web/pages/shared-page.tsx').then((m) => m.SharedPage)),
  contacts: lazyComponent('contacts', () =>
    import('#web/pages/contacts-page.tsx').then((m) => m.ContactsPage),
  ),
  contact: personPage,
  person: personPage,
  userProfile: profilePage,
  userProfileTab: profilePage,
  settings: lazyComponent('settings', () =>
    import('#web/pages/settings-page.tsx').then((m) => m.SettingsPage),
  ),
  settingsGeneral: lazyComponent('settings-general', () =>
    import('#web/pages/settings-page.tsx').then((m) => m.GeneralSettingsPage),
  ),
  settingsFields: lazyComponent('fields', () =>
    import('#web/pages/fields-page.tsx').then((m) => m.FieldsPage),
  ),
  settingsPeople: lazyComponent('people-settings', () =>
    import('#web/pages/people-settings-page.tsx').then((m) => m.PeopleSettingsPage),
  ),
  settingsTags: lazyComponent('workspace-tags', () =>
    import('#web/pages/workspace-tags-page.tsx').then((m) => m.WorkspaceTagsSettingsPage),
  ),
  settingsProjectTags: projectTagsPage,
  settingsProjectFields: projectFieldsPage,
  settingsProjectNoteFields: projectFieldsPage,
  settingsProjectInsightFields: projectFieldsPage,
  projectSettingsFields: projectFieldsPage,
  projectSettingsNoteFields: projectFieldsPage,
  projectSettingsInsightFields: projectFieldsPage,
  projectSettingsWorkspaceFields: projectFieldsPage,
  settingsTrash: lazyComponent('trash', () => import('#web/pages/trash-page.tsx').then((m) => m.TrashPage)),
  settingsUsers: lazyComponent('users', () => import('#web/pages/users-page.tsx').then((m) => m.UsersPage)),
  settingsGroups: lazyComponent('groups', () =>
    import('#web/pages/groups-page.tsx').then((m) => m.GroupsPage),
  ),
  settingsModels: lazyComponent('models', () =>
    import('#web/pages/models-page.tsx').then((m) => m.ModelsPage),
  ),
  settingsAuthentication: lazyComponent('authentication', () =>
    import('#web/pages/authentication-page.tsx').then((m) => m.AuthenticationPage),
  ),
  settingsSecurity: lazyComponent('security', () =>
    import('#web/pages/security-page.tsx').then((m) => m.SecurityPage),
  ),
  settingsBulkImport: lazyComponent('bulk-import', () =>
    import('#web/pages/bulk-import-page.tsx').then((m) => m.BulkImportPage),
  ),
  settingsWebhooks: lazyComponent('webhooks', () =>
    import('#web/pages/webhooks-page.tsx').then((m) => m.WebhooksPage),
  ),
  settingsTemplates: lazyComponent('templates', () =>
    import('#web/pages/templates/templates-page.tsx').then((m) => m.ProjectTemplatesPage),
  ),
  settingsTemplatesProjects: lazyComponent('templates', () =>
    import('#web/pages/templates/templates-page.tsx').then((m) => m.ProjectTemplatesPage),
  ),
  settingsTemplatesNotes: lazyComponent('templates', () =>
    import('#web/pages/templates/templates-page.tsx').then((m) => m.NoteTemplatesPage),
  ),
  settingsTemplatesInsights: lazyComponent('templates', () =>
    import('#web/pages/templates/templates-page.tsx').then((m) => m.InsightTemplatesPage),
  ),
  settingsTemplatesNote: lazyComponent('template', () =>
    import('#web/pages/templates/template-page.tsx').then((m) => m.NoteTemplatePage),
  ),
  settingsTemplatesInsight: lazyComponent('template', () =>
    import('#web/pages/templates/template-page.tsx').then((m) => m.InsightTemplatePage),
  ),
  settingsAuditLog: lazyComponent('audit-log', () =>
    import('#web/pages/audit-log-page.tsx').then((m) => m.AuditLogPage),
  ),
  settingsStorage: lazyComponent('storage', () =>
    import('#web/pages/storage-page.tsx').then((m) => m.StoragePage),
  ),
  settingsRoles: lazyComponent('roles', () => import('#web/pages/roles-page.tsx').then((m) => m.RolesPage)),
  settingsMail: lazyComponent('mail', () => import('#web/pages/mail-page.tsx').then((m) => m.MailPage)),
  settingsWork: lazyComponent('work', () => import('#web/pages/work-page.tsx').then((m) => m.WorkPage)),
  settingsHealth: lazyComponent('health', () =>
    import('#web/pages/health-page.tsx').then((m) => m.HealthPage),
  ),
  settingsApi: lazyComponent('api', () => import('#web/pages/api-page.tsx').then((m) => m.ApiPage)),
  settingsUserNotifications: lazyComponent('notifications', () =>
    import('#web/pages/notifications-page.tsx').then((m) => m.NotificationsPage),
  ),
  settingsUserAccount: lazyComponent('account', () =>
    import('#web/pages/account-page.tsx').then((m) => m.AccountPage),
  ),
};

/** The screens that may lie as a side peek on another page; the others open in the centre. */
export const peekPages: PageRegistry = {
  userProfile: workspacePages.userProfile,
  userProfileTab: workspacePages.userProfileTab,
  note: workspacePages.note,
  insight: workspacePages.insight,
  tag: workspacePages.tag,
  person: workspacePages.person,
  contact: workspacePages.contact,
} as PageRegistry;

/** Screens of a workspace before anybody has signed in. */
export const workspaceAuthPages: PageRegistry = {
  authLogin: lazyComponent('login', () => import('#web/pages/auth/login-page.tsx').then((m) => m.LoginPage)),
  authLogout: lazyComponent('logout', () =>
    import('#web/pages/auth/logout-page.tsx').then((m) => m.LogoutPage),
  ),
  authAcceptInvite: lazyComponent('accept-invite', () =>
    import('#web/pages/auth/accept-invite-page.tsx').then((m) => m.AcceptInvitePage),
  ),
  authJoinWorkspace: lazyComponent('join-workspace', () =>
    import('#web/pages/auth/join-workspace-page.tsx').then((m) => m.JoinWorkspacePage),
  ),
  authResetPassword: lazyComponent('reset-password', () =>
    import('#web/pages/auth/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
  ),
  authChangeEmail: lazyComponent('change-email', () =>
    import('#web/pages/auth/change-email-page.tsx').then((m) => m.ChangeEmailPage),
  ),
  authSecondFactor: lazyComponent('second-factor', () =>
    import('#web/pages/auth/second-factor-page.tsx').then((m) => m.SecondFactorPage),
  ),
  authContext: lazyComponent('context', () =>
    import('#web/pages/auth/context-page.tsx').then((m) => m.ContextPage),
  ),
  authUnlock: lazyComponent('unlock', () =>
    import('#web/pages/auth/unlock-page.tsx').then((m) => m.UnlockPage),
  ),
  authMagicLogin: lazyComponent('magic-login', () =>
    import('#web/pages/auth/magic-login-page.tsx').then((m) => m.MagicLoginPage),
  ),
};
