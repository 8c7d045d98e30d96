import { accessThing } from '#domain/access/access.thing.ts';
import { accountsThing } from '#domain/accounts/accounts.thing.ts';
import { agentsThing } from '#domain/agents/agents.thing.ts';
import { aiThing } from '#domain/ai/ai.thing.ts';
import { apiTokensThing } from '#domain/api-tokens/api-tokens.thing.ts';
import { auditLogThing } from '#domain/audit-log/audit-log.thing.ts';
import { channelsThing } from '#domain/channels/channels.thing.ts';
import { chartsThing } from '#domain/charts/charts.thing.ts';
import { commentsThing } from '#domain/comments/comments.thing.ts';
import { docsThing } from '#domain/docs/docs.thing.ts';
import { exportsThing } from '#domain/exports/exports.thing.ts';
import { fieldsThing } from '#domain/fields/fields.thing.ts';
import { filesThing } from '#domain/files/files.thing.ts';
import { foldersThing } from '#domain/folders/folders.thing.ts';
import { highlightsThing } from '#domain/highlights/highlights.thing.ts';
import { importsThing } from '#domain/imports/imports.thing.ts';
import { insightsThing } from '#domain/insights/insights.thing.ts';
import { integrationsThing } from '#domain/integrations/integrations.thing.ts';
import { mediaThing } from '#domain/media/media.thing.ts';
import { membersThing } from '#domain/members/members.thing.ts';
import { notesThing } from '#domain/notes/notes.thing.ts';
import { notificationsThing } from '#domain/notifications/notifications.thing.ts';
import { peopleThing } from '#domain/people/people.thing.ts';
import { projectsThing } from '#domain/projects/projects.thing.ts';
import { publicLinksThing } from '#domain/public-links/public-links.thing.ts';
import { questionsThing } from '#domain/questions/questions.thing.ts';
import { savedFeedsThing } from '#domain/saved-feeds/saved-feeds.thing.ts';
import { searchThing } from '#domain/search/search.thing.ts';
import { staffThing } from '#domain/staff/staff.thing.ts';
import { tagsThing } from '#domain/tags/tags.thing.ts';
import { templatesThing } from '#domain/templates/templates.thing.ts';
import { transcriptsThing } from '#domain/transcripts/transcripts.thing.ts';
import { trashThing } from '#domain/trash/trash.thing.ts';
import { upkeepThing } from '#domain/upkeep/upkeep.thing.ts';
import { viewsThing } from '#domain/views/views.thing.ts';
import { webhooksThing } from '#domain/webhooks/webhooks.thing.ts';
import { workspacesThing } from '#domain/workspaces/workspaces.thing.ts';

/** The one list of the domain: a new thing gets its line here, and every table below follows. */
export const things = [
  accessThing,
  accountsThing,
  agentsThing,
  aiThing,
  apiTokensThing,
  auditLogThing,
  channelsThing,
  chartsThing,
  commentsThing,
  docsThing,
  exportsThing,
  fieldsThing,
  filesThing,
  foldersThing,
  highlightsThing,
  importsThing,
  insightsThing,
  integrationsThing,
  mediaThing,
  membersThing,
  notesThing,
  notificationsThing,
  peopleThing,
  projectsThing,
  publicLinksThing,
  questionsThing,
  savedFeedsThing,
  searchThing,
  staffThing,
  tagsThing,
  templatesThing,
  transcriptsThing,
  trashThing,
  upkeepThing,
  viewsThing,
  webhooksThing,
  workspacesThing,
] as const;
