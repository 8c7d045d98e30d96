// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
export type AgentTrigger = 'SCHEDULE' | 'EVENT' | 'MANUAL';

export type AgentEvent = 'NOTE_CREATED' | 'INSIGHT_PUBLISHED' | 'THEME_CREATED' | 'THEME_RISING';

export type AgentTool = 'SEARCH' | 'READ' | 'THEMES' | 'CREATE_DOC' | 'NOTIFY';

export type AgentDocumentKind = 'NOTE' | 'INSIGHT' | 'DOC';

export type AgentRunState = 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED' | 'MISSED' | 'REFUSED';

export type AgentStepTool = 'SEARCH' | 'READ' | 'THEMES' | 'WRITE' | 'CREATE_DOC' | 'NOTIFY';

export type AgentStepOutcome = 'DONE' | 'PLANNED' | 'REFUSED';

export type CitationType = 'highlight' | 'insight' | 'note' | 'theme' | 'tag';

export type SentenceSupport = 'SUPPORTED' | 'UNSUPPORTED' | 'UNCHECKED' | 'WITHHELD';

export type SentenceOpening = 'HEADING' | 'PARAGRAPH' | 'ITEM';

export type AnswerEngine = 'EMBEDDED' | 'MODEL';

export type ApiOperationKind = 'QUERY' | 'MUTATION';

export type ApiScope = 'READ' | 'WRITE' | 'MEMBERS' | 'ADMIN';

export type BulkImportSource = 'FOLDER' | 'ARCHIVE';

export type BulkImportStatus = 'UPLOADING' | 'READY' | 'RUNNING' | 'COMPLETE' | 'FAILED' | 'CANCELLED' | 'UNDONE';

export type BulkImportFileState = 'WAITING' | 'UPLOADED' | 'IMPORTED' | 'SKIPPED' | 'FAILED' | 'CANCELLED';

export type BulkImportPlace = 'NEW_PROJECT' | 'PROJECT' | 'FOLDERS';

export type BulkImportTool = 'COMMUNITY' | 'REFI' | 'DOVETAIL' | 'NOTION' | 'QUALCODER';

export type ThemeDescentKind = 'SPLIT' | 'MERGE';

export type TitleProposalReason = 'DRIFT' | 'LABEL';

export type ClusterRunReason = 'FIRST' | 'GROWN' | 'OUTLIERS' | 'ASKED' | 'MODEL' | 'WEEK' | 'DRIFT' | 'GATHERED';

export type Sentiment = 'POSITIVE' | 'NEUTRAL' | 'NEGATIVE';

export type WrapBlockType = 'TEXT' | 'HEADING' | 'GRAPH';

export type PreviewedChange = 'NEW' | 'GONE' | 'GROWING' | 'SHRINKING' | 'SAME';

export type ChannelSort = 'TITLE' | 'UPDATED' | 'CREATED';

export type DataPointSource = 'PASTE' | 'CSV' | 'API';

export type SentAs = 'NOTE' | 'HIGHLIGHT';

export type DataPointChange = 'MOVE' | 'EXCLUDE' | 'INCLUDE' | 'DELETE';

export type ChartMetric = 'HIGHLIGHT_COUNT' | 'NOTE_COUNT' | 'TEXT_VOLUME';

export type ChartType = 'TAG' | 'TAG_GROUP';

export type ChartBucket = 'DAY' | 'WEEK' | 'MONTH';

export type CommentObjectType = 'NOTE' | 'INSIGHT' | 'CONTACT';

export type CommentAnchor = 'DOCUMENT' | 'SELECTION' | 'HIGHLIGHT' | 'MOMENT';

export type ConversationObjectType = 'ProjectCategory' | 'Project' | 'Channel' | 'Note' | 'Insight' | 'Tag';

export type ConversationMessageType = 'ASSISTANT' | 'THINKING' | 'USER';

export type ConversationMessageState = 'WRITING' | 'DONE' | 'FAILED' | 'CANCELLED' | 'INTERRUPTED';

export type MessageRating = 'Good' | 'Bad';

export type FieldType = 'BOOLEAN' | 'DATETIME' | 'EMAIL' | 'NPS' | 'NUMBER' | 'PERSON' | 'PHONE' | 'SELECT' | 'TEXT' | 'URL';

export type FieldOwner = 'NOTE' | 'INSIGHT' | 'PERSON' | 'PROJECT';

export type NumberFormat = 'number' | 'number_with_commas' | 'percent' | 'currency';

export type FileType = 'AUDIO' | 'IMAGE' | 'VIDEO' | 'SPREADSHEET' | 'DOCUMENT' | 'PRESENTATION' | 'OTHER';

export type MediaUploadStatus = 'CANCELLED' | 'DONE' | 'FAILED' | 'UPLOADING';

export type FileProcessing = 'NONE' | 'WAITING' | 'PROGRESSING' | 'COMPLETE' | 'ERROR' | 'CANCELLED';

export type MediaType = 'AUDIO' | 'VIDEO';

export type HealthPart = 'DATABASE' | 'FILES' | 'WORK' | 'MAIL' | 'MODELS' | 'SEARCH';

export type HealthState = 'OK' | 'WARNING' | 'DOWN' | 'OFF';

export type HighlightObjectType = 'NOTE' | 'INSIGHT';

export type AudioVideoType = 'AUDIO' | 'AV' | 'VIDEO';

export type HighlightSort = 'CREATED_AT' | 'UPDATED_AT' | 'POSITION';

export type SuggestionReview = 'ACCEPTED' | 'REJECTED';

export type ImportTarget = 'NOTES' | 'CONTACTS' | 'DATA_POINTS' | 'TAGS' | 'FIELDS';

export type ImportStatus = 'UPLOADING' | 'READY' | 'RUNNING' | 'COMPLETE' | 'FAILED' | 'CANCELLED' | 'UNDOING' | 'UNDONE';

export type ImportColumnUse = 'TITLE' | 'CONTENT' | 'QUESTION' | 'OPTION' | 'PARTICIPANT' | 'CREATED_AT' | 'TAGS' | 'HIGHLIGHT' | 'NAME' | 'FIRST_NAME' | 'LAST_NAME' | 'EMAIL' | 'TEXT' | 'CONVERSATION' | 'LANGUAGE' | 'PROPERTY' | 'SAID_AT' | 'URL' | 'EXTERNAL_ID' | 'GROUP' | 'DESCRIPTION' | 'COLOR' | 'ROLE' | 'SENTIMENT' | 'TYPE' | 'OPTIONS' | 'MOST_OPTIONS' | 'NUMBER_FORMAT' | 'CURRENCY' | 'OWNER' | 'FIELD' | 'NEW_FIELD' | 'SKIP';

export type SurveyTarget = 'CONTENT' | 'SURVEY';

export type ImportExistingRule = 'SKIP' | 'UPDATE';

export type ImportProblemKind = 'DUPLICATE' | 'INVALID';

export type ImportKind = 'TABLE' | 'PROJECT' | 'BULK';

export type InsightStatus = 'DRAFT' | 'IN_REVIEW' | 'FINAL';

export type InsightSort = 'CREATED_AT' | 'UPDATED_AT' | 'TITLE';

export type SpokenTextType = 'SUMMARY' | 'ANSWER';

export type MailWay = 'SMTP' | 'OUTBOX';

export type MailTestOutcome = 'SENT' | 'KEPT' | 'FAILED';

export type MediaExportKind = 'CLIP' | 'REEL';

export type MediaExportStatus = 'WAITING' | 'COMPLETE' | 'FAILED' | 'CANCELLED';

export type MediaExportCaptions = 'NONE' | 'BURNT_IN' | 'BESIDE';

export type SharpStreamState = 'MISSING' | 'PREPARING' | 'READY';

export type PageTextSource = 'TEXT' | 'OCR' | 'NONE';

export type ModelProvider = 'OPENAI' | 'ANTHROPIC' | 'GOOGLE' | 'BEDROCK' | 'OLLAMA' | 'COMPATIBLE';

export type NoteSort = 'CREATED_AT' | 'UPDATED_AT' | 'TITLE';

export type FollowFrequency = 'MONTHLY' | 'WEEKLY' | 'DAILY';

export type Notice = 'MENTION' | 'REPLY' | 'COMMENT' | 'ACCESS_GIVEN' | 'ACCESS_REQUESTED' | 'ACCESS_ANSWERED' | 'INVITE_ACCEPTED' | 'JOB_FINISHED' | 'JOB_FAILED' | 'AGENT_FINISHED' | 'FOLLOWED_CHANGE';

export type NoticeWay = 'APP' | 'MAIL' | 'DIGEST' | 'OFF';

export type StartingPath = 'PROJECT' | 'INVITE' | 'SINGLE_SIGN_ON' | 'ACCOUNT';

export type PersonSort = 'NAME' | 'CREATED_AT' | 'UPDATED_AT';

export type NotePersonKind = 'PARTICIPANT' | 'SPEAKER';

export type PersonalKind = 'PERSON' | 'EMAIL' | 'PHONE' | 'ADDRESS' | 'PLACE' | 'ORGANIZATION' | 'CARD' | 'IBAN' | 'SSN' | 'IP';

export type PersonalState = 'OPEN' | 'HIDDEN' | 'KEPT' | 'PURGED';

export type PersonalFoundBy = 'PATTERN' | 'PEOPLE' | 'MODEL';

export type PersonalDecision = 'HIDE' | 'KEEP' | 'REOPEN';

export type ProjectExportKind = 'COMMUNITY' | 'COMMUNITY_LINKS' | 'HIGHLIGHTS' | 'NOTES' | 'INSIGHTS' | 'TAGS' | 'CONTACTS' | 'CHARTS' | 'DOCUMENTS' | 'WORD' | 'PDF' | 'TRANSCRIPTS' | 'QDPX' | 'CODEBOOK';

export type ProjectExportFormat = 'CSV' | 'XLSX';

export type ProjectExportStatus = 'WAITING' | 'COMPLETE' | 'FAILED' | 'CANCELLED';

export type ProjectImportStatus = 'UPLOADING' | 'READY' | 'RUNNING' | 'COMPLETE' | 'FAILED' | 'CANCELLED' | 'UNDONE';

export type QuestionType = 'FREE_TEXT' | 'MULTI_SELECT' | 'SINGLE_SELECT';

export type ReelLayout = 'REEL' | 'TWO_COLUMN' | 'THREE_COLUMN';

export type ReelPartState = 'READY' | 'PREPARING' | 'GONE' | 'HIDDEN';

export type SearchResultType = 'CHANNEL' | 'HIGHLIGHT' | 'INSIGHT' | 'NOTE' | 'PERSON' | 'PROJECT' | 'PROJECT_CATEGORY' | 'TAG' | 'THEME' | 'DOC';

export type SearchMethod = 'FULL_TEXT' | 'VECTOR' | 'HYBRID';

export type SearchSortField = 'RELEVANCE' | 'CREATED' | 'UPDATED';

export type SortDirection = 'ASC' | 'DESC';

export type SearchLocationTest = 'LOCATED_IN' | 'NOT_LOCATED_IN';

export type SearchUserTest = 'CONTRIBUTED_BY' | 'NOT_CONTRIBUTED_BY' | 'CREATED_BY' | 'NOT_CREATED_BY';

export type SearchContainsTest = 'CONTAINS';

export type SearchDateTest = 'CREATED' | 'UPDATED';

export type DatePreset = 'thisWeek' | 'thisMonth' | 'thisQuarter' | 'thisYear' | 'last7Days' | 'last14Days' | 'last28Days' | 'last90Days' | 'last180Days' | 'allTimeNoRange' | 'custom';

export type SearchFieldType = 'TEXT' | 'DATE' | 'BOOLEAN' | 'NUMBER';

export type SearchRebuildState = 'WAITING' | 'RUNNING' | 'COMPLETED' | 'FAILED' | 'CANCELLED';

export type OidcProvider = 'GOOGLE' | 'MICROSOFT' | 'AUTH0';

export type ObjectCardType = 'PROJECT' | 'FOLDER' | 'CHANNEL' | 'NOTE' | 'INSIGHT' | 'DOC' | 'CONTACT';

export type TrashItemType = 'PROJECT' | 'FOLDER' | 'CHANNEL' | 'NOTE' | 'INSIGHT' | 'COMMENT' | 'DOC' | 'FIELD' | 'FILE' | 'CONTACT' | 'QUESTION' | 'REEL' | 'TAG' | 'TAG_GROUP' | 'TAG_BOARD' | 'VIEW';

export type StorageKind = 'RECORDINGS' | 'RENDITIONS' | 'DOCUMENTS' | 'PICTURES' | 'OTHER_FILES' | 'EXPORTS' | 'IMPORTS';

export type AiMode = 'On' | 'Suggest' | 'Off';

export type SuggestionFeature = 'Summarize' | 'Highlights' | 'Tags' | 'Redact';

export type SuggestionRunStatus = 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED';

export type TagSuggestionBasis = 'EXAMPLES' | 'NAME';

export type TagSuggestionState = 'OPEN' | 'APPLIED';

export type SummaryObjectType = 'NOTE' | 'INSIGHT' | 'PROJECT' | 'HIGHLIGHTS' | 'THEME' | 'WRAP' | 'DOC';

export type SummaryType = 'BulletPoints' | 'Summary' | 'TranscriptSummary' | 'ThemeSummary';

export type SummaryEngine = 'EMBEDDED' | 'MODEL' | 'PERSON';

export type SupportState = 'PENDING' | 'LAPSED' | 'DENIED' | 'ACTIVE' | 'ENDED';

export type TagSentiment = 'POSITIVE' | 'NEGATIVE' | 'MIXED';

export type TagSort = 'RANK' | 'TITLE' | 'CREATED_AT';

export type TemplatePart = 'TAGS' | 'FIELDS' | 'VIEWS' | 'QUESTIONS' | 'NOTES' | 'INSIGHTS';

export type TemplateTarget = 'PROJECT' | 'NOTE' | 'INSIGHT';

export type DocumentTarget = 'NOTE' | 'INSIGHT';

export type TemplateType = 'WORKSPACE' | 'MANUAL';

export type TranscriptStatus = 'REQUESTED' | 'COMPLETE' | 'FAILED' | 'CANCELLED';

export type TranscriptOrigin = 'ENGINE' | 'IMPORT';

export type TranscriptRating = 'Good' | 'Bad';

export type TranslationStatus = 'Requested' | 'Success' | 'Failure';

export type TranslationError = 'UnsupportedLanguagePair' | 'Error';

export type WorkState = 'WAITING' | 'RUNNING' | 'FAILED';

export type ViewObjectType = 'HIGHLIGHT' | 'INSIGHT' | 'NOTE';

export type ViewLayout = 'BOARD' | 'CANVAS' | 'GRID' | 'LIST' | 'TABLE';

export type WebhookDeliveryState = 'WAITING' | 'DELIVERED' | 'FAILED';

export type Level = 'READ' | 'WRITE' | 'FULL';

export type AccessObjectType = 'PROJECT' | 'FOLDER' | 'CHANNEL' | 'NOTE' | 'INSIGHT' | 'DOC';

export type SpecialGrantee = 'MARKUP' | 'PUBLIC' | 'PLAYBACK';

export type DocumentVersionReason = 'EDIT' | 'RESTORE';

export type Role = 'MANAGER' | 'CONTRIBUTOR' | 'VIEWER';

export type Theme = 'SYSTEM' | 'LIGHT' | 'DARK' | 'LEGACY';

export type ProjectStatus = 'ACTIVE' | 'ARCHIVED' | 'COMPLETED';

export type ProjectSectionName = 'README' | 'NOTES' | 'HIGHLIGHTS' | 'TAGS' | 'CHARTS' | 'INSIGHTS';

export type SummaryFramework = 'ByQuestion' | 'ByThemes' | 'Chronological' | 'CustomPrompt' | 'CustomerCall' | 'Essential' | 'FeatureRequests' | 'ProductPRD' | 'RecommendedActions' | 'ResearchReport' | 'SalesMEDICC' | 'SalesSPICED' | 'Summary' | 'UsabilityTest' | 'VoiceOfCustomerReport';

export type ProjectScope = 'ALL' | 'YOURS' | 'SHARED_WITH_YOU';

export type ProjectSort = 'CREATED_AT' | 'UPDATED_AT' | 'TITLE';

export type AgentInput = {
  name: string;
  prompt: string;
  trigger: AgentTrigger;
  cron?: string | null;
  timeZone?: string | null;
  event?: AgentEvent | null;
  filter?: ConversationFilterInput | null;
  tools: readonly AgentTool[];
  documentKind?: AgentDocumentKind | null;
  projectId?: string | null;
  maxSteps?: number | null;
  maxTokens?: number | null;
  runsPerDay?: number | null;
};

export type CreateApiTokenInput = {
  name: string;
  scopes: readonly ApiScope[];
  expiresAt?: Date | null;
};

export type AuditFilter = {
  actorId?: string | null;
  types?: readonly string[] | null;
  objectId?: string | null;
  from?: Date | null;
  to?: Date | null;
};

export type BulkImportFileInput = {
  path: string;
  size: number;
};

export type CreateBulkImportInput = {
  source: BulkImportSource;
  name: string;
};

export type StartBulkImportInput = {
  id: string;
  place: BulkImportPlace;
  projectId?: string | null;
  keepPaths?: boolean | null;
};

export type PropertyValueInput = {
  columnId: string;
  value: string;
};

export type SegmentInput = {
  fieldId: string;
  value: string;
};

export type CreateChannelInput = {
  title: string;
  context?: string | null;
  sensitivity?: number | null;
  wantedThemeCount?: number | null;
  folderId?: string | null;
};

export type UpdateChannelInput = {
  id: string;
  title?: string | null;
  context?: string | null;
  sensitivity?: number | null;
  wantedThemeCount?: number | null;
};

export type DataPointTurnInput = {
  text: string;
  saidAt?: Date | null;
  participant?: string | null;
  fromCustomer?: boolean | null;
};

export type DataPointPropertyInput = {
  name: string;
  value: string;
};

export type DataPointInput = {
  text?: string | null;
  turns?: readonly DataPointTurnInput[] | null;
  language?: string | null;
  saidAt?: Date | null;
  participant?: string | null;
  url?: string | null;
  externalId?: string | null;
  properties?: readonly DataPointPropertyInput[] | null;
};

export type AddDataPointsInput = {
  channelId: string;
  source: DataPointSource;
  points: readonly DataPointInput[];
};

export type UpdateThemeInput = {
  id: string;
  title?: string | null;
  pinned?: boolean | null;
};

export type MoveDataPointsInput = {
  channelId: string;
  ids: readonly string[];
  themeId?: string | null;
};

export type SendToProjectInput = {
  channelId: string;
  ids: readonly string[];
  projectId: string;
  as: SentAs;
  tagIds?: readonly string[] | null;
};

export type CreateTopicInput = {
  channelId: string;
  title: string;
  description?: string | null;
  themeIds?: readonly string[] | null;
  proposalId?: string | null;
};

export type UpdateTopicInput = {
  id: string;
  title?: string | null;
  description?: string | null;
};

export type MoveThemesInput = {
  channelId: string;
  ids: readonly string[];
  topicId?: string | null;
};

export type MatchingDataPointsInput = {
  themeId?: string | null;
  topicId?: string | null;
  outliers?: boolean | null;
  sentiment?: Sentiment | null;
  source?: DataPointSource | null;
  properties?: readonly PropertyValueInput[] | null;
  language?: string | null;
  query?: string | null;
  from?: Date | null;
  to?: Date | null;
  excluded?: boolean | null;
};

export type ChangeMatchingDataPointsInput = {
  channelId: string;
  matching: MatchingDataPointsInput;
  change: DataPointChange;
  themeId?: string | null;
};

export type ChartInput = {
  projectId: string;
  metric?: ChartMetric | null;
  type?: ChartType | null;
  from?: Date | null;
  to?: Date | null;
  filter?: string | null;
  timeZone?: string | null;
};

export type ClusterHighlightsInput = {
  highlightIds: readonly string[];
  texts?: readonly string[] | null;
  projectId?: string | null;
  sensitivity?: number | null;
  count?: number | null;
};

export type HighlightClusterInput = {
  title: string;
  highlightIds: readonly string[];
};

export type StartThreadInput = {
  id?: string | null;
  commentId?: string | null;
  objectType: CommentObjectType;
  objectId: string;
  anchor?: CommentAnchor | null;
  quote?: string | null;
  highlightId?: string | null;
  fileId?: string | null;
  time?: number | null;
  body: string;
};

export type ConversationFilterInput = {
  objectType: ConversationObjectType;
  objectIds: readonly string[];
};

export type AskQuestionInput = {
  question: string;
  conversationId?: string | null;
  filter?: ConversationFilterInput | null;
  requestKey: string;
};

export type AiDocInput = {
  title?: string | null;
  prompt: string;
  filter?: ConversationFilterInput | null;
};

export type FieldOptionInput = {
  label: string;
  color?: string | null;
};

export type CreateFieldInput = {
  owner: FieldOwner;
  projectId?: string | null;
  label: string;
  type: FieldType;
  options?: readonly FieldOptionInput[] | null;
  maxOptions?: number | null;
  numberFormat?: NumberFormat | null;
  currencySymbol?: string | null;
};

export type UpdateFieldInput = {
  id: string;
  label?: string | null;
  type?: FieldType | null;
  maxOptions?: number | null;
  numberFormat?: NumberFormat | null;
  currencySymbol?: string | null;
};

export type UpdateFieldOptionInput = {
  fieldId: string;
  optionId: string;
  label?: string | null;
  color?: string | null;
};

export type FieldCellInput = {
  objectId: string;
  fieldId: string;
  value?: string | null;
};

export type UploadInput = {
  name: string;
  size: number;
};

export type StartUploadsInput = {
  ownerType: AccessObjectType;
  ownerId: string;
  asNotes?: boolean | null;
  files: readonly UploadInput[];
};

export type UpdateFileInput = {
  id: string;
  name: string;
};

export type CreateSavedFilterInput = {
  title: string;
  form: string;
};

export type UpdateSavedFilterInput = {
  id: string;
  title?: string | null;
  form?: string | null;
};

export type CreateFolderInput = {
  title: string;
  parentId?: string | null;
};

export type MoveFolderInput = {
  id: string;
  parentId?: string | null;
  index?: number | null;
};

export type HighlightFilter = {
  objectId?: string | null;
  projectId?: string | null;
  tagId?: string | null;
  tagGroupId?: string | null;
  authorId?: string | null;
  personId?: string | null;
  untagged?: boolean | null;
  ofRecordings?: boolean | null;
  withCommentOnly?: boolean | null;
  createdFrom?: Date | null;
  createdTo?: Date | null;
  form?: string | null;
  query?: string | null;
};

export type HighlightAnchorInput = {
  start: string;
  end: string;
};

export type HighlightQuoteInput = {
  text: string;
  occurrence?: number | null;
};

export type HighlightAudioVideoInput = {
  fileId?: string | null;
  startTime?: number | null;
  endTime?: number | null;
  snippetStart?: number | null;
  snippetEnd?: number | null;
  type?: AudioVideoType | null;
  clipId?: string | null;
  clipDuration?: number | null;
};

export type PdfAreaInput = {
  fileId?: string | null;
  page: number;
  left: number;
  top: number;
  width: number;
  height: number;
};

export type NewTagInput = {
  id?: string | null;
  title: string;
  boardId?: string | null;
  groupId?: string | null;
  color?: string | null;
};

export type CreateHighlightInput = {
  id?: string | null;
  objectType: HighlightObjectType;
  objectId: string;
  anchor?: HighlightAnchorInput | null;
  quote?: HighlightQuoteInput | null;
  audioVideo?: HighlightAudioVideoInput | null;
  pdfAreas?: readonly PdfAreaInput[] | null;
  text?: string | null;
  tagIds?: readonly string[] | null;
  newTags?: readonly NewTagInput[] | null;
  inlineCommentOnly?: boolean | null;
};

export type UpdateHighlightInput = {
  id: string;
  anchor?: HighlightAnchorInput | null;
  audioVideo?: HighlightAudioVideoInput | null;
  pdfAreas?: readonly PdfAreaInput[] | null;
  inlineCommentOnly?: boolean | null;
};

export type CreateImportInput = {
  target: ImportTarget;
  projectId?: string | null;
  channelId?: string | null;
  boardId?: string | null;
  fieldOwner?: FieldOwner | null;
  fileName: string;
};

export type ImportColumnInput = {
  use: ImportColumnUse;
  fieldId?: string | null;
  fieldType?: FieldType | null;
  questionType?: QuestionType | null;
};

export type StartImportInput = {
  id: string;
  columns: readonly ImportColumnInput[];
  keyColumn?: number | null;
  existing?: ImportExistingRule | null;
  ignoreNulls?: boolean | null;
  asTable?: boolean | null;
  wantsInsight?: boolean | null;
};

export type CreateInsightInput = {
  projectId: string;
  title?: string | null;
  content?: string | null;
};

export type UpdateInsightInput = {
  id: string;
  title?: string | null;
  status?: InsightStatus | null;
  coverFileId?: string | null;
};

export type ExportMediaInput = {
  filename: string;
  highlightIds: readonly string[];
  titleCards?: boolean | null;
  captions?: MediaExportCaptions | null;
};

export type ModelChoiceInput = {
  provider: ModelProvider;
  model: string;
  url?: string | null;
  region?: string | null;
  key?: string | null;
};

export type UpdateModelSettingsInput = {
  generationEnabled?: boolean | null;
  choice?: ModelChoiceInput | null;
  monthlyTokens?: number | null;
  personalKinds?: readonly PersonalKind[] | null;
};

export type CreateNoteInput = {
  projectId: string;
  title?: string | null;
  content?: string | null;
};

export type UpdateNoteInput = {
  id: string;
  title?: string | null;
};

export type FollowInput = {
  type: AccessObjectType;
  id: string;
  frequency: FollowFrequency;
};

export type NotificationOptionsInput = {
  projectId?: string | null;
  allChangesEnabled?: boolean | null;
  insightsPublishedEnabled?: boolean | null;
  allCommentsEnabled?: boolean | null;
};

export type CreatePersonInput = {
  name?: string | null;
  email?: string | null;
  noteId?: string | null;
  kind?: NotePersonKind | null;
};

export type UpdatePersonInput = {
  id: string;
  name?: string | null;
  email?: string | null;
};

export type ImportPersonInput = {
  name?: string | null;
  email?: string | null;
};

export type MergePeopleInput = {
  intoId: string;
  ids: readonly string[];
  name?: string | null;
  email?: string | null;
};

export type ExportConfigInput = {
  title: string;
  projectCategoryIds: readonly string[];
  projectIds: readonly string[];
};

export type CreateProjectImportInput = {
  projectId?: string | null;
  fileName: string;
};

export type CreatePublicLinkInput = {
  type: AccessObjectType;
  id: string;
  highlightId?: string | null;
  viewId?: string | null;
  password?: string | null;
  expiresAt?: Date | null;
  noDownload?: boolean | null;
  hideNames?: boolean | null;
  showNotes?: boolean | null;
  showViews?: boolean | null;
};

export type UpdatePublicLinkInput = {
  type: AccessObjectType;
  id: string;
  highlightId?: string | null;
  viewId?: string | null;
  password?: string | null;
  expiresAt?: Date | null;
  noDownload?: boolean | null;
  hideNames?: boolean | null;
  showNotes?: boolean | null;
  showViews?: boolean | null;
};

export type QuestionOptionInput = {
  id?: string | null;
  optionText: string;
};

export type CreateQuestionInput = {
  projectId: string;
  title: string;
  type: QuestionType;
  options?: readonly QuestionOptionInput[] | null;
};

export type UpdateQuestionInput = {
  id: string;
  title?: string | null;
  options?: readonly QuestionOptionInput[] | null;
};

export type QuestionAnswerInput = {
  questionId: string;
  text?: string | null;
  optionIds?: readonly string[] | null;
};

export type RedactionAreaInput = {
  x: number;
  y: number;
  width: number;
  height: number;
};

export type RedactionInput = {
  id?: string | null;
  start: number;
  end: number;
  videoBlur: boolean;
  videoCover?: boolean | null;
  audioMuted: boolean;
  area?: RedactionAreaInput | null;
};

export type CreateReelInput = {
  insightId?: string | null;
  projectId?: string | null;
  title?: string | null;
  layout?: ReelLayout | null;
  highlightIds: readonly string[];
};

export type UpdateReelInput = {
  id: string;
  title?: string | null;
  layout?: ReelLayout | null;
};

export type CreateSavedFeedInput = {
  title: string;
  params: string;
};

export type UpdateSavedFeedInput = {
  id: string;
  title?: string | null;
  params?: string | null;
};

export type SearchQueryInput = {
  method: SearchMethod;
  value: string;
  titleOnly?: boolean | null;
};

export type SearchLocationInput = {
  type: SearchLocationTest;
  ids: readonly string[];
};

export type SearchUserInput = {
  type: SearchUserTest;
  ids: readonly string[];
  aiContributed?: boolean | null;
};

export type SearchContainsInput = {
  type: SearchContainsTest;
  ids: readonly string[];
};

export type DateRangeInput = {
  option: DatePreset;
  from?: string | null;
  to?: string | null;
};

export type SearchDateInput = {
  type: SearchDateTest;
  range: DateRangeInput;
};

export type SearchFieldInput = {
  type: SearchFieldType;
  fieldId: string;
  value?: string | null;
  range?: DateRangeInput | null;
  min?: number | null;
  max?: number | null;
};

export type SearchSortInput = {
  by: SearchSortField;
  direction: SortDirection;
};

export type SearchOptions = {
  types?: readonly SearchResultType[] | null;
  query?: SearchQueryInput | null;
  location?: SearchLocationInput | null;
  user?: SearchUserInput | null;
  tags?: SearchContainsInput | null;
  people?: SearchContainsInput | null;
  fields?: readonly SearchFieldInput[] | null;
  personFields?: readonly SearchFieldInput[] | null;
  notesFromFields?: readonly SearchFieldInput[] | null;
  filter?: string | null;
  date?: SearchDateInput | null;
  published?: boolean | null;
  archived?: boolean | null;
  sort?: SearchSortInput | null;
};

export type SearchFormSort = {
  field: SearchSortField;
  direction: SortDirection;
};

export type SearchFormInput = {
  query: string;
  resultTypes?: readonly SearchResultType[] | null;
  projectIds?: readonly string[] | null;
  sort?: SearchFormSort | null;
  filter?: string | null;
  selectedFilterId?: string | null;
};

export type SsoConnectionInput = {
  issuer: string;
  clientId: string;
  clientSecret?: string | null;
};

export type SsoRulesInput = {
  joinRole?: Role | null;
  passwordAllowed: boolean;
  googleAllowed: boolean;
  microsoftAllowed: boolean;
  auth0Allowed?: boolean | null;
};

export type SsoGroupRuleInput = {
  value: string;
  groupId: string;
};

export type SsoGroupsInput = {
  claim?: string | null;
  groups: readonly SsoGroupRuleInput[];
};

export type GenerateSummaryInput = {
  objectType: SummaryObjectType;
  objectId?: string | null;
  highlightIds?: readonly string[] | null;
  framework?: SummaryFramework | null;
  type?: SummaryType | null;
  prompt?: string | null;
  language?: string | null;
  requestKey: string;
};

export type CreateTagInput = {
  id?: string | null;
  boardId?: string | null;
  projectId?: string | null;
  groupId?: string | null;
  title: string;
  color?: string | null;
  description?: string | null;
  role?: string | null;
  sentiment?: TagSentiment | null;
};

export type UpdateTagInput = {
  id: string;
  title?: string | null;
  color?: string | null;
  description?: string | null;
  role?: string | null;
  sentiment?: TagSentiment | null;
  withoutSentiment?: boolean | null;
};

export type CreateTagBoardInput = {
  projectId?: string | null;
  title: string;
};

export type UpdateTagBoardInput = {
  id: string;
  title?: string | null;
  index?: number | null;
};

export type CreateTagGroupInput = {
  boardId?: string | null;
  projectId?: string | null;
  title: string;
  color?: string | null;
};

export type UpdateTagGroupInput = {
  id: string;
  title?: string | null;
  color?: string | null;
  index?: number | null;
};

export type MoveTagsInput = {
  ids: readonly string[];
  boardId: string;
  groupId?: string | null;
  afterId?: string | null;
};

export type TagColorInput = {
  id: string;
  color: string;
};

export type PublishTemplateInput = {
  id: string;
  parts: readonly TemplatePart[];
  withReadme: boolean;
  withName: boolean;
};

export type SaveTemplateInput = {
  projectId: string;
  title: string;
  description?: string | null;
  parts: readonly TemplatePart[];
};

export type SaveDocumentTemplateInput = {
  target: DocumentTarget;
  objectId: string;
  title: string;
  description?: string | null;
  withFields: boolean;
};

export type WriteTemplateInput = {
  target: DocumentTarget;
  title: string;
  description?: string | null;
  content: string;
};

export type UpdateTemplateInput = {
  id: string;
  title: string;
  description?: string | null;
  content?: string | null;
};

export type CreateFromTemplateInput = {
  templateId: string;
  target: DocumentTarget;
  projectId: string;
};

export type ApplyTemplateInput = {
  templateId: string;
  target: DocumentTarget;
  objectId: string;
};

export type ImportTranscriptInput = {
  noteId: string;
  fileId?: string | null;
  content: string;
};

export type TranscriptionSettingsInput = {
  projectId: string;
  language: string;
  vocabulary: readonly string[];
};

export type CreateViewInput = {
  projectId: string;
  objectType: ViewObjectType;
  layout: ViewLayout;
  title?: string | null;
  data?: string | null;
};

export type UpdateViewInput = {
  projectId: string;
  id: string;
  title?: string | null;
  layout?: ViewLayout | null;
  data?: string | null;
};

export type MoveViewInput = {
  projectId: string;
  id: string;
  index: number;
};

export type MoveViewRowInput = {
  projectId: string;
  id: string;
  rowId: string;
  after?: string | null;
  data: string;
  group?: string | null;
};

export type CreateWebhookInput = {
  url: string;
  events: readonly string[];
};

export type UpdateWebhookInput = {
  id: string;
  url: string;
  events: readonly string[];
  enabled: boolean;
};

export type GranteeInput = {
  memberId?: string | null;
  groupId?: string | null;
  special?: SpecialGrantee | null;
};

export type GrantAccessInput = {
  type: AccessObjectType;
  id: string;
  grantees: readonly GranteeInput[];
  level: Level;
};

export type RevokeAccessInput = {
  type: AccessObjectType;
  id: string;
  grantee: GranteeInput;
};

export type SetAccessInheritedInput = {
  type: AccessObjectType;
  id: string;
  inherited: boolean;
};

export type RequestAccessInput = {
  type: AccessObjectType;
  id: string;
  message?: string | null;
};

export type AnswerAccessRequestInput = {
  id: string;
  approve: boolean;
  level?: Level | null;
};

export type GroupMembersInput = {
  groupId: string;
  add?: readonly string[] | null;
  remove?: readonly string[] | null;
};

export type InvitesOfInput = {
  type: AccessObjectType;
  id: string;
};

export type InviteObjectInput = {
  type: AccessObjectType;
  id: string;
  level: Level;
};

export type InviteMemberInput = {
  email: string;
  role: Role;
  message?: string | null;
  object?: InviteObjectInput | null;
};

export type UpdateProfileInput = {
  name?: string | null;
  theme?: Theme | null;
};

export type CreateProjectInput = {
  title: string;
  summary?: string | null;
  color?: string | null;
  icon?: string | null;
  folderId?: string | null;
  templateId?: string | null;
};

export type UpdateProjectInput = {
  id: string;
  title?: string | null;
  summary?: string | null;
  color?: string | null;
  icon?: string | null;
};

export type ProjectSectionInput = {
  name: ProjectSectionName;
  enabled?: boolean | null;
  index?: number | null;
};

export type UpdateProjectSettingsInput = {
  id: string;
  section?: ProjectSectionInput | null;
  transcriptionLanguage?: string | null;
  transcriptionVocabulary?: readonly string[] | null;
  defaultFramework?: SummaryFramework | null;
  defaultSummaryLanguage?: string | null;
  recruitEnabled?: boolean | null;
};

export type UpdateWorkspaceSettingsInput = {
  accessRequestsDisabled?: boolean | null;
  communityPublishingDisabled?: boolean | null;
  exportDisabled?: boolean | null;
  publicAccessDisabled?: boolean | null;
  dataOutDisabled?: boolean | null;
  adminOnlyInvites?: boolean | null;
  readOnly?: boolean | null;
  secondFactorRequired?: boolean | null;
};

export type UpdateWorkspaceInput = {
  name: string;
};
