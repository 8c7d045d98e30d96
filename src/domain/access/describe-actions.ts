import { actions, type Action } from './actions.ts';

const groups: Readonly<Record<string, readonly string[]>> = {
  'Projects and folders': ['project', 'folder', 'view', 'chart', 'savedFeed', 'template', 'question'],
  'Notes and insights': ['note', 'insight', 'summary', 'comment', 'reel'],
  'Highlights and tags': ['highlight', 'tag', 'tagBoard', 'workspaceTag'],
  'Files and transcripts': ['file', 'transcript', 'redaction'],
  Feedback: ['channel', 'theme'],
  Contacts: ['person', 'personField'],
  Fields: ['field', 'workspaceField'],
  'Search and AI': ['search', 'savedSearch', 'conversation', 'ai', 'agent', 'doc'],
  'Sharing and access': ['access', 'accessRequest', 'publicLink', 'group'],
  'Import, export and trash': ['import', 'export', 'trash'],
  Members: ['member', 'openDomain', 'profile', 'notification', 'notificationSettings'],
  Workspace: ['workspace', 'upkeep', 'auditLog', 'supportAccess'],
  'Security and connections': ['authentication', 'security', 'scim', 'apiToken', 'webhook', 'integration'],
};
const others = 'Other';

const nouns: Readonly<Record<string, string>> = {
  ai: 'AI',
  doc: 'AI docs',
  apiToken: 'API tokens',
  person: 'contacts',
  personField: 'fields of contacts',
  workspaceField: 'fields of the workspace',
  workspaceTag: 'tags of the workspace',
  savedFeed: 'saved feeds',
  savedSearch: 'saved searches',
  summary: 'summaries',
  publicLink: 'public links',
  notificationSettings: 'own notification settings',
  openDomain: 'open e-mail domains',
};

const verbs: Readonly<Record<string, string>> = {
  read: 'View',
  list: 'View the list of',
  create: 'Create',
  update: 'Edit',
  trash: 'Move {} to the trash',
  purge: 'Permanently delete',
  setFields: 'Fill in fields of',
  manageAll: 'Manage all',
};

/** What the derived words say badly. */
const words: Partial<Readonly<Record<Action, string>>> = {
  'access.read': 'View who has access',
  'access.setReadOnly': 'Turn read-only mode on or off',
  'access.setAccessRequests': 'Turn access requests on or off',
  'access.setAdminOnlyInvites': 'Let only admins invite',
  'access.setCommunityPublishing': 'Turn community publishing on or off',
  'access.setExport': 'Turn exports on or off',
  'access.setPublicAccess': 'Turn public links on or off',
  'access.setDataOut': 'Turn sending data to other tools on or off',
  'accessRequest.create': 'Ask for access',
  'accessRequest.answer': 'Answer access requests',
  'agent.manageAll': 'Pause and delete agents of others',
  'agent.pause': 'Pause agents',
  'ai.cluster': 'Cluster highlights',
  'ai.instruct': 'Write instructions for AI',
  'ai.setModes': 'Choose what AI does by itself',
  'ai.suggestHighlights': 'Get suggested highlights',
  'ai.suggestTags': 'Get suggested tags',
  'apiToken.list': 'View API tokens',
  'apiToken.use': 'Use the API',
  'auditLog.read': 'Read the audit log',
  'authentication.manage': 'Set up single sign-on',
  'channel.list': 'View the list of channels',
  'channel.import': 'Import feedback',
  'channel.recluster': 'Find themes again',
  'channel.export': 'Export data points as CSV',
  'channel.excludeData': 'Exclude data points',
  'channel.deleteData': 'Delete data points permanently',
  'channel.redact': 'Hide personal data in channels',
  'channel.showRedacted': 'Show hidden personal data of channels',
  'comment.create': 'Comment',
  'comment.react': 'React to comments',
  'conversation.create': 'Ask questions',
  'conversation.rate': 'Rate answers',
  'conversation.update': 'Rename conversations',
  'doc.run': 'Run AI docs again',
  'export.document': 'Export a note or an insight',
  'export.folder': 'Export a folder',
  'export.people': 'Export contacts',
  'export.project': 'Export a project',
  'export.table': 'Export a table as CSV',
  'export.workspace': 'Export the workspace',
  'file.cancelUpload': 'Cancel uploads',
  'folder.list': 'View the folder tree',
  'group.setMembers': 'Choose members of groups',
  'highlight.reviewSuggestion': 'Accept or reject suggested highlights',
  'highlight.tag': 'Tag highlights',
  'import.bulk': 'Import folders and archives of files',
  'import.create': 'Import notes into a project',
  'insight.publish': 'Publish insights',
  'integration.list': 'View connected tools',
  'member.cancelInvite': 'Cancel invitations',
  'member.invite': 'Invite people',
  'member.leave': 'Leave the workspace',
  'member.read': 'View members',
  'member.setAdmin': 'Make members admins',
  'member.setRole': 'Change roles',
  'note.setPeople': 'Choose participants of notes',
  'notification.list': 'View own notifications',
  'notification.read': 'Mark own notifications as read',
  'notificationSettings.update': 'Choose own notifications',
  'openDomain.list': 'View open e-mail domains',
  'person.hideIdentity': 'Hide the identity of contacts',
  'person.readHidden': 'See hidden identities',
  'person.erase': 'Erase contacts permanently',
  'person.list': 'View contacts',
  'person.read': 'Open contacts',
  'profile.update': 'Edit own profile',
  'project.archive': 'Archive projects',
  'project.list': 'View the list of projects',
  'project.updateSettings': 'Change project settings',
  'redaction.apply': 'Redact recordings',
  'redaction.lift': 'Remove redactions',
  'scim.manage': 'Connect a directory (SCIM)',
  'search.run': 'Search',
  'savedSearch.manageOwn': 'Save searches',
  'security.manage': 'Manage security and AI models',
  'supportAccess.decide': 'Grant or deny support access',
  'supportAccess.list': 'View support access',
  'template.publishToCommunity': 'Publish templates to the community',
  'theme.sendToProject': 'Send data points to a project',
  'transcript.rate': 'Rate transcripts',
  'transcript.request': 'Transcribe recordings',
  'transcript.translate': 'Translate transcripts',
  'transcript.update': 'Edit transcripts',
  'trash.purge': 'Permanently delete what is in the trash',
  'trash.read': 'View the trash',
  'trash.setDays': 'Choose how long the trash keeps things',
  'upkeep.read': 'View storage, mail, background work and health',
  'upkeep.retry': 'Retry failed work',
  'upkeep.cancelWork': 'Cancel background work of others',
  'upkeep.testMail': 'Send a test message',
  'view.read': 'Open views',
  'view.savePersonal': 'Save views for yourself',
  'webhook.list': 'View webhooks',
  'workspace.changeSubdomain': 'Change the address',
  'workspace.delete': 'Delete the workspace',
  'workspace.editHome': 'Edit the home page',
  'workspace.read': 'Open the workspace',
  'workspace.rebuildSearch': 'Rebuild the search index',
  'workspace.removeSampleData': 'Remove sample data',
  'workspace.rename': 'Rename the workspace',
  'workspace.setBranding': 'Change logo and color',
};

type DescribedAction = { readonly action: Action; readonly label: string };
export type ActionGroup = { readonly name: string; readonly actions: readonly DescribedAction[] };

/** Every action that somebody can do, in groups; one that has no words of its own yet gets derived ones. */
export function describeActions(): ActionGroup[] {
  const byGroup = Map.groupBy(actions, groupOf);
  return [...Object.keys(groups), others].flatMap((name) => {
    const things = groups[name] ?? [];
    const rank = (action: Action): number => things.indexOf(thingOf(action));
    const found = (byGroup.get(name) ?? []).toSorted((a, b) => rank(a) - rank(b));
    return found.length === 0
      ? []
      : [{ name, actions: found.map((action) => ({ action, label: describeAction(action) })) }];
  });
}

/** 'note.create' → 'Create notes'. */
function describeAction(action: Action): string {
  const known = words[action];
  if (known !== undefined) return known;
  const thing = thingOf(action);
  const verb = action.slice(thing.length + 1);
  const noun = nouns[thing] ?? `${spaced(thing)}s`;
  const pattern = verbs[verb] ?? capitalized(spaced(verb));
  return pattern.includes('{}') ? pattern.replace('{}', noun) : `${pattern} ${noun}`;
}

function groupOf(action: Action): string {
  const thing = thingOf(action);
  return Object.entries(groups).find(([, things]) => things.includes(thing))?.[0] ?? others;
}

function thingOf(action: Action): string {
  return action.slice(0, action.indexOf('.'));
}

function spaced(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
