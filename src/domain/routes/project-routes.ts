import { chartHash, dateRangeRule, deepLinkHash, documentHash, documentHashRules } from './hash-state.ts';
import { route, type NoCodecs, type RouteDefinition } from './route.ts';
import { word } from './url-codec.ts';

const page = { hash: deepLinkHash } as const;
const document = { hash: documentHash, hashRules: documentHashRules } as const;

export const projectRoutes = {
  projects: route('/projects'),
  projectsList: route('/projects/list'),
  projectsAll: route('/projects/all-projects'),
  projectsFolders: route('/projects/folders'),
  projectsSharedWithYou: route('/projects/shared-with-you'),
  projectsYours: route('/projects/your-projects'),
  projectNew: route('/projects/new', { query: { template: word, installTemplateId: word } }),
  project: route('/projects/{projectId}', page),
  projectNote: route('/projects/{projectId}/view/{noteId}', document),
  projectCharts: route('/projects/{projectId}/charts', {
    hash: { ...deepLinkHash, ...chartHash },
    hashRules: [dateRangeRule],
  }),
  projectHighlights: route('/projects/{projectId}/highlights', page),
  projectInsights: route('/projects/{projectId}/insights', page),
  projectNotes: route('/projects/{projectId}/notes', page),
  projectReadme: route('/projects/{projectId}/readme', document),
  projectTags: route('/projects/{projectId}/tags', page),
  projectTagBoard: route('/projects/{projectId}/tags/b/{tagBoardId}', page),
  projectInsightsPresent: route('/projects/{projectId}/insights/present', page),
  projectInsightPresent: route('/projects/{projectId}/insights/present/{insightId}', document),
  projectRecruit: route('/projects/{projectId}/recruit', page),
  projectRecruitStudy: route('/projects/{projectId}/recruit/{refId}', page),
  projectView: route('/projects/{projectId}/v/{viewId}', page),
  projectViewPresent: route('/projects/{projectId}/v/{viewId}/present', page),
  projectViewPresentInsight: route('/projects/{projectId}/v/{viewId}/present/{insightId}', document),
  projectSettings: route('/projects/{projectId}/settings'),
  projectSettingsDataRetention: projectSettingsPage('data-retention'),
  projectSettingsExport: projectSettingsPage('export'),
  projectSettingsFields: projectSettingsPage('fields'),
  projectSettingsInsightFields: projectSettingsPage('insight-fields'),
  projectSettingsNoteFields: projectSettingsPage('note-fields'),
  projectSettingsWorkspaceFields: projectSettingsPage('workspace-fields'),
  projectSettingsExtensions: projectSettingsPage('extensions'),
  projectSettingsAccess: projectSettingsPage('access'),
  projectSettingsTranscription: projectSettingsPage('transcription'),
} as const;

type SettingsPath<Page extends string> = `/projects/{projectId}/settings/${Page}`;

function projectSettingsPage<const Page extends string>(
  page: Page,
): RouteDefinition<SettingsPath<Page>, NoCodecs, NoCodecs> {
  const definition = route('/projects/{projectId}/settings', { aliases: [`/projects/{projectId}/${page}`] });
  return { ...definition, path: `/projects/{projectId}/settings/${page}` };
}
