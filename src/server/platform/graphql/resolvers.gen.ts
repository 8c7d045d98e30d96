// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ApiToken as ApiTokenObject } from '../../features/api-tokens/api-token.ts';
import type { AuditEntry as AuditEntryObject } from '../../features/audit-log/audit-entry.ts';
import type { Channel as ChannelObject } from '../../features/channels/channel.ts';
import type { Theme as ChannelThemeObject } from '../../features/channels/theme.ts';
import type { DataPointRow as DataPointObject } from '../../features/channels/data-point.ts';
import type { Neighbour as DataPointNeighborObject } from '../../features/channels/explain-placement.ts';
import type { ThemeCounts as ThemeCountsObject, ChannelOverview as ChannelOverviewObject } from '../../features/channels/read-overview.ts';
import type { ChannelEdit as ThemeEditObject } from '../../features/channels/theme-edit-wire.ts';
import type { CommentThread as CommentThreadObject } from '../../features/comments/thread.ts';
import type { Comment as CommentObject } from '../../features/comments/comment.ts';
import type { Reaction as ReactionObject } from '../../features/comments/reactions.ts';
import type { Field as FieldObject } from '../../features/fields/field.ts';
import type { PlacedField as PlacedFieldObject } from '../../features/fields/queries.ts';
import type { FieldValue as FieldValueObject } from '../../features/fields/values.ts';
import type { FieldChange as FieldChangeObject } from '../../features/fields/change-field-values.ts';
import type { StoredFile as FileObject } from '../../features/files/file.ts';
import type { SavedFilter as SavedFilterObject } from '../../features/filters/saved-filter.ts';
import type { Folder as FolderObject } from '../../features/folders/folder.ts';
import type { Highlight as HighlightObject } from '../../features/highlights/highlight.ts';
import type { HighlightPage as HighlightPageObject } from '../../features/highlights/queries.ts';
import type { HighlightTagChange as HighlightTagChangeObject } from '../../features/highlights/change-highlight-tags.ts';
import type { Suggestion as SuggestedHighlightObject } from '../../features/highlights/suggestion.ts';
import type { Insight as InsightObject } from '../../features/insights/insight.ts';
import type { MediaExport as MediaExportObject } from '../../features/media-exports/media-export.ts';
import type { MediaLogEntry as MediaEventObject } from '../../features/media/media-log.ts';
import type { FileMedia as FileMediaObject } from '../../features/media/file-media.ts';
import type { FileTextPage as FileTextPageObject } from '../../features/media/list-pages.ts';
import type { ModelSettings as ModelSettingsObject } from '../../features/models/model-settings.ts';
import type { Note as NoteObject } from '../../features/notes/note.ts';
import type { Follow as FollowObject } from '../../features/notifications/list-follows.ts';
import type { Notification as NotificationObject } from '../../features/notifications/list-notifications.ts';
import type { StoredOptions as NotificationOptionsObject } from '../../features/notifications/notification-options.ts';
import type { Person as PersonObject } from '../../features/people/person.ts';
import type { PersonPage as PersonPageObject } from '../../features/people/queries.ts';
import type { NotePerson as NotePersonObject } from '../../features/people/note-people.ts';
import type { DuplicateGroupPage as DuplicateGroupPageObject } from '../../features/people/list-duplicates.ts';
import type { ImportedPeople as ImportedPeopleObject } from '../../features/people/import-people.ts';
import type { MergePreview as MergePreviewObject } from '../../features/people/preview-merge.ts';
import type { PersonMerge as PersonMergeObject } from '../../features/people/person-merge.ts';
import type { PublicLink as PublicLinkObject } from '../../features/public-links/public-link.ts';
import type { SharedObject as PublicObjectObject } from '../../features/public-links/renderers/renderer.ts';
import type { Question as QuestionObject } from '../../features/questions/question.ts';
import type { QuestionResponse as QuestionResponseObject } from '../../features/questions/queries.ts';
import type { Reel as ReelObject } from '../../features/reels/reel.ts';
import type { ReelPart as ReelPartObject } from '../../features/reels/reel-parts.ts';
import type { SavedFeed as SavedFeedObject } from '../../features/saved-feeds/saved-feed.ts';
import type { SearchAnswer as SearchResultObject, SearchHit as SearchItemObject, PlaceCount as SearchProjectCountObject, PlaceCount as SearchAuthorCountObject } from '../../features/search/global-search.ts';
import type { IndexState as SearchIndexObject, Rebuild as SearchRebuildObject } from '../../features/search/index-state.ts';
import type { ObjectCard as ObjectCardObject } from '../../features/stars/object-card.ts';
import type { TrashItem as TrashItemObject } from '../../features/stars/list-trash.ts';
import type { Tag as TagObject } from '../../features/tags/tag.ts';
import type { TagBoard as TagBoardObject, TagGroup as TagGroupObject } from '../../features/tags/board.ts';
import type { TagMerge as TagMergeObject } from '../../features/tags/merge-tags.ts';
import type { TagMergePreview as TagMergePreviewObject } from '../../features/tags/preview-merge.ts';
import type { TagProjectUse as TagProjectUseObject } from '../../features/tags/tag-projects.ts';
import type { TagImport as TagImportObject } from '../../features/tags/import-tags.ts';
import type { Transcript as TranscriptObject } from '../../features/transcripts/transcript.ts';
import type { TranscriptionSettings as TranscriptionSettingsObject } from '../../features/transcripts/settings.ts';
import type { Translation as TranslationObject } from '../../features/translations/translation.ts';
import type { View as ViewObject } from '../../features/views/view.ts';
import type { ViewRow as ViewRowObject, ViewRowPage as ViewRowPageObject } from '../../features/views/view-rows.ts';
import type { ViewGroupRow as ViewGroupObject } from '../../features/views/view-groups.ts';
import type { Group as GroupObject } from '../../kernel/access/group.ts';
import type { Grant as GrantObject } from '../../kernel/access/grant.ts';
import type { ObjectAccess as ObjectAccessObject } from '../../kernel/access/object-access.ts';
import type { AccessReason as AccessReasonObject } from '../../kernel/access/access-reasons.ts';
import type { AccessRequest as AccessRequestObject } from '../../kernel/access/access-request.ts';
import type { DocumentVersion as DocumentVersionObject } from '../../kernel/documents/versions.ts';
import type { Member as MemberObject } from '../../kernel/members/member.ts';
import type { Invite as InviteObject } from '../../kernel/members/invite.ts';
import type { Project as ProjectObject } from '../../kernel/projects/project.ts';
import type { ProjectPage as ProjectPageObject } from '../../kernel/projects/queries.ts';
import type { Workspace as WorkspaceObject } from '../../kernel/workspaces/workspace.ts';
import type { WorkspaceSettings as WorkspaceSettingsObject } from '../../kernel/workspaces/workspace-settings.ts';
import type { RequestCtx } from './request-ctx.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant, as ISO 8601 with its offset. */
  DateTime: { input: Date; output: Date; }
  /** Any JSON value; what shape it has, the field that carries it says. */
  JSON: { input: never; output: unknown; }
};

/** Each brings READ with it, and none of the others. */
export type ApiScope =
  | 'READ'
  /** Create and change content: projects, notes, highlights, tags, insights, contacts, files. */
  | 'WRITE'
  /** Invite, suspend and remove members, change roles and groups, share content and publish links. */
  | 'MEMBERS'
  /** Settings of the workspace, open domains, audit log. */
  | 'ADMIN';

/** A program acting in the name of the member who made it. */
export type ApiToken = {
  __typename?: 'ApiToken';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  scopes: Array<ApiScope>;
  createdBy?: Maybe<Member>;
  createdAt: Scalars['DateTime']['output'];
  /** Null: works until it is revoked. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** To the minute; null when it was never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type ApiTokenPage = {
  __typename?: 'ApiTokenPage';
  items: Array<ApiToken>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

export type CreatedApiToken = {
  __typename?: 'CreatedApiToken';
  apiToken: ApiToken;
  /** The token itself. It is shown now and never again. */
  token: Scalars['String']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** Tokens that were not revoked, newest first. Admins only. */
  apiTokens: ApiTokenPage;
  /** Newest first. For admins; the same as a file at /api/audit-log.csv. */
  auditLog: AuditPage;
  /** The document of a canvas view, for the editor's socket. Null until somebody who may edit has opened it. */
  canvasDocument?: Maybe<Scalars['ID']['output']>;
  /** At most 500 of each; ids that lead nowhere are passed over. */
  canvasCards: CanvasCards;
  /** By title. `folderId`: only those directly in it. */
  channels: ChannelPage;
  channel?: Maybe<Channel>;
  /** A merged theme answers with the one it became. */
  theme?: Maybe<ChannelTheme>;
  dataPoint?: Maybe<DataPoint>;
  chart: Chart;
  chartOverTime: ChartOverTime;
  /** Newest thread first; a query of nothing else may come in batches. `resolved` left out: both kinds. */
  comments: CommentThreadPage;
  /** For deep links. */
  comment?: Maybe<Comment>;
  /** One thread, to read a long one page by page. */
  commentThread?: Maybe<CommentThread>;
  /** In order. With a project: its own and the workspace's. Without: the workspace's. At most 200. */
  fields: Array<PlacedField>;
  /** On how many things a field, or one of its options, is used: what deleting it touches. */
  fieldUseCount: Scalars['Int']['output'];
  file?: Maybe<File>;
  /** The files of a project, note or insight that are there as a whole, newest first. */
  files: FilePage;
  /** Your own uploads of the last day that are under way, failed or were cancelled, newest first. */
  uploads: FilePage;
  /** Your own, A to Z. */
  savedFilters: SavedFilterPage;
  /** By their rank; a tree is made from their parents. `parentId`: only those directly in it. */
  folders: FolderPage;
  folder?: Maybe<Folder>;
  /** Also a deleted one, so that it can be restored. Null for what you may not see. */
  highlight?: Maybe<Highlight>;
  /** In the order asked for, at most 100; those that you may not see are left out. */
  highlightsByIds: Array<Highlight>;
  highlights: HighlightPage;
  /** The tags used in a note or an insight, the most used first. */
  objectTags: Array<TagUse>;
  /** Open ones, as they stand in the document. */
  suggestedHighlights: SuggestedHighlightPage;
  insight?: Maybe<Insight>;
  /** Present mode goes through them in this order. `published` left out: both kinds. */
  insights: InsightPage;
  /** Of the whole workspace, or of the projects in a folder and in the folders in it. The newest publication first. */
  publishedInsights: InsightPage;
  /** One of your own. */
  mediaExport?: Maybe<MediaExport>;
  /** Your own, newest first. */
  mediaExports: MediaExportPage;
  /** Pages of a PDF in order, at most 100 at a time, after the page with this number. */
  filePages: Array<FileTextPage>;
  modelSettings: ModelSettings;
  note?: Maybe<Note>;
  notes: NotePage;
  /** Newest first. What you can no longer see is left out. */
  notifications: NotificationPage;
  unreadCount: Scalars['Int']['output'];
  /** Null when you don't follow it. */
  follow?: Maybe<Follow>;
  follows: FollowPage;
  notificationOptions: NotificationOptions;
  /** A merged person is the one they were merged into. */
  person?: Maybe<Person>;
  /** `search` finds beginnings of words of the name and of the e-mail address. */
  people: PersonPage;
  /** Likely duplicates of the whole workspace. */
  duplicatePeople: DuplicateGroupPage;
  mergePreview: MergePreview;
  /** The link of an object that is open now. */
  publicLink?: Maybe<PublicLink>;
  publicObject: PublicObject;
  /** In order; at most 200. */
  questions: Array<Question>;
  reel?: Maybe<Reel>;
  /** Of an insight, or of all insights of a project; without either, of the workspace. Newest first. */
  reels: ReelPage;
  /** A to Z. */
  savedFeeds: SavedFeedPage;
  savedFeed?: Maybe<SavedFeed>;
  searchIndex: SearchIndex;
  /** Of everything you may see. `limit` is 0 to 1000. */
  search: SearchResult;
  searchByForm: SearchResult;
  /** The newest star first. */
  starred: ObjectCardPage;
  /** The last visit first. */
  recent: ObjectCardPage;
  /** What you made, newest first. */
  yourWork: ObjectCardPage;
  /** What names you or a group of yours and that others made, the last share first. */
  sharedWithYou: ObjectCardPage;
  /** What you may restore, the latest first. What lies in a project or folder in the trash comes back with it. */
  trash: TrashPage;
  /** Also one in the trash. Null for what you may not see. */
  tag?: Maybe<Tag>;
  /**
   * Of a board, or of all boards that can be used in a project: its own and those of the workspace. Up to 1000 at a
   * time. `unused`: only those without a highlight that you may see.
   */
  tags: TagPage;
  /** Those usable in a project that fit what somebody types, the best first. */
  searchTags: Array<Tag>;
  /** Those that you used last in this project. */
  recentTags: Array<Tag>;
  /** Tags usable in the project that a new tag of this title would probably repeat. */
  similarTags: Array<Tag>;
  /** Likely duplicates among the tags of a project and the workspace; at most 50 sets. */
  duplicateTags: Array<DuplicateTags>;
  /** The boards of a project, then those of the workspace; without a project only the latter. */
  tagBoards: Array<TagBoard>;
  tagBoard?: Maybe<TagBoard>;
  /** Projects with highlights that have the tag, as far as you may see; the most used first, at most 100. */
  tagProjects: Array<TagProjectUse>;
  tagMergePreview: TagMergePreview;
  /** Title, Group, Color, Description, Role, Sentiment and Highlights of every tag of a board. */
  tagsCsv: Scalars['String']['output'];
  /** The newest 50 of a note. */
  transcripts: Array<Transcript>;
  /** Who speaks in a note, in the order of their first words. */
  speakers: Array<Speaker>;
  transcriptionSettings: TranscriptionSettings;
  /** Of this month, in the whole workspace. */
  transcriptionMinutes: Scalars['Int']['output'];
  /** One for each language, in the order they were asked for. */
  translations: Array<Translation>;
  /** Null where translation is not set up. */
  translationEngine?: Maybe<Scalars['String']['output']>;
  /** In their order, each section's first view included. */
  views: Array<View>;
  view?: Maybe<View>;
  /** Rows as view data (JSON text) filters and sorts them. `skip` passes over rows behind the cursor. */
  viewRows: ViewRowPage;
  /** The groups of the view data with their counts, each with its first rows. */
  viewGroups: Array<ViewGroup>;
  groups: GroupPage;
  group?: Maybe<Group>;
  objectAccess: ObjectAccess;
  /** Why a member has the level they have; empty when they have none. */
  accessReasons: Array<AccessReason>;
  /** Open requests that you can answer, newest first. */
  accessRequests: AccessRequestPage;
  documentVersions: DocumentVersionPage;
  documentVersion?: Maybe<DocumentVersion>;
  viewer: Member;
  member?: Maybe<Member>;
  members: MemberPage;
  /** Open invitations, newest first. */
  invites: InvitePage;
  /** Domains such as @example.com whose people may join by themselves. For admins. */
  openDomains: Array<Scalars['String']['output']>;
  projects: ProjectPage;
  project?: Maybe<Project>;
  workspace: Workspace;
  workspaceSettings: WorkspaceSettings;
};


export type QueryApiTokensArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAuditLogArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
};


export type QueryCanvasDocumentArgs = {
  viewId: Scalars['ID']['input'];
};


export type QueryCanvasCardsArgs = {
  noteIds: Array<Scalars['ID']['input']>;
  insightIds: Array<Scalars['ID']['input']>;
  reelIds?: Array<Scalars['ID']['input']>;
  highlightIds?: Array<Scalars['ID']['input']>;
};


export type QueryChannelsArgs = {
  folderId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryChannelArgs = {
  id: Scalars['ID']['input'];
};


export type QueryThemeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDataPointArgs = {
  id: Scalars['ID']['input'];
};


export type QueryChartArgs = {
  input: ChartInput;
};


export type QueryChartOverTimeArgs = {
  input: ChartInput;
  bucket?: InputMaybe<ChartBucket>;
};


export type QueryCommentsArgs = {
  objectType: CommentObjectType;
  objectId: Scalars['ID']['input'];
  resolved?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCommentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCommentThreadArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFieldsArgs = {
  owner: FieldOwner;
  projectId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryFieldUseCountArgs = {
  fieldId: Scalars['ID']['input'];
  optionId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryFileArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFilesArgs = {
  ownerId: Scalars['ID']['input'];
  type?: InputMaybe<FileType>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryUploadsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySavedFiltersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFoldersArgs = {
  parentId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFolderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryHighlightArgs = {
  id: Scalars['ID']['input'];
};


export type QueryHighlightsByIdsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryHighlightsArgs = {
  filter?: InputMaybe<HighlightFilter>;
  sort?: InputMaybe<HighlightSort>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryObjectTagsArgs = {
  objectType: HighlightObjectType;
  objectId: Scalars['ID']['input'];
};


export type QuerySuggestedHighlightsArgs = {
  objectType: HighlightObjectType;
  objectId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryInsightArgs = {
  id: Scalars['ID']['input'];
};


export type QueryInsightsArgs = {
  projectId: Scalars['ID']['input'];
  published?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<InsightSort>;
};


export type QueryPublishedInsightsArgs = {
  folderId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMediaExportArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMediaExportsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFilePagesArgs = {
  fileId: Scalars['ID']['input'];
  afterPage?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryNoteArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNotesArgs = {
  projectId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<NoteSort>;
};


export type QueryNotificationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  unreadOnly?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryFollowArgs = {
  type: AccessObjectType;
  id: Scalars['ID']['input'];
};


export type QueryFollowsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryNotificationOptionsArgs = {
  projectId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryPersonArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPeopleArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<PersonSort>;
  inTrash?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryDuplicatePeopleArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMergePreviewArgs = {
  intoId: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
};


export type QueryPublicLinkArgs = {
  type: AccessObjectType;
  id: Scalars['ID']['input'];
};


export type QueryQuestionsArgs = {
  projectId: Scalars['ID']['input'];
};


export type QueryReelArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReelsArgs = {
  insightId?: InputMaybe<Scalars['ID']['input']>;
  projectId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySavedFeedsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySavedFeedArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySearchArgs = {
  options: SearchOptions;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySearchByFormArgs = {
  form: SearchFormInput;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryStarredArgs = {
  type?: InputMaybe<AccessObjectType>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRecentArgs = {
  type?: InputMaybe<AccessObjectType>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryYourWorkArgs = {
  type?: InputMaybe<AccessObjectType>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySharedWithYouArgs = {
  type?: InputMaybe<AccessObjectType>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTrashArgs = {
  projectId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTagArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTagsArgs = {
  projectId?: InputMaybe<Scalars['ID']['input']>;
  boardId?: InputMaybe<Scalars['ID']['input']>;
  unused?: InputMaybe<Scalars['Boolean']['input']>;
  sort?: InputMaybe<TagSort>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySearchTagsArgs = {
  projectId: Scalars['ID']['input'];
  query: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRecentTagsArgs = {
  projectId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySimilarTagsArgs = {
  projectId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
};


export type QueryDuplicateTagsArgs = {
  projectId: Scalars['ID']['input'];
};


export type QueryTagBoardsArgs = {
  projectId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryTagBoardArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTagProjectsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTagMergePreviewArgs = {
  intoId: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
};


export type QueryTagsCsvArgs = {
  boardId: Scalars['ID']['input'];
};


export type QueryTranscriptsArgs = {
  noteId: Scalars['ID']['input'];
};


export type QuerySpeakersArgs = {
  noteId: Scalars['ID']['input'];
};


export type QueryTranscriptionSettingsArgs = {
  projectId: Scalars['ID']['input'];
};


export type QueryTranslationsArgs = {
  fileId: Scalars['ID']['input'];
};


export type QueryViewsArgs = {
  projectId: Scalars['ID']['input'];
  objectType?: InputMaybe<ViewObjectType>;
};


export type QueryViewArgs = {
  projectId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type QueryViewRowsArgs = {
  projectId: Scalars['ID']['input'];
  objectType: ViewObjectType;
  data?: InputMaybe<Scalars['String']['input']>;
  group?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryViewGroupsArgs = {
  projectId: Scalars['ID']['input'];
  objectType: ViewObjectType;
  data: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGroupsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGroupArgs = {
  id: Scalars['ID']['input'];
};


export type QueryObjectAccessArgs = {
  type: AccessObjectType;
  id: Scalars['ID']['input'];
};


export type QueryAccessReasonsArgs = {
  type: AccessObjectType;
  id: Scalars['ID']['input'];
  memberId: Scalars['ID']['input'];
};


export type QueryAccessRequestsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryDocumentVersionsArgs = {
  documentId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryDocumentVersionArgs = {
  documentId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type QueryMemberArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMembersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryInvitesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProjectsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  scope?: InputMaybe<ProjectScope>;
  sort?: InputMaybe<ProjectSort>;
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  folderId?: InputMaybe<Scalars['ID']['input']>;
  outsideFolders?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryProjectArgs = {
  id: Scalars['ID']['input'];
};

export type CreateApiTokenInput = {
  name: Scalars['String']['input'];
  scopes: Array<ApiScope>;
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  createApiToken: CreatedApiToken;
  /** The token stops working at once. */
  revokeApiToken: ApiToken;
  /** Makes the board of a canvas view, if nobody has yet. Answers the id of its document. */
  openCanvas: Scalars['ID']['output'];
  createChannel: Channel;
  updateChannel: Channel;
  trashChannel: Channel;
  restoreChannel: Channel;
  addDataPoints: AddedDataPoints;
  /** Finds the themes anew. Themes that people changed stay. */
  sortChannel: Channel;
  updateTheme: ThemeEdit;
  mergeThemes: ThemeEdit;
  splitTheme: ThemeEdit;
  /** Not a theme: its data points become outliers, and so does what is like them. */
  dismissTheme: ThemeEdit;
  moveDataPoints: ThemeEdit;
  undoThemeChange: Channel;
  startThread: CommentThread;
  /** `body` is ProseMirror JSON, as text. */
  reply: Comment;
  editComment: Comment;
  deleteComment: Scalars['Boolean']['output'];
  resolveThread: CommentThread;
  reopenThread: CommentThread;
  react: Comment;
  unreact: Comment;
  markThreadRead: CommentThread;
  createField: Field;
  updateField: Field;
  /** To a place among the others, from 0. With a project, the order of that project. */
  moveField: Array<PlacedField>;
  /** The values stay, unseen, until it is restored. */
  trashField: Field;
  restoreField: Field;
  /** Whether a project shows a field of the workspace. */
  setFieldVisible: PlacedField;
  addFieldOption: Field;
  updateFieldOption: Field;
  moveFieldOption: Field;
  /** Takes it out of every value; `restoreFieldOption` puts it back where it was. */
  trashFieldOption: Field;
  restoreFieldOption: Field;
  /** At most 500 cells of one kind of thing, all or none. Answers what they held before. */
  changeFieldValues: FieldChange;
  /** At most 100, all or none. Send the bytes of each by tus to `/files/uploads/<id>`. */
  startUploads: Array<File>;
  cancelUpload: File;
  updateFile: File;
  /** At most 500, all or none. Purged after 30 days. */
  trashFiles: Array<File>;
  /** At most 500, all or none. */
  restoreFiles: Array<File>;
  createSavedFilter: SavedFilter;
  updateSavedFilter: SavedFilter;
  /** Answers its id. */
  deleteSavedFilter: Scalars['ID']['output'];
  createFolder: Folder;
  renameFolder: Folder;
  moveFolder: Folder;
  /** With the folders and projects in it of which you have full access; others move up to where it was. */
  trashFolder: Folder;
  /** With what went to the trash with it. */
  restoreFolder: Folder;
  /** Writes the mark into the document and everything else beside it; open editors get the mark at once. */
  createHighlight: Highlight;
  updateHighlight: Highlight;
  /** At most 500, all or none. Takes the marks out of the documents. */
  deleteHighlights: Array<Highlight>;
  /** As they were, marks included, where their text still is. At most 500, all or none. */
  restoreHighlights: Array<Highlight>;
  /** Puts tags on and takes tags off up to 500 highlights at once, all or none. Moving is both. */
  changeHighlightTags: HighlightTagChange;
  /** Exactly these tags, in this order. */
  setHighlightTags: HighlightTagChange;
  undoHighlightTagChange: Array<Highlight>;
  /** Makes the highlight, with these tags or, when none are named, the suggested ones. */
  acceptSuggestedHighlight: Highlight;
  /** At most 500. */
  rejectSuggestedHighlights: Array<SuggestedHighlight>;
  /** Open again. A highlight made by accepting one stays; delete it yourself. */
  reopenSuggestedHighlights: Array<SuggestedHighlight>;
  /** Makes the home page's document, with what the page shows now, unless there is one. Answers its id. */
  startHome: Scalars['ID']['output'];
  createInsight: Insight;
  updateInsight: Insight;
  /** Publishing what is published changes nothing. */
  publishInsight: Insight;
  unpublishInsight: Insight;
  /** A draft with the content of now, in the same project. A copy of an insight with access of its own is yours alone. */
  duplicateInsight: Insight;
  lockInsight: Insight;
  unlockInsight: Insight;
  /** At most 500, all or none. Answers those that were in another project. */
  moveInsights: Array<Insight>;
  /** At most 500, all or none. */
  trashInsights: Array<Insight>;
  /** At most 500, all or none. */
  restoreInsights: Array<Insight>;
  /** One highlight makes a clip, more make a reel. */
  exportMedia: MediaExport;
  cancelMediaExport: MediaExport;
  /** Tries again what failed or was cancelled. */
  processFile: File;
  cancelProcessing: File;
  updateModelSettings: ModelSettings;
  /** Sends one short request to the service. */
  testModelConnection: ModelConnection;
  createNote: Note;
  updateNote: Note;
  /** A copy with the content of now, in the same project. A copy of a note with access of its own is yours alone. */
  duplicateNote: Note;
  lockNote: Note;
  unlockNote: Note;
  /** At most 500, all or none. Answers those that were in another project. */
  moveNotes: Array<Note>;
  /** At most 500, all or none. */
  trashNotes: Array<Note>;
  /** At most 500, all or none. */
  restoreNotes: Array<Note>;
  /** Following again changes the frequency. */
  follow: Follow;
  unfollow: Scalars['Boolean']['output'];
  updateNotificationOptions: NotificationOptions;
  /** How many of them were unread. */
  markRead: Scalars['Int']['output'];
  markAllRead: Scalars['Int']['output'];
  /** Takes away everything the sample brought, for good. */
  removeSampleData: Workspace;
  createPerson: Person;
  updatePerson: Person;
  /** At most 500, all or none. Those with an e-mail address that is known already are passed over. */
  importPeople: ImportedPeople;
  /** At most 500, all or none. */
  trashPeople: Array<Person>;
  /** At most 500, all or none. */
  restorePeople: Array<Person>;
  /** Only managers know them from now on. At most 500, all or none. */
  hidePeople: Array<Person>;
  /** At most 500, all or none. */
  showPeople: Array<Person>;
  mergePeople: PersonMerge;
  /** Everybody is as before the merge. The latest merge of a person first. */
  undoMerge: Array<Person>;
  /** For good: nothing of them is kept anywhere but what somebody typed into a document. At most 500, all or none. */
  erasePeople: Array<ErasedPerson>;
  /** At most 500. Who is there already stays as they are. */
  addNotePeople: Note;
  /** At most 500. */
  setNotePeopleKind: Note;
  /** At most 500. Who is not there is passed over. */
  removeNotePeople: Note;
  /** Opens an object to whoever holds the address. An older link of the object stops working. */
  createPublicLink: CreatedPublicLink;
  updatePublicLink: PublicLink;
  /** The page is gone at once. */
  revokePublicLink: PublicLink;
  createQuestion: Question;
  updateQuestion: Question;
  /** To a place among the project's questions, from 0. */
  moveQuestion: Array<Question>;
  /** The responses stay, unseen, until it is restored. */
  trashQuestion: Question;
  restoreQuestion: Question;
  /** At most 200, all or none. */
  answerQuestions: Note;
  /** Replaces all redactions of a recording, at most 200. It can't be played until it is rendered again. Muted words are permanently masked in the transcript. */
  setRedactions: File;
  createReel: Reel;
  updateReel: Reel;
  /** At this place, or behind the others. A highlight that is in it stays where it is. */
  addReelHighlights: Reel;
  /** `index`: its place among the other parts. */
  moveReelPart: Reel;
  /** At most 500, all or none. */
  removeReelParts: Reel;
  /** Parts that were removed, where they were. At most 500, all or none. */
  restoreReelParts: Reel;
  /** At most 500, all or none. The highlights stay. */
  deleteReels: Array<Reel>;
  /** At most 500, all or none. */
  restoreReels: Array<Reel>;
  createSavedFeed: SavedFeed;
  /** Only by whoever made it. */
  updateSavedFeed: SavedFeed;
  /** Only by whoever made it. */
  deleteSavedFeed: Scalars['Boolean']['output'];
  /** Reads everything that can be found anew. While one is under way there is no second. */
  rebuildSearchIndex: SearchIndex;
  cancelSearchRebuild: SearchIndex;
  star: Scalars['Boolean']['output'];
  unstar: Scalars['Boolean']['output'];
  /** `position` says where in it, at most 200 characters; left out, the last one stays. Written at most every 30 s. */
  recordVisit: Scalars['Boolean']['output'];
  createTag: Tag;
  updateTag: Tag;
  /** At most 500, all or none. Undo: their colours of before. */
  recolorTags: Array<Tag>;
  /** A locked tag can be used, and not changed, moved, merged or thrown away. */
  lockTag: Tag;
  unlockTag: Tag;
  /** Within the project, or to a workspace board. Undo: move them back. */
  moveTags: Array<Tag>;
  /** Highlights keep them and show them again after `restoreTags`. At most 500, all or none. */
  trashTags: Array<Tag>;
  restoreTags: Array<Tag>;
  /** Everything tagged with one of `ids` is tagged with `intoId` instead. */
  mergeTags: TagMerge;
  /** Puts back exactly what the merge changed. Answers the tags that are back. */
  undoTagMerge: Array<Tag>;
  /** A CSV with a heading: Title or Tag, and optionally Group, Color, Description, Role, Sentiment. */
  importTags: TagImport;
  createTagBoard: TagBoard;
  updateTagBoard: TagBoard;
  /** Its tags disappear with it, and come back by `restoreTagBoard`. */
  deleteTagBoard: TagBoard;
  restoreTagBoard: TagBoard;
  createTagGroup: TagGroup;
  updateTagGroup: TagGroup;
  /** Its tags stay on the board, in no group, and go back by `restoreTagGroup`. */
  deleteTagGroup: TagGroup;
  restoreTagGroup: TagGroup;
  importTranscript: Transcript;
  /** Without a language that of the project; `auto` listens first. */
  requestTranscript: Transcript;
  cancelTranscript: Transcript;
  rateTranscript: Transcript;
  renameSpeaker: Array<Speaker>;
  /** What the first said, the second said. */
  mergeSpeakers: Array<Speaker>;
  updateTranscriptionSettings: TranscriptionSettings;
  /** Asked for again, a language is made anew from the words of now. */
  requestTranslation: Translation;
  /** Ends one that is under way, takes a finished one away. Answers its id. */
  deleteTranslation: Scalars['ID']['output'];
  createView: View;
  updateView: View;
  duplicateView: View;
  moveView: Array<View>;
  deleteView: View;
  /** Takes a deletion back. */
  restoreView: View;
  createGroup: Group;
  renameGroup: Group;
  deleteGroup: Scalars['Boolean']['output'];
  changeGroupMembers: Group;
  /** Gives all of them the level, or none. Null when you can't see the object any more: people may lower themselves. */
  grantAccess?: Maybe<ObjectAccess>;
  /** Null when you can't see the object any more. */
  revokeAccess?: Maybe<ObjectAccess>;
  /** Null when you can't see the object any more. */
  setAccessInherited?: Maybe<ObjectAccess>;
  /** Answers true for objects that do not exist too: asking tells nothing. */
  requestAccess: Scalars['Boolean']['output'];
  answerAccessRequest: AccessRequest;
  /** Puts the content of a version back. What was there becomes a version itself. */
  restoreDocumentVersion: Scalars['Boolean']['output'];
  inviteMember: Invite;
  revokeInvite: Invite;
  /** Mails a new link; the old one stops working. */
  resendInvite: Invite;
  /** Null takes the role away: the person is excluded until they get one again. */
  setMemberRole: Member;
  setWorkspaceAdmin: Member;
  suspendMember: Member;
  reactivateMember: Member;
  /** What they made stays. Where only they had full access, you get it. */
  removeMember: Scalars['Boolean']['output'];
  addOpenDomain: Array<Scalars['String']['output']>;
  removeOpenDomain: Array<Scalars['String']['output']>;
  updateProfile: Member;
  createProject: Project;
  updateProject: Project;
  updateProjectSettings: Project;
  /** At most 500, all or none. Answers those that had another status. */
  setProjectStatus: Array<Project>;
  /** Into a folder, or out of all folders. At most 500, all or none. Answers those that were elsewhere. */
  moveProjects: Array<Project>;
  /** At most 500, all or none. */
  trashProjects: Array<Project>;
  /** At most 500, all or none. */
  restoreProjects: Array<Project>;
  trashProject: Project;
  restoreProject: Project;
  updateWorkspace: Workspace;
  updateWorkspaceSettings: WorkspaceSettings;
};


export type MutationCreateApiTokenArgs = {
  input: CreateApiTokenInput;
};


export type MutationRevokeApiTokenArgs = {
  id: Scalars['ID']['input'];
};


export type MutationOpenCanvasArgs = {
  viewId: Scalars['ID']['input'];
};


export type MutationCreateChannelArgs = {
  input: CreateChannelInput;
};


export type MutationUpdateChannelArgs = {
  input: UpdateChannelInput;
};


export type MutationTrashChannelArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreChannelArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAddDataPointsArgs = {
  input: AddDataPointsInput;
};


export type MutationSortChannelArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateThemeArgs = {
  input: UpdateThemeInput;
};


export type MutationMergeThemesArgs = {
  intoId: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
};


export type MutationSplitThemeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDismissThemeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMoveDataPointsArgs = {
  input: MoveDataPointsInput;
};


export type MutationUndoThemeChangeArgs = {
  changeId: Scalars['ID']['input'];
};


export type MutationStartThreadArgs = {
  input: StartThreadInput;
};


export type MutationReplyArgs = {
  threadId: Scalars['ID']['input'];
  body: Scalars['String']['input'];
};


export type MutationEditCommentArgs = {
  id: Scalars['ID']['input'];
  body: Scalars['String']['input'];
};


export type MutationDeleteCommentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationResolveThreadArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReopenThreadArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReactArgs = {
  commentId: Scalars['ID']['input'];
  emoji: Scalars['String']['input'];
};


export type MutationUnreactArgs = {
  commentId: Scalars['ID']['input'];
  emoji: Scalars['String']['input'];
};


export type MutationMarkThreadReadArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateFieldArgs = {
  input: CreateFieldInput;
};


export type MutationUpdateFieldArgs = {
  input: UpdateFieldInput;
};


export type MutationMoveFieldArgs = {
  id: Scalars['ID']['input'];
  index: Scalars['Int']['input'];
  projectId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationTrashFieldArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreFieldArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSetFieldVisibleArgs = {
  projectId: Scalars['ID']['input'];
  fieldId: Scalars['ID']['input'];
  visible: Scalars['Boolean']['input'];
};


export type MutationAddFieldOptionArgs = {
  fieldId: Scalars['ID']['input'];
  option: FieldOptionInput;
};


export type MutationUpdateFieldOptionArgs = {
  input: UpdateFieldOptionInput;
};


export type MutationMoveFieldOptionArgs = {
  fieldId: Scalars['ID']['input'];
  optionId: Scalars['ID']['input'];
  index: Scalars['Int']['input'];
};


export type MutationTrashFieldOptionArgs = {
  fieldId: Scalars['ID']['input'];
  optionId: Scalars['ID']['input'];
};


export type MutationRestoreFieldOptionArgs = {
  fieldId: Scalars['ID']['input'];
  optionId: Scalars['ID']['input'];
};


export type MutationChangeFieldValuesArgs = {
  cells: Array<FieldCellInput>;
};


export type MutationStartUploadsArgs = {
  input: StartUploadsInput;
};


export type MutationCancelUploadArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateFileArgs = {
  input: UpdateFileInput;
};


export type MutationTrashFilesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRestoreFilesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationCreateSavedFilterArgs = {
  input: CreateSavedFilterInput;
};


export type MutationUpdateSavedFilterArgs = {
  input: UpdateSavedFilterInput;
};


export type MutationDeleteSavedFilterArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateFolderArgs = {
  input: CreateFolderInput;
};


export type MutationRenameFolderArgs = {
  id: Scalars['ID']['input'];
  title: Scalars['String']['input'];
};


export type MutationMoveFolderArgs = {
  input: MoveFolderInput;
};


export type MutationTrashFolderArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreFolderArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateHighlightArgs = {
  input: CreateHighlightInput;
};


export type MutationUpdateHighlightArgs = {
  input: UpdateHighlightInput;
};


export type MutationDeleteHighlightsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRestoreHighlightsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationChangeHighlightTagsArgs = {
  ids: Array<Scalars['ID']['input']>;
  add?: InputMaybe<Array<Scalars['ID']['input']>>;
  remove?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationSetHighlightTagsArgs = {
  id: Scalars['ID']['input'];
  tagIds: Array<Scalars['ID']['input']>;
};


export type MutationUndoHighlightTagChangeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAcceptSuggestedHighlightArgs = {
  id: Scalars['ID']['input'];
  tagIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationRejectSuggestedHighlightsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationReopenSuggestedHighlightsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationCreateInsightArgs = {
  input: CreateInsightInput;
};


export type MutationUpdateInsightArgs = {
  input: UpdateInsightInput;
};


export type MutationPublishInsightArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUnpublishInsightArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDuplicateInsightArgs = {
  id: Scalars['ID']['input'];
};


export type MutationLockInsightArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUnlockInsightArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMoveInsightsArgs = {
  ids: Array<Scalars['ID']['input']>;
  projectId: Scalars['ID']['input'];
};


export type MutationTrashInsightsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRestoreInsightsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationExportMediaArgs = {
  input: ExportMediaInput;
};


export type MutationCancelMediaExportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationProcessFileArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelProcessingArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateModelSettingsArgs = {
  input: UpdateModelSettingsInput;
};


export type MutationTestModelConnectionArgs = {
  input: ModelChoiceInput;
};


export type MutationCreateNoteArgs = {
  input: CreateNoteInput;
};


export type MutationUpdateNoteArgs = {
  input: UpdateNoteInput;
};


export type MutationDuplicateNoteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationLockNoteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUnlockNoteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMoveNotesArgs = {
  ids: Array<Scalars['ID']['input']>;
  projectId: Scalars['ID']['input'];
};


export type MutationTrashNotesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRestoreNotesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationFollowArgs = {
  input: FollowInput;
};


export type MutationUnfollowArgs = {
  type: AccessObjectType;
  id: Scalars['ID']['input'];
};


export type MutationUpdateNotificationOptionsArgs = {
  input: NotificationOptionsInput;
};


export type MutationMarkReadArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationCreatePersonArgs = {
  input: CreatePersonInput;
};


export type MutationUpdatePersonArgs = {
  input: UpdatePersonInput;
};


export type MutationImportPeopleArgs = {
  people: Array<ImportPersonInput>;
};


export type MutationTrashPeopleArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRestorePeopleArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationHidePeopleArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationShowPeopleArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationMergePeopleArgs = {
  input: MergePeopleInput;
};


export type MutationUndoMergeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationErasePeopleArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationAddNotePeopleArgs = {
  noteId: Scalars['ID']['input'];
  personIds: Array<Scalars['ID']['input']>;
  kind?: InputMaybe<NotePersonKind>;
};


export type MutationSetNotePeopleKindArgs = {
  noteId: Scalars['ID']['input'];
  personIds: Array<Scalars['ID']['input']>;
  kind: NotePersonKind;
};


export type MutationRemoveNotePeopleArgs = {
  noteId: Scalars['ID']['input'];
  personIds: Array<Scalars['ID']['input']>;
};


export type MutationCreatePublicLinkArgs = {
  input: CreatePublicLinkInput;
};


export type MutationUpdatePublicLinkArgs = {
  input: UpdatePublicLinkInput;
};


export type MutationRevokePublicLinkArgs = {
  type: AccessObjectType;
  id: Scalars['ID']['input'];
};


export type MutationCreateQuestionArgs = {
  input: CreateQuestionInput;
};


export type MutationUpdateQuestionArgs = {
  input: UpdateQuestionInput;
};


export type MutationMoveQuestionArgs = {
  id: Scalars['ID']['input'];
  index: Scalars['Int']['input'];
};


export type MutationTrashQuestionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreQuestionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAnswerQuestionsArgs = {
  noteId: Scalars['ID']['input'];
  answers: Array<QuestionAnswerInput>;
};


export type MutationSetRedactionsArgs = {
  fileId: Scalars['ID']['input'];
  redactions: Array<RedactionInput>;
};


export type MutationCreateReelArgs = {
  input: CreateReelInput;
};


export type MutationUpdateReelArgs = {
  input: UpdateReelInput;
};


export type MutationAddReelHighlightsArgs = {
  id: Scalars['ID']['input'];
  highlightIds: Array<Scalars['ID']['input']>;
  index?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationMoveReelPartArgs = {
  partId: Scalars['ID']['input'];
  index: Scalars['Int']['input'];
};


export type MutationRemoveReelPartsArgs = {
  id: Scalars['ID']['input'];
  partIds: Array<Scalars['ID']['input']>;
};


export type MutationRestoreReelPartsArgs = {
  id: Scalars['ID']['input'];
  partIds: Array<Scalars['ID']['input']>;
};


export type MutationDeleteReelsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRestoreReelsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationCreateSavedFeedArgs = {
  input: CreateSavedFeedInput;
};


export type MutationUpdateSavedFeedArgs = {
  input: UpdateSavedFeedInput;
};


export type MutationDeleteSavedFeedArgs = {
  id: Scalars['ID']['input'];
};


export type MutationStarArgs = {
  type: AccessObjectType;
  id: Scalars['ID']['input'];
};


export type MutationUnstarArgs = {
  type: AccessObjectType;
  id: Scalars['ID']['input'];
};


export type MutationRecordVisitArgs = {
  type: AccessObjectType;
  id: Scalars['ID']['input'];
  position?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCreateTagArgs = {
  input: CreateTagInput;
};


export type MutationUpdateTagArgs = {
  input: UpdateTagInput;
};


export type MutationRecolorTagsArgs = {
  colors: Array<TagColorInput>;
};


export type MutationLockTagArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUnlockTagArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMoveTagsArgs = {
  input: MoveTagsInput;
};


export type MutationTrashTagsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRestoreTagsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationMergeTagsArgs = {
  intoId: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
};


export type MutationUndoTagMergeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationImportTagsArgs = {
  boardId: Scalars['ID']['input'];
  csv: Scalars['String']['input'];
};


export type MutationCreateTagBoardArgs = {
  input: CreateTagBoardInput;
};


export type MutationUpdateTagBoardArgs = {
  input: UpdateTagBoardInput;
};


export type MutationDeleteTagBoardArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreTagBoardArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateTagGroupArgs = {
  input: CreateTagGroupInput;
};


export type MutationUpdateTagGroupArgs = {
  input: UpdateTagGroupInput;
};


export type MutationDeleteTagGroupArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreTagGroupArgs = {
  id: Scalars['ID']['input'];
};


export type MutationImportTranscriptArgs = {
  input: ImportTranscriptInput;
};


export type MutationRequestTranscriptArgs = {
  fileId: Scalars['ID']['input'];
  language?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCancelTranscriptArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRateTranscriptArgs = {
  id: Scalars['ID']['input'];
  rating: TranscriptRating;
};


export type MutationRenameSpeakerArgs = {
  noteId: Scalars['ID']['input'];
  speakerId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationMergeSpeakersArgs = {
  noteId: Scalars['ID']['input'];
  fromId: Scalars['ID']['input'];
  intoId: Scalars['ID']['input'];
};


export type MutationUpdateTranscriptionSettingsArgs = {
  input: TranscriptionSettingsInput;
};


export type MutationRequestTranslationArgs = {
  fileId: Scalars['ID']['input'];
  language: Scalars['String']['input'];
};


export type MutationDeleteTranslationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateViewArgs = {
  input: CreateViewInput;
};


export type MutationUpdateViewArgs = {
  input: UpdateViewInput;
};


export type MutationDuplicateViewArgs = {
  projectId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type MutationMoveViewArgs = {
  input: MoveViewInput;
};


export type MutationDeleteViewArgs = {
  projectId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type MutationRestoreViewArgs = {
  projectId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type MutationCreateGroupArgs = {
  name: Scalars['String']['input'];
};


export type MutationRenameGroupArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationDeleteGroupArgs = {
  id: Scalars['ID']['input'];
};


export type MutationChangeGroupMembersArgs = {
  input: GroupMembersInput;
};


export type MutationGrantAccessArgs = {
  input: GrantAccessInput;
};


export type MutationRevokeAccessArgs = {
  input: RevokeAccessInput;
};


export type MutationSetAccessInheritedArgs = {
  input: SetAccessInheritedInput;
};


export type MutationRequestAccessArgs = {
  input: RequestAccessInput;
};


export type MutationAnswerAccessRequestArgs = {
  input: AnswerAccessRequestInput;
};


export type MutationRestoreDocumentVersionArgs = {
  documentId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type MutationInviteMemberArgs = {
  input: InviteMemberInput;
};


export type MutationRevokeInviteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationResendInviteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSetMemberRoleArgs = {
  id: Scalars['ID']['input'];
  role?: InputMaybe<Role>;
};


export type MutationSetWorkspaceAdminArgs = {
  id: Scalars['ID']['input'];
  workspaceAdmin: Scalars['Boolean']['input'];
};


export type MutationSuspendMemberArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReactivateMemberArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveMemberArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAddOpenDomainArgs = {
  domain: Scalars['String']['input'];
};


export type MutationRemoveOpenDomainArgs = {
  domain: Scalars['String']['input'];
};


export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationCreateProjectArgs = {
  input: CreateProjectInput;
};


export type MutationUpdateProjectArgs = {
  input: UpdateProjectInput;
};


export type MutationUpdateProjectSettingsArgs = {
  input: UpdateProjectSettingsInput;
};


export type MutationSetProjectStatusArgs = {
  ids: Array<Scalars['ID']['input']>;
  status: ProjectStatus;
};


export type MutationMoveProjectsArgs = {
  ids: Array<Scalars['ID']['input']>;
  folderId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationTrashProjectsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRestoreProjectsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationTrashProjectArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreProjectArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateWorkspaceArgs = {
  input: UpdateWorkspaceInput;
};


export type MutationUpdateWorkspaceSettingsArgs = {
  input: UpdateWorkspaceSettingsInput;
};

/** One thing that happened. Nobody can change it. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  id: Scalars['ID']['output'];
  /** The event, such as access.granted. */
  type: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Null for the product itself and for people who left. */
  actor?: Maybe<Member>;
  /** Also of people who left; null for the product itself. */
  actorName?: Maybe<Scalars['String']['output']>;
  objectId?: Maybe<Scalars['ID']['output']>;
  /** Ids and settings, never content. */
  payload: Scalars['JSON']['output'];
  /** One of the nine kinds of metadata, where the event has one; `type` names the kind. */
  metadata?: Maybe<Scalars['JSON']['output']>;
  before?: Maybe<Scalars['JSON']['output']>;
  after?: Maybe<Scalars['JSON']['output']>;
};

/** No total: a log has no end worth counting. */
export type AuditPage = {
  __typename?: 'AuditPage';
  items: Array<AuditEntry>;
  endCursor?: Maybe<Scalars['String']['output']>;
};

export type AuditFilter = {
  actorId?: InputMaybe<Scalars['ID']['input']>;
  types?: InputMaybe<Array<Scalars['String']['input']>>;
  objectId?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What cards on a canvas stand for: those of the asked that you may see. */
export type CanvasCards = {
  __typename?: 'CanvasCards';
  notes: Array<Note>;
  insights: Array<Insight>;
  reels: Array<Reel>;
  highlights: Array<Highlight>;
};

/** Evidence: a part of a text, a recording or a PDF that somebody marked. */
export type Highlight = {
  __typename?: 'Highlight';
  /** Who said it, as you may know them: the speakers of the transcript, or else the participants of the note. */
  saidBy: Array<Scalars['String']['output']>;
  /** The recording cut to this highlight, once it is ready; null for what is in no recording. */
  clipUrl?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** As it stands in the document now. */
  text: Scalars['String']['output'];
  /** Somebody deleted it, or its text is gone from the document; it comes back with either. */
  deleted: Scalars['Boolean']['output'];
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  authorId: Scalars['ID']['output'];
  author?: Maybe<Member>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** The text only carries a comment; it has no colour. */
  inlineCommentOnly: Scalars['Boolean']['output'];
  /** In the order they were put on; only those that you may see. */
  tags: Array<Tag>;
  /** That of the first tag, violet without any, null for text that only carries a comment. */
  color?: Maybe<Scalars['String']['output']>;
  objectType: HighlightObjectType;
  objectId: Scalars['ID']['output'];
  objectTitle: Scalars['String']['output'];
  projectId: Scalars['ID']['output'];
  project?: Maybe<Project>;
  /** Where it stands in the document's text, in UTF-16 units; null when it is on no text. */
  startOffset?: Maybe<Scalars['Int']['output']>;
  endOffset?: Maybe<Scalars['Int']['output']>;
  audioVideo?: Maybe<HighlightAudioVideo>;
  /** [{ page, left, top, width, height, fileId }], shares of the page; null when it is not on a PDF. */
  pdfAreas?: Maybe<Scalars['JSON']['output']>;
  viewerLevel: Level;
  version: Scalars['Int']['output'];
};

/** Feedback that keeps coming (reviews, tickets, answers), sorted into themes. */
export type Channel = {
  __typename?: 'Channel';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** What the channel is for, at most 400 characters. */
  context: Scalars['String']['output'];
  /** 1 (very strict) to 5 (very relaxed): how alike the data points of one theme are. */
  sensitivity: Scalars['Int']['output'];
  /** Null on the top, and when you may not see the folder. */
  folder?: Maybe<Folder>;
  dataPointCount: Scalars['Int']['output'];
  themeCount: Scalars['Int']['output'];
  /** Pinned ones first, then the largest. */
  themes: ChannelThemePage;
  /** Newest first. `themeId` and `outliers` exclude each other. */
  dataPoints: DataPointPage;
  /** What came between two times, compared with the period of the same length before. */
  overview: ChannelOverview;
  /** Null when everything is placed. */
  sorting?: Maybe<ChannelSorting>;
  /** When the themes were last found anew. */
  sortedAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<Member>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  viewerLevel: Level;
  version: Scalars['Int']['output'];
};


/** Feedback that keeps coming (reviews, tickets, answers), sorted into themes. */
export type ChannelThemesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** Feedback that keeps coming (reviews, tickets, answers), sorted into themes. */
export type ChannelDataPointsArgs = {
  themeId?: InputMaybe<Scalars['ID']['input']>;
  outliers?: InputMaybe<Scalars['Boolean']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** Feedback that keeps coming (reviews, tickets, answers), sorted into themes. */
export type ChannelOverviewArgs = {
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};

export type ChannelSorting = {
  __typename?: 'ChannelSorting';
  /** From 0 to 1. */
  progress: Scalars['Float']['output'];
  doing: Scalars['String']['output'];
};

export type ChannelPage = {
  __typename?: 'ChannelPage';
  items: Array<Channel>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

/** A pattern in what people say. It keeps its identity when themes are found anew. */
export type ChannelTheme = {
  __typename?: 'ChannelTheme';
  id: Scalars['ID']['output'];
  channel: Channel;
  title: Scalars['String']['output'];
  /** Whether its title was proposed rather than written by a person. */
  titleProposed: Scalars['Boolean']['output'];
  pinned: Scalars['Boolean']['output'];
  /** Fewer than 20 data points. */
  earlySignal: Scalars['Boolean']['output'];
  dataPointCount: Scalars['Int']['output'];
  /** The data point that says it best. */
  quote?: Maybe<DataPoint>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type ChannelThemePage = {
  __typename?: 'ChannelThemePage';
  items: Array<ChannelTheme>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

export type DataPoint = {
  __typename?: 'DataPoint';
  id: Scalars['ID']['output'];
  /** Where it came from: paste, csv or api. */
  source: Scalars['String']['output'];
  text: Scalars['String']['output'];
  saidAt: Scalars['DateTime']['output'];
  participant?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  /** Null for an outlier. */
  theme?: Maybe<ChannelTheme>;
  /** How near it is to its theme, or to the nearest one, from 0 to 1. */
  likeness?: Maybe<Scalars['Float']['output']>;
  /** Whether a person put it where it is. */
  placedByPerson: Scalars['Boolean']['output'];
  /** Data points of its theme that say nearly the same. */
  nearest: Array<DataPointNeighbor>;
};

export type DataPointNeighbor = {
  __typename?: 'DataPointNeighbor';
  dataPoint: DataPoint;
  likeness: Scalars['Float']['output'];
};

export type DataPointPage = {
  __typename?: 'DataPointPage';
  items: Array<DataPoint>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

export type ChannelOverview = {
  __typename?: 'ChannelOverview';
  totalCount: Scalars['Int']['output'];
  /** Of these, in a theme. */
  themedCount: Scalars['Int']['output'];
  /** Days with at least one, in UTC. */
  days: Array<ChannelDay>;
  themes: Array<ThemeCounts>;
};

export type ChannelDay = {
  __typename?: 'ChannelDay';
  /** YYYY-MM-DD */
  day: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

export type ThemeCounts = {
  __typename?: 'ThemeCounts';
  theme: ChannelTheme;
  previousCount: Scalars['Int']['output'];
  currentCount: Scalars['Int']['output'];
  /** More than chance would give. */
  isRising: Scalars['Boolean']['output'];
};

export type CreateChannelInput = {
  title: Scalars['String']['input'];
  context?: InputMaybe<Scalars['String']['input']>;
  sensitivity?: InputMaybe<Scalars['Int']['input']>;
  /** It follows that folder's access then. */
  folderId?: InputMaybe<Scalars['ID']['input']>;
};

export type UpdateChannelInput = {
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  context?: InputMaybe<Scalars['String']['input']>;
  sensitivity?: InputMaybe<Scalars['Int']['input']>;
};

export type DataPointSource =
  | 'PASTE'
  | 'CSV'
  | 'API';

export type DataPointInput = {
  text: Scalars['String']['input'];
  saidAt?: InputMaybe<Scalars['DateTime']['input']>;
  participant?: InputMaybe<Scalars['String']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
  /** What the tool it comes from calls it: the same one is never added twice. */
  externalId?: InputMaybe<Scalars['String']['input']>;
};

export type AddDataPointsInput = {
  channelId: Scalars['ID']['input'];
  source: DataPointSource;
  /** At most 1000. */
  points: Array<DataPointInput>;
};

export type AddedDataPoints = {
  __typename?: 'AddedDataPoints';
  addedCount: Scalars['Int']['output'];
  /** Those that were there already. */
  knownCount: Scalars['Int']['output'];
  /** Those that can't be stored, by their place in the input. */
  problems: Array<DataPointProblem>;
};

export type DataPointProblem = {
  __typename?: 'DataPointProblem';
  index: Scalars['Int']['output'];
  message: Scalars['String']['output'];
};

export type UpdateThemeInput = {
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  pinned?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MoveDataPointsInput = {
  channelId: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
  /** Null: out of every theme. */
  themeId?: InputMaybe<Scalars['ID']['input']>;
};

/** `undoThemeChange` takes it back. */
export type ThemeEdit = {
  __typename?: 'ThemeEdit';
  changeId: Scalars['ID']['output'];
  theme?: Maybe<ChannelTheme>;
  channel: Channel;
};

export type ChartMetric =
  | 'HIGHLIGHT_COUNT'
  /** Notes and insights with such a highlight. */
  | 'NOTE_COUNT'
  /** Characters of the highlights. */
  | 'TEXT_VOLUME';

/** What one bar or slice stands for. */
export type ChartType =
  | 'TAG'
  | 'TAG_GROUP';

export type ChartBucket =
  | 'DAY'
  | 'WEEK'
  | 'MONTH';

export type ChartItem = {
  __typename?: 'ChartItem';
  /** Of a tag or a group; empty for tags without a group. */
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  color: Scalars['String']['output'];
  /** The group of a tag; null without one. */
  groupId?: Maybe<Scalars['ID']['output']>;
  groupTitle?: Maybe<Scalars['String']['output']>;
  value: Scalars['Float']['output'];
};

export type Chart = {
  __typename?: 'Chart';
  /** The largest first, at most 500. */
  items: Array<ChartItem>;
  /** Of all tagged highlights together, each counted once. */
  total: Scalars['Float']['output'];
};

export type ChartPoint = {
  __typename?: 'ChartPoint';
  /** The first day of the bucket, as YYYY-MM-DD in the asked time zone. */
  day: Scalars['String']['output'];
  value: Scalars['Float']['output'];
};

export type ChartLine = {
  __typename?: 'ChartLine';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  color: Scalars['String']['output'];
  points: Array<ChartPoint>;
};

export type ChartOverTime = {
  __typename?: 'ChartOverTime';
  /** Every bucket from the first to the last with a value, also those without one. */
  days: Array<Scalars['String']['output']>;
  /** The largest first, at most 12. */
  lines: Array<ChartLine>;
};

export type ChartInput = {
  projectId: Scalars['ID']['input'];
  metric?: InputMaybe<ChartMetric>;
  type?: InputMaybe<ChartType>;
  /** Highlights made at or after. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Highlights made before. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** A filter form on highlights (JSON text). */
  filter?: InputMaybe<Scalars['String']['input']>;
  /** IANA name; UTC without. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

export type CommentObjectType =
  | 'NOTE'
  | 'INSIGHT';

export type CommentAnchor =
  /** The whole note or insight. */
  | 'DOCUMENT'
  /** A part of the text: it carries a mark with the thread's id. */
  | 'SELECTION'
  | 'HIGHLIGHT';

/** What people say about one place in a note or an insight. */
export type CommentThread = {
  __typename?: 'CommentThread';
  id: Scalars['ID']['output'];
  objectType: CommentObjectType;
  objectId: Scalars['ID']['output'];
  anchor: CommentAnchor;
  /** The text that was selected, as it was then. */
  quote: Scalars['String']['output'];
  highlightId?: Maybe<Scalars['ID']['output']>;
  createdBy?: Maybe<Member>;
  createdAt: Scalars['DateTime']['output'];
  /** Null while it is open. */
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  resolvedBy?: Maybe<Member>;
  /** Comments of others since you last read the thread. */
  unreadCount: Scalars['Int']['output'];
  /** Oldest first. Deleted ones stay, empty, where others answered. */
  comments: CommentPage;
  version: Scalars['Int']['output'];
};


/** What people say about one place in a note or an insight. */
export type CommentThreadCommentsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

export type CommentThreadPage = {
  __typename?: 'CommentThreadPage';
  items: Array<CommentThread>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

export type Comment = {
  __typename?: 'Comment';
  id: Scalars['ID']['output'];
  thread: CommentThread;
  author?: Maybe<Member>;
  /** ProseMirror JSON; null once it was deleted. */
  body?: Maybe<Scalars['JSON']['output']>;
  text: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  reactions: Array<Reaction>;
};

export type CommentPage = {
  __typename?: 'CommentPage';
  items: Array<Comment>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

export type Reaction = {
  __typename?: 'Reaction';
  emoji: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  isYours: Scalars['Boolean']['output'];
};

/** An interview, a session, a ticket: what research starts from. */
export type Note = {
  __typename?: 'Note';
  /** Comments of others in open threads that you have not read. */
  unreadComments: Scalars['Int']['output'];
  openThreads: Scalars['Int']['output'];
  /** The fields that the note can have, in order, with those that its project hides. */
  fields: Array<PlacedField>;
  /** Only filled ones. */
  fieldValues: Array<FieldValue>;
  /** That you may see, without text that only carries a comment. */
  highlightCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  projectId: Scalars['ID']['output'];
  /** Null when you may see the note and not its project. */
  project?: Maybe<Project>;
  title: Scalars['String']['output'];
  /** The first 200 characters of the text; empty when there is none. */
  preview: Scalars['String']['output'];
  /** The first 3000 characters of the text, as of the last pause in writing: to read until the document is there. */
  opening: Scalars['String']['output'];
  /** The document as ProseMirror JSON; of at most 10 in a request. */
  content: Scalars['JSON']['output'];
  lockedAt?: Maybe<Scalars['DateTime']['output']>;
  lockedBy?: Maybe<Member>;
  createdBy?: Maybe<Member>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  trashedAt?: Maybe<Scalars['DateTime']['output']>;
  viewerLevel: Level;
  version: Scalars['Int']['output'];
  /** Who took part, in their order. */
  people: Array<NotePerson>;
  /** Those of its project, in order. */
  questions: Array<Question>;
  /** Only answered ones. */
  responses: Array<QuestionResponse>;
  starred: Scalars['Boolean']['output'];
};

/** A finding to share. */
export type Insight = {
  __typename?: 'Insight';
  /** Comments of others in open threads that you have not read. */
  unreadComments: Scalars['Int']['output'];
  openThreads: Scalars['Int']['output'];
  fields: Array<PlacedField>;
  fieldValues: Array<FieldValue>;
  /** That you may see, without text that only carries a comment. */
  highlightCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  projectId: Scalars['ID']['output'];
  /** Null when you may see the insight and not its project. */
  project?: Maybe<Project>;
  title: Scalars['String']['output'];
  status: InsightStatus;
  coverFileId?: Maybe<Scalars['ID']['output']>;
  /** The first 200 characters of the text; empty when there is none. */
  preview: Scalars['String']['output'];
  /** The first 3000 characters of the text, as of the last pause in writing: to read until the document is there. */
  opening: Scalars['String']['output'];
  /** The document as ProseMirror JSON; of at most 10 in a request. */
  content: Scalars['JSON']['output'];
  /** Null while it is not published. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  publishedBy?: Maybe<Member>;
  lockedAt?: Maybe<Scalars['DateTime']['output']>;
  lockedBy?: Maybe<Member>;
  createdBy?: Maybe<Member>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  trashedAt?: Maybe<Scalars['DateTime']['output']>;
  viewerLevel: Level;
  version: Scalars['Int']['output'];
  starred: Scalars['Boolean']['output'];
};

export type StartThreadInput = {
  objectType: CommentObjectType;
  objectId: Scalars['ID']['input'];
  anchor?: InputMaybe<CommentAnchor>;
  /** For a selection: its text, at most 1000 characters. */
  quote?: InputMaybe<Scalars['String']['input']>;
  /** For the anchor HIGHLIGHT, and for no other. */
  highlightId?: InputMaybe<Scalars['ID']['input']>;
  /** ProseMirror JSON, as text. */
  body: Scalars['String']['input'];
};

export type FieldType =
  | 'BOOLEAN'
  | 'DATETIME'
  | 'EMAIL'
  | 'NPS'
  | 'NUMBER'
  | 'PERSON'
  | 'PHONE'
  | 'SELECT'
  | 'TEXT'
  | 'URL';

/** What a field belongs to. */
export type FieldOwner =
  | 'NOTE'
  | 'INSIGHT'
  | 'PERSON'
  | 'PROJECT';

export type NumberFormat =
  | 'number'
  | 'number_with_commas'
  | 'percent'
  | 'currency';

export type FieldOption = {
  __typename?: 'FieldOption';
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  /** As #rrggbb. */
  color: Scalars['String']['output'];
};

export type Field = {
  __typename?: 'Field';
  id: Scalars['ID']['output'];
  owner: FieldOwner;
  /** Null for a field of the whole workspace. */
  projectId?: Maybe<Scalars['ID']['output']>;
  label: Scalars['String']['output'];
  type: FieldType;
  /** Of a SELECT field, in order; at most 200. */
  options: Array<FieldOption>;
  /** How many options can be chosen; 1 is a single select. Null for other types. */
  maxOptions?: Maybe<Scalars['Int']['output']>;
  /** Of a NUMBER field. */
  numberFormat?: Maybe<NumberFormat>;
  currencySymbol?: Maybe<Scalars['String']['output']>;
  trashedAt?: Maybe<Scalars['DateTime']['output']>;
  version: Scalars['Int']['output'];
};

/** A field where it is used: a project shows the workspace's fields in an order of its own, or hides them. */
export type PlacedField = {
  __typename?: 'PlacedField';
  id: Scalars['ID']['output'];
  field: Field;
  visible: Scalars['Boolean']['output'];
  rank: Scalars['Float']['output'];
};

/** A filled field of one thing. */
export type FieldValue = {
  __typename?: 'FieldValue';
  id: Scalars['ID']['output'];
  objectId: Scalars['ID']['output'];
  fieldId: Scalars['ID']['output'];
  /**
   * The one spelling of the value: `true` or `false`, a day or an instant, a plain decimal, text; ids of options or
   * people with a comma between. Null where there is none.
   */
  value?: Maybe<Scalars['String']['output']>;
  /** Of a PERSON field, in their order; without those in the trash. */
  people: Array<Person>;
};

/** What a field held before a change: given to `changeFieldValues`, it undoes the change. */
export type FieldCell = {
  __typename?: 'FieldCell';
  objectId: Scalars['ID']['output'];
  fieldId: Scalars['ID']['output'];
  value?: Maybe<Scalars['String']['output']>;
};

export type FieldChange = {
  __typename?: 'FieldChange';
  values: Array<FieldValue>;
  previous: Array<FieldCell>;
};

/** Its readme is the document of the same id. */
export type Project = {
  __typename?: 'Project';
  /** The project's own; those of its notes are `fields(owner: NOTE, projectId: …)`. */
  fields: Array<PlacedField>;
  fieldValues: Array<FieldValue>;
  /** Null when it lies in none, or in one that you may not see. */
  folder?: Maybe<Folder>;
  /** That you may see, without text that only carries a comment. */
  highlightCount: Scalars['Int']['output'];
  starred: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  /** `#rrggbb` */
  color?: Maybe<Scalars['String']['output']>;
  /** One of the names in the picker. */
  icon?: Maybe<Scalars['String']['output']>;
  status: ProjectStatus;
  /** All six in their order, the hidden ones too. */
  sections: Array<ProjectSection>;
  /** Null: found out by listening. */
  transcriptionLanguage?: Maybe<Scalars['String']['output']>;
  transcriptionVocabulary: Array<Scalars['String']['output']>;
  defaultFramework?: Maybe<SummaryFramework>;
  defaultSummaryLanguage?: Maybe<Scalars['String']['output']>;
  recruitEnabled: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<Member>;
  version: Scalars['Int']['output'];
};

/** Somebody the research is about: a record, not a user. Everybody in the workspace may know of them. */
export type Person = {
  __typename?: 'Person';
  fields: Array<PlacedField>;
  /** Empty for those who may not know who this is. */
  fieldValues: Array<FieldValue>;
  id: Scalars['ID']['output'];
  /** 'Contact hidden' where you may not know it; may be empty. */
  name: Scalars['String']['output'];
  email?: Maybe<Scalars['String']['output']>;
  /** You may not know who this is. */
  isHidden: Scalars['Boolean']['output'];
  /** Only managers know who this is. */
  identityHidden: Scalars['Boolean']['output'];
  createdBy?: Maybe<Member>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  trashedAt?: Maybe<Scalars['DateTime']['output']>;
  version: Scalars['Int']['output'];
  /** How many of their notes you may see. */
  noteCount: Scalars['Int']['output'];
  /** Their notes that you may see, the newest first. */
  notes: NotePage;
  /** People who may be the same person, by name or e-mail address; at most 20. Of at most 10 people in a request. */
  duplicates: Array<Person>;
  /** The latest merge into this person, if it can be undone. */
  lastMerge?: Maybe<PersonMerge>;
};


/** Somebody the research is about: a record, not a user. Everybody in the workspace may know of them. */
export type PersonNotesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

export type FieldOptionInput = {
  label: Scalars['String']['input'];
  /** 3 or 6 hexadecimal digits; one of the palette when left out. */
  color?: InputMaybe<Scalars['String']['input']>;
};

export type CreateFieldInput = {
  owner: FieldOwner;
  /** Only for fields of notes and insights; left out, the field is there in the whole workspace. */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  label: Scalars['String']['input'];
  type: FieldType;
  options?: InputMaybe<Array<FieldOptionInput>>;
  /** 100 when left out. */
  maxOptions?: InputMaybe<Scalars['Int']['input']>;
  numberFormat?: InputMaybe<NumberFormat>;
  currencySymbol?: InputMaybe<Scalars['String']['input']>;
};

/** What is left out stays as it is. */
export type UpdateFieldInput = {
  id: Scalars['ID']['input'];
  label?: InputMaybe<Scalars['String']['input']>;
  /** Only to a type that keeps every value: text, or from NPS to NUMBER. */
  type?: InputMaybe<FieldType>;
  maxOptions?: InputMaybe<Scalars['Int']['input']>;
  numberFormat?: InputMaybe<NumberFormat>;
  currencySymbol?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateFieldOptionInput = {
  fieldId: Scalars['ID']['input'];
  optionId: Scalars['ID']['input'];
  label?: InputMaybe<Scalars['String']['input']>;
  color?: InputMaybe<Scalars['String']['input']>;
};

export type FieldCellInput = {
  objectId: Scalars['ID']['input'];
  fieldId: Scalars['ID']['input'];
  /** As people type it; null or blank empties the field. */
  value?: InputMaybe<Scalars['String']['input']>;
};

export type FileType =
  | 'AUDIO'
  | 'IMAGE'
  | 'VIDEO'
  | 'SPREADSHEET'
  | 'DOCUMENT'
  | 'PRESENTATION'
  | 'OTHER';

export type MediaUploadStatus =
  | 'CANCELLED'
  | 'DONE'
  | 'FAILED'
  | 'UPLOADING';

/** What the product makes of a file: streams, pictures, text. */
export type FileProcessing =
  | 'NONE'
  | 'WAITING'
  | 'PROGRESSING'
  | 'COMPLETE'
  | 'ERROR'
  | 'CANCELLED';

export type MediaType =
  | 'AUDIO'
  | 'VIDEO';

/** An attachment of a project, note or insight. `/files/download/<id>` saves it. */
export type File = {
  __typename?: 'File';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** By its content, not by its name. */
  type: FileType;
  contentType: Scalars['String']['output'];
  size: Scalars['Float']['output'];
  uploadStatus: MediaUploadStatus;
  uploadedBytes: Scalars['Float']['output'];
  /** Why an upload failed. */
  error?: Maybe<Scalars['String']['output']>;
  ownerType: AccessObjectType;
  ownerId: Scalars['ID']['output'];
  /** Of pictures and, once processed, of recordings. */
  width?: Maybe<Scalars['Int']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  color?: Maybe<Scalars['String']['output']>;
  /** Seconds; known once the recording is processed. */
  duration?: Maybe<Scalars['Float']['output']>;
  mediaType?: Maybe<MediaType>;
  pageCount?: Maybe<Scalars['Int']['output']>;
  processing: FileProcessing;
  /** From 0 to 1 while it is processed. */
  progress: Scalars['Float']['output'];
  doing: Scalars['String']['output'];
  processingErrorCode?: Maybe<Scalars['String']['output']>;
  processingError?: Maybe<Scalars['String']['output']>;
  createdBy?: Maybe<Member>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  trashedAt?: Maybe<Scalars['DateTime']['output']>;
  viewerLevel: Level;
  version: Scalars['Int']['output'];
  /** Null for what is no recording. */
  media?: Maybe<FileMedia>;
  /** The last 100, newest first. */
  mediaEvents: Array<MediaEvent>;
  /** In the order of the recording. */
  redactions: Array<Redaction>;
};

export type FilePage = {
  __typename?: 'FilePage';
  items: Array<File>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

export type UploadInput = {
  name: Scalars['String']['input'];
  size: Scalars['Float']['input'];
};

export type StartUploadsInput = {
  /** PROJECT, NOTE or INSIGHT. */
  ownerType: AccessObjectType;
  ownerId: Scalars['ID']['input'];
  /** Each becomes a note of the project, named after the file, when it is whole. */
  asNotes?: InputMaybe<Scalars['Boolean']['input']>;
  files: Array<UploadInput>;
};

export type UpdateFileInput = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};

/** A filter that you keep for yourself. */
export type SavedFilter = {
  __typename?: 'SavedFilter';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** A filter form. */
  form: Scalars['JSON']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type SavedFilterPage = {
  __typename?: 'SavedFilterPage';
  items: Array<SavedFilter>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

export type CreateSavedFilterInput = {
  title: Scalars['String']['input'];
  /** A filter form, JSON as text. */
  form: Scalars['String']['input'];
};

export type UpdateSavedFilterInput = {
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  /** A filter form, JSON as text. */
  form?: InputMaybe<Scalars['String']['input']>;
};

/** Holds projects and other folders. Elsewhere on the wire it is called PROJECT_CATEGORY. */
export type Folder = {
  __typename?: 'Folder';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** Null on the top, and when you may not see the folder above. */
  parent?: Maybe<Folder>;
  /** The folders above that you may see, the outermost first. */
  path: Array<Folder>;
  /** Its place among the folders beside it. */
  rank: Scalars['Float']['output'];
  /** Projects directly in it that you may see and that are not archived. */
  projectCount: Scalars['Int']['output'];
  createdBy?: Maybe<Member>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  viewerLevel: Level;
  version: Scalars['Int']['output'];
  starred: Scalars['Boolean']['output'];
};

export type FolderPage = {
  __typename?: 'FolderPage';
  items: Array<Folder>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

export type CreateFolderInput = {
  title: Scalars['String']['input'];
  /** It follows that folder's access then. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

export type MoveFolderInput = {
  id: Scalars['ID']['input'];
  /** Null: to the top. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Its place among the folders there that you may see, from 0. Left out: the last. */
  index?: InputMaybe<Scalars['Int']['input']>;
};

export type HighlightObjectType =
  | 'NOTE'
  | 'INSIGHT';

export type AudioVideoType =
  | 'AUDIO'
  | 'AV'
  | 'VIDEO';

/** A part of a recording, or a clip of its own: then only `clipId` and `clipDuration` are set. */
export type HighlightAudioVideo = {
  __typename?: 'HighlightAudioVideo';
  fileId?: Maybe<Scalars['ID']['output']>;
  /** Seconds. */
  startTime?: Maybe<Scalars['Float']['output']>;
  endTime?: Maybe<Scalars['Float']['output']>;
  snippetStart?: Maybe<Scalars['Int']['output']>;
  snippetEnd?: Maybe<Scalars['Int']['output']>;
  type?: Maybe<AudioVideoType>;
  clipId?: Maybe<Scalars['ID']['output']>;
  clipDuration?: Maybe<Scalars['Float']['output']>;
};

export type HighlightPage = {
  __typename?: 'HighlightPage';
  items: Array<Highlight>;
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Counted only when asked for. */
  totalCount: Scalars['Int']['output'];
};

/** Times newest first; POSITION: as they stand in the document. */
export type HighlightSort =
  | 'CREATED_AT'
  | 'UPDATED_AT'
  | 'POSITION';

/** All that are given must hold. None: everything that you may see in the workspace. */
export type HighlightFilter = {
  /** A note or an insight. */
  objectId?: InputMaybe<Scalars['ID']['input']>;
  projectId?: InputMaybe<Scalars['ID']['input']>;
  tagId?: InputMaybe<Scalars['ID']['input']>;
  /** With any tag of this group; an empty text stands for tags in no group. */
  tagGroupId?: InputMaybe<Scalars['ID']['input']>;
  authorId?: InputMaybe<Scalars['ID']['input']>;
  /** In notes with this person. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  untagged?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only parts of recordings. */
  ofRecordings?: InputMaybe<Scalars['Boolean']['input']>;
  /** Left out: text that only carries a comment is not listed. True: it is too. */
  withCommentOnly?: InputMaybe<Scalars['Boolean']['input']>;
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Not included itself. */
  createdTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** A filter form, JSON as text. Rows without a usable value don't count. */
  form?: InputMaybe<Scalars['String']['input']>;
};

export type TagUse = {
  __typename?: 'TagUse';
  tag: Tag;
  count: Scalars['Int']['output'];
};

export type SuggestionReview =
  | 'ACCEPTED'
  | 'REJECTED';

/** A highlight that the product proposes; a person accepts or rejects it, and that is remembered. */
export type SuggestedHighlight = {
  __typename?: 'SuggestedHighlight';
  id: Scalars['ID']['output'];
  objectType: HighlightObjectType;
  objectId: Scalars['ID']['output'];
  selectedText: Scalars['String']['output'];
  /** Where the text stood when it was suggested. */
  startOffset?: Maybe<Scalars['Int']['output']>;
  highlightReason?: Maybe<Scalars['String']['output']>;
  suggestedTagIds: Array<Scalars['ID']['output']>;
  /** Of those, the ones that still exist. */
  suggestedTags: Array<Tag>;
  /** As in Highlight.pdfAreas; empty when it is not on a PDF. */
  pdfHighlightAreas: Scalars['JSON']['output'];
  version: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Null while it is open. */
  review?: Maybe<SuggestionReview>;
  reviewedAt?: Maybe<Scalars['DateTime']['output']>;
  reviewedBy?: Maybe<Member>;
  /** What accepting it made. */
  highlightId?: Maybe<Scalars['ID']['output']>;
};

export type SuggestedHighlightPage = {
  __typename?: 'SuggestedHighlightPage';
  items: Array<SuggestedHighlight>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

/**
 * Both ends as Yjs relative positions in the document, encoded (`encodeAnchor` of src/editor/yjs/anchors.ts): they name
 * the same characters whatever others type meanwhile.
 */
export type HighlightAnchorInput = {
  start: Scalars['String']['input'];
  end: Scalars['String']['input'];
};

/** The words themselves, for whoever has no editor open. */
export type HighlightQuoteInput = {
  text: Scalars['String']['input'];
  /** Which of several, from 0. */
  occurrence?: InputMaybe<Scalars['Int']['input']>;
};

export type HighlightAudioVideoInput = {
  fileId?: InputMaybe<Scalars['ID']['input']>;
  startTime?: InputMaybe<Scalars['Float']['input']>;
  endTime?: InputMaybe<Scalars['Float']['input']>;
  snippetStart?: InputMaybe<Scalars['Int']['input']>;
  snippetEnd?: InputMaybe<Scalars['Int']['input']>;
  type?: InputMaybe<AudioVideoType>;
  clipId?: InputMaybe<Scalars['ID']['input']>;
  clipDuration?: InputMaybe<Scalars['Float']['input']>;
};

export type PdfAreaInput = {
  /** Which PDF of the note. */
  fileId?: InputMaybe<Scalars['ID']['input']>;
  page: Scalars['Int']['input'];
  left: Scalars['Float']['input'];
  top: Scalars['Float']['input'];
  width: Scalars['Float']['input'];
  height: Scalars['Float']['input'];
};

export type CreateHighlightInput = {
  /** A UUID of your own, so that the mark can be painted before the answer; asking twice makes one highlight. */
  id?: InputMaybe<Scalars['ID']['input']>;
  objectType: HighlightObjectType;
  objectId: Scalars['ID']['input'];
  /** One of anchor and quote for text. A part of a transcript gets its times by itself. */
  anchor?: InputMaybe<HighlightAnchorInput>;
  quote?: InputMaybe<HighlightQuoteInput>;
  audioVideo?: InputMaybe<HighlightAudioVideoInput>;
  /** 17,000 characters at most when serialised. */
  pdfAreas?: InputMaybe<Array<PdfAreaInput>>;
  /** For what is on no text: a PDF area, a clip. */
  text?: InputMaybe<Scalars['String']['input']>;
  tagIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  inlineCommentOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UpdateHighlightInput = {
  id: Scalars['ID']['input'];
  /** New ends; for highlights on text. */
  anchor?: InputMaybe<HighlightAnchorInput>;
  audioVideo?: InputMaybe<HighlightAudioVideoInput>;
  pdfAreas?: InputMaybe<Array<PdfAreaInput>>;
  inlineCommentOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

export type HighlightTagChange = {
  __typename?: 'HighlightTagChange';
  /** For `undoHighlightTagChange`; null when nothing changed. */
  id?: Maybe<Scalars['ID']['output']>;
  highlights: Array<Highlight>;
  /** How many tags were put on or taken off, over all highlights. */
  changedCount: Scalars['Int']['output'];
};

export type Workspace = {
  __typename?: 'Workspace';
  /** The document of the home page; null while it is as it came. */
  homeId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  subdomain: Scalars['String']['output'];
  hasSampleData: Scalars['Boolean']['output'];
};

export type InsightStatus =
  | 'DRAFT'
  | 'IN_REVIEW'
  | 'FINAL';

export type InsightPage = {
  __typename?: 'InsightPage';
  items: Array<Insight>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

/** Times newest first, titles A to Z. */
export type InsightSort =
  | 'CREATED_AT'
  | 'UPDATED_AT'
  | 'TITLE';

export type CreateInsightInput = {
  projectId: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  /** ProseMirror JSON, as text. */
  content?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateInsightInput = {
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<InsightStatus>;
};

export type MediaExportKind =
  | 'CLIP'
  | 'REEL';

export type MediaExportStatus =
  | 'WAITING'
  | 'COMPLETE'
  | 'FAILED'
  | 'CANCELLED';

export type MediaExportCaptions =
  | 'NONE'
  /** Drawn into the picture. */
  | 'BURNT_IN'
  /** A file of their own. */
  | 'BESIDE';

/** Highlights of recordings as one MP4, for whoever asked for it. Kept for 7 days. */
export type MediaExport = {
  __typename?: 'MediaExport';
  id: Scalars['ID']['output'];
  kind: MediaExportKind;
  /** Without its ending. */
  filename: Scalars['String']['output'];
  highlightCount: Scalars['Int']['output'];
  status: MediaExportStatus;
  /** From 0 to 1. */
  progress: Scalars['Float']['output'];
  doing: Scalars['String']['output'];
  error?: Maybe<Scalars['String']['output']>;
  /** Seconds, once it is complete. */
  duration?: Maybe<Scalars['Float']['output']>;
  size?: Maybe<Scalars['Float']['output']>;
  downloadUrl?: Maybe<Scalars['String']['output']>;
  /** Only where captions were wanted beside it. */
  captionsUrl?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
};

export type MediaExportPage = {
  __typename?: 'MediaExportPage';
  items: Array<MediaExport>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

export type ExportMediaInput = {
  /** At most 204 characters, without the ending. */
  filename: Scalars['String']['input'];
  /** In the order in which they play, at most 100; each of a recording. */
  highlightIds: Array<Scalars['ID']['input']>;
  /** Before each part, the title of the note that it is from. */
  titleCards?: InputMaybe<Scalars['Boolean']['input']>;
  captions?: InputMaybe<MediaExportCaptions>;
};

/** What a player needs. Paths of this host; each request is checked for access. */
export type FileMedia = {
  __typename?: 'FileMedia';
  /** HLS; null until the recording is processed. */
  streamUrl?: Maybe<Scalars['String']['output']>;
  thumbnailUrl?: Maybe<Scalars['String']['output']>;
  /** `?sheet=0` and so on: 10 × 10 pictures of 128 × 72, one for each second. */
  storyboardUrl?: Maybe<Scalars['String']['output']>;
  storyboardSheets: Scalars['Int']['output'];
  /** JSON: duration and points from 0 to 100. */
  waveformUrl?: Maybe<Scalars['String']['output']>;
};

/** One step of what was done with a file. */
export type MediaEvent = {
  __typename?: 'MediaEvent';
  event: Scalars['String']['output'];
  payload: Scalars['JSON']['output'];
  createdAt: Scalars['DateTime']['output'];
};

export type PageTextSource =
  | 'TEXT'
  | 'OCR'
  | 'NONE';

/** The words of a page of a PDF. */
export type FileTextPage = {
  __typename?: 'FileTextPage';
  page: Scalars['Int']['output'];
  text: Scalars['String']['output'];
  source: PageTextSource;
  width?: Maybe<Scalars['Float']['output']>;
  height?: Maybe<Scalars['Float']['output']>;
};

export type ModelProvider =
  | 'OPENAI'
  | 'ANTHROPIC'
  | 'GOOGLE'
  | 'BEDROCK'
  | 'OLLAMA'
  | 'COMPATIBLE';

/** Which language model writes for the workspace. For admins. */
export type ModelSettings = {
  __typename?: 'ModelSettings';
  /** Off: nothing is sent to a language model. */
  generationEnabled: Scalars['Boolean']['output'];
  /** Null: the installation's model is used. */
  provider?: Maybe<ModelProvider>;
  model?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  region?: Maybe<Scalars['String']['output']>;
  /** A key is stored. It is never shown again. */
  hasKey: Scalars['Boolean']['output'];
  /** Tokens that may be used in a calendar month. Null: no limit. */
  monthlyTokens?: Maybe<Scalars['Float']['output']>;
  usedTokens: Scalars['Float']['output'];
  usedRequests: Scalars['Float']['output'];
  /** The model of the installation, where it has one. */
  installationModel?: Maybe<Scalars['String']['output']>;
  /** What runs on this server without any service. */
  embedded: Array<Scalars['String']['output']>;
};

export type ModelConnection = {
  __typename?: 'ModelConnection';
  ok: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  milliseconds: Scalars['Int']['output'];
};

export type ModelChoiceInput = {
  provider: ModelProvider;
  model: Scalars['String']['input'];
  url?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<Scalars['String']['input']>;
  /** Left out: the stored key stays. */
  key?: InputMaybe<Scalars['String']['input']>;
};

/** What is left out stays as it is. */
export type UpdateModelSettingsInput = {
  generationEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Null: use the installation's model and forget the workspace's key. */
  choice?: InputMaybe<ModelChoiceInput>;
  monthlyTokens?: InputMaybe<Scalars['Float']['input']>;
};

export type NotePage = {
  __typename?: 'NotePage';
  items: Array<Note>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

/** Times newest first, titles A to Z. */
export type NoteSort =
  | 'CREATED_AT'
  | 'UPDATED_AT'
  | 'TITLE';

export type CreateNoteInput = {
  projectId: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  /** ProseMirror JSON, as text. */
  content?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateNoteInput = {
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
};

export type FollowFrequency =
  | 'MONTHLY'
  | 'WEEKLY'
  | 'DAILY';

/** You hear by mail what changed in an object and in what it holds. */
export type Follow = {
  __typename?: 'Follow';
  objectType: AccessObjectType;
  objectId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  frequency: FollowFrequency;
  createdAt: Scalars['DateTime']['output'];
};

export type FollowPage = {
  __typename?: 'FollowPage';
  items: Array<Follow>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

/** What you hear of in the app, as it happens, from what you follow. */
export type NotificationOptions = {
  __typename?: 'NotificationOptions';
  /** Null: your options for everything that has none of its own. */
  projectId?: Maybe<Scalars['ID']['output']>;
  /** Whether these are your general options and not the project's own. */
  inherited: Scalars['Boolean']['output'];
  allChangesEnabled: Scalars['Boolean']['output'];
  insightsPublishedEnabled: Scalars['Boolean']['output'];
  allCommentsEnabled: Scalars['Boolean']['output'];
};

export type Notification = {
  __typename?: 'Notification';
  id: Scalars['ID']['output'];
  /** accessRequest, memberJoined, followedChange and the rest of the domain's list. */
  type: Scalars['String']['output'];
  metadata: Scalars['JSON']['output'];
  /** One sentence, with the names as they are now. */
  text: Scalars['String']['output'];
  /** A path inside the workspace. */
  link: Scalars['String']['output'];
  actor?: Maybe<Member>;
  createdAt: Scalars['DateTime']['output'];
  readAt?: Maybe<Scalars['DateTime']['output']>;
};

export type NotificationPage = {
  __typename?: 'NotificationPage';
  items: Array<Notification>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

export type FollowInput = {
  type: AccessObjectType;
  id: Scalars['ID']['input'];
  frequency: FollowFrequency;
};

/** What is left out stays as it is. */
export type NotificationOptionsInput = {
  projectId?: InputMaybe<Scalars['ID']['input']>;
  allChangesEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  insightsPublishedEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  allCommentsEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PersonPage = {
  __typename?: 'PersonPage';
  items: Array<Person>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

/** Times newest first, names A to Z. */
export type PersonSort =
  | 'NAME'
  | 'CREATED_AT'
  | 'UPDATED_AT';

export type NotePersonKind =
  | 'PARTICIPANT'
  | 'SPEAKER';

/** Somebody's part in a note. */
export type NotePerson = {
  __typename?: 'NotePerson';
  person: Person;
  kind: NotePersonKind;
};

/** People who are likely one person. */
export type DuplicateGroup = {
  __typename?: 'DuplicateGroup';
  people: Array<Person>;
};

/** No total: the groups are found while you read on. */
export type DuplicateGroupPage = {
  __typename?: 'DuplicateGroupPage';
  items: Array<DuplicateGroup>;
  endCursor?: Maybe<Scalars['String']['output']>;
};

/** What a merge would leave. */
export type MergePreview = {
  __typename?: 'MergePreview';
  /** Who stays. */
  person: Person;
  name: Scalars['String']['output'];
  email?: Maybe<Scalars['String']['output']>;
  identityHidden: Scalars['Boolean']['output'];
  /** Who goes into the one that stays. */
  others: Array<Person>;
  /** How many notes the one that stays would have, of those you may see. */
  noteCount: Scalars['Int']['output'];
};

export type PersonMerge = {
  __typename?: 'PersonMerge';
  id: Scalars['ID']['output'];
  mergedAt: Scalars['DateTime']['output'];
  mergedBy?: Maybe<Member>;
  /** How many records went into the person. */
  mergedCount: Scalars['Int']['output'];
  person: Person;
};

/** What went with somebody who was erased. */
export type ErasedPerson = {
  __typename?: 'ErasedPerson';
  id: Scalars['ID']['output'];
  /** Notes they had been added to, also those that you may not see. */
  noteCount: Scalars['Int']['output'];
  /** Records that had been merged into theirs. */
  mergedCount: Scalars['Int']['output'];
};

export type CreatePersonInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  /** Adds the person to this note. */
  noteId?: InputMaybe<Scalars['ID']['input']>;
  kind?: InputMaybe<NotePersonKind>;
};

/** What is left out stays; an empty e-mail address takes it away. */
export type UpdatePersonInput = {
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
};

export type ImportPersonInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
};

export type ImportedPeople = {
  __typename?: 'ImportedPeople';
  created: Array<Person>;
  /** How many stayed as they are, since their e-mail address was known already. */
  knownCount: Scalars['Int']['output'];
};

export type MergePeopleInput = {
  /** Who stays. */
  intoId: Scalars['ID']['input'];
  /** Who goes into them; at most 49. */
  ids: Array<Scalars['ID']['input']>;
  /** Instead of the ones of the preview. */
  name?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
};

export type PublicLink = {
  __typename?: 'PublicLink';
  id: Scalars['ID']['output'];
  objectType: AccessObjectType;
  objectId: Scalars['ID']['output'];
  hasPassword: Scalars['Boolean']['output'];
  /** Visitors can't download files. */
  noDownload: Scalars['Boolean']['output'];
  /** Visitors don't see who made it or who took part. */
  hideNames: Scalars['Boolean']['output'];
  viewCount: Scalars['Int']['output'];
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<Member>;
  createdAt: Scalars['DateTime']['output'];
};

export type CreatedPublicLink = {
  __typename?: 'CreatedPublicLink';
  link: PublicLink;
  /** The address for visitors. It is shown now and never again; a new link replaces this one. */
  url: Scalars['String']['output'];
};

/** What a visitor sees of the object that was shared with them. */
export type PublicObject = {
  __typename?: 'PublicObject';
  type: AccessObjectType;
  title: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  /** Null when names are hidden. */
  author?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
};

export type CreatePublicLinkInput = {
  type: AccessObjectType;
  id: Scalars['ID']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  noDownload?: InputMaybe<Scalars['Boolean']['input']>;
  hideNames?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What is left out stays as it is; null takes the password or the expiry away. */
export type UpdatePublicLinkInput = {
  type: AccessObjectType;
  id: Scalars['ID']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  noDownload?: InputMaybe<Scalars['Boolean']['input']>;
  hideNames?: InputMaybe<Scalars['Boolean']['input']>;
};

export type QuestionType =
  | 'FREE_TEXT'
  | 'MULTI_SELECT'
  | 'SINGLE_SELECT';

export type QuestionOption = {
  __typename?: 'QuestionOption';
  id: Scalars['ID']['output'];
  optionText: Scalars['String']['output'];
};

/** A question of a survey; notes of the project hold the responses. */
export type Question = {
  __typename?: 'Question';
  id: Scalars['ID']['output'];
  projectId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  type: QuestionType;
  /** None for free text. */
  options: Array<QuestionOption>;
  rank: Scalars['Float']['output'];
  trashedAt?: Maybe<Scalars['DateTime']['output']>;
  version: Scalars['Int']['output'];
};

/** What a note says to a question. */
export type QuestionResponse = {
  __typename?: 'QuestionResponse';
  id: Scalars['ID']['output'];
  noteId: Scalars['ID']['output'];
  questionId: Scalars['ID']['output'];
  question: Question;
  /** For free text; null for the others. */
  text?: Maybe<Scalars['String']['output']>;
  /** Chosen options that still exist. */
  optionIds: Array<Scalars['ID']['output']>;
};

export type QuestionOptionInput = {
  /** Of an option that is there already; a new one gets its own. */
  id?: InputMaybe<Scalars['ID']['input']>;
  optionText: Scalars['String']['input'];
};

export type CreateQuestionInput = {
  projectId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
  type: QuestionType;
  options?: InputMaybe<Array<QuestionOptionInput>>;
};

/** What is left out stays as it is. */
export type UpdateQuestionInput = {
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  /** All of them, in order. Responses that chose one that is missing lose it until it is there again. */
  options?: InputMaybe<Array<QuestionOptionInput>>;
};

export type QuestionAnswerInput = {
  questionId: Scalars['ID']['input'];
  /** For free text; null or blank takes the answer back. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** For the other types; none takes the answer back. */
  optionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A range of a recording whose picture, sound or both are hidden for everyone. */
export type Redaction = {
  __typename?: 'Redaction';
  id: Scalars['ID']['output'];
  /** Seconds. */
  start: Scalars['Float']['output'];
  end: Scalars['Float']['output'];
  videoBlur: Scalars['Boolean']['output'];
  /** The hidden picture is plain black instead of coarse tiles. */
  videoCover: Scalars['Boolean']['output'];
  audioMuted: Scalars['Boolean']['output'];
};

export type RedactionInput = {
  /** Left out for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  start: Scalars['Float']['input'];
  end: Scalars['Float']['input'];
  videoBlur: Scalars['Boolean']['input'];
  videoCover?: InputMaybe<Scalars['Boolean']['input']>;
  audioMuted: Scalars['Boolean']['input'];
};

export type ReelLayout =
  | 'REEL'
  | 'TWO_COLUMN'
  | 'THREE_COLUMN';

/** PREPARING: its recording is not ready. GONE: its highlight or recording was deleted. HIDDEN: not yours to see. */
export type ReelPartState =
  | 'READY'
  | 'PREPARING'
  | 'GONE'
  | 'HIDDEN';

/** One highlight of a recording, as it is now. Gone and hidden ones have an id and nothing else. */
export type ReelPart = {
  __typename?: 'ReelPart';
  id: Scalars['ID']['output'];
  state: ReelPartState;
  highlightId?: Maybe<Scalars['ID']['output']>;
  highlight?: Maybe<Highlight>;
  /** The note or insight that it is from, and its title. */
  objectId?: Maybe<Scalars['ID']['output']>;
  title: Scalars['String']['output'];
  fileId?: Maybe<Scalars['ID']['output']>;
  /** Seconds. */
  startTime: Scalars['Float']['output'];
  endTime: Scalars['Float']['output'];
  mediaType?: Maybe<MediaType>;
  /** Of the recording as people may have it: redacted where something was redacted. */
  streamUrl?: Maybe<Scalars['String']['output']>;
  thumbnailUrl?: Maybe<Scalars['String']['output']>;
  /** With `?sheet=`: pictures of the recording, second by second. */
  storyboardUrl?: Maybe<Scalars['String']['output']>;
};

/** Highlights of recordings that play one after the other. It lies in an insight; who may see that sees it. */
export type Reel = {
  __typename?: 'Reel';
  id: Scalars['ID']['output'];
  insightId: Scalars['ID']['output'];
  insight?: Maybe<Insight>;
  projectId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  layout: ReelLayout;
  /** In their order, at most 100. */
  parts: Array<ReelPart>;
  /** Of what you may see. */
  highlightCount: Scalars['Int']['output'];
  /** Seconds, of what you may see. */
  duration: Scalars['Float']['output'];
  thumbnailUrl?: Maybe<Scalars['String']['output']>;
  createdBy?: Maybe<Member>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  viewerLevel: Level;
  version: Scalars['Int']['output'];
};

export type ReelPage = {
  __typename?: 'ReelPage';
  items: Array<Reel>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

export type CreateReelInput = {
  /** Where it lies; or a project: then it gets an insight of its own that shows it. */
  insightId?: InputMaybe<Scalars['ID']['input']>;
  projectId?: InputMaybe<Scalars['ID']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  layout?: InputMaybe<ReelLayout>;
  /** Of recordings that are ready; they play in this order. */
  highlightIds: Array<Scalars['ID']['input']>;
};

export type UpdateReelInput = {
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  layout?: InputMaybe<ReelLayout>;
};

/** A search that somebody keeps for everybody. Each reader gets what they may see. */
export type SavedFeed = {
  __typename?: 'SavedFeed';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** Query, result types, projects, sort and filter form, as the search takes them. */
  params: Scalars['JSON']['output'];
  /** The published insights that it finds, the newest publication first. */
  insights: InsightPage;
  createdBy?: Maybe<Member>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};


/** A search that somebody keeps for everybody. Each reader gets what they may see. */
export type SavedFeedInsightsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

export type SavedFeedPage = {
  __typename?: 'SavedFeedPage';
  items: Array<SavedFeed>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

export type CreateSavedFeedInput = {
  title: Scalars['String']['input'];
  /** Search params in JSON, as text. */
  params: Scalars['String']['input'];
};

/** What is left out stays as it is. */
export type UpdateSavedFeedInput = {
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  params?: InputMaybe<Scalars['String']['input']>;
};

export type SearchResultType =
  | 'CHANNEL'
  | 'HIGHLIGHT'
  | 'INSIGHT'
  | 'NOTE'
  | 'PERSON'
  | 'PROJECT'
  | 'PROJECT_CATEGORY'
  | 'TAG'
  | 'THEME';

export type SearchMethod =
  | 'FULL_TEXT'
  | 'VECTOR'
  | 'HYBRID';

export type SearchSortField =
  | 'RELEVANCE'
  | 'CREATED'
  | 'UPDATED';

export type SortDirection =
  | 'ASC'
  | 'DESC';

/** A piece of a text; `match` where it has a word that was searched for. */
export type SearchSegment = {
  __typename?: 'SearchSegment';
  text: Scalars['String']['output'];
  match: Scalars['Boolean']['output'];
};

export type SearchPreview = {
  __typename?: 'SearchPreview';
  title: Array<SearchSegment>;
  content: Array<SearchSegment>;
};

export type SearchItem = {
  __typename?: 'SearchItem';
  id: Scalars['ID']['output'];
  type: SearchResultType;
  preview: SearchPreview;
  /** What a highlight marks: the id of a note or an insight. Null for everything else. */
  documentId?: Maybe<Scalars['ID']['output']>;
  /** NOTE or INSIGHT. */
  documentType?: Maybe<AccessObjectType>;
  /** Null for what lies in none, and when you may not see it. */
  project?: Maybe<Project>;
  createdBy?: Maybe<Member>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type SearchTypeCount = {
  __typename?: 'SearchTypeCount';
  type: SearchResultType;
  count: Scalars['Int']['output'];
};

export type SearchProjectCount = {
  __typename?: 'SearchProjectCount';
  project: Project;
  count: Scalars['Int']['output'];
};

export type SearchAuthorCount = {
  __typename?: 'SearchAuthorCount';
  member: Member;
  count: Scalars['Int']['output'];
};

export type SearchResult = {
  __typename?: 'SearchResult';
  items: Array<SearchItem>;
  /** How many there are that you may see, of the types asked for. */
  total: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  /** The query as you may have meant it; null when it found what it asked for. */
  suggestedQuery?: Maybe<Scalars['String']['output']>;
  /** Of every type, whatever types were asked for. */
  counts: Array<SearchTypeCount>;
  /** Where the results lie, the most first; at most 20. */
  projects: Array<SearchProjectCount>;
  /** Who made them, the most first; at most 20. */
  authors: Array<SearchAuthorCount>;
  /** What can be searched by here: meaning only where there is a model for it. */
  methods: Array<SearchMethod>;
};

export type SearchQueryInput = {
  method: SearchMethod;
  /** At most 2000 characters and 60 words. `"in quotes"` as it stands, `-word` without it. */
  value: Scalars['String']['input'];
  titleOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SearchLocationTest =
  | 'LOCATED_IN'
  | 'NOT_LOCATED_IN';

export type SearchLocationInput = {
  type: SearchLocationTest;
  /** Of projects, folders and channels. */
  ids: Array<Scalars['ID']['input']>;
};

export type SearchUserTest =
  | 'CONTRIBUTED_BY'
  | 'NOT_CONTRIBUTED_BY'
  | 'CREATED_BY'
  | 'NOT_CREATED_BY';

export type SearchUserInput = {
  type: SearchUserTest;
  ids: Array<Scalars['ID']['input']>;
  /** Counts what was generated as made by one of them. */
  aiContributed?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SearchContainsTest =
  | 'CONTAINS';

export type SearchContainsInput = {
  type: SearchContainsTest;
  ids: Array<Scalars['ID']['input']>;
};

export type SearchDateTest =
  | 'CREATED'
  | 'UPDATED';

export type DatePreset =
  | 'thisWeek'
  | 'thisMonth'
  | 'thisQuarter'
  | 'thisYear'
  | 'last7Days'
  | 'last14Days'
  | 'last28Days'
  | 'last90Days'
  | 'last180Days'
  | 'allTimeNoRange'
  | 'custom';

/** `from` and `to` are days, both included, and count for `custom` only. */
export type DateRangeInput = {
  option: DatePreset;
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type SearchDateInput = {
  type: SearchDateTest;
  range: DateRangeInput;
};

export type SearchFieldType =
  | 'TEXT'
  | 'DATE'
  | 'BOOLEAN'
  | 'NUMBER';

/** A custom field's value. `value` for TEXT (contains) and BOOLEAN (`true` or `false`), `range` for DATE, `min` and `max` for NUMBER. */
export type SearchFieldInput = {
  type: SearchFieldType;
  fieldId: Scalars['ID']['input'];
  value?: InputMaybe<Scalars['String']['input']>;
  range?: InputMaybe<DateRangeInput>;
  min?: InputMaybe<Scalars['Float']['input']>;
  max?: InputMaybe<Scalars['Float']['input']>;
};

export type SearchSortInput = {
  by: SearchSortField;
  direction: SortDirection;
};

export type SearchOptions = {
  /** Every type when left out. */
  types?: InputMaybe<Array<SearchResultType>>;
  /** What has these words; everything when left out. */
  query?: InputMaybe<SearchQueryInput>;
  location?: InputMaybe<SearchLocationInput>;
  user?: InputMaybe<SearchUserInput>;
  tags?: InputMaybe<SearchContainsInput>;
  people?: InputMaybe<SearchContainsInput>;
  /** Of notes and insights, and of the notes that highlights lie in. */
  fields?: InputMaybe<Array<SearchFieldInput>>;
  /** Of contacts. */
  personFields?: InputMaybe<Array<SearchFieldInput>>;
  /** Of the contacts of notes. */
  notesFromFields?: InputMaybe<Array<SearchFieldInput>>;
  /** A filter form, JSON as text. Rows without a usable value don't count. */
  filter?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<SearchDateInput>;
  published?: InputMaybe<Scalars['Boolean']['input']>;
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  sort?: InputMaybe<SearchSortInput>;
};

export type SearchFormSort = {
  field: SearchSortField;
  direction: SortDirection;
};

/** A search as the filter form keeps it. */
export type SearchFormInput = {
  query: Scalars['String']['input'];
  /** Every type when left out or empty. */
  resultTypes?: InputMaybe<Array<SearchResultType>>;
  projectIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  sort?: InputMaybe<SearchFormSort>;
  /** A filter form, JSON as text. Rows without a usable value don't count. */
  filter?: InputMaybe<Scalars['String']['input']>;
  /** One of your saved filters, where no `filter` is given. */
  selectedFilterId?: InputMaybe<Scalars['ID']['input']>;
};

export type SearchRebuildState =
  | 'WAITING'
  | 'RUNNING'
  | 'COMPLETED'
  | 'FAILED'
  | 'CANCELLED';

export type SearchRebuild = {
  __typename?: 'SearchRebuild';
  id: Scalars['ID']['output'];
  state: SearchRebuildState;
  /** From 0 to 1. */
  progress: Scalars['Float']['output'];
  doing: Scalars['String']['output'];
};

/** For workspace admins. */
export type SearchIndex = {
  __typename?: 'SearchIndex';
  /** When everything that can be found was last read anew. Changes in between are followed as they are made. */
  builtAt?: Maybe<Scalars['DateTime']['output']>;
  /** The one that was asked for last. */
  rebuild?: Maybe<SearchRebuild>;
};

/** A project, folder, note or insight in a list of mixed things. */
export type ObjectCard = {
  __typename?: 'ObjectCard';
  type: AccessObjectType;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** Null for projects and folders, and when you may not see the project. */
  project?: Maybe<Project>;
  /** Of projects alone. */
  icon?: Maybe<Scalars['String']['output']>;
  color?: Maybe<Scalars['String']['output']>;
  createdBy?: Maybe<Member>;
  updatedAt: Scalars['DateTime']['output'];
  /** When you starred or visited it, when it was shared with you, or when you made it. */
  at: Scalars['DateTime']['output'];
  /** For recent things: where you were, as you recorded it. */
  position: Scalars['String']['output'];
  starred: Scalars['Boolean']['output'];
};

/** No total: each page looks at what you may see now. */
export type ObjectCardPage = {
  __typename?: 'ObjectCardPage';
  items: Array<ObjectCard>;
  endCursor?: Maybe<Scalars['String']['output']>;
};

export type TrashItem = {
  __typename?: 'TrashItem';
  type: AccessObjectType;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  project?: Maybe<Project>;
  trashedAt: Scalars['DateTime']['output'];
  trashedBy?: Maybe<Member>;
};

export type TrashPage = {
  __typename?: 'TrashPage';
  items: Array<TrashItem>;
  endCursor?: Maybe<Scalars['String']['output']>;
};

export type Member = {
  __typename?: 'Member';
  /** What they made and you may see, newest first. */
  work: ObjectCardPage;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  role?: Maybe<Role>;
  workspaceAdmin: Scalars['Boolean']['output'];
  isYou: Scalars['Boolean']['output'];
  suspended: Scalars['Boolean']['output'];
  theme: Theme;
};


export type MemberWorkArgs = {
  type?: InputMaybe<AccessObjectType>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

export type TagSentiment =
  | 'POSITIVE'
  | 'NEGATIVE'
  | 'MIXED';

/** What evidence is coded with. */
export type Tag = {
  __typename?: 'Tag';
  id: Scalars['ID']['output'];
  /** At most 200 characters; may be empty. */
  title: Scalars['String']['output'];
  /** As #rrggbb. */
  color: Scalars['String']['output'];
  /** When to use it and when not; at most 1000 characters. */
  description: Scalars['String']['output'];
  role?: Maybe<Scalars['String']['output']>;
  sentiment?: Maybe<TagSentiment>;
  /** Its place among the tags of its group, ascending; ties by id. */
  rank: Scalars['Float']['output'];
  boardId: Scalars['ID']['output'];
  board: TagBoard;
  /** Null while it is in no group. */
  groupId?: Maybe<Scalars['ID']['output']>;
  group?: Maybe<TagGroup>;
  /** Null for a tag of a workspace board. */
  projectId?: Maybe<Scalars['ID']['output']>;
  lockedAt?: Maybe<Scalars['DateTime']['output']>;
  lockedBy?: Maybe<Member>;
  createdBy?: Maybe<Member>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  trashedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The tag that took its place in a merge. */
  mergedIntoId?: Maybe<Scalars['ID']['output']>;
  /** Highlights with this tag that you may see. */
  highlightCount: Scalars['Int']['output'];
  /** When it was last put on a highlight that you may see. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  version: Scalars['Int']['output'];
};

export type TagPage = {
  __typename?: 'TagPage';
  items: Array<Tag>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

/** A column of a board. */
export type TagGroup = {
  __typename?: 'TagGroup';
  id: Scalars['ID']['output'];
  boardId: Scalars['ID']['output'];
  /** At most 50 characters. */
  title: Scalars['String']['output'];
  color: Scalars['String']['output'];
  rank: Scalars['Float']['output'];
  version: Scalars['Int']['output'];
};

/** Tags of one project, or of the whole workspace. */
export type TagBoard = {
  __typename?: 'TagBoard';
  id: Scalars['ID']['output'];
  /** Null for a workspace board. */
  projectId?: Maybe<Scalars['ID']['output']>;
  project?: Maybe<Project>;
  /** At most 50 characters. */
  title: Scalars['String']['output'];
  rank: Scalars['Float']['output'];
  /** The board that gets what is made without naming one. */
  isDefault: Scalars['Boolean']['output'];
  /** By rank; at most 200. */
  groups: Array<TagGroup>;
  tagCount: Scalars['Int']['output'];
  /** What you may do with its tags: that of the project; on a workspace board FULL for managers and READ for others. */
  viewerLevel: Level;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** RANK: as arranged. Titles A to Z, times newest first. */
export type TagSort =
  | 'RANK'
  | 'TITLE'
  | 'CREATED_AT';

export type TagProjectUse = {
  __typename?: 'TagProjectUse';
  /** Null where you may see highlights of a project and not the project. */
  project?: Maybe<Project>;
  count: Scalars['Int']['output'];
};

/** Tags whose titles look like one. */
export type DuplicateTags = {
  __typename?: 'DuplicateTags';
  tags: Array<Tag>;
};

/** What a merge would do, as far as you may see. */
export type TagMergePreview = {
  __typename?: 'TagMergePreview';
  into: Tag;
  tags: Array<Tag>;
  /** Highlights that get the tag by it. */
  gainedCount: Scalars['Int']['output'];
  /** Highlights that have both already. */
  sharedCount: Scalars['Int']['output'];
  /** Highlights with the tag afterwards. */
  totalCount: Scalars['Int']['output'];
};

export type TagMerge = {
  __typename?: 'TagMerge';
  /** For `undoTagMerge`. */
  id: Scalars['ID']['output'];
  into: Tag;
  mergedIds: Array<Scalars['ID']['output']>;
  createdAt: Scalars['DateTime']['output'];
};

export type TagImport = {
  __typename?: 'TagImport';
  created: Array<Tag>;
  /** Rows whose tag the board has already, and rows without a title. */
  skippedCount: Scalars['Int']['output'];
};

export type CreateTagInput = {
  /** One of board and project; a project's default board is made when it is needed. */
  boardId?: InputMaybe<Scalars['ID']['input']>;
  projectId?: InputMaybe<Scalars['ID']['input']>;
  groupId?: InputMaybe<Scalars['ID']['input']>;
  title: Scalars['String']['input'];
  /** Left out: the colour of the group, or the one that the board uses least. */
  color?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<Scalars['String']['input']>;
  sentiment?: InputMaybe<TagSentiment>;
};

export type UpdateTagInput = {
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  color?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** Empty: none. */
  role?: InputMaybe<Scalars['String']['input']>;
  sentiment?: InputMaybe<TagSentiment>;
  /** Takes the sentiment away. */
  withoutSentiment?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CreateTagBoardInput = {
  /** Left out: a board of the workspace. */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  title: Scalars['String']['input'];
};

export type UpdateTagBoardInput = {
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  /** Its new place among the boards of the project or the workspace, from 0. */
  index?: InputMaybe<Scalars['Int']['input']>;
};

export type CreateTagGroupInput = {
  /** One of board and project. */
  boardId?: InputMaybe<Scalars['ID']['input']>;
  projectId?: InputMaybe<Scalars['ID']['input']>;
  title: Scalars['String']['input'];
  color?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateTagGroupInput = {
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  color?: InputMaybe<Scalars['String']['input']>;
  /** Its new place on the board, from 0. */
  index?: InputMaybe<Scalars['Int']['input']>;
};

export type MoveTagsInput = {
  /** At most 500, all or none; they keep this order. */
  ids: Array<Scalars['ID']['input']>;
  boardId: Scalars['ID']['input'];
  /** Null: in no group. */
  groupId?: InputMaybe<Scalars['ID']['input']>;
  /** The tag they come after; null: to the top. */
  afterId?: InputMaybe<Scalars['ID']['input']>;
};

export type TagColorInput = {
  id: Scalars['ID']['input'];
  color: Scalars['String']['input'];
};

export type TranscriptStatus =
  | 'REQUESTED'
  | 'COMPLETE'
  | 'FAILED'
  | 'CANCELLED';

export type TranscriptOrigin =
  | 'ENGINE'
  | 'IMPORT';

export type TranscriptRating =
  | 'Good'
  | 'Bad';

/** The words of a recording. They stand in the note's document as utterances with the times of their words. */
export type Transcript = {
  __typename?: 'Transcript';
  id: Scalars['ID']['output'];
  noteId: Scalars['ID']['output'];
  fileId?: Maybe<Scalars['ID']['output']>;
  origin: TranscriptOrigin;
  engine: Scalars['String']['output'];
  language?: Maybe<Scalars['String']['output']>;
  status: TranscriptStatus;
  /** From 0 to 1. */
  progress: Scalars['Float']['output'];
  error?: Maybe<Scalars['String']['output']>;
  rating?: Maybe<TranscriptRating>;
  createdAt: Scalars['DateTime']['output'];
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type Speaker = {
  __typename?: 'Speaker';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  seconds: Scalars['Float']['output'];
};

export type TranscriptionSettings = {
  __typename?: 'TranscriptionSettings';
  /** A locale, or auto. */
  language: Scalars['String']['output'];
  vocabulary: Array<Scalars['String']['output']>;
};

export type ImportTranscriptInput = {
  noteId: Scalars['ID']['input'];
  /** The recording of the note that the words belong to. */
  fileId?: InputMaybe<Scalars['ID']['input']>;
  /** VTT, SRT or text. */
  content: Scalars['String']['input'];
};

export type TranscriptionSettingsInput = {
  projectId: Scalars['ID']['input'];
  language: Scalars['String']['input'];
  vocabulary: Array<Scalars['String']['input']>;
};

export type TranslationStatus =
  | 'Requested'
  | 'Success'
  | 'Failure';

export type TranslationError =
  | 'UnsupportedLanguagePair'
  | 'Error';

/** What somebody says, in another language. Seconds. */
export type TranslationPart = {
  __typename?: 'TranslationPart';
  start: Scalars['Float']['output'];
  end: Scalars['Float']['output'];
  speaker: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

/** The words of a recording in another language. Those of the note stay as they are. */
export type Translation = {
  __typename?: 'Translation';
  id: Scalars['ID']['output'];
  fileId: Scalars['ID']['output'];
  noteId: Scalars['ID']['output'];
  /** A locale. */
  language: Scalars['String']['output'];
  status: TranslationStatus;
  error?: Maybe<TranslationError>;
  /** Why it failed, for people. */
  message?: Maybe<Scalars['String']['output']>;
  /** From 0 to 1. */
  progress: Scalars['Float']['output'];
  parts: Array<TranslationPart>;
  createdAt: Scalars['DateTime']['output'];
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type ViewObjectType =
  | 'HIGHLIGHT'
  | 'INSIGHT'
  | 'NOTE';

export type ViewLayout =
  | 'BOARD'
  | 'CANVAS'
  | 'GRID'
  | 'LIST'
  | 'TABLE';

/** One way of looking at a project's notes, insights or highlights. */
export type View = {
  __typename?: 'View';
  id: Scalars['ID']['output'];
  projectId: Scalars['ID']['output'];
  objectType: ViewObjectType;
  layout: ViewLayout;
  title: Scalars['String']['output'];
  rank: Scalars['Float']['output'];
  /** Sort, filter, group, columns and what each layout keeps. */
  data: Scalars['JSON']['output'];
  /** Every section has one and it can't be deleted. */
  isFirst: Scalars['Boolean']['output'];
  createdBy?: Maybe<Member>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** 0 until somebody has changed it. */
  version: Scalars['Int']['output'];
};

/** A row of a view: the one of its objects that is not null. */
export type ViewRow = {
  __typename?: 'ViewRow';
  id: Scalars['ID']['output'];
  note?: Maybe<Note>;
  insight?: Maybe<Insight>;
  highlight?: Maybe<Highlight>;
  /** Of a note or an insight: those of its highlights, the most used first. Of a highlight: its own. */
  tags: Array<Tag>;
};

export type ViewRowPage = {
  __typename?: 'ViewRowPage';
  items: Array<ViewRow>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

export type ViewGroup = {
  __typename?: 'ViewGroup';
  /** An option, person or tag; published or unpublished; empty for what belongs to no group. */
  key: Scalars['String']['output'];
  label: Scalars['String']['output'];
  color?: Maybe<Scalars['String']['output']>;
  count: Scalars['Int']['output'];
  /** The first of them; `viewRows` with the group's key has the others. */
  items: Array<ViewRow>;
};

export type CreateViewInput = {
  projectId: Scalars['ID']['input'];
  objectType: ViewObjectType;
  layout: ViewLayout;
  title?: InputMaybe<Scalars['String']['input']>;
  /** JSON, as text. */
  data?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateViewInput = {
  projectId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  layout?: InputMaybe<ViewLayout>;
  /** The parts that change, JSON as text; a null takes a part away. */
  data?: InputMaybe<Scalars['String']['input']>;
};

export type MoveViewInput = {
  projectId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  /** Its place among the views of its section, from 0. */
  index: Scalars['Int']['input'];
};

export type Level =
  | 'READ'
  | 'WRITE'
  | 'FULL';

export type AccessObjectType =
  | 'PROJECT'
  | 'FOLDER'
  | 'CHANNEL'
  | 'NOTE'
  | 'INSIGHT';

export type SpecialGrantee =
  /** Everybody in the workspace who has a role. */
  | 'MARKUP'
  /** Visitors with a public link. */
  | 'PUBLIC'
  | 'PLAYBACK';

export type Group = {
  __typename?: 'Group';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  memberCount: Scalars['Int']['output'];
  members: MemberPage;
};


export type GroupMembersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

export type GroupPage = {
  __typename?: 'GroupPage';
  items: Array<Group>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

/** One line of a permission map: exactly one of member, group and special is set. */
export type Grant = {
  __typename?: 'Grant';
  member?: Maybe<Member>;
  group?: Maybe<Group>;
  special?: Maybe<SpecialGrantee>;
  level: Level;
};

/** Why somebody has access: the line of the map that gives it. The level is what the person's role leaves of it. */
export type AccessReason = {
  __typename?: 'AccessReason';
  level: Level;
  via: Grant;
};

export type ObjectAccess = {
  __typename?: 'ObjectAccess';
  objectType: AccessObjectType;
  objectId: Scalars['ID']['output'];
  /** Whether the object follows the map of the one it lies in. */
  inherited: Scalars['Boolean']['output'];
  /** The object whose map governs this one: itself, unless it is inherited. */
  sourceType: AccessObjectType;
  sourceId: Scalars['ID']['output'];
  /** What it lies in and could follow; null on the top. */
  parentType?: Maybe<AccessObjectType>;
  viewerLevel: Level;
  /** At most 500 lines, the highest levels first. */
  grants: Array<Grant>;
  /** The newest 50 that are open; empty for whoever can't answer them. */
  requests: Array<AccessRequest>;
};

export type AccessRequest = {
  __typename?: 'AccessRequest';
  id: Scalars['ID']['output'];
  objectType: AccessObjectType;
  objectId: Scalars['ID']['output'];
  objectTitle: Scalars['String']['output'];
  member?: Maybe<Member>;
  message: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Null while nobody has answered. */
  approved?: Maybe<Scalars['Boolean']['output']>;
};

export type AccessRequestPage = {
  __typename?: 'AccessRequestPage';
  items: Array<AccessRequest>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

/** Exactly one of memberId, groupId and special. */
export type GranteeInput = {
  memberId?: InputMaybe<Scalars['ID']['input']>;
  groupId?: InputMaybe<Scalars['ID']['input']>;
  special?: InputMaybe<SpecialGrantee>;
};

export type GrantAccessInput = {
  type: AccessObjectType;
  id: Scalars['ID']['input'];
  grantees: Array<GranteeInput>;
  level: Level;
};

export type RevokeAccessInput = {
  type: AccessObjectType;
  id: Scalars['ID']['input'];
  grantee: GranteeInput;
};

export type SetAccessInheritedInput = {
  type: AccessObjectType;
  id: Scalars['ID']['input'];
  inherited: Scalars['Boolean']['input'];
};

export type RequestAccessInput = {
  type: AccessObjectType;
  id: Scalars['ID']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
};

export type AnswerAccessRequestInput = {
  id: Scalars['ID']['input'];
  approve: Scalars['Boolean']['input'];
  level?: InputMaybe<Level>;
};

export type GroupMembersInput = {
  groupId: Scalars['ID']['input'];
  add?: InputMaybe<Array<Scalars['ID']['input']>>;
  remove?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type DocumentVersion = {
  __typename?: 'DocumentVersion';
  id: Scalars['ID']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Who had typed since the version before. */
  members: Array<Member>;
  reason: DocumentVersionReason;
  /** The document as it was, as ProseMirror JSON. */
  content: Scalars['JSON']['output'];
};

export type DocumentVersionReason =
  | 'EDIT'
  | 'RESTORE';

export type DocumentVersionPage = {
  __typename?: 'DocumentVersionPage';
  items: Array<DocumentVersion>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

export type Role =
  | 'MANAGER'
  | 'CONTRIBUTOR'
  | 'VIEWER';

export type Theme =
  | 'SYSTEM'
  | 'LIGHT'
  | 'DARK'
  | 'LEGACY';

export type MemberPage = {
  __typename?: 'MemberPage';
  items: Array<Member>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

export type Invite = {
  __typename?: 'Invite';
  id: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  role: Role;
  message: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  invitedBy?: Maybe<Member>;
  /** What the person gets access to by accepting; null for the workspace alone. */
  object?: Maybe<InviteGrant>;
};

export type InviteGrant = {
  __typename?: 'InviteGrant';
  type: AccessObjectType;
  id: Scalars['ID']['output'];
  level: Level;
};

export type InvitePage = {
  __typename?: 'InvitePage';
  items: Array<Invite>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

export type InviteObjectInput = {
  type: AccessObjectType;
  id: Scalars['ID']['input'];
  level: Level;
};

export type InviteMemberInput = {
  email: Scalars['String']['input'];
  role: Role;
  message?: InputMaybe<Scalars['String']['input']>;
  object?: InputMaybe<InviteObjectInput>;
};

export type UpdateProfileInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  theme?: InputMaybe<Theme>;
};

/** An archived project can be read and made active again, not changed. */
export type ProjectStatus =
  | 'ACTIVE'
  | 'ARCHIVED'
  | 'COMPLETED';

export type ProjectSectionName =
  | 'README'
  | 'NOTES'
  | 'HIGHLIGHTS'
  | 'TAGS'
  | 'CHARTS'
  | 'INSIGHTS';

export type ProjectSection = {
  __typename?: 'ProjectSection';
  name: ProjectSectionName;
  enabled: Scalars['Boolean']['output'];
  rank: Scalars['Float']['output'];
};

/** How a summary is written when nobody chooses. */
export type SummaryFramework =
  | 'ByQuestion'
  | 'ByThemes'
  | 'Chronological'
  | 'CustomPrompt'
  | 'CustomerCall'
  | 'Essential'
  | 'FeatureRequests'
  | 'ProductPRD'
  | 'RecommendedActions'
  | 'ResearchReport'
  | 'SalesMEDICC'
  | 'SalesSPICED'
  | 'Summary'
  | 'UsabilityTest'
  | 'VoiceOfCustomerReport';

export type ProjectPage = {
  __typename?: 'ProjectPage';
  items: Array<Project>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

export type ProjectScope =
  | 'ALL'
  /** What you made. */
  | 'YOURS'
  /** What others made and whose map names you or a group of yours. */
  | 'SHARED_WITH_YOU';

/** Times newest first, titles A to Z. */
export type ProjectSort =
  | 'CREATED_AT'
  | 'UPDATED_AT'
  | 'TITLE';

export type CreateProjectInput = {
  title: Scalars['String']['input'];
  summary?: InputMaybe<Scalars['String']['input']>;
  color?: InputMaybe<Scalars['String']['input']>;
  icon?: InputMaybe<Scalars['String']['input']>;
  /** It follows the folder's access then. */
  folderId?: InputMaybe<Scalars['ID']['input']>;
  /** One of the product's templates: it brings colour, icon, sections and a readme to begin with. */
  templateId?: InputMaybe<Scalars['String']['input']>;
};

/** Null takes colour or icon away; what is left out stays as it is. */
export type UpdateProjectInput = {
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  summary?: InputMaybe<Scalars['String']['input']>;
  color?: InputMaybe<Scalars['String']['input']>;
  icon?: InputMaybe<Scalars['String']['input']>;
};

export type ProjectSectionInput = {
  name: ProjectSectionName;
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its new place among all six, from 0. */
  index?: InputMaybe<Scalars['Int']['input']>;
};

/** Null takes a choice back; what is left out stays as it is. */
export type UpdateProjectSettingsInput = {
  id: Scalars['ID']['input'];
  section?: InputMaybe<ProjectSectionInput>;
  transcriptionLanguage?: InputMaybe<Scalars['String']['input']>;
  transcriptionVocabulary?: InputMaybe<Array<Scalars['String']['input']>>;
  defaultFramework?: InputMaybe<SummaryFramework>;
  defaultSummaryLanguage?: InputMaybe<Scalars['String']['input']>;
  recruitEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Switches for the whole workspace. Everybody may read them: they explain disabled buttons. */
export type WorkspaceSettings = {
  __typename?: 'WorkspaceSettings';
  accessRequestsDisabled: Scalars['Boolean']['output'];
  communityPublishingDisabled: Scalars['Boolean']['output'];
  adminOnlyInvites: Scalars['Boolean']['output'];
  readOnly: Scalars['Boolean']['output'];
};

/** What is left out stays as it is. */
export type UpdateWorkspaceSettingsInput = {
  accessRequestsDisabled?: InputMaybe<Scalars['Boolean']['input']>;
  communityPublishingDisabled?: InputMaybe<Scalars['Boolean']['input']>;
  adminOnlyInvites?: InputMaybe<Scalars['Boolean']['input']>;
  readOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UpdateWorkspaceInput = {
  name: Scalars['String']['input'];
};

export type Subscription = {
  __typename?: 'Subscription';
  /** What changed in the workspace; read it again. */
  workspaceChanged: Change;
};

export type Change = {
  __typename?: 'Change';
  type: Scalars['String']['output'];
  id?: Maybe<Scalars['ID']['output']>;
  version: Scalars['Int']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ApiScope: ApiScope;
  ApiToken: ResolverTypeWrapper<ApiTokenObject>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ApiTokenPage: ResolverTypeWrapper<Omit<ApiTokenPage, 'items'> & { items: Array<ResolversTypes['ApiToken']> }>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  CreatedApiToken: ResolverTypeWrapper<Omit<CreatedApiToken, 'apiToken'> & { apiToken: ResolversTypes['ApiToken'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CreateApiTokenInput: CreateApiTokenInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  AuditEntry: ResolverTypeWrapper<AuditEntryObject>;
  AuditPage: ResolverTypeWrapper<Omit<AuditPage, 'items'> & { items: Array<ResolversTypes['AuditEntry']> }>;
  AuditFilter: AuditFilter;
  CanvasCards: ResolverTypeWrapper<Omit<CanvasCards, 'notes' | 'insights' | 'reels' | 'highlights'> & { notes: Array<ResolversTypes['Note']>, insights: Array<ResolversTypes['Insight']>, reels: Array<ResolversTypes['Reel']>, highlights: Array<ResolversTypes['Highlight']> }>;
  Highlight: ResolverTypeWrapper<HighlightObject>;
  Channel: ResolverTypeWrapper<ChannelObject>;
  ChannelSorting: ResolverTypeWrapper<ChannelSorting>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ChannelPage: ResolverTypeWrapper<Omit<ChannelPage, 'items'> & { items: Array<ResolversTypes['Channel']> }>;
  ChannelTheme: ResolverTypeWrapper<ChannelThemeObject>;
  ChannelThemePage: ResolverTypeWrapper<Omit<ChannelThemePage, 'items'> & { items: Array<ResolversTypes['ChannelTheme']> }>;
  DataPoint: ResolverTypeWrapper<DataPointObject>;
  DataPointNeighbor: ResolverTypeWrapper<DataPointNeighborObject>;
  DataPointPage: ResolverTypeWrapper<Omit<DataPointPage, 'items'> & { items: Array<ResolversTypes['DataPoint']> }>;
  ChannelOverview: ResolverTypeWrapper<ChannelOverviewObject>;
  ChannelDay: ResolverTypeWrapper<ChannelDay>;
  ThemeCounts: ResolverTypeWrapper<ThemeCountsObject>;
  CreateChannelInput: CreateChannelInput;
  UpdateChannelInput: UpdateChannelInput;
  DataPointSource: DataPointSource;
  DataPointInput: DataPointInput;
  AddDataPointsInput: AddDataPointsInput;
  AddedDataPoints: ResolverTypeWrapper<AddedDataPoints>;
  DataPointProblem: ResolverTypeWrapper<DataPointProblem>;
  UpdateThemeInput: UpdateThemeInput;
  MoveDataPointsInput: MoveDataPointsInput;
  ThemeEdit: ResolverTypeWrapper<ThemeEditObject>;
  ChartMetric: ChartMetric;
  ChartType: ChartType;
  ChartBucket: ChartBucket;
  ChartItem: ResolverTypeWrapper<ChartItem>;
  Chart: ResolverTypeWrapper<Chart>;
  ChartPoint: ResolverTypeWrapper<ChartPoint>;
  ChartLine: ResolverTypeWrapper<ChartLine>;
  ChartOverTime: ResolverTypeWrapper<ChartOverTime>;
  ChartInput: ChartInput;
  CommentObjectType: CommentObjectType;
  CommentAnchor: CommentAnchor;
  CommentThread: ResolverTypeWrapper<CommentThreadObject>;
  CommentThreadPage: ResolverTypeWrapper<Omit<CommentThreadPage, 'items'> & { items: Array<ResolversTypes['CommentThread']> }>;
  Comment: ResolverTypeWrapper<CommentObject>;
  CommentPage: ResolverTypeWrapper<Omit<CommentPage, 'items'> & { items: Array<ResolversTypes['Comment']> }>;
  Reaction: ResolverTypeWrapper<ReactionObject>;
  Note: ResolverTypeWrapper<NoteObject>;
  Insight: ResolverTypeWrapper<InsightObject>;
  StartThreadInput: StartThreadInput;
  FieldType: FieldType;
  FieldOwner: FieldOwner;
  NumberFormat: NumberFormat;
  FieldOption: ResolverTypeWrapper<FieldOption>;
  Field: ResolverTypeWrapper<FieldObject>;
  PlacedField: ResolverTypeWrapper<PlacedFieldObject>;
  FieldValue: ResolverTypeWrapper<FieldValueObject>;
  FieldCell: ResolverTypeWrapper<FieldCell>;
  FieldChange: ResolverTypeWrapper<FieldChangeObject>;
  Project: ResolverTypeWrapper<ProjectObject>;
  Person: ResolverTypeWrapper<PersonObject>;
  FieldOptionInput: FieldOptionInput;
  CreateFieldInput: CreateFieldInput;
  UpdateFieldInput: UpdateFieldInput;
  UpdateFieldOptionInput: UpdateFieldOptionInput;
  FieldCellInput: FieldCellInput;
  FileType: FileType;
  MediaUploadStatus: MediaUploadStatus;
  FileProcessing: FileProcessing;
  MediaType: MediaType;
  File: ResolverTypeWrapper<FileObject>;
  FilePage: ResolverTypeWrapper<Omit<FilePage, 'items'> & { items: Array<ResolversTypes['File']> }>;
  UploadInput: UploadInput;
  StartUploadsInput: StartUploadsInput;
  UpdateFileInput: UpdateFileInput;
  SavedFilter: ResolverTypeWrapper<SavedFilterObject>;
  SavedFilterPage: ResolverTypeWrapper<Omit<SavedFilterPage, 'items'> & { items: Array<ResolversTypes['SavedFilter']> }>;
  CreateSavedFilterInput: CreateSavedFilterInput;
  UpdateSavedFilterInput: UpdateSavedFilterInput;
  Folder: ResolverTypeWrapper<FolderObject>;
  FolderPage: ResolverTypeWrapper<Omit<FolderPage, 'items'> & { items: Array<ResolversTypes['Folder']> }>;
  CreateFolderInput: CreateFolderInput;
  MoveFolderInput: MoveFolderInput;
  HighlightObjectType: HighlightObjectType;
  AudioVideoType: AudioVideoType;
  HighlightAudioVideo: ResolverTypeWrapper<HighlightAudioVideo>;
  HighlightPage: ResolverTypeWrapper<HighlightPageObject>;
  HighlightSort: HighlightSort;
  HighlightFilter: HighlightFilter;
  TagUse: ResolverTypeWrapper<Omit<TagUse, 'tag'> & { tag: ResolversTypes['Tag'] }>;
  SuggestionReview: SuggestionReview;
  SuggestedHighlight: ResolverTypeWrapper<SuggestedHighlightObject>;
  SuggestedHighlightPage: ResolverTypeWrapper<Omit<SuggestedHighlightPage, 'items'> & { items: Array<ResolversTypes['SuggestedHighlight']> }>;
  HighlightAnchorInput: HighlightAnchorInput;
  HighlightQuoteInput: HighlightQuoteInput;
  HighlightAudioVideoInput: HighlightAudioVideoInput;
  PdfAreaInput: PdfAreaInput;
  CreateHighlightInput: CreateHighlightInput;
  UpdateHighlightInput: UpdateHighlightInput;
  HighlightTagChange: ResolverTypeWrapper<HighlightTagChangeObject>;
  Workspace: ResolverTypeWrapper<WorkspaceObject>;
  InsightStatus: InsightStatus;
  InsightPage: ResolverTypeWrapper<Omit<InsightPage, 'items'> & { items: Array<ResolversTypes['Insight']> }>;
  InsightSort: InsightSort;
  CreateInsightInput: CreateInsightInput;
  UpdateInsightInput: UpdateInsightInput;
  MediaExportKind: MediaExportKind;
  MediaExportStatus: MediaExportStatus;
  MediaExportCaptions: MediaExportCaptions;
  MediaExport: ResolverTypeWrapper<MediaExportObject>;
  MediaExportPage: ResolverTypeWrapper<Omit<MediaExportPage, 'items'> & { items: Array<ResolversTypes['MediaExport']> }>;
  ExportMediaInput: ExportMediaInput;
  FileMedia: ResolverTypeWrapper<FileMediaObject>;
  MediaEvent: ResolverTypeWrapper<MediaEventObject>;
  PageTextSource: PageTextSource;
  FileTextPage: ResolverTypeWrapper<FileTextPageObject>;
  ModelProvider: ModelProvider;
  ModelSettings: ResolverTypeWrapper<ModelSettingsObject>;
  ModelConnection: ResolverTypeWrapper<ModelConnection>;
  ModelChoiceInput: ModelChoiceInput;
  UpdateModelSettingsInput: UpdateModelSettingsInput;
  NotePage: ResolverTypeWrapper<Omit<NotePage, 'items'> & { items: Array<ResolversTypes['Note']> }>;
  NoteSort: NoteSort;
  CreateNoteInput: CreateNoteInput;
  UpdateNoteInput: UpdateNoteInput;
  FollowFrequency: FollowFrequency;
  Follow: ResolverTypeWrapper<FollowObject>;
  FollowPage: ResolverTypeWrapper<Omit<FollowPage, 'items'> & { items: Array<ResolversTypes['Follow']> }>;
  NotificationOptions: ResolverTypeWrapper<NotificationOptionsObject>;
  Notification: ResolverTypeWrapper<NotificationObject>;
  NotificationPage: ResolverTypeWrapper<Omit<NotificationPage, 'items'> & { items: Array<ResolversTypes['Notification']> }>;
  FollowInput: FollowInput;
  NotificationOptionsInput: NotificationOptionsInput;
  PersonPage: ResolverTypeWrapper<PersonPageObject>;
  PersonSort: PersonSort;
  NotePersonKind: NotePersonKind;
  NotePerson: ResolverTypeWrapper<NotePersonObject>;
  DuplicateGroup: ResolverTypeWrapper<Omit<DuplicateGroup, 'people'> & { people: Array<ResolversTypes['Person']> }>;
  DuplicateGroupPage: ResolverTypeWrapper<DuplicateGroupPageObject>;
  MergePreview: ResolverTypeWrapper<MergePreviewObject>;
  PersonMerge: ResolverTypeWrapper<PersonMergeObject>;
  ErasedPerson: ResolverTypeWrapper<ErasedPerson>;
  CreatePersonInput: CreatePersonInput;
  UpdatePersonInput: UpdatePersonInput;
  ImportPersonInput: ImportPersonInput;
  ImportedPeople: ResolverTypeWrapper<ImportedPeopleObject>;
  MergePeopleInput: MergePeopleInput;
  PublicLink: ResolverTypeWrapper<PublicLinkObject>;
  CreatedPublicLink: ResolverTypeWrapper<Omit<CreatedPublicLink, 'link'> & { link: ResolversTypes['PublicLink'] }>;
  PublicObject: ResolverTypeWrapper<PublicObjectObject>;
  CreatePublicLinkInput: CreatePublicLinkInput;
  UpdatePublicLinkInput: UpdatePublicLinkInput;
  QuestionType: QuestionType;
  QuestionOption: ResolverTypeWrapper<QuestionOption>;
  Question: ResolverTypeWrapper<QuestionObject>;
  QuestionResponse: ResolverTypeWrapper<QuestionResponseObject>;
  QuestionOptionInput: QuestionOptionInput;
  CreateQuestionInput: CreateQuestionInput;
  UpdateQuestionInput: UpdateQuestionInput;
  QuestionAnswerInput: QuestionAnswerInput;
  Redaction: ResolverTypeWrapper<Redaction>;
  RedactionInput: RedactionInput;
  ReelLayout: ReelLayout;
  ReelPartState: ReelPartState;
  ReelPart: ResolverTypeWrapper<ReelPartObject>;
  Reel: ResolverTypeWrapper<ReelObject>;
  ReelPage: ResolverTypeWrapper<Omit<ReelPage, 'items'> & { items: Array<ResolversTypes['Reel']> }>;
  CreateReelInput: CreateReelInput;
  UpdateReelInput: UpdateReelInput;
  SavedFeed: ResolverTypeWrapper<SavedFeedObject>;
  SavedFeedPage: ResolverTypeWrapper<Omit<SavedFeedPage, 'items'> & { items: Array<ResolversTypes['SavedFeed']> }>;
  CreateSavedFeedInput: CreateSavedFeedInput;
  UpdateSavedFeedInput: UpdateSavedFeedInput;
  SearchResultType: SearchResultType;
  SearchMethod: SearchMethod;
  SearchSortField: SearchSortField;
  SortDirection: SortDirection;
  SearchSegment: ResolverTypeWrapper<SearchSegment>;
  SearchPreview: ResolverTypeWrapper<SearchPreview>;
  SearchItem: ResolverTypeWrapper<SearchItemObject>;
  SearchTypeCount: ResolverTypeWrapper<SearchTypeCount>;
  SearchProjectCount: ResolverTypeWrapper<SearchProjectCountObject>;
  SearchAuthorCount: ResolverTypeWrapper<SearchAuthorCountObject>;
  SearchResult: ResolverTypeWrapper<SearchResultObject>;
  SearchQueryInput: SearchQueryInput;
  SearchLocationTest: SearchLocationTest;
  SearchLocationInput: SearchLocationInput;
  SearchUserTest: SearchUserTest;
  SearchUserInput: SearchUserInput;
  SearchContainsTest: SearchContainsTest;
  SearchContainsInput: SearchContainsInput;
  SearchDateTest: SearchDateTest;
  DatePreset: DatePreset;
  DateRangeInput: DateRangeInput;
  SearchDateInput: SearchDateInput;
  SearchFieldType: SearchFieldType;
  SearchFieldInput: SearchFieldInput;
  SearchSortInput: SearchSortInput;
  SearchOptions: SearchOptions;
  SearchFormSort: SearchFormSort;
  SearchFormInput: SearchFormInput;
  SearchRebuildState: SearchRebuildState;
  SearchRebuild: ResolverTypeWrapper<SearchRebuildObject>;
  SearchIndex: ResolverTypeWrapper<SearchIndexObject>;
  ObjectCard: ResolverTypeWrapper<ObjectCardObject>;
  ObjectCardPage: ResolverTypeWrapper<Omit<ObjectCardPage, 'items'> & { items: Array<ResolversTypes['ObjectCard']> }>;
  TrashItem: ResolverTypeWrapper<TrashItemObject>;
  TrashPage: ResolverTypeWrapper<Omit<TrashPage, 'items'> & { items: Array<ResolversTypes['TrashItem']> }>;
  Member: ResolverTypeWrapper<MemberObject>;
  TagSentiment: TagSentiment;
  Tag: ResolverTypeWrapper<TagObject>;
  TagPage: ResolverTypeWrapper<Omit<TagPage, 'items'> & { items: Array<ResolversTypes['Tag']> }>;
  TagGroup: ResolverTypeWrapper<TagGroupObject>;
  TagBoard: ResolverTypeWrapper<TagBoardObject>;
  TagSort: TagSort;
  TagProjectUse: ResolverTypeWrapper<TagProjectUseObject>;
  DuplicateTags: ResolverTypeWrapper<Omit<DuplicateTags, 'tags'> & { tags: Array<ResolversTypes['Tag']> }>;
  TagMergePreview: ResolverTypeWrapper<TagMergePreviewObject>;
  TagMerge: ResolverTypeWrapper<TagMergeObject>;
  TagImport: ResolverTypeWrapper<TagImportObject>;
  CreateTagInput: CreateTagInput;
  UpdateTagInput: UpdateTagInput;
  CreateTagBoardInput: CreateTagBoardInput;
  UpdateTagBoardInput: UpdateTagBoardInput;
  CreateTagGroupInput: CreateTagGroupInput;
  UpdateTagGroupInput: UpdateTagGroupInput;
  MoveTagsInput: MoveTagsInput;
  TagColorInput: TagColorInput;
  TranscriptStatus: TranscriptStatus;
  TranscriptOrigin: TranscriptOrigin;
  TranscriptRating: TranscriptRating;
  Transcript: ResolverTypeWrapper<TranscriptObject>;
  Speaker: ResolverTypeWrapper<Speaker>;
  TranscriptionSettings: ResolverTypeWrapper<TranscriptionSettingsObject>;
  ImportTranscriptInput: ImportTranscriptInput;
  TranscriptionSettingsInput: TranscriptionSettingsInput;
  TranslationStatus: TranslationStatus;
  TranslationError: TranslationError;
  TranslationPart: ResolverTypeWrapper<TranslationPart>;
  Translation: ResolverTypeWrapper<TranslationObject>;
  ViewObjectType: ViewObjectType;
  ViewLayout: ViewLayout;
  View: ResolverTypeWrapper<ViewObject>;
  ViewRow: ResolverTypeWrapper<ViewRowObject>;
  ViewRowPage: ResolverTypeWrapper<ViewRowPageObject>;
  ViewGroup: ResolverTypeWrapper<ViewGroupObject>;
  CreateViewInput: CreateViewInput;
  UpdateViewInput: UpdateViewInput;
  MoveViewInput: MoveViewInput;
  Level: Level;
  AccessObjectType: AccessObjectType;
  SpecialGrantee: SpecialGrantee;
  Group: ResolverTypeWrapper<GroupObject>;
  GroupPage: ResolverTypeWrapper<Omit<GroupPage, 'items'> & { items: Array<ResolversTypes['Group']> }>;
  Grant: ResolverTypeWrapper<GrantObject>;
  AccessReason: ResolverTypeWrapper<AccessReasonObject>;
  ObjectAccess: ResolverTypeWrapper<ObjectAccessObject>;
  AccessRequest: ResolverTypeWrapper<AccessRequestObject>;
  AccessRequestPage: ResolverTypeWrapper<Omit<AccessRequestPage, 'items'> & { items: Array<ResolversTypes['AccessRequest']> }>;
  GranteeInput: GranteeInput;
  GrantAccessInput: GrantAccessInput;
  RevokeAccessInput: RevokeAccessInput;
  SetAccessInheritedInput: SetAccessInheritedInput;
  RequestAccessInput: RequestAccessInput;
  AnswerAccessRequestInput: AnswerAccessRequestInput;
  GroupMembersInput: GroupMembersInput;
  DocumentVersion: ResolverTypeWrapper<DocumentVersionObject>;
  DocumentVersionReason: DocumentVersionReason;
  DocumentVersionPage: ResolverTypeWrapper<Omit<DocumentVersionPage, 'items'> & { items: Array<ResolversTypes['DocumentVersion']> }>;
  Role: Role;
  Theme: Theme;
  MemberPage: ResolverTypeWrapper<Omit<MemberPage, 'items'> & { items: Array<ResolversTypes['Member']> }>;
  Invite: ResolverTypeWrapper<InviteObject>;
  InviteGrant: ResolverTypeWrapper<InviteGrant>;
  InvitePage: ResolverTypeWrapper<Omit<InvitePage, 'items'> & { items: Array<ResolversTypes['Invite']> }>;
  InviteObjectInput: InviteObjectInput;
  InviteMemberInput: InviteMemberInput;
  UpdateProfileInput: UpdateProfileInput;
  ProjectStatus: ProjectStatus;
  ProjectSectionName: ProjectSectionName;
  ProjectSection: ResolverTypeWrapper<ProjectSection>;
  SummaryFramework: SummaryFramework;
  ProjectPage: ResolverTypeWrapper<ProjectPageObject>;
  ProjectScope: ProjectScope;
  ProjectSort: ProjectSort;
  CreateProjectInput: CreateProjectInput;
  UpdateProjectInput: UpdateProjectInput;
  ProjectSectionInput: ProjectSectionInput;
  UpdateProjectSettingsInput: UpdateProjectSettingsInput;
  WorkspaceSettings: ResolverTypeWrapper<WorkspaceSettingsObject>;
  UpdateWorkspaceSettingsInput: UpdateWorkspaceSettingsInput;
  UpdateWorkspaceInput: UpdateWorkspaceInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Change: ResolverTypeWrapper<Change>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ApiToken: ApiTokenObject;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  ApiTokenPage: Omit<ApiTokenPage, 'items'> & { items: Array<ResolversParentTypes['ApiToken']> };
  Int: Scalars['Int']['output'];
  CreatedApiToken: Omit<CreatedApiToken, 'apiToken'> & { apiToken: ResolversParentTypes['ApiToken'] };
  Query: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  CreateApiTokenInput: CreateApiTokenInput;
  Mutation: Record<PropertyKey, never>;
  AuditEntry: AuditEntryObject;
  AuditPage: Omit<AuditPage, 'items'> & { items: Array<ResolversParentTypes['AuditEntry']> };
  AuditFilter: AuditFilter;
  CanvasCards: Omit<CanvasCards, 'notes' | 'insights' | 'reels' | 'highlights'> & { notes: Array<ResolversParentTypes['Note']>, insights: Array<ResolversParentTypes['Insight']>, reels: Array<ResolversParentTypes['Reel']>, highlights: Array<ResolversParentTypes['Highlight']> };
  Highlight: HighlightObject;
  Channel: ChannelObject;
  ChannelSorting: ChannelSorting;
  Float: Scalars['Float']['output'];
  ChannelPage: Omit<ChannelPage, 'items'> & { items: Array<ResolversParentTypes['Channel']> };
  ChannelTheme: ChannelThemeObject;
  ChannelThemePage: Omit<ChannelThemePage, 'items'> & { items: Array<ResolversParentTypes['ChannelTheme']> };
  DataPoint: DataPointObject;
  DataPointNeighbor: DataPointNeighborObject;
  DataPointPage: Omit<DataPointPage, 'items'> & { items: Array<ResolversParentTypes['DataPoint']> };
  ChannelOverview: ChannelOverviewObject;
  ChannelDay: ChannelDay;
  ThemeCounts: ThemeCountsObject;
  CreateChannelInput: CreateChannelInput;
  UpdateChannelInput: UpdateChannelInput;
  DataPointInput: DataPointInput;
  AddDataPointsInput: AddDataPointsInput;
  AddedDataPoints: AddedDataPoints;
  DataPointProblem: DataPointProblem;
  UpdateThemeInput: UpdateThemeInput;
  MoveDataPointsInput: MoveDataPointsInput;
  ThemeEdit: ThemeEditObject;
  ChartItem: ChartItem;
  Chart: Chart;
  ChartPoint: ChartPoint;
  ChartLine: ChartLine;
  ChartOverTime: ChartOverTime;
  ChartInput: ChartInput;
  CommentThread: CommentThreadObject;
  CommentThreadPage: Omit<CommentThreadPage, 'items'> & { items: Array<ResolversParentTypes['CommentThread']> };
  Comment: CommentObject;
  CommentPage: Omit<CommentPage, 'items'> & { items: Array<ResolversParentTypes['Comment']> };
  Reaction: ReactionObject;
  Note: NoteObject;
  Insight: InsightObject;
  StartThreadInput: StartThreadInput;
  FieldOption: FieldOption;
  Field: FieldObject;
  PlacedField: PlacedFieldObject;
  FieldValue: FieldValueObject;
  FieldCell: FieldCell;
  FieldChange: FieldChangeObject;
  Project: ProjectObject;
  Person: PersonObject;
  FieldOptionInput: FieldOptionInput;
  CreateFieldInput: CreateFieldInput;
  UpdateFieldInput: UpdateFieldInput;
  UpdateFieldOptionInput: UpdateFieldOptionInput;
  FieldCellInput: FieldCellInput;
  File: FileObject;
  FilePage: Omit<FilePage, 'items'> & { items: Array<ResolversParentTypes['File']> };
  UploadInput: UploadInput;
  StartUploadsInput: StartUploadsInput;
  UpdateFileInput: UpdateFileInput;
  SavedFilter: SavedFilterObject;
  SavedFilterPage: Omit<SavedFilterPage, 'items'> & { items: Array<ResolversParentTypes['SavedFilter']> };
  CreateSavedFilterInput: CreateSavedFilterInput;
  UpdateSavedFilterInput: UpdateSavedFilterInput;
  Folder: FolderObject;
  FolderPage: Omit<FolderPage, 'items'> & { items: Array<ResolversParentTypes['Folder']> };
  CreateFolderInput: CreateFolderInput;
  MoveFolderInput: MoveFolderInput;
  HighlightAudioVideo: HighlightAudioVideo;
  HighlightPage: HighlightPageObject;
  HighlightFilter: HighlightFilter;
  TagUse: Omit<TagUse, 'tag'> & { tag: ResolversParentTypes['Tag'] };
  SuggestedHighlight: SuggestedHighlightObject;
  SuggestedHighlightPage: Omit<SuggestedHighlightPage, 'items'> & { items: Array<ResolversParentTypes['SuggestedHighlight']> };
  HighlightAnchorInput: HighlightAnchorInput;
  HighlightQuoteInput: HighlightQuoteInput;
  HighlightAudioVideoInput: HighlightAudioVideoInput;
  PdfAreaInput: PdfAreaInput;
  CreateHighlightInput: CreateHighlightInput;
  UpdateHighlightInput: UpdateHighlightInput;
  HighlightTagChange: HighlightTagChangeObject;
  Workspace: WorkspaceObject;
  InsightPage: Omit<InsightPage, 'items'> & { items: Array<ResolversParentTypes['Insight']> };
  CreateInsightInput: CreateInsightInput;
  UpdateInsightInput: UpdateInsightInput;
  MediaExport: MediaExportObject;
  MediaExportPage: Omit<MediaExportPage, 'items'> & { items: Array<ResolversParentTypes['MediaExport']> };
  ExportMediaInput: ExportMediaInput;
  FileMedia: FileMediaObject;
  MediaEvent: MediaEventObject;
  FileTextPage: FileTextPageObject;
  ModelSettings: ModelSettingsObject;
  ModelConnection: ModelConnection;
  ModelChoiceInput: ModelChoiceInput;
  UpdateModelSettingsInput: UpdateModelSettingsInput;
  NotePage: Omit<NotePage, 'items'> & { items: Array<ResolversParentTypes['Note']> };
  CreateNoteInput: CreateNoteInput;
  UpdateNoteInput: UpdateNoteInput;
  Follow: FollowObject;
  FollowPage: Omit<FollowPage, 'items'> & { items: Array<ResolversParentTypes['Follow']> };
  NotificationOptions: NotificationOptionsObject;
  Notification: NotificationObject;
  NotificationPage: Omit<NotificationPage, 'items'> & { items: Array<ResolversParentTypes['Notification']> };
  FollowInput: FollowInput;
  NotificationOptionsInput: NotificationOptionsInput;
  PersonPage: PersonPageObject;
  NotePerson: NotePersonObject;
  DuplicateGroup: Omit<DuplicateGroup, 'people'> & { people: Array<ResolversParentTypes['Person']> };
  DuplicateGroupPage: DuplicateGroupPageObject;
  MergePreview: MergePreviewObject;
  PersonMerge: PersonMergeObject;
  ErasedPerson: ErasedPerson;
  CreatePersonInput: CreatePersonInput;
  UpdatePersonInput: UpdatePersonInput;
  ImportPersonInput: ImportPersonInput;
  ImportedPeople: ImportedPeopleObject;
  MergePeopleInput: MergePeopleInput;
  PublicLink: PublicLinkObject;
  CreatedPublicLink: Omit<CreatedPublicLink, 'link'> & { link: ResolversParentTypes['PublicLink'] };
  PublicObject: PublicObjectObject;
  CreatePublicLinkInput: CreatePublicLinkInput;
  UpdatePublicLinkInput: UpdatePublicLinkInput;
  QuestionOption: QuestionOption;
  Question: QuestionObject;
  QuestionResponse: QuestionResponseObject;
  QuestionOptionInput: QuestionOptionInput;
  CreateQuestionInput: CreateQuestionInput;
  UpdateQuestionInput: UpdateQuestionInput;
  QuestionAnswerInput: QuestionAnswerInput;
  Redaction: Redaction;
  RedactionInput: RedactionInput;
  ReelPart: ReelPartObject;
  Reel: ReelObject;
  ReelPage: Omit<ReelPage, 'items'> & { items: Array<ResolversParentTypes['Reel']> };
  CreateReelInput: CreateReelInput;
  UpdateReelInput: UpdateReelInput;
  SavedFeed: SavedFeedObject;
  SavedFeedPage: Omit<SavedFeedPage, 'items'> & { items: Array<ResolversParentTypes['SavedFeed']> };
  CreateSavedFeedInput: CreateSavedFeedInput;
  UpdateSavedFeedInput: UpdateSavedFeedInput;
  SearchSegment: SearchSegment;
  SearchPreview: SearchPreview;
  SearchItem: SearchItemObject;
  SearchTypeCount: SearchTypeCount;
  SearchProjectCount: SearchProjectCountObject;
  SearchAuthorCount: SearchAuthorCountObject;
  SearchResult: SearchResultObject;
  SearchQueryInput: SearchQueryInput;
  SearchLocationInput: SearchLocationInput;
  SearchUserInput: SearchUserInput;
  SearchContainsInput: SearchContainsInput;
  DateRangeInput: DateRangeInput;
  SearchDateInput: SearchDateInput;
  SearchFieldInput: SearchFieldInput;
  SearchSortInput: SearchSortInput;
  SearchOptions: SearchOptions;
  SearchFormSort: SearchFormSort;
  SearchFormInput: SearchFormInput;
  SearchRebuild: SearchRebuildObject;
  SearchIndex: SearchIndexObject;
  ObjectCard: ObjectCardObject;
  ObjectCardPage: Omit<ObjectCardPage, 'items'> & { items: Array<ResolversParentTypes['ObjectCard']> };
  TrashItem: TrashItemObject;
  TrashPage: Omit<TrashPage, 'items'> & { items: Array<ResolversParentTypes['TrashItem']> };
  Member: MemberObject;
  Tag: TagObject;
  TagPage: Omit<TagPage, 'items'> & { items: Array<ResolversParentTypes['Tag']> };
  TagGroup: TagGroupObject;
  TagBoard: TagBoardObject;
  TagProjectUse: TagProjectUseObject;
  DuplicateTags: Omit<DuplicateTags, 'tags'> & { tags: Array<ResolversParentTypes['Tag']> };
  TagMergePreview: TagMergePreviewObject;
  TagMerge: TagMergeObject;
  TagImport: TagImportObject;
  CreateTagInput: CreateTagInput;
  UpdateTagInput: UpdateTagInput;
  CreateTagBoardInput: CreateTagBoardInput;
  UpdateTagBoardInput: UpdateTagBoardInput;
  CreateTagGroupInput: CreateTagGroupInput;
  UpdateTagGroupInput: UpdateTagGroupInput;
  MoveTagsInput: MoveTagsInput;
  TagColorInput: TagColorInput;
  Transcript: TranscriptObject;
  Speaker: Speaker;
  TranscriptionSettings: TranscriptionSettingsObject;
  ImportTranscriptInput: ImportTranscriptInput;
  TranscriptionSettingsInput: TranscriptionSettingsInput;
  TranslationPart: TranslationPart;
  Translation: TranslationObject;
  View: ViewObject;
  ViewRow: ViewRowObject;
  ViewRowPage: ViewRowPageObject;
  ViewGroup: ViewGroupObject;
  CreateViewInput: CreateViewInput;
  UpdateViewInput: UpdateViewInput;
  MoveViewInput: MoveViewInput;
  Group: GroupObject;
  GroupPage: Omit<GroupPage, 'items'> & { items: Array<ResolversParentTypes['Group']> };
  Grant: GrantObject;
  AccessReason: AccessReasonObject;
  ObjectAccess: ObjectAccessObject;
  AccessRequest: AccessRequestObject;
  AccessRequestPage: Omit<AccessRequestPage, 'items'> & { items: Array<ResolversParentTypes['AccessRequest']> };
  GranteeInput: GranteeInput;
  GrantAccessInput: GrantAccessInput;
  RevokeAccessInput: RevokeAccessInput;
  SetAccessInheritedInput: SetAccessInheritedInput;
  RequestAccessInput: RequestAccessInput;
  AnswerAccessRequestInput: AnswerAccessRequestInput;
  GroupMembersInput: GroupMembersInput;
  DocumentVersion: DocumentVersionObject;
  DocumentVersionPage: Omit<DocumentVersionPage, 'items'> & { items: Array<ResolversParentTypes['DocumentVersion']> };
  MemberPage: Omit<MemberPage, 'items'> & { items: Array<ResolversParentTypes['Member']> };
  Invite: InviteObject;
  InviteGrant: InviteGrant;
  InvitePage: Omit<InvitePage, 'items'> & { items: Array<ResolversParentTypes['Invite']> };
  InviteObjectInput: InviteObjectInput;
  InviteMemberInput: InviteMemberInput;
  UpdateProfileInput: UpdateProfileInput;
  ProjectSection: ProjectSection;
  ProjectPage: ProjectPageObject;
  CreateProjectInput: CreateProjectInput;
  UpdateProjectInput: UpdateProjectInput;
  ProjectSectionInput: ProjectSectionInput;
  UpdateProjectSettingsInput: UpdateProjectSettingsInput;
  WorkspaceSettings: WorkspaceSettingsObject;
  UpdateWorkspaceSettingsInput: UpdateWorkspaceSettingsInput;
  UpdateWorkspaceInput: UpdateWorkspaceInput;
  DateTime: Scalars['DateTime']['output'];
  JSON: Scalars['JSON']['output'];
  Subscription: Record<PropertyKey, never>;
  Change: Change;
};

export type VisitorsDirectiveArgs = { };

export type VisitorsDirectiveResolver<Result, Parent, ContextType = RequestCtx, Args = VisitorsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type LargeDirectiveArgs = { };

export type LargeDirectiveResolver<Result, Parent, ContextType = RequestCtx, Args = LargeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type BatchedDirectiveArgs = { };

export type BatchedDirectiveResolver<Result, Parent, ContextType = RequestCtx, Args = BatchedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ApiTokenResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ApiToken'] = ResolversParentTypes['ApiToken']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['ApiScope']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ApiTokenPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ApiTokenPage'] = ResolversParentTypes['ApiTokenPage']> = {
  items?: Resolver<Array<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreatedApiTokenResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['CreatedApiToken'] = ResolversParentTypes['CreatedApiToken']> = {
  apiToken?: Resolver<ResolversTypes['ApiToken'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  apiTokens?: Resolver<ResolversTypes['ApiTokenPage'], ParentType, ContextType, RequireFields<QueryApiTokensArgs, 'first'>>;
  auditLog?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType, RequireFields<QueryAuditLogArgs, 'first'>>;
  canvasDocument?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<QueryCanvasDocumentArgs, 'viewId'>>;
  canvasCards?: Resolver<ResolversTypes['CanvasCards'], ParentType, ContextType, RequireFields<QueryCanvasCardsArgs, 'noteIds' | 'insightIds' | 'reelIds' | 'highlightIds'>>;
  channels?: Resolver<ResolversTypes['ChannelPage'], ParentType, ContextType, RequireFields<QueryChannelsArgs, 'first'>>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType, RequireFields<QueryChannelArgs, 'id'>>;
  theme?: Resolver<Maybe<ResolversTypes['ChannelTheme']>, ParentType, ContextType, RequireFields<QueryThemeArgs, 'id'>>;
  dataPoint?: Resolver<Maybe<ResolversTypes['DataPoint']>, ParentType, ContextType, RequireFields<QueryDataPointArgs, 'id'>>;
  chart?: Resolver<ResolversTypes['Chart'], ParentType, ContextType, RequireFields<QueryChartArgs, 'input'>>;
  chartOverTime?: Resolver<ResolversTypes['ChartOverTime'], ParentType, ContextType, RequireFields<QueryChartOverTimeArgs, 'input' | 'bucket'>>;
  comments?: Resolver<ResolversTypes['CommentThreadPage'], ParentType, ContextType, RequireFields<QueryCommentsArgs, 'objectType' | 'objectId' | 'first'>>;
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType, RequireFields<QueryCommentArgs, 'id'>>;
  commentThread?: Resolver<Maybe<ResolversTypes['CommentThread']>, ParentType, ContextType, RequireFields<QueryCommentThreadArgs, 'id'>>;
  fields?: Resolver<Array<ResolversTypes['PlacedField']>, ParentType, ContextType, RequireFields<QueryFieldsArgs, 'owner'>>;
  fieldUseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<QueryFieldUseCountArgs, 'fieldId'>>;
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType, RequireFields<QueryFileArgs, 'id'>>;
  files?: Resolver<ResolversTypes['FilePage'], ParentType, ContextType, RequireFields<QueryFilesArgs, 'ownerId' | 'first'>>;
  uploads?: Resolver<ResolversTypes['FilePage'], ParentType, ContextType, RequireFields<QueryUploadsArgs, 'first'>>;
  savedFilters?: Resolver<ResolversTypes['SavedFilterPage'], ParentType, ContextType, RequireFields<QuerySavedFiltersArgs, 'first'>>;
  folders?: Resolver<ResolversTypes['FolderPage'], ParentType, ContextType, RequireFields<QueryFoldersArgs, 'first'>>;
  folder?: Resolver<Maybe<ResolversTypes['Folder']>, ParentType, ContextType, RequireFields<QueryFolderArgs, 'id'>>;
  highlight?: Resolver<Maybe<ResolversTypes['Highlight']>, ParentType, ContextType, RequireFields<QueryHighlightArgs, 'id'>>;
  highlightsByIds?: Resolver<Array<ResolversTypes['Highlight']>, ParentType, ContextType, RequireFields<QueryHighlightsByIdsArgs, 'ids'>>;
  highlights?: Resolver<ResolversTypes['HighlightPage'], ParentType, ContextType, RequireFields<QueryHighlightsArgs, 'sort' | 'first'>>;
  objectTags?: Resolver<Array<ResolversTypes['TagUse']>, ParentType, ContextType, RequireFields<QueryObjectTagsArgs, 'objectType' | 'objectId'>>;
  suggestedHighlights?: Resolver<ResolversTypes['SuggestedHighlightPage'], ParentType, ContextType, RequireFields<QuerySuggestedHighlightsArgs, 'objectType' | 'objectId' | 'first'>>;
  insight?: Resolver<Maybe<ResolversTypes['Insight']>, ParentType, ContextType, RequireFields<QueryInsightArgs, 'id'>>;
  insights?: Resolver<ResolversTypes['InsightPage'], ParentType, ContextType, RequireFields<QueryInsightsArgs, 'projectId' | 'first' | 'sort'>>;
  publishedInsights?: Resolver<ResolversTypes['InsightPage'], ParentType, ContextType, RequireFields<QueryPublishedInsightsArgs, 'first'>>;
  mediaExport?: Resolver<Maybe<ResolversTypes['MediaExport']>, ParentType, ContextType, RequireFields<QueryMediaExportArgs, 'id'>>;
  mediaExports?: Resolver<ResolversTypes['MediaExportPage'], ParentType, ContextType, RequireFields<QueryMediaExportsArgs, 'first'>>;
  filePages?: Resolver<Array<ResolversTypes['FileTextPage']>, ParentType, ContextType, RequireFields<QueryFilePagesArgs, 'fileId' | 'afterPage' | 'first'>>;
  modelSettings?: Resolver<ResolversTypes['ModelSettings'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['Note']>, ParentType, ContextType, RequireFields<QueryNoteArgs, 'id'>>;
  notes?: Resolver<ResolversTypes['NotePage'], ParentType, ContextType, RequireFields<QueryNotesArgs, 'projectId' | 'first' | 'sort'>>;
  notifications?: Resolver<ResolversTypes['NotificationPage'], ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'first' | 'unreadOnly'>>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  follow?: Resolver<Maybe<ResolversTypes['Follow']>, ParentType, ContextType, RequireFields<QueryFollowArgs, 'type' | 'id'>>;
  follows?: Resolver<ResolversTypes['FollowPage'], ParentType, ContextType, RequireFields<QueryFollowsArgs, 'first'>>;
  notificationOptions?: Resolver<ResolversTypes['NotificationOptions'], ParentType, ContextType, Partial<QueryNotificationOptionsArgs>>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType, RequireFields<QueryPersonArgs, 'id'>>;
  people?: Resolver<ResolversTypes['PersonPage'], ParentType, ContextType, RequireFields<QueryPeopleArgs, 'sort' | 'inTrash' | 'first'>>;
  duplicatePeople?: Resolver<ResolversTypes['DuplicateGroupPage'], ParentType, ContextType, RequireFields<QueryDuplicatePeopleArgs, 'first'>>;
  mergePreview?: Resolver<ResolversTypes['MergePreview'], ParentType, ContextType, RequireFields<QueryMergePreviewArgs, 'intoId' | 'ids'>>;
  publicLink?: Resolver<Maybe<ResolversTypes['PublicLink']>, ParentType, ContextType, RequireFields<QueryPublicLinkArgs, 'type' | 'id'>>;
  publicObject?: Resolver<ResolversTypes['PublicObject'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType, RequireFields<QueryQuestionsArgs, 'projectId'>>;
  reel?: Resolver<Maybe<ResolversTypes['Reel']>, ParentType, ContextType, RequireFields<QueryReelArgs, 'id'>>;
  reels?: Resolver<ResolversTypes['ReelPage'], ParentType, ContextType, RequireFields<QueryReelsArgs, 'first'>>;
  savedFeeds?: Resolver<ResolversTypes['SavedFeedPage'], ParentType, ContextType, RequireFields<QuerySavedFeedsArgs, 'first'>>;
  savedFeed?: Resolver<Maybe<ResolversTypes['SavedFeed']>, ParentType, ContextType, RequireFields<QuerySavedFeedArgs, 'id'>>;
  searchIndex?: Resolver<ResolversTypes['SearchIndex'], ParentType, ContextType>;
  search?: Resolver<ResolversTypes['SearchResult'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'options' | 'limit' | 'offset'>>;
  searchByForm?: Resolver<ResolversTypes['SearchResult'], ParentType, ContextType, RequireFields<QuerySearchByFormArgs, 'form' | 'limit' | 'offset'>>;
  starred?: Resolver<ResolversTypes['ObjectCardPage'], ParentType, ContextType, RequireFields<QueryStarredArgs, 'first'>>;
  recent?: Resolver<ResolversTypes['ObjectCardPage'], ParentType, ContextType, RequireFields<QueryRecentArgs, 'first'>>;
  yourWork?: Resolver<ResolversTypes['ObjectCardPage'], ParentType, ContextType, RequireFields<QueryYourWorkArgs, 'first'>>;
  sharedWithYou?: Resolver<ResolversTypes['ObjectCardPage'], ParentType, ContextType, RequireFields<QuerySharedWithYouArgs, 'first'>>;
  trash?: Resolver<ResolversTypes['TrashPage'], ParentType, ContextType, RequireFields<QueryTrashArgs, 'first'>>;
  tag?: Resolver<Maybe<ResolversTypes['Tag']>, ParentType, ContextType, RequireFields<QueryTagArgs, 'id'>>;
  tags?: Resolver<ResolversTypes['TagPage'], ParentType, ContextType, RequireFields<QueryTagsArgs, 'sort' | 'first'>>;
  searchTags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType, RequireFields<QuerySearchTagsArgs, 'projectId' | 'query' | 'first'>>;
  recentTags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType, RequireFields<QueryRecentTagsArgs, 'projectId' | 'first'>>;
  similarTags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType, RequireFields<QuerySimilarTagsArgs, 'projectId' | 'title'>>;
  duplicateTags?: Resolver<Array<ResolversTypes['DuplicateTags']>, ParentType, ContextType, RequireFields<QueryDuplicateTagsArgs, 'projectId'>>;
  tagBoards?: Resolver<Array<ResolversTypes['TagBoard']>, ParentType, ContextType, Partial<QueryTagBoardsArgs>>;
  tagBoard?: Resolver<Maybe<ResolversTypes['TagBoard']>, ParentType, ContextType, RequireFields<QueryTagBoardArgs, 'id'>>;
  tagProjects?: Resolver<Array<ResolversTypes['TagProjectUse']>, ParentType, ContextType, RequireFields<QueryTagProjectsArgs, 'id'>>;
  tagMergePreview?: Resolver<ResolversTypes['TagMergePreview'], ParentType, ContextType, RequireFields<QueryTagMergePreviewArgs, 'intoId' | 'ids'>>;
  tagsCsv?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryTagsCsvArgs, 'boardId'>>;
  transcripts?: Resolver<Array<ResolversTypes['Transcript']>, ParentType, ContextType, RequireFields<QueryTranscriptsArgs, 'noteId'>>;
  speakers?: Resolver<Array<ResolversTypes['Speaker']>, ParentType, ContextType, RequireFields<QuerySpeakersArgs, 'noteId'>>;
  transcriptionSettings?: Resolver<ResolversTypes['TranscriptionSettings'], ParentType, ContextType, RequireFields<QueryTranscriptionSettingsArgs, 'projectId'>>;
  transcriptionMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  translations?: Resolver<Array<ResolversTypes['Translation']>, ParentType, ContextType, RequireFields<QueryTranslationsArgs, 'fileId'>>;
  translationEngine?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  views?: Resolver<Array<ResolversTypes['View']>, ParentType, ContextType, RequireFields<QueryViewsArgs, 'projectId'>>;
  view?: Resolver<Maybe<ResolversTypes['View']>, ParentType, ContextType, RequireFields<QueryViewArgs, 'projectId' | 'id'>>;
  viewRows?: Resolver<ResolversTypes['ViewRowPage'], ParentType, ContextType, RequireFields<QueryViewRowsArgs, 'projectId' | 'objectType' | 'first' | 'skip'>>;
  viewGroups?: Resolver<Array<ResolversTypes['ViewGroup']>, ParentType, ContextType, RequireFields<QueryViewGroupsArgs, 'projectId' | 'objectType' | 'data' | 'first'>>;
  groups?: Resolver<ResolversTypes['GroupPage'], ParentType, ContextType, RequireFields<QueryGroupsArgs, 'first'>>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType, RequireFields<QueryGroupArgs, 'id'>>;
  objectAccess?: Resolver<ResolversTypes['ObjectAccess'], ParentType, ContextType, RequireFields<QueryObjectAccessArgs, 'type' | 'id'>>;
  accessReasons?: Resolver<Array<ResolversTypes['AccessReason']>, ParentType, ContextType, RequireFields<QueryAccessReasonsArgs, 'type' | 'id' | 'memberId'>>;
  accessRequests?: Resolver<ResolversTypes['AccessRequestPage'], ParentType, ContextType, RequireFields<QueryAccessRequestsArgs, 'first'>>;
  documentVersions?: Resolver<ResolversTypes['DocumentVersionPage'], ParentType, ContextType, RequireFields<QueryDocumentVersionsArgs, 'documentId' | 'first'>>;
  documentVersion?: Resolver<Maybe<ResolversTypes['DocumentVersion']>, ParentType, ContextType, RequireFields<QueryDocumentVersionArgs, 'documentId' | 'id'>>;
  viewer?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType, RequireFields<QueryMemberArgs, 'id'>>;
  members?: Resolver<ResolversTypes['MemberPage'], ParentType, ContextType, RequireFields<QueryMembersArgs, 'first'>>;
  invites?: Resolver<ResolversTypes['InvitePage'], ParentType, ContextType, RequireFields<QueryInvitesArgs, 'first'>>;
  openDomains?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  projects?: Resolver<ResolversTypes['ProjectPage'], ParentType, ContextType, RequireFields<QueryProjectsArgs, 'first' | 'scope' | 'sort' | 'archived' | 'outsideFolders'>>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<QueryProjectArgs, 'id'>>;
  workspace?: Resolver<ResolversTypes['Workspace'], ParentType, ContextType>;
  workspaceSettings?: Resolver<ResolversTypes['WorkspaceSettings'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createApiToken?: Resolver<ResolversTypes['CreatedApiToken'], ParentType, ContextType, RequireFields<MutationCreateApiTokenArgs, 'input'>>;
  revokeApiToken?: Resolver<ResolversTypes['ApiToken'], ParentType, ContextType, RequireFields<MutationRevokeApiTokenArgs, 'id'>>;
  openCanvas?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationOpenCanvasArgs, 'viewId'>>;
  createChannel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<MutationCreateChannelArgs, 'input'>>;
  updateChannel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<MutationUpdateChannelArgs, 'input'>>;
  trashChannel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<MutationTrashChannelArgs, 'id'>>;
  restoreChannel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<MutationRestoreChannelArgs, 'id'>>;
  addDataPoints?: Resolver<ResolversTypes['AddedDataPoints'], ParentType, ContextType, RequireFields<MutationAddDataPointsArgs, 'input'>>;
  sortChannel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<MutationSortChannelArgs, 'id'>>;
  updateTheme?: Resolver<ResolversTypes['ThemeEdit'], ParentType, ContextType, RequireFields<MutationUpdateThemeArgs, 'input'>>;
  mergeThemes?: Resolver<ResolversTypes['ThemeEdit'], ParentType, ContextType, RequireFields<MutationMergeThemesArgs, 'intoId' | 'ids'>>;
  splitTheme?: Resolver<ResolversTypes['ThemeEdit'], ParentType, ContextType, RequireFields<MutationSplitThemeArgs, 'id'>>;
  dismissTheme?: Resolver<ResolversTypes['ThemeEdit'], ParentType, ContextType, RequireFields<MutationDismissThemeArgs, 'id'>>;
  moveDataPoints?: Resolver<ResolversTypes['ThemeEdit'], ParentType, ContextType, RequireFields<MutationMoveDataPointsArgs, 'input'>>;
  undoThemeChange?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<MutationUndoThemeChangeArgs, 'changeId'>>;
  startThread?: Resolver<ResolversTypes['CommentThread'], ParentType, ContextType, RequireFields<MutationStartThreadArgs, 'input'>>;
  reply?: Resolver<ResolversTypes['Comment'], ParentType, ContextType, RequireFields<MutationReplyArgs, 'threadId' | 'body'>>;
  editComment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType, RequireFields<MutationEditCommentArgs, 'id' | 'body'>>;
  deleteComment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'id'>>;
  resolveThread?: Resolver<ResolversTypes['CommentThread'], ParentType, ContextType, RequireFields<MutationResolveThreadArgs, 'id'>>;
  reopenThread?: Resolver<ResolversTypes['CommentThread'], ParentType, ContextType, RequireFields<MutationReopenThreadArgs, 'id'>>;
  react?: Resolver<ResolversTypes['Comment'], ParentType, ContextType, RequireFields<MutationReactArgs, 'commentId' | 'emoji'>>;
  unreact?: Resolver<ResolversTypes['Comment'], ParentType, ContextType, RequireFields<MutationUnreactArgs, 'commentId' | 'emoji'>>;
  markThreadRead?: Resolver<ResolversTypes['CommentThread'], ParentType, ContextType, RequireFields<MutationMarkThreadReadArgs, 'id'>>;
  createField?: Resolver<ResolversTypes['Field'], ParentType, ContextType, RequireFields<MutationCreateFieldArgs, 'input'>>;
  updateField?: Resolver<ResolversTypes['Field'], ParentType, ContextType, RequireFields<MutationUpdateFieldArgs, 'input'>>;
  moveField?: Resolver<Array<ResolversTypes['PlacedField']>, ParentType, ContextType, RequireFields<MutationMoveFieldArgs, 'id' | 'index'>>;
  trashField?: Resolver<ResolversTypes['Field'], ParentType, ContextType, RequireFields<MutationTrashFieldArgs, 'id'>>;
  restoreField?: Resolver<ResolversTypes['Field'], ParentType, ContextType, RequireFields<MutationRestoreFieldArgs, 'id'>>;
  setFieldVisible?: Resolver<ResolversTypes['PlacedField'], ParentType, ContextType, RequireFields<MutationSetFieldVisibleArgs, 'projectId' | 'fieldId' | 'visible'>>;
  addFieldOption?: Resolver<ResolversTypes['Field'], ParentType, ContextType, RequireFields<MutationAddFieldOptionArgs, 'fieldId' | 'option'>>;
  updateFieldOption?: Resolver<ResolversTypes['Field'], ParentType, ContextType, RequireFields<MutationUpdateFieldOptionArgs, 'input'>>;
  moveFieldOption?: Resolver<ResolversTypes['Field'], ParentType, ContextType, RequireFields<MutationMoveFieldOptionArgs, 'fieldId' | 'optionId' | 'index'>>;
  trashFieldOption?: Resolver<ResolversTypes['Field'], ParentType, ContextType, RequireFields<MutationTrashFieldOptionArgs, 'fieldId' | 'optionId'>>;
  restoreFieldOption?: Resolver<ResolversTypes['Field'], ParentType, ContextType, RequireFields<MutationRestoreFieldOptionArgs, 'fieldId' | 'optionId'>>;
  changeFieldValues?: Resolver<ResolversTypes['FieldChange'], ParentType, ContextType, RequireFields<MutationChangeFieldValuesArgs, 'cells'>>;
  startUploads?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType, RequireFields<MutationStartUploadsArgs, 'input'>>;
  cancelUpload?: Resolver<ResolversTypes['File'], ParentType, ContextType, RequireFields<MutationCancelUploadArgs, 'id'>>;
  updateFile?: Resolver<ResolversTypes['File'], ParentType, ContextType, RequireFields<MutationUpdateFileArgs, 'input'>>;
  trashFiles?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType, RequireFields<MutationTrashFilesArgs, 'ids'>>;
  restoreFiles?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType, RequireFields<MutationRestoreFilesArgs, 'ids'>>;
  createSavedFilter?: Resolver<ResolversTypes['SavedFilter'], ParentType, ContextType, RequireFields<MutationCreateSavedFilterArgs, 'input'>>;
  updateSavedFilter?: Resolver<ResolversTypes['SavedFilter'], ParentType, ContextType, RequireFields<MutationUpdateSavedFilterArgs, 'input'>>;
  deleteSavedFilter?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteSavedFilterArgs, 'id'>>;
  createFolder?: Resolver<ResolversTypes['Folder'], ParentType, ContextType, RequireFields<MutationCreateFolderArgs, 'input'>>;
  renameFolder?: Resolver<ResolversTypes['Folder'], ParentType, ContextType, RequireFields<MutationRenameFolderArgs, 'id' | 'title'>>;
  moveFolder?: Resolver<ResolversTypes['Folder'], ParentType, ContextType, RequireFields<MutationMoveFolderArgs, 'input'>>;
  trashFolder?: Resolver<ResolversTypes['Folder'], ParentType, ContextType, RequireFields<MutationTrashFolderArgs, 'id'>>;
  restoreFolder?: Resolver<ResolversTypes['Folder'], ParentType, ContextType, RequireFields<MutationRestoreFolderArgs, 'id'>>;
  createHighlight?: Resolver<ResolversTypes['Highlight'], ParentType, ContextType, RequireFields<MutationCreateHighlightArgs, 'input'>>;
  updateHighlight?: Resolver<ResolversTypes['Highlight'], ParentType, ContextType, RequireFields<MutationUpdateHighlightArgs, 'input'>>;
  deleteHighlights?: Resolver<Array<ResolversTypes['Highlight']>, ParentType, ContextType, RequireFields<MutationDeleteHighlightsArgs, 'ids'>>;
  restoreHighlights?: Resolver<Array<ResolversTypes['Highlight']>, ParentType, ContextType, RequireFields<MutationRestoreHighlightsArgs, 'ids'>>;
  changeHighlightTags?: Resolver<ResolversTypes['HighlightTagChange'], ParentType, ContextType, RequireFields<MutationChangeHighlightTagsArgs, 'ids'>>;
  setHighlightTags?: Resolver<ResolversTypes['HighlightTagChange'], ParentType, ContextType, RequireFields<MutationSetHighlightTagsArgs, 'id' | 'tagIds'>>;
  undoHighlightTagChange?: Resolver<Array<ResolversTypes['Highlight']>, ParentType, ContextType, RequireFields<MutationUndoHighlightTagChangeArgs, 'id'>>;
  acceptSuggestedHighlight?: Resolver<ResolversTypes['Highlight'], ParentType, ContextType, RequireFields<MutationAcceptSuggestedHighlightArgs, 'id'>>;
  rejectSuggestedHighlights?: Resolver<Array<ResolversTypes['SuggestedHighlight']>, ParentType, ContextType, RequireFields<MutationRejectSuggestedHighlightsArgs, 'ids'>>;
  reopenSuggestedHighlights?: Resolver<Array<ResolversTypes['SuggestedHighlight']>, ParentType, ContextType, RequireFields<MutationReopenSuggestedHighlightsArgs, 'ids'>>;
  startHome?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createInsight?: Resolver<ResolversTypes['Insight'], ParentType, ContextType, RequireFields<MutationCreateInsightArgs, 'input'>>;
  updateInsight?: Resolver<ResolversTypes['Insight'], ParentType, ContextType, RequireFields<MutationUpdateInsightArgs, 'input'>>;
  publishInsight?: Resolver<ResolversTypes['Insight'], ParentType, ContextType, RequireFields<MutationPublishInsightArgs, 'id'>>;
  unpublishInsight?: Resolver<ResolversTypes['Insight'], ParentType, ContextType, RequireFields<MutationUnpublishInsightArgs, 'id'>>;
  duplicateInsight?: Resolver<ResolversTypes['Insight'], ParentType, ContextType, RequireFields<MutationDuplicateInsightArgs, 'id'>>;
  lockInsight?: Resolver<ResolversTypes['Insight'], ParentType, ContextType, RequireFields<MutationLockInsightArgs, 'id'>>;
  unlockInsight?: Resolver<ResolversTypes['Insight'], ParentType, ContextType, RequireFields<MutationUnlockInsightArgs, 'id'>>;
  moveInsights?: Resolver<Array<ResolversTypes['Insight']>, ParentType, ContextType, RequireFields<MutationMoveInsightsArgs, 'ids' | 'projectId'>>;
  trashInsights?: Resolver<Array<ResolversTypes['Insight']>, ParentType, ContextType, RequireFields<MutationTrashInsightsArgs, 'ids'>>;
  restoreInsights?: Resolver<Array<ResolversTypes['Insight']>, ParentType, ContextType, RequireFields<MutationRestoreInsightsArgs, 'ids'>>;
  exportMedia?: Resolver<ResolversTypes['MediaExport'], ParentType, ContextType, RequireFields<MutationExportMediaArgs, 'input'>>;
  cancelMediaExport?: Resolver<ResolversTypes['MediaExport'], ParentType, ContextType, RequireFields<MutationCancelMediaExportArgs, 'id'>>;
  processFile?: Resolver<ResolversTypes['File'], ParentType, ContextType, RequireFields<MutationProcessFileArgs, 'id'>>;
  cancelProcessing?: Resolver<ResolversTypes['File'], ParentType, ContextType, RequireFields<MutationCancelProcessingArgs, 'id'>>;
  updateModelSettings?: Resolver<ResolversTypes['ModelSettings'], ParentType, ContextType, RequireFields<MutationUpdateModelSettingsArgs, 'input'>>;
  testModelConnection?: Resolver<ResolversTypes['ModelConnection'], ParentType, ContextType, RequireFields<MutationTestModelConnectionArgs, 'input'>>;
  createNote?: Resolver<ResolversTypes['Note'], ParentType, ContextType, RequireFields<MutationCreateNoteArgs, 'input'>>;
  updateNote?: Resolver<ResolversTypes['Note'], ParentType, ContextType, RequireFields<MutationUpdateNoteArgs, 'input'>>;
  duplicateNote?: Resolver<ResolversTypes['Note'], ParentType, ContextType, RequireFields<MutationDuplicateNoteArgs, 'id'>>;
  lockNote?: Resolver<ResolversTypes['Note'], ParentType, ContextType, RequireFields<MutationLockNoteArgs, 'id'>>;
  unlockNote?: Resolver<ResolversTypes['Note'], ParentType, ContextType, RequireFields<MutationUnlockNoteArgs, 'id'>>;
  moveNotes?: Resolver<Array<ResolversTypes['Note']>, ParentType, ContextType, RequireFields<MutationMoveNotesArgs, 'ids' | 'projectId'>>;
  trashNotes?: Resolver<Array<ResolversTypes['Note']>, ParentType, ContextType, RequireFields<MutationTrashNotesArgs, 'ids'>>;
  restoreNotes?: Resolver<Array<ResolversTypes['Note']>, ParentType, ContextType, RequireFields<MutationRestoreNotesArgs, 'ids'>>;
  follow?: Resolver<ResolversTypes['Follow'], ParentType, ContextType, RequireFields<MutationFollowArgs, 'input'>>;
  unfollow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUnfollowArgs, 'type' | 'id'>>;
  updateNotificationOptions?: Resolver<ResolversTypes['NotificationOptions'], ParentType, ContextType, RequireFields<MutationUpdateNotificationOptionsArgs, 'input'>>;
  markRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationMarkReadArgs, 'ids'>>;
  markAllRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removeSampleData?: Resolver<ResolversTypes['Workspace'], ParentType, ContextType>;
  createPerson?: Resolver<ResolversTypes['Person'], ParentType, ContextType, RequireFields<MutationCreatePersonArgs, 'input'>>;
  updatePerson?: Resolver<ResolversTypes['Person'], ParentType, ContextType, RequireFields<MutationUpdatePersonArgs, 'input'>>;
  importPeople?: Resolver<ResolversTypes['ImportedPeople'], ParentType, ContextType, RequireFields<MutationImportPeopleArgs, 'people'>>;
  trashPeople?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType, RequireFields<MutationTrashPeopleArgs, 'ids'>>;
  restorePeople?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType, RequireFields<MutationRestorePeopleArgs, 'ids'>>;
  hidePeople?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType, RequireFields<MutationHidePeopleArgs, 'ids'>>;
  showPeople?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType, RequireFields<MutationShowPeopleArgs, 'ids'>>;
  mergePeople?: Resolver<ResolversTypes['PersonMerge'], ParentType, ContextType, RequireFields<MutationMergePeopleArgs, 'input'>>;
  undoMerge?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType, RequireFields<MutationUndoMergeArgs, 'id'>>;
  erasePeople?: Resolver<Array<ResolversTypes['ErasedPerson']>, ParentType, ContextType, RequireFields<MutationErasePeopleArgs, 'ids'>>;
  addNotePeople?: Resolver<ResolversTypes['Note'], ParentType, ContextType, RequireFields<MutationAddNotePeopleArgs, 'noteId' | 'personIds' | 'kind'>>;
  setNotePeopleKind?: Resolver<ResolversTypes['Note'], ParentType, ContextType, RequireFields<MutationSetNotePeopleKindArgs, 'noteId' | 'personIds' | 'kind'>>;
  removeNotePeople?: Resolver<ResolversTypes['Note'], ParentType, ContextType, RequireFields<MutationRemoveNotePeopleArgs, 'noteId' | 'personIds'>>;
  createPublicLink?: Resolver<ResolversTypes['CreatedPublicLink'], ParentType, ContextType, RequireFields<MutationCreatePublicLinkArgs, 'input'>>;
  updatePublicLink?: Resolver<ResolversTypes['PublicLink'], ParentType, ContextType, RequireFields<MutationUpdatePublicLinkArgs, 'input'>>;
  revokePublicLink?: Resolver<ResolversTypes['PublicLink'], ParentType, ContextType, RequireFields<MutationRevokePublicLinkArgs, 'type' | 'id'>>;
  createQuestion?: Resolver<ResolversTypes['Question'], ParentType, ContextType, RequireFields<MutationCreateQuestionArgs, 'input'>>;
  updateQuestion?: Resolver<ResolversTypes['Question'], ParentType, ContextType, RequireFields<MutationUpdateQuestionArgs, 'input'>>;
  moveQuestion?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType, RequireFields<MutationMoveQuestionArgs, 'id' | 'index'>>;
  trashQuestion?: Resolver<ResolversTypes['Question'], ParentType, ContextType, RequireFields<MutationTrashQuestionArgs, 'id'>>;
  restoreQuestion?: Resolver<ResolversTypes['Question'], ParentType, ContextType, RequireFields<MutationRestoreQuestionArgs, 'id'>>;
  answerQuestions?: Resolver<ResolversTypes['Note'], ParentType, ContextType, RequireFields<MutationAnswerQuestionsArgs, 'noteId' | 'answers'>>;
  setRedactions?: Resolver<ResolversTypes['File'], ParentType, ContextType, RequireFields<MutationSetRedactionsArgs, 'fileId' | 'redactions'>>;
  createReel?: Resolver<ResolversTypes['Reel'], ParentType, ContextType, RequireFields<MutationCreateReelArgs, 'input'>>;
  updateReel?: Resolver<ResolversTypes['Reel'], ParentType, ContextType, RequireFields<MutationUpdateReelArgs, 'input'>>;
  addReelHighlights?: Resolver<ResolversTypes['Reel'], ParentType, ContextType, RequireFields<MutationAddReelHighlightsArgs, 'id' | 'highlightIds'>>;
  moveReelPart?: Resolver<ResolversTypes['Reel'], ParentType, ContextType, RequireFields<MutationMoveReelPartArgs, 'partId' | 'index'>>;
  removeReelParts?: Resolver<ResolversTypes['Reel'], ParentType, ContextType, RequireFields<MutationRemoveReelPartsArgs, 'id' | 'partIds'>>;
  restoreReelParts?: Resolver<ResolversTypes['Reel'], ParentType, ContextType, RequireFields<MutationRestoreReelPartsArgs, 'id' | 'partIds'>>;
  deleteReels?: Resolver<Array<ResolversTypes['Reel']>, ParentType, ContextType, RequireFields<MutationDeleteReelsArgs, 'ids'>>;
  restoreReels?: Resolver<Array<ResolversTypes['Reel']>, ParentType, ContextType, RequireFields<MutationRestoreReelsArgs, 'ids'>>;
  createSavedFeed?: Resolver<ResolversTypes['SavedFeed'], ParentType, ContextType, RequireFields<MutationCreateSavedFeedArgs, 'input'>>;
  updateSavedFeed?: Resolver<ResolversTypes['SavedFeed'], ParentType, ContextType, RequireFields<MutationUpdateSavedFeedArgs, 'input'>>;
  deleteSavedFeed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteSavedFeedArgs, 'id'>>;
  rebuildSearchIndex?: Resolver<ResolversTypes['SearchIndex'], ParentType, ContextType>;
  cancelSearchRebuild?: Resolver<ResolversTypes['SearchIndex'], ParentType, ContextType>;
  star?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationStarArgs, 'type' | 'id'>>;
  unstar?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUnstarArgs, 'type' | 'id'>>;
  recordVisit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRecordVisitArgs, 'type' | 'id'>>;
  createTag?: Resolver<ResolversTypes['Tag'], ParentType, ContextType, RequireFields<MutationCreateTagArgs, 'input'>>;
  updateTag?: Resolver<ResolversTypes['Tag'], ParentType, ContextType, RequireFields<MutationUpdateTagArgs, 'input'>>;
  recolorTags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType, RequireFields<MutationRecolorTagsArgs, 'colors'>>;
  lockTag?: Resolver<ResolversTypes['Tag'], ParentType, ContextType, RequireFields<MutationLockTagArgs, 'id'>>;
  unlockTag?: Resolver<ResolversTypes['Tag'], ParentType, ContextType, RequireFields<MutationUnlockTagArgs, 'id'>>;
  moveTags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType, RequireFields<MutationMoveTagsArgs, 'input'>>;
  trashTags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType, RequireFields<MutationTrashTagsArgs, 'ids'>>;
  restoreTags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType, RequireFields<MutationRestoreTagsArgs, 'ids'>>;
  mergeTags?: Resolver<ResolversTypes['TagMerge'], ParentType, ContextType, RequireFields<MutationMergeTagsArgs, 'intoId' | 'ids'>>;
  undoTagMerge?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType, RequireFields<MutationUndoTagMergeArgs, 'id'>>;
  importTags?: Resolver<ResolversTypes['TagImport'], ParentType, ContextType, RequireFields<MutationImportTagsArgs, 'boardId' | 'csv'>>;
  createTagBoard?: Resolver<ResolversTypes['TagBoard'], ParentType, ContextType, RequireFields<MutationCreateTagBoardArgs, 'input'>>;
  updateTagBoard?: Resolver<ResolversTypes['TagBoard'], ParentType, ContextType, RequireFields<MutationUpdateTagBoardArgs, 'input'>>;
  deleteTagBoard?: Resolver<ResolversTypes['TagBoard'], ParentType, ContextType, RequireFields<MutationDeleteTagBoardArgs, 'id'>>;
  restoreTagBoard?: Resolver<ResolversTypes['TagBoard'], ParentType, ContextType, RequireFields<MutationRestoreTagBoardArgs, 'id'>>;
  createTagGroup?: Resolver<ResolversTypes['TagGroup'], ParentType, ContextType, RequireFields<MutationCreateTagGroupArgs, 'input'>>;
  updateTagGroup?: Resolver<ResolversTypes['TagGroup'], ParentType, ContextType, RequireFields<MutationUpdateTagGroupArgs, 'input'>>;
  deleteTagGroup?: Resolver<ResolversTypes['TagGroup'], ParentType, ContextType, RequireFields<MutationDeleteTagGroupArgs, 'id'>>;
  restoreTagGroup?: Resolver<ResolversTypes['TagGroup'], ParentType, ContextType, RequireFields<MutationRestoreTagGroupArgs, 'id'>>;
  importTranscript?: Resolver<ResolversTypes['Transcript'], ParentType, ContextType, RequireFields<MutationImportTranscriptArgs, 'input'>>;
  requestTranscript?: Resolver<ResolversTypes['Transcript'], ParentType, ContextType, RequireFields<MutationRequestTranscriptArgs, 'fileId'>>;
  cancelTranscript?: Resolver<ResolversTypes['Transcript'], ParentType, ContextType, RequireFields<MutationCancelTranscriptArgs, 'id'>>;
  rateTranscript?: Resolver<ResolversTypes['Transcript'], ParentType, ContextType, RequireFields<MutationRateTranscriptArgs, 'id' | 'rating'>>;
  renameSpeaker?: Resolver<Array<ResolversTypes['Speaker']>, ParentType, ContextType, RequireFields<MutationRenameSpeakerArgs, 'noteId' | 'speakerId' | 'name'>>;
  mergeSpeakers?: Resolver<Array<ResolversTypes['Speaker']>, ParentType, ContextType, RequireFields<MutationMergeSpeakersArgs, 'noteId' | 'fromId' | 'intoId'>>;
  updateTranscriptionSettings?: Resolver<ResolversTypes['TranscriptionSettings'], ParentType, ContextType, RequireFields<MutationUpdateTranscriptionSettingsArgs, 'input'>>;
  requestTranslation?: Resolver<ResolversTypes['Translation'], ParentType, ContextType, RequireFields<MutationRequestTranslationArgs, 'fileId' | 'language'>>;
  deleteTranslation?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteTranslationArgs, 'id'>>;
  createView?: Resolver<ResolversTypes['View'], ParentType, ContextType, RequireFields<MutationCreateViewArgs, 'input'>>;
  updateView?: Resolver<ResolversTypes['View'], ParentType, ContextType, RequireFields<MutationUpdateViewArgs, 'input'>>;
  duplicateView?: Resolver<ResolversTypes['View'], ParentType, ContextType, RequireFields<MutationDuplicateViewArgs, 'projectId' | 'id'>>;
  moveView?: Resolver<Array<ResolversTypes['View']>, ParentType, ContextType, RequireFields<MutationMoveViewArgs, 'input'>>;
  deleteView?: Resolver<ResolversTypes['View'], ParentType, ContextType, RequireFields<MutationDeleteViewArgs, 'projectId' | 'id'>>;
  restoreView?: Resolver<ResolversTypes['View'], ParentType, ContextType, RequireFields<MutationRestoreViewArgs, 'projectId' | 'id'>>;
  createGroup?: Resolver<ResolversTypes['Group'], ParentType, ContextType, RequireFields<MutationCreateGroupArgs, 'name'>>;
  renameGroup?: Resolver<ResolversTypes['Group'], ParentType, ContextType, RequireFields<MutationRenameGroupArgs, 'id' | 'name'>>;
  deleteGroup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteGroupArgs, 'id'>>;
  changeGroupMembers?: Resolver<ResolversTypes['Group'], ParentType, ContextType, RequireFields<MutationChangeGroupMembersArgs, 'input'>>;
  grantAccess?: Resolver<Maybe<ResolversTypes['ObjectAccess']>, ParentType, ContextType, RequireFields<MutationGrantAccessArgs, 'input'>>;
  revokeAccess?: Resolver<Maybe<ResolversTypes['ObjectAccess']>, ParentType, ContextType, RequireFields<MutationRevokeAccessArgs, 'input'>>;
  setAccessInherited?: Resolver<Maybe<ResolversTypes['ObjectAccess']>, ParentType, ContextType, RequireFields<MutationSetAccessInheritedArgs, 'input'>>;
  requestAccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRequestAccessArgs, 'input'>>;
  answerAccessRequest?: Resolver<ResolversTypes['AccessRequest'], ParentType, ContextType, RequireFields<MutationAnswerAccessRequestArgs, 'input'>>;
  restoreDocumentVersion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRestoreDocumentVersionArgs, 'documentId' | 'id'>>;
  inviteMember?: Resolver<ResolversTypes['Invite'], ParentType, ContextType, RequireFields<MutationInviteMemberArgs, 'input'>>;
  revokeInvite?: Resolver<ResolversTypes['Invite'], ParentType, ContextType, RequireFields<MutationRevokeInviteArgs, 'id'>>;
  resendInvite?: Resolver<ResolversTypes['Invite'], ParentType, ContextType, RequireFields<MutationResendInviteArgs, 'id'>>;
  setMemberRole?: Resolver<ResolversTypes['Member'], ParentType, ContextType, RequireFields<MutationSetMemberRoleArgs, 'id'>>;
  setWorkspaceAdmin?: Resolver<ResolversTypes['Member'], ParentType, ContextType, RequireFields<MutationSetWorkspaceAdminArgs, 'id' | 'workspaceAdmin'>>;
  suspendMember?: Resolver<ResolversTypes['Member'], ParentType, ContextType, RequireFields<MutationSuspendMemberArgs, 'id'>>;
  reactivateMember?: Resolver<ResolversTypes['Member'], ParentType, ContextType, RequireFields<MutationReactivateMemberArgs, 'id'>>;
  removeMember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveMemberArgs, 'id'>>;
  addOpenDomain?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationAddOpenDomainArgs, 'domain'>>;
  removeOpenDomain?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationRemoveOpenDomainArgs, 'domain'>>;
  updateProfile?: Resolver<ResolversTypes['Member'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  createProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationCreateProjectArgs, 'input'>>;
  updateProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationUpdateProjectArgs, 'input'>>;
  updateProjectSettings?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationUpdateProjectSettingsArgs, 'input'>>;
  setProjectStatus?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<MutationSetProjectStatusArgs, 'ids' | 'status'>>;
  moveProjects?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<MutationMoveProjectsArgs, 'ids'>>;
  trashProjects?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<MutationTrashProjectsArgs, 'ids'>>;
  restoreProjects?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<MutationRestoreProjectsArgs, 'ids'>>;
  trashProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationTrashProjectArgs, 'id'>>;
  restoreProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationRestoreProjectArgs, 'id'>>;
  updateWorkspace?: Resolver<ResolversTypes['Workspace'], ParentType, ContextType, RequireFields<MutationUpdateWorkspaceArgs, 'input'>>;
  updateWorkspaceSettings?: Resolver<ResolversTypes['WorkspaceSettings'], ParentType, ContextType, RequireFields<MutationUpdateWorkspaceSettingsArgs, 'input'>>;
};

export type AuditEntryResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  objectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  payload?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  metadata?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type AuditPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['AuditPage'] = ResolversParentTypes['AuditPage']> = {
  items?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CanvasCardsResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['CanvasCards'] = ResolversParentTypes['CanvasCards']> = {
  notes?: Resolver<Array<ResolversTypes['Note']>, ParentType, ContextType>;
  insights?: Resolver<Array<ResolversTypes['Insight']>, ParentType, ContextType>;
  reels?: Resolver<Array<ResolversTypes['Reel']>, ParentType, ContextType>;
  highlights?: Resolver<Array<ResolversTypes['Highlight']>, ParentType, ContextType>;
};

export type HighlightResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Highlight'] = ResolversParentTypes['Highlight']> = {
  saidBy?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  clipUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  authorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  inlineCommentOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  objectType?: Resolver<ResolversTypes['HighlightObjectType'], ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  objectTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  startOffset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  endOffset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  audioVideo?: Resolver<Maybe<ResolversTypes['HighlightAudioVideo']>, ParentType, ContextType>;
  pdfAreas?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  viewerLevel?: Resolver<ResolversTypes['Level'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChannelResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Channel'] = ResolversParentTypes['Channel']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  context?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sensitivity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  folder?: Resolver<Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  dataPointCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  themeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  themes?: Resolver<ResolversTypes['ChannelThemePage'], ParentType, ContextType, RequireFields<ChannelThemesArgs, 'first'>>;
  dataPoints?: Resolver<ResolversTypes['DataPointPage'], ParentType, ContextType, RequireFields<ChannelDataPointsArgs, 'outliers' | 'first'>>;
  overview?: Resolver<ResolversTypes['ChannelOverview'], ParentType, ContextType, RequireFields<ChannelOverviewArgs, 'from' | 'to'>>;
  sorting?: Resolver<Maybe<ResolversTypes['ChannelSorting']>, ParentType, ContextType>;
  sortedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  viewerLevel?: Resolver<ResolversTypes['Level'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChannelSortingResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ChannelSorting'] = ResolversParentTypes['ChannelSorting']> = {
  progress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  doing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChannelPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ChannelPage'] = ResolversParentTypes['ChannelPage']> = {
  items?: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChannelThemeResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ChannelTheme'] = ResolversParentTypes['ChannelTheme']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleProposed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  earlySignal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dataPointCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['DataPoint']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChannelThemePageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ChannelThemePage'] = ResolversParentTypes['ChannelThemePage']> = {
  items?: Resolver<Array<ResolversTypes['ChannelTheme']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DataPointResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['DataPoint'] = ResolversParentTypes['DataPoint']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  saidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  participant?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  theme?: Resolver<Maybe<ResolversTypes['ChannelTheme']>, ParentType, ContextType>;
  likeness?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  placedByPerson?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nearest?: Resolver<Array<ResolversTypes['DataPointNeighbor']>, ParentType, ContextType>;
};

export type DataPointNeighborResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['DataPointNeighbor'] = ResolversParentTypes['DataPointNeighbor']> = {
  dataPoint?: Resolver<ResolversTypes['DataPoint'], ParentType, ContextType>;
  likeness?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DataPointPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['DataPointPage'] = ResolversParentTypes['DataPointPage']> = {
  items?: Resolver<Array<ResolversTypes['DataPoint']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChannelOverviewResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ChannelOverview'] = ResolversParentTypes['ChannelOverview']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  themedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['ChannelDay']>, ParentType, ContextType>;
  themes?: Resolver<Array<ResolversTypes['ThemeCounts']>, ParentType, ContextType>;
};

export type ChannelDayResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ChannelDay'] = ResolversParentTypes['ChannelDay']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ThemeCountsResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ThemeCounts'] = ResolversParentTypes['ThemeCounts']> = {
  theme?: Resolver<ResolversTypes['ChannelTheme'], ParentType, ContextType>;
  previousCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isRising?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AddedDataPointsResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['AddedDataPoints'] = ResolversParentTypes['AddedDataPoints']> = {
  addedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  knownCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['DataPointProblem']>, ParentType, ContextType>;
};

export type DataPointProblemResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['DataPointProblem'] = ResolversParentTypes['DataPointProblem']> = {
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ThemeEditResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ThemeEdit'] = ResolversParentTypes['ThemeEdit']> = {
  changeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  theme?: Resolver<Maybe<ResolversTypes['ChannelTheme']>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
};

export type ChartItemResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ChartItem'] = ResolversParentTypes['ChartItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groupId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  groupTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ChartResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Chart'] = ResolversParentTypes['Chart']> = {
  items?: Resolver<Array<ResolversTypes['ChartItem']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ChartPointResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ChartPoint'] = ResolversParentTypes['ChartPoint']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ChartLineResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ChartLine'] = ResolversParentTypes['ChartLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['ChartPoint']>, ParentType, ContextType>;
};

export type ChartOverTimeResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ChartOverTime'] = ResolversParentTypes['ChartOverTime']> = {
  days?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ChartLine']>, ParentType, ContextType>;
};

export type CommentThreadResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['CommentThread'] = ResolversParentTypes['CommentThread']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  objectType?: Resolver<ResolversTypes['CommentObjectType'], ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  anchor?: Resolver<ResolversTypes['CommentAnchor'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  highlightId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resolvedBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comments?: Resolver<ResolversTypes['CommentPage'], ParentType, ContextType, RequireFields<CommentThreadCommentsArgs, 'first'>>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommentThreadPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['CommentThreadPage'] = ResolversParentTypes['CommentThreadPage']> = {
  items?: Resolver<Array<ResolversTypes['CommentThread']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommentResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  thread?: Resolver<ResolversTypes['CommentThread'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reactions?: Resolver<Array<ResolversTypes['Reaction']>, ParentType, ContextType>;
};

export type CommentPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['CommentPage'] = ResolversParentTypes['CommentPage']> = {
  items?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReactionResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Reaction'] = ResolversParentTypes['Reaction']> = {
  emoji?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isYours?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NoteResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Note'] = ResolversParentTypes['Note']> = {
  unreadComments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openThreads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['PlacedField']>, ParentType, ContextType>;
  fieldValues?: Resolver<Array<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  highlightCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  projectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preview?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  lockedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lockedBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  trashedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  viewerLevel?: Resolver<ResolversTypes['Level'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['NotePerson']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  responses?: Resolver<Array<ResolversTypes['QuestionResponse']>, ParentType, ContextType>;
  starred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InsightResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Insight'] = ResolversParentTypes['Insight']> = {
  unreadComments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openThreads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['PlacedField']>, ParentType, ContextType>;
  fieldValues?: Resolver<Array<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  highlightCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  projectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InsightStatus'], ParentType, ContextType>;
  coverFileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  preview?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  publishedBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  lockedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lockedBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  trashedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  viewerLevel?: Resolver<ResolversTypes['Level'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  starred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FieldOptionResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['FieldOption'] = ResolversParentTypes['FieldOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FieldResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Field'] = ResolversParentTypes['Field']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['FieldOwner'], ParentType, ContextType>;
  projectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FieldType'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['FieldOption']>, ParentType, ContextType>;
  maxOptions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  numberFormat?: Resolver<Maybe<ResolversTypes['NumberFormat']>, ParentType, ContextType>;
  currencySymbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trashedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlacedFieldResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['PlacedField'] = ResolversParentTypes['PlacedField']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['Field'], ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FieldValueResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['FieldValue'] = ResolversParentTypes['FieldValue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fieldId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
};

export type FieldCellResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['FieldCell'] = ResolversParentTypes['FieldCell']> = {
  objectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fieldId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FieldChangeResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['FieldChange'] = ResolversParentTypes['FieldChange']> = {
  values?: Resolver<Array<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  previous?: Resolver<Array<ResolversTypes['FieldCell']>, ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  fields?: Resolver<Array<ResolversTypes['PlacedField']>, ParentType, ContextType>;
  fieldValues?: Resolver<Array<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  folder?: Resolver<Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  highlightCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  starred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProjectStatus'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['ProjectSection']>, ParentType, ContextType>;
  transcriptionLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transcriptionVocabulary?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  defaultFramework?: Resolver<Maybe<ResolversTypes['SummaryFramework']>, ParentType, ContextType>;
  defaultSummaryLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recruitEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  fields?: Resolver<Array<ResolversTypes['PlacedField']>, ParentType, ContextType>;
  fieldValues?: Resolver<Array<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  identityHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  trashedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['NotePage'], ParentType, ContextType, RequireFields<PersonNotesArgs, 'first'>>;
  duplicates?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  lastMerge?: Resolver<Maybe<ResolversTypes['PersonMerge']>, ParentType, ContextType>;
};

export type FileResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FileType'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uploadStatus?: Resolver<ResolversTypes['MediaUploadStatus'], ParentType, ContextType>;
  uploadedBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownerType?: Resolver<ResolversTypes['AccessObjectType'], ParentType, ContextType>;
  ownerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mediaType?: Resolver<Maybe<ResolversTypes['MediaType']>, ParentType, ContextType>;
  pageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  processing?: Resolver<ResolversTypes['FileProcessing'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  doing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  processingErrorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  processingError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  trashedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  viewerLevel?: Resolver<ResolversTypes['Level'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  media?: Resolver<Maybe<ResolversTypes['FileMedia']>, ParentType, ContextType>;
  mediaEvents?: Resolver<Array<ResolversTypes['MediaEvent']>, ParentType, ContextType>;
  redactions?: Resolver<Array<ResolversTypes['Redaction']>, ParentType, ContextType>;
};

export type FilePageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['FilePage'] = ResolversParentTypes['FilePage']> = {
  items?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavedFilterResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['SavedFilter'] = ResolversParentTypes['SavedFilter']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  form?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavedFilterPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['SavedFilterPage'] = ResolversParentTypes['SavedFilterPage']> = {
  items?: Resolver<Array<ResolversTypes['SavedFilter']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FolderResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Folder'] = ResolversParentTypes['Folder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['Folder']>, ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  projectCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  viewerLevel?: Resolver<ResolversTypes['Level'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  starred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FolderPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['FolderPage'] = ResolversParentTypes['FolderPage']> = {
  items?: Resolver<Array<ResolversTypes['Folder']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HighlightAudioVideoResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['HighlightAudioVideo'] = ResolversParentTypes['HighlightAudioVideo']> = {
  fileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  snippetStart?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  snippetEnd?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['AudioVideoType']>, ParentType, ContextType>;
  clipId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  clipDuration?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type HighlightPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['HighlightPage'] = ResolversParentTypes['HighlightPage']> = {
  items?: Resolver<Array<ResolversTypes['Highlight']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TagUseResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['TagUse'] = ResolversParentTypes['TagUse']> = {
  tag?: Resolver<ResolversTypes['Tag'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SuggestedHighlightResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['SuggestedHighlight'] = ResolversParentTypes['SuggestedHighlight']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  objectType?: Resolver<ResolversTypes['HighlightObjectType'], ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  selectedText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startOffset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  highlightReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suggestedTagIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  suggestedTags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  pdfHighlightAreas?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['SuggestionReview']>, ParentType, ContextType>;
  reviewedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviewedBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  highlightId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SuggestedHighlightPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['SuggestedHighlightPage'] = ResolversParentTypes['SuggestedHighlightPage']> = {
  items?: Resolver<Array<ResolversTypes['SuggestedHighlight']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HighlightTagChangeResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['HighlightTagChange'] = ResolversParentTypes['HighlightTagChange']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  highlights?: Resolver<Array<ResolversTypes['Highlight']>, ParentType, ContextType>;
  changedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkspaceResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Workspace'] = ResolversParentTypes['Workspace']> = {
  homeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subdomain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasSampleData?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InsightPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['InsightPage'] = ResolversParentTypes['InsightPage']> = {
  items?: Resolver<Array<ResolversTypes['Insight']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MediaExportResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['MediaExport'] = ResolversParentTypes['MediaExport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MediaExportKind'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  highlightCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MediaExportStatus'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  doing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  downloadUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  captionsUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MediaExportPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['MediaExportPage'] = ResolversParentTypes['MediaExportPage']> = {
  items?: Resolver<Array<ResolversTypes['MediaExport']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FileMediaResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['FileMedia'] = ResolversParentTypes['FileMedia']> = {
  streamUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnailUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  storyboardUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  storyboardSheets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waveformUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MediaEventResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['MediaEvent'] = ResolversParentTypes['MediaEvent']> = {
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payload?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FileTextPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['FileTextPage'] = ResolversParentTypes['FileTextPage']> = {
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['PageTextSource'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ModelSettingsResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ModelSettings'] = ResolversParentTypes['ModelSettings']> = {
  generationEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['ModelProvider']>, ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasKey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  monthlyTokens?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  usedTokens?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  usedRequests?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  installationModel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  embedded?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ModelConnectionResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ModelConnection'] = ResolversParentTypes['ModelConnection']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  milliseconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotePageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['NotePage'] = ResolversParentTypes['NotePage']> = {
  items?: Resolver<Array<ResolversTypes['Note']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FollowResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Follow'] = ResolversParentTypes['Follow']> = {
  objectType?: Resolver<ResolversTypes['AccessObjectType'], ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['FollowFrequency'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FollowPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['FollowPage'] = ResolversParentTypes['FollowPage']> = {
  items?: Resolver<Array<ResolversTypes['Follow']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationOptionsResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['NotificationOptions'] = ResolversParentTypes['NotificationOptions']> = {
  projectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  inherited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allChangesEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  insightsPublishedEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allCommentsEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NotificationPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['NotificationPage'] = ResolversParentTypes['NotificationPage']> = {
  items?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['PersonPage'] = ResolversParentTypes['PersonPage']> = {
  items?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotePersonResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['NotePerson'] = ResolversParentTypes['NotePerson']> = {
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotePersonKind'], ParentType, ContextType>;
};

export type DuplicateGroupResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['DuplicateGroup'] = ResolversParentTypes['DuplicateGroup']> = {
  people?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
};

export type DuplicateGroupPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['DuplicateGroupPage'] = ResolversParentTypes['DuplicateGroupPage']> = {
  items?: Resolver<Array<ResolversTypes['DuplicateGroup']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MergePreviewResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['MergePreview'] = ResolversParentTypes['MergePreview']> = {
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identityHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  others?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  noteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonMergeResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['PersonMerge'] = ResolversParentTypes['PersonMerge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mergedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mergedBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  mergedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
};

export type ErasedPersonResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ErasedPerson'] = ResolversParentTypes['ErasedPerson']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  noteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mergedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportedPeopleResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ImportedPeople'] = ResolversParentTypes['ImportedPeople']> = {
  created?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  knownCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PublicLinkResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['PublicLink'] = ResolversParentTypes['PublicLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  objectType?: Resolver<ResolversTypes['AccessObjectType'], ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  noDownload?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hideNames?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CreatedPublicLinkResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['CreatedPublicLink'] = ResolversParentTypes['CreatedPublicLink']> = {
  link?: Resolver<ResolversTypes['PublicLink'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PublicObjectResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['PublicObject'] = ResolversParentTypes['PublicObject']> = {
  type?: Resolver<ResolversTypes['AccessObjectType'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type QuestionOptionResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['QuestionOption'] = ResolversParentTypes['QuestionOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  optionText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuestionResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  projectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['QuestionType'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['QuestionOption']>, ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  trashedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuestionResponseResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['QuestionResponse'] = ResolversParentTypes['QuestionResponse']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  noteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['Question'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  optionIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RedactionResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Redaction'] = ResolversParentTypes['Redaction']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  videoBlur?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  videoCover?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  audioMuted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReelPartResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ReelPart'] = ResolversParentTypes['ReelPart']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReelPartState'], ParentType, ContextType>;
  highlightId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  highlight?: Resolver<Maybe<ResolversTypes['Highlight']>, ParentType, ContextType>;
  objectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  endTime?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  mediaType?: Resolver<Maybe<ResolversTypes['MediaType']>, ParentType, ContextType>;
  streamUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnailUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  storyboardUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReelResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Reel'] = ResolversParentTypes['Reel']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  insightId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  insight?: Resolver<Maybe<ResolversTypes['Insight']>, ParentType, ContextType>;
  projectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['ReelLayout'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['ReelPart']>, ParentType, ContextType>;
  highlightCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  viewerLevel?: Resolver<ResolversTypes['Level'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReelPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ReelPage'] = ResolversParentTypes['ReelPage']> = {
  items?: Resolver<Array<ResolversTypes['Reel']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavedFeedResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['SavedFeed'] = ResolversParentTypes['SavedFeed']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  insights?: Resolver<ResolversTypes['InsightPage'], ParentType, ContextType, RequireFields<SavedFeedInsightsArgs, 'first'>>;
  createdBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavedFeedPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['SavedFeedPage'] = ResolversParentTypes['SavedFeedPage']> = {
  items?: Resolver<Array<ResolversTypes['SavedFeed']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchSegmentResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['SearchSegment'] = ResolversParentTypes['SearchSegment']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SearchPreviewResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['SearchPreview'] = ResolversParentTypes['SearchPreview']> = {
  title?: Resolver<Array<ResolversTypes['SearchSegment']>, ParentType, ContextType>;
  content?: Resolver<Array<ResolversTypes['SearchSegment']>, ParentType, ContextType>;
};

export type SearchItemResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['SearchItem'] = ResolversParentTypes['SearchItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SearchResultType'], ParentType, ContextType>;
  preview?: Resolver<ResolversTypes['SearchPreview'], ParentType, ContextType>;
  documentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  documentType?: Resolver<Maybe<ResolversTypes['AccessObjectType']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SearchTypeCountResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['SearchTypeCount'] = ResolversParentTypes['SearchTypeCount']> = {
  type?: Resolver<ResolversTypes['SearchResultType'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchProjectCountResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['SearchProjectCount'] = ResolversParentTypes['SearchProjectCount']> = {
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchAuthorCountResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['SearchAuthorCount'] = ResolversParentTypes['SearchAuthorCount']> = {
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  items?: Resolver<Array<ResolversTypes['SearchItem']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  suggestedQuery?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['SearchTypeCount']>, ParentType, ContextType>;
  projects?: Resolver<Array<ResolversTypes['SearchProjectCount']>, ParentType, ContextType>;
  authors?: Resolver<Array<ResolversTypes['SearchAuthorCount']>, ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['SearchMethod']>, ParentType, ContextType>;
};

export type SearchRebuildResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['SearchRebuild'] = ResolversParentTypes['SearchRebuild']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SearchRebuildState'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  doing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchIndexResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['SearchIndex'] = ResolversParentTypes['SearchIndex']> = {
  builtAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rebuild?: Resolver<Maybe<ResolversTypes['SearchRebuild']>, ParentType, ContextType>;
};

export type ObjectCardResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ObjectCard'] = ResolversParentTypes['ObjectCard']> = {
  type?: Resolver<ResolversTypes['AccessObjectType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  starred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ObjectCardPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ObjectCardPage'] = ResolversParentTypes['ObjectCardPage']> = {
  items?: Resolver<Array<ResolversTypes['ObjectCard']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TrashItemResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['TrashItem'] = ResolversParentTypes['TrashItem']> = {
  type?: Resolver<ResolversTypes['AccessObjectType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  trashedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  trashedBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
};

export type TrashPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['TrashPage'] = ResolversParentTypes['TrashPage']> = {
  items?: Resolver<Array<ResolversTypes['TrashItem']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MemberResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  work?: Resolver<ResolversTypes['ObjectCardPage'], ParentType, ContextType, RequireFields<MemberWorkArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  workspaceAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isYou?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  suspended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  theme?: Resolver<ResolversTypes['Theme'], ParentType, ContextType>;
};

export type TagResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Tag'] = ResolversParentTypes['Tag']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentiment?: Resolver<Maybe<ResolversTypes['TagSentiment']>, ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  boardId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  board?: Resolver<ResolversTypes['TagBoard'], ParentType, ContextType>;
  groupId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['TagGroup']>, ParentType, ContextType>;
  projectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lockedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lockedBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  trashedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mergedIntoId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  highlightCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TagPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['TagPage'] = ResolversParentTypes['TagPage']> = {
  items?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TagGroupResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['TagGroup'] = ResolversParentTypes['TagGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  boardId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TagBoardResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['TagBoard'] = ResolversParentTypes['TagBoard']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  projectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['TagGroup']>, ParentType, ContextType>;
  tagCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerLevel?: Resolver<ResolversTypes['Level'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TagProjectUseResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['TagProjectUse'] = ResolversParentTypes['TagProjectUse']> = {
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DuplicateTagsResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['DuplicateTags'] = ResolversParentTypes['DuplicateTags']> = {
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
};

export type TagMergePreviewResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['TagMergePreview'] = ResolversParentTypes['TagMergePreview']> = {
  into?: Resolver<ResolversTypes['Tag'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  gainedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sharedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TagMergeResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['TagMerge'] = ResolversParentTypes['TagMerge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  into?: Resolver<ResolversTypes['Tag'], ParentType, ContextType>;
  mergedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TagImportResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['TagImport'] = ResolversParentTypes['TagImport']> = {
  created?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  skippedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TranscriptResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Transcript'] = ResolversParentTypes['Transcript']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  noteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['TranscriptOrigin'], ParentType, ContextType>;
  engine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TranscriptStatus'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['TranscriptRating']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SpeakerResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Speaker'] = ResolversParentTypes['Speaker']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TranscriptionSettingsResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['TranscriptionSettings'] = ResolversParentTypes['TranscriptionSettings']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vocabulary?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TranslationPartResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['TranslationPart'] = ResolversParentTypes['TranslationPart']> = {
  start?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  speaker?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TranslationResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Translation'] = ResolversParentTypes['Translation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  noteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TranslationStatus'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['TranslationError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['TranslationPart']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ViewResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['View'] = ResolversParentTypes['View']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  projectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  objectType?: Resolver<ResolversTypes['ViewObjectType'], ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['ViewLayout'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  data?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  isFirst?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ViewRowResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ViewRow'] = ResolversParentTypes['ViewRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['Note']>, ParentType, ContextType>;
  insight?: Resolver<Maybe<ResolversTypes['Insight']>, ParentType, ContextType>;
  highlight?: Resolver<Maybe<ResolversTypes['Highlight']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
};

export type ViewRowPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ViewRowPage'] = ResolversParentTypes['ViewRowPage']> = {
  items?: Resolver<Array<ResolversTypes['ViewRow']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ViewGroupResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ViewGroup'] = ResolversParentTypes['ViewGroup']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ViewRow']>, ParentType, ContextType>;
};

export type GroupResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Group'] = ResolversParentTypes['Group']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members?: Resolver<ResolversTypes['MemberPage'], ParentType, ContextType, RequireFields<GroupMembersArgs, 'first'>>;
};

export type GroupPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['GroupPage'] = ResolversParentTypes['GroupPage']> = {
  items?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GrantResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Grant'] = ResolversParentTypes['Grant']> = {
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  special?: Resolver<Maybe<ResolversTypes['SpecialGrantee']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Level'], ParentType, ContextType>;
};

export type AccessReasonResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['AccessReason'] = ResolversParentTypes['AccessReason']> = {
  level?: Resolver<ResolversTypes['Level'], ParentType, ContextType>;
  via?: Resolver<ResolversTypes['Grant'], ParentType, ContextType>;
};

export type ObjectAccessResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ObjectAccess'] = ResolversParentTypes['ObjectAccess']> = {
  objectType?: Resolver<ResolversTypes['AccessObjectType'], ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inherited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sourceType?: Resolver<ResolversTypes['AccessObjectType'], ParentType, ContextType>;
  sourceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parentType?: Resolver<Maybe<ResolversTypes['AccessObjectType']>, ParentType, ContextType>;
  viewerLevel?: Resolver<ResolversTypes['Level'], ParentType, ContextType>;
  grants?: Resolver<Array<ResolversTypes['Grant']>, ParentType, ContextType>;
  requests?: Resolver<Array<ResolversTypes['AccessRequest']>, ParentType, ContextType>;
};

export type AccessRequestResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['AccessRequest'] = ResolversParentTypes['AccessRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  objectType?: Resolver<ResolversTypes['AccessObjectType'], ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  objectTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  approved?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type AccessRequestPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['AccessRequestPage'] = ResolversParentTypes['AccessRequestPage']> = {
  items?: Resolver<Array<ResolversTypes['AccessRequest']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DocumentVersionResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['DocumentVersion'] = ResolversParentTypes['DocumentVersion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['DocumentVersionReason'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type DocumentVersionPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['DocumentVersionPage'] = ResolversParentTypes['DocumentVersionPage']> = {
  items?: Resolver<Array<ResolversTypes['DocumentVersion']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['MemberPage'] = ResolversParentTypes['MemberPage']> = {
  items?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InviteResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Invite'] = ResolversParentTypes['Invite']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  invitedBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  object?: Resolver<Maybe<ResolversTypes['InviteGrant']>, ParentType, ContextType>;
};

export type InviteGrantResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['InviteGrant'] = ResolversParentTypes['InviteGrant']> = {
  type?: Resolver<ResolversTypes['AccessObjectType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Level'], ParentType, ContextType>;
};

export type InvitePageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['InvitePage'] = ResolversParentTypes['InvitePage']> = {
  items?: Resolver<Array<ResolversTypes['Invite']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectSectionResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ProjectSection'] = ResolversParentTypes['ProjectSection']> = {
  name?: Resolver<ResolversTypes['ProjectSectionName'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ProjectPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ProjectPage'] = ResolversParentTypes['ProjectPage']> = {
  items?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkspaceSettingsResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['WorkspaceSettings'] = ResolversParentTypes['WorkspaceSettings']> = {
  accessRequestsDisabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  communityPublishingDisabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  adminOnlyInvites?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  readOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type SubscriptionResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  workspaceChanged?: SubscriptionResolver<ResolversTypes['Change'], "workspaceChanged", ParentType, ContextType>;
};

export type ChangeResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestCtx> = {
  ApiToken?: ApiTokenResolvers<ContextType>;
  ApiTokenPage?: ApiTokenPageResolvers<ContextType>;
  CreatedApiToken?: CreatedApiTokenResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  CanvasCards?: CanvasCardsResolvers<ContextType>;
  Highlight?: HighlightResolvers<ContextType>;
  Channel?: ChannelResolvers<ContextType>;
  ChannelSorting?: ChannelSortingResolvers<ContextType>;
  ChannelPage?: ChannelPageResolvers<ContextType>;
  ChannelTheme?: ChannelThemeResolvers<ContextType>;
  ChannelThemePage?: ChannelThemePageResolvers<ContextType>;
  DataPoint?: DataPointResolvers<ContextType>;
  DataPointNeighbor?: DataPointNeighborResolvers<ContextType>;
  DataPointPage?: DataPointPageResolvers<ContextType>;
  ChannelOverview?: ChannelOverviewResolvers<ContextType>;
  ChannelDay?: ChannelDayResolvers<ContextType>;
  ThemeCounts?: ThemeCountsResolvers<ContextType>;
  AddedDataPoints?: AddedDataPointsResolvers<ContextType>;
  DataPointProblem?: DataPointProblemResolvers<ContextType>;
  ThemeEdit?: ThemeEditResolvers<ContextType>;
  ChartItem?: ChartItemResolvers<ContextType>;
  Chart?: ChartResolvers<ContextType>;
  ChartPoint?: ChartPointResolvers<ContextType>;
  ChartLine?: ChartLineResolvers<ContextType>;
  ChartOverTime?: ChartOverTimeResolvers<ContextType>;
  CommentThread?: CommentThreadResolvers<ContextType>;
  CommentThreadPage?: CommentThreadPageResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentPage?: CommentPageResolvers<ContextType>;
  Reaction?: ReactionResolvers<ContextType>;
  Note?: NoteResolvers<ContextType>;
  Insight?: InsightResolvers<ContextType>;
  FieldOption?: FieldOptionResolvers<ContextType>;
  Field?: FieldResolvers<ContextType>;
  PlacedField?: PlacedFieldResolvers<ContextType>;
  FieldValue?: FieldValueResolvers<ContextType>;
  FieldCell?: FieldCellResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  File?: FileResolvers<ContextType>;
  FilePage?: FilePageResolvers<ContextType>;
  SavedFilter?: SavedFilterResolvers<ContextType>;
  SavedFilterPage?: SavedFilterPageResolvers<ContextType>;
  Folder?: FolderResolvers<ContextType>;
  FolderPage?: FolderPageResolvers<ContextType>;
  HighlightAudioVideo?: HighlightAudioVideoResolvers<ContextType>;
  HighlightPage?: HighlightPageResolvers<ContextType>;
  TagUse?: TagUseResolvers<ContextType>;
  SuggestedHighlight?: SuggestedHighlightResolvers<ContextType>;
  SuggestedHighlightPage?: SuggestedHighlightPageResolvers<ContextType>;
  HighlightTagChange?: HighlightTagChangeResolvers<ContextType>;
  Workspace?: WorkspaceResolvers<ContextType>;
  InsightPage?: InsightPageResolvers<ContextType>;
  MediaExport?: MediaExportResolvers<ContextType>;
  MediaExportPage?: MediaExportPageResolvers<ContextType>;
  FileMedia?: FileMediaResolvers<ContextType>;
  MediaEvent?: MediaEventResolvers<ContextType>;
  FileTextPage?: FileTextPageResolvers<ContextType>;
  ModelSettings?: ModelSettingsResolvers<ContextType>;
  ModelConnection?: ModelConnectionResolvers<ContextType>;
  NotePage?: NotePageResolvers<ContextType>;
  Follow?: FollowResolvers<ContextType>;
  FollowPage?: FollowPageResolvers<ContextType>;
  NotificationOptions?: NotificationOptionsResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationPage?: NotificationPageResolvers<ContextType>;
  PersonPage?: PersonPageResolvers<ContextType>;
  NotePerson?: NotePersonResolvers<ContextType>;
  DuplicateGroup?: DuplicateGroupResolvers<ContextType>;
  DuplicateGroupPage?: DuplicateGroupPageResolvers<ContextType>;
  MergePreview?: MergePreviewResolvers<ContextType>;
  PersonMerge?: PersonMergeResolvers<ContextType>;
  ErasedPerson?: ErasedPersonResolvers<ContextType>;
  ImportedPeople?: ImportedPeopleResolvers<ContextType>;
  PublicLink?: PublicLinkResolvers<ContextType>;
  CreatedPublicLink?: CreatedPublicLinkResolvers<ContextType>;
  PublicObject?: PublicObjectResolvers<ContextType>;
  QuestionOption?: QuestionOptionResolvers<ContextType>;
  Question?: QuestionResolvers<ContextType>;
  QuestionResponse?: QuestionResponseResolvers<ContextType>;
  Redaction?: RedactionResolvers<ContextType>;
  ReelPart?: ReelPartResolvers<ContextType>;
  Reel?: ReelResolvers<ContextType>;
  ReelPage?: ReelPageResolvers<ContextType>;
  SavedFeed?: SavedFeedResolvers<ContextType>;
  SavedFeedPage?: SavedFeedPageResolvers<ContextType>;
  SearchSegment?: SearchSegmentResolvers<ContextType>;
  SearchPreview?: SearchPreviewResolvers<ContextType>;
  SearchItem?: SearchItemResolvers<ContextType>;
  SearchTypeCount?: SearchTypeCountResolvers<ContextType>;
  SearchProjectCount?: SearchProjectCountResolvers<ContextType>;
  SearchAuthorCount?: SearchAuthorCountResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SearchRebuild?: SearchRebuildResolvers<ContextType>;
  SearchIndex?: SearchIndexResolvers<ContextType>;
  ObjectCard?: ObjectCardResolvers<ContextType>;
  ObjectCardPage?: ObjectCardPageResolvers<ContextType>;
  TrashItem?: TrashItemResolvers<ContextType>;
  TrashPage?: TrashPageResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  Tag?: TagResolvers<ContextType>;
  TagPage?: TagPageResolvers<ContextType>;
  TagGroup?: TagGroupResolvers<ContextType>;
  TagBoard?: TagBoardResolvers<ContextType>;
  TagProjectUse?: TagProjectUseResolvers<ContextType>;
  DuplicateTags?: DuplicateTagsResolvers<ContextType>;
  TagMergePreview?: TagMergePreviewResolvers<ContextType>;
  TagMerge?: TagMergeResolvers<ContextType>;
  TagImport?: TagImportResolvers<ContextType>;
  Transcript?: TranscriptResolvers<ContextType>;
  Speaker?: SpeakerResolvers<ContextType>;
  TranscriptionSettings?: TranscriptionSettingsResolvers<ContextType>;
  TranslationPart?: TranslationPartResolvers<ContextType>;
  Translation?: TranslationResolvers<ContextType>;
  View?: ViewResolvers<ContextType>;
  ViewRow?: ViewRowResolvers<ContextType>;
  ViewRowPage?: ViewRowPageResolvers<ContextType>;
  ViewGroup?: ViewGroupResolvers<ContextType>;
  Group?: GroupResolvers<ContextType>;
  GroupPage?: GroupPageResolvers<ContextType>;
  Grant?: GrantResolvers<ContextType>;
  AccessReason?: AccessReasonResolvers<ContextType>;
  ObjectAccess?: ObjectAccessResolvers<ContextType>;
  AccessRequest?: AccessRequestResolvers<ContextType>;
  AccessRequestPage?: AccessRequestPageResolvers<ContextType>;
  DocumentVersion?: DocumentVersionResolvers<ContextType>;
  DocumentVersionPage?: DocumentVersionPageResolvers<ContextType>;
  MemberPage?: MemberPageResolvers<ContextType>;
  Invite?: InviteResolvers<ContextType>;
  InviteGrant?: InviteGrantResolvers<ContextType>;
  InvitePage?: InvitePageResolvers<ContextType>;
  ProjectSection?: ProjectSectionResolvers<ContextType>;
  ProjectPage?: ProjectPageResolvers<ContextType>;
  WorkspaceSettings?: WorkspaceSettingsResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Subscription?: SubscriptionResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestCtx> = {
  visitors?: VisitorsDirectiveResolver<any, any, ContextType>;
  large?: LargeDirectiveResolver<any, any, ContextType>;
  batched?: BatchedDirectiveResolver<any, any, ContextType>;
};
