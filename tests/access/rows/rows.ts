import { evidenceRows } from './evidence.ts';
import type { Row } from '../row.ts';
import { accessRows } from './access.ts';
import { agentRows } from './agents.ts';
import { apiTokenRows } from './api-tokens.ts';
import { webhookRows } from './webhooks.ts';
import { auditLogRows } from './audit-log.ts';
import { brandingRows } from './branding.ts';
import { channelRows } from './channels.ts';
import { matchingPointRows } from './matching-points.ts';
import { clusteringRows } from './clustering.ts';
import { conversationRows } from './conversations.ts';
import { personalDataRows } from './personal-data.ts';
import { suggestionRows } from './suggestions.ts';
import { listeningRows } from './listening.ts';
import { summaryRows } from './summaries.ts';
import { canvasRows } from './canvas.ts';
import { chartRows } from './charts.ts';
import { commentRows } from './comments.ts';
import { contentRows } from './contents.ts';
import { docRows } from './docs.ts';
import { documentRows } from './documents.ts';
import { exportRows } from './exports.ts';
import { fileRows } from './files.ts';
import { fieldRows } from './fields.ts';
import { folderRows } from './folders.ts';
import { filterRows } from './filters.ts';
import { highlightRows } from './highlights.ts';
import { homeRows } from './home.ts';
import { bulkImportRows } from './bulk-imports.ts';
import { importRows } from './imports.ts';
import { mediaRows } from './media.ts';
import { redactionRows } from './redactions.ts';
import { mediaExportRows } from './media-exports.ts';
import { modelRows } from './models.ts';
import { memberRows } from './members.ts';
import { notificationRows } from './notifications.ts';
import { peopleRows } from './people.ts';
import { projectExportRows } from './project-exports.ts';
import { projectImportRows } from './project-imports.ts';
import { projectRows } from './projects.ts';
import { publicLinkRows } from './public-links.ts';
import { questionRows } from './questions.ts';
import { reelRows } from './reels.ts';
import { scimRows } from './scim.ts';
import { searchRows } from './search.ts';
import { ssoRows } from './sso.ts';
import { starRows } from './stars.ts';
import { supportRows } from './support.ts';
import { viewRows } from './views.ts';
import { tagRows } from './tags.ts';
import { templateRows } from './templates.ts';
import { transcriptRows } from './transcripts.ts';
import { translationRows } from './translations.ts';
import { trashRows } from './trash.ts';
import { upkeepRows } from './upkeep.ts';
import { workspaceRows } from './workspaces.ts';

/** One file a slice. A subscription has its row in `subscriptions.test.ts`, an HTTP path in `http.ts`. */
export const rows: readonly Row[] = [
  ...workspaceRows,
  ...brandingRows,
  ...trashRows,
  ...upkeepRows,
  ...memberRows,
  ...modelRows,
  ...accessRows,
  ...agentRows,
  ...projectRows,
  ...folderRows,
  ...homeRows,
  ...apiTokenRows,
  ...webhookRows,
  ...publicLinkRows,
  ...notificationRows,
  ...auditLogRows,
  ...docRows,
  ...documentRows,
  ...contentRows,
  ...tagRows,
  ...templateRows,
  ...highlightRows,
  ...commentRows,
  ...peopleRows,
  ...starRows,
  ...supportRows,
  ...scimRows,
  ...ssoRows,
  ...searchRows,
  ...exportRows,
  ...fileRows,
  ...mediaRows,
  ...evidenceRows,
  ...mediaExportRows,
  ...projectExportRows,
  ...projectImportRows,
  ...redactionRows,
  ...reelRows,
  ...transcriptRows,
  ...translationRows,
  ...fieldRows,
  ...questionRows,
  ...filterRows,
  ...viewRows,
  ...canvasRows,
  ...channelRows,
  ...matchingPointRows,
  ...clusteringRows,
  ...importRows,
  ...bulkImportRows,
  ...conversationRows,
  ...summaryRows,
  ...listeningRows,
  ...personalDataRows,
  ...suggestionRows,
  ...chartRows,
];
