// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
/** Have no id of their own: each lives inside the record that holds it. */
export const embeddedTypes = 'AgentPage AgentStep AgentRunPage AnswerSentence ApiField ApiExample ApiOperation ApiOperationPage ApiEnumValue ApiType ApiTokenPage CreatedApiToken AuditPage BulkImportFilePage BulkImportCounts BulkImportType BulkImportPage CanvasCards ChannelSorting ChannelPage ThemeDescent TitleProposal ChannelThemePage ChannelTopicPage DataPointProperty DataPointTurn DataPointNeighbor DataPointPage MatchCount ChannelOverview KeptWrapPage ActivityWrap WrapBlock WrapCitation WrapTheme ChannelDay ChannelPeople ThemePeople ChannelChart ChannelChartColumn ChannelChartRow ThemeCounts SortingPreview PreviewedTheme NoteOrigin NoteOriginProperty AddedDataPoints DataPointProblem SentDataPoints ThemeEdit ChangedDataPoints Chart ChartPoint ChartOverTime ChartColumn ChartTable HighlightCluster HighlightClustering CommentThreadPage CommentPage Reaction ConversationMessagePage ConversationPage AiDocPage FieldCell FieldChange FilePage SavedFilterPage FolderPage HealthCheck Backup Health HighlightAudioVideo HighlightPage TagUse SuggestedHighlightPage ImportColumnChoice ImportColumnOption ImportColumn ImportRow ImportPreview ImportProblem ImportProblemPage TableImportPage ImportEntryPage InsightPage SpokenSentence SpokenPiece SpokenText MailSetup MailTest MediaExportPage FileMedia SharpStream MediaEvent FileTextPage ModelSettings ModelConnection ModelUsePage NotePage Follow FollowPage NotificationOptions NoticeChoice NotificationPage GettingStarted SampleData PersonPage NotePerson DuplicateGroup DuplicateGroupPage MergePreview ImportedPeople PersonalDatumPage ProjectExportPage ProjectImportContents CreatedPublicLink PublicObject QuestionResult RedactionArea ReelPage SavedFeedPage ScimSettings CreatedScimToken SearchSegment SearchPreview SearchTypeCount SearchProjectCount SearchAuthorCount SearchResult SearchIndex SsoDomain SsoGroupRule SsoSettings ObjectCardPage TrashPage StorageKindUse StorageUse LargeFilePage SuggestionModes ProjectSuggestionModes TagSuggestionPage SummaryPage ObjectSummary SupportAccessPage TagPage TagProjectUse DuplicateTags TagMergePreview TagImport TemplatePage GalleryTemplatePage TranscriptionSettings TranslationPart EmptiedTrash FailedReceiptPage WorkPage ViewCell ViewRowPage ViewGroup WebhookPage WebhookDeliveryPage WebhookWithSecret GroupPage Grant AccessReason ObjectAccess AccessRequestPage DocumentVersionPage MemberPage InviteLink InvitePage ProjectSection ProjectPage WorkspaceDeletion WorkspaceSettings';

export type QueryField = 'agent' | 'agents' | 'agentRun' | 'aiInstructions' | 'apiOperations' | 'apiType' | 'apiTokens' | 'auditLog' | 'bulkImport' | 'bulkImports' | 'canvasDocument' | 'canvasCards' | 'channels' | 'channel' | 'theme' | 'topic' | 'wrap' | 'dataPoint' | 'channelPersonalData' | 'sortingPreview' | 'chart' | 'chartOverTime' | 'chartTable' | 'chartHighlights' | 'comments' | 'comment' | 'commentThread' | 'contacts' | 'conversation' | 'conversations' | 'starterQuestions' | 'aiDoc' | 'aiDocs' | 'insightsUsing' | 'trashedSource' | 'pdfAvailable' | 'fields' | 'fieldUseCount' | 'file' | 'files' | 'uploads' | 'savedFilters' | 'folders' | 'folder' | 'health' | 'highlight' | 'highlightsByIds' | 'highlights' | 'objectTags' | 'suggestedHighlights' | 'tableImport' | 'importExisting' | 'imports' | 'tableImports' | 'insight' | 'insights' | 'publishedInsights' | 'speechAvailable' | 'spokenText' | 'mailSetup' | 'mediaExport' | 'mediaExports' | 'filePages' | 'modelSettings' | 'modelUses' | 'note' | 'notes' | 'notifications' | 'unreadCount' | 'follow' | 'follows' | 'notificationOptions' | 'noticeChoices' | 'gettingStarted' | 'sampleData' | 'person' | 'people' | 'duplicatePeople' | 'mergePreview' | 'personalData' | 'projectExport' | 'projectExports' | 'workspaceExports' | 'projectImport' | 'publicLink' | 'publicObject' | 'questionResults' | 'answeredNotes' | 'questions' | 'reel' | 'reels' | 'savedFeeds' | 'savedFeed' | 'scimSettings' | 'searchIndex' | 'search' | 'searchByForm' | 'ssoSettings' | 'starred' | 'recent' | 'yourWork' | 'sharedWithYou' | 'trash' | 'storageUse' | 'largestFiles' | 'suggestionModes' | 'personalDataLook' | 'suggestionRuns' | 'tagSuggestions' | 'summary' | 'objectSummary' | 'summaryHistory' | 'supportAccesses' | 'supportNotice' | 'tag' | 'tags' | 'searchTags' | 'recentTags' | 'similarTags' | 'duplicateTags' | 'tagBoards' | 'tagBoard' | 'tagProjects' | 'tagMergePreview' | 'tagsCsv' | 'templates' | 'template' | 'galleryTemplates' | 'galleryTemplate' | 'transcripts' | 'speakers' | 'transcriptionSettings' | 'transcriptionMinutes' | 'translations' | 'translationEngine' | 'failedReceipts' | 'work' | 'ownWork' | 'views' | 'view' | 'viewRows' | 'viewGroups' | 'webhooks' | 'webhookDeliveries' | 'groups' | 'group' | 'objectAccess' | 'accessReasons' | 'accessRequests' | 'documentVersions' | 'documentVersion' | 'viewer' | 'member' | 'members' | 'invites' | 'openDomains' | 'projects' | 'project' | 'workspace' | 'workspaceSettings';

/** Fields of the query that answer with a page of items. */
export type ListField = 'agents' | 'apiOperations' | 'apiTokens' | 'auditLog' | 'bulkImports' | 'channels' | 'channelPersonalData' | 'chart' | 'chartHighlights' | 'comments' | 'contacts' | 'conversations' | 'aiDocs' | 'files' | 'uploads' | 'savedFilters' | 'folders' | 'highlights' | 'suggestedHighlights' | 'imports' | 'tableImports' | 'insights' | 'publishedInsights' | 'mediaExports' | 'modelUses' | 'notes' | 'notifications' | 'follows' | 'people' | 'duplicatePeople' | 'personalData' | 'projectExports' | 'workspaceExports' | 'answeredNotes' | 'reels' | 'savedFeeds' | 'search' | 'searchByForm' | 'starred' | 'recent' | 'yourWork' | 'sharedWithYou' | 'trash' | 'largestFiles' | 'tagSuggestions' | 'summaryHistory' | 'supportAccesses' | 'tags' | 'templates' | 'galleryTemplates' | 'failedReceipts' | 'work' | 'ownWork' | 'viewRows' | 'webhooks' | 'webhookDeliveries' | 'groups' | 'accessRequests' | 'documentVersions' | 'members' | 'invites' | 'projects';

export type FieldsOf = {
  Agent: 'id' | 'name' | 'prompt' | 'trigger' | 'cron' | 'timeZone' | 'event' | 'objectType' | 'objectIds' | 'tools' | 'documentKind' | 'project' | 'maxSteps' | 'maxTokens' | 'runsPerDay' | 'pausedAt' | 'nextRunAt' | 'isMine' | 'owner' | 'createdAt' | 'updatedAt' | 'runs';
  AgentPage: 'items' | 'endCursor' | 'totalCount';
  AgentReadItem: 'id' | 'type' | 'title';
  AgentStep: 'place' | 'tool' | 'outcome' | 'input' | 'detail' | 'items' | 'hiddenItems' | 'createdAt';
  AgentRunDocument: 'id' | 'kind' | 'title' | 'projectId';
  AgentRun: 'id' | 'agent' | 'dryRun' | 'trigger' | 'state' | 'problem' | 'prompt' | 'dueAt' | 'missedCount' | 'engine' | 'model' | 'answered' | 'tokens' | 'steps' | 'sentences' | 'document' | 'createdAt' | 'startedAt' | 'finishedAt';
  AgentRunPage: 'items' | 'endCursor' | 'totalCount';
  AnswerCitation: 'id' | 'type' | 'parentId' | 'dataPointId' | 'title' | 'projectTitle' | 'quote' | 'speaker' | 'seconds' | 'fileId' | 'page' | 'citationReferenceId' | 'stale';
  AnswerSentence: 'text' | 'opens' | 'support' | 'citations';
  ApiField: 'name' | 'type' | 'typeName' | 'description' | 'defaultValue';
  ApiExample: 'query' | 'variables' | 'runs';
  ApiOperation: 'kind' | 'name' | 'description' | 'arguments' | 'type' | 'typeName' | 'example';
  ApiOperationPage: 'items' | 'endCursor' | 'totalCount';
  ApiEnumValue: 'name' | 'description';
  ApiType: 'name' | 'keyword' | 'description' | 'fields' | 'values';
  ApiToken: 'id' | 'name' | 'scopes' | 'createdBy' | 'createdAt' | 'expiresAt' | 'lastUsedAt';
  ApiTokenPage: 'items' | 'endCursor' | 'totalCount';
  CreatedApiToken: 'apiToken' | 'token';
  AuditEntry: 'id' | 'type' | 'createdAt' | 'actor' | 'actorName' | 'apiToken' | 'objectId' | 'subjects' | 'payload' | 'metadata' | 'before' | 'after';
  AuditSubject: 'id' | 'type' | 'title';
  AuditToken: 'id' | 'name';
  AuditPage: 'items' | 'endCursor';
  BulkImportFile: 'id' | 'path' | 'size' | 'state' | 'reason' | 'noteId';
  BulkImportFilePage: 'items' | 'endCursor' | 'totalCount';
  BulkImportCounts: 'total' | 'bytes' | 'waiting' | 'uploaded' | 'imported' | 'skipped' | 'failed' | 'cancelled';
  BulkImportType: 'type' | 'count';
  BulkImport: 'id' | 'source' | 'name' | 'status' | 'projectId' | 'folderId' | 'counts' | 'types' | 'tool' | 'files' | 'progress' | 'doing' | 'error' | 'createdAt';
  BulkImportPage: 'items' | 'endCursor' | 'totalCount';
  BulkImportUpload: 'id' | 'fileId';
  CanvasCards: 'notes' | 'insights' | 'reels' | 'highlights';
  Channel: 'id' | 'title' | 'context' | 'sensitivity' | 'wantedThemeCount' | 'folder' | 'dataPointCount' | 'themeCount' | 'themes' | 'topics' | 'dataPoints' | 'overview' | 'people' | 'chart' | 'wrap' | 'languages' | 'columns' | 'keptWrap' | 'wraps' | 'topicProposals' | 'runs' | 'dismissedThemes' | 'change' | 'sorting' | 'sortedAt' | 'createdBy' | 'createdAt' | 'updatedAt' | 'viewerLevel' | 'version' | 'starred';
  ChannelSorting: 'progress' | 'doing';
  ChannelPage: 'items' | 'endCursor' | 'totalCount';
  ChannelTheme: 'id' | 'channel' | 'title' | 'titleProposed' | 'pinned' | 'earlySignal' | 'dataPointCount' | 'days' | 'insights' | 'linkableInsights' | 'quote' | 'topic' | 'peopleCount' | 'comesFrom' | 'parts' | 'titleProposal' | 'createdAt' | 'updatedAt' | 'version';
  ThemeDescent: 'kind' | 'themeId' | 'title' | 'madeAt';
  TitleProposal: 'title' | 'why';
  ClusterRun: 'id' | 'why' | 'sensitivity' | 'wantedThemeCount' | 'model' | 'sampleCount' | 'themeCount' | 'pointCount' | 'themedCount' | 'ranAt' | 'newCount' | 'splitCount' | 'mergedCount' | 'goneCount';
  DismissedTheme: 'id' | 'title' | 'changeId' | 'dismissedBy' | 'dismissedAt';
  ChannelThemePage: 'items' | 'endCursor' | 'totalCount';
  ChannelTopic: 'id' | 'channel' | 'title' | 'description' | 'themeCount' | 'dataPointCount' | 'createdBy' | 'createdAt' | 'updatedAt' | 'version';
  ChannelTopicPage: 'items' | 'endCursor' | 'totalCount';
  DataPoint: 'id' | 'source' | 'text' | 'turns' | 'turnCount' | 'language' | 'saidAt' | 'properties' | 'participant' | 'person' | 'url' | 'theme' | 'likeness' | 'placedByPerson' | 'sentiment' | 'excluded' | 'nearest' | 'nearestTheme';
  ChannelColumn: 'id' | 'name' | 'values';
  DataPointProperty: 'columnId' | 'name' | 'value';
  DataPointTurn: 'text' | 'saidAt' | 'participant' | 'fromCustomer';
  DataPointNeighbor: 'dataPoint' | 'likeness';
  DataPointPage: 'items' | 'endCursor' | 'totalCount' | 'matchCount';
  MatchCount: 'count' | 'isAtLeast';
  ChannelOverview: 'totalCount' | 'themedCount' | 'positiveCount' | 'negativeCount' | 'days' | 'themes';
  TopicProposal: 'id' | 'title' | 'description' | 'themes';
  KeptWrap: 'id' | 'channel' | 'title' | 'firstDay' | 'lastDay' | 'blocks' | 'counted' | 'keptBy' | 'keptAt';
  KeptWrapPage: 'items' | 'endCursor' | 'totalCount';
  ActivityWrap: 'title' | 'blocks';
  WrapBlock: 'type' | 'text' | 'level' | 'citations' | 'themes';
  WrapCitation: 'themeId' | 'title' | 'quote' | 'participant';
  WrapTheme: 'themeId' | 'title' | 'previousCount' | 'currentCount';
  ChannelDay: 'day' | 'count' | 'positiveCount' | 'negativeCount' | 'peopleCount';
  ChannelPeople: 'count' | 'themes';
  ThemePeople: 'themeId' | 'count';
  ChannelChart: 'bucket' | 'columns' | 'rows';
  ChannelChartColumn: 'value' | 'title' | 'total';
  ChannelChartRow: 'theme' | 'values' | 'total';
  ThemeCounts: 'theme' | 'previousCount' | 'currentCount' | 'positiveCount' | 'negativeCount' | 'isRising' | 'isFalling';
  SortingPreview: 'lookedAtCount' | 'themeCountNow' | 'themeCount' | 'themedCountNow' | 'themedCount' | 'themes';
  PreviewedTheme: 'change' | 'theme' | 'title' | 'quote' | 'countNow' | 'count';
  NoteOrigin: 'channel' | 'dataPoint' | 'url' | 'saidAt' | 'participant' | 'properties';
  NoteOriginProperty: 'name' | 'value';
  AddedDataPoints: 'addedCount' | 'knownCount' | 'leftOutCount' | 'refusal' | 'problems';
  DataPointProblem: 'index' | 'message';
  SentDataPoints: 'noteIds' | 'knownCount';
  ThemeEdit: 'changeId' | 'theme' | 'topic' | 'channel';
  ThemeChange: 'id' | 'undoneAt' | 'keptDataPointCount' | 'keptThemeCount' | 'keptTopicCount';
  ChangedDataPoints: 'changeId' | 'count' | 'isLater' | 'channel';
  ChartItem: 'id' | 'title' | 'color' | 'groupId' | 'groupTitle' | 'value';
  ChartGroup: 'id' | 'title' | 'value';
  Chart: 'items' | 'groups' | 'total';
  ChartPoint: 'day' | 'value';
  ChartLine: 'id' | 'title' | 'color' | 'points';
  ChartOverTime: 'bucket' | 'days' | 'lines';
  ChartColumn: 'value' | 'title' | 'total';
  ChartRow: 'id' | 'title' | 'color' | 'groupTitle' | 'values' | 'total';
  ChartTable: 'columns' | 'rows';
  HighlightCluster: 'title' | 'highlightIds' | 'textPlaces' | 'quotes';
  HighlightClustering: 'clusters' | 'outliers';
  ClusterTagging: 'id' | 'madeTagIds' | 'changedCount';
  CommentThread: 'id' | 'objectType' | 'objectId' | 'anchor' | 'quote' | 'highlightId' | 'fileId' | 'time' | 'createdBy' | 'createdAt' | 'resolvedAt' | 'resolvedBy' | 'unreadCount' | 'comments' | 'version';
  CommentThreadPage: 'items' | 'endCursor' | 'totalCount';
  Comment: 'id' | 'thread' | 'author' | 'originalAuthor' | 'body' | 'text' | 'createdAt' | 'editedAt' | 'deletedAt' | 'reactions';
  CommentPage: 'items' | 'endCursor' | 'totalCount';
  Reaction: 'emoji' | 'count' | 'isYours';
  ConversationMessage: 'id' | 'type' | 'text' | 'state' | 'summary' | 'sentences' | 'answered' | 'problem' | 'engine' | 'model' | 'numProjects' | 'numHighlights' | 'numChannels' | 'numItems' | 'participantsCited' | 'participantsTotal' | 'rating' | 'streamId' | 'createdAt';
  ConversationMessagePage: 'items' | 'endCursor' | 'startCursor' | 'totalCount';
  Conversation: 'id' | 'title' | 'objectType' | 'objectIds' | 'shared' | 'isMine' | 'createdBy' | 'createdAt' | 'updatedAt' | 'messages';
  ConversationPage: 'items' | 'endCursor' | 'totalCount';
  AnswerInsight: 'id' | 'projectId';
  AiDoc: 'id' | 'title' | 'prompt' | 'objectType' | 'objectIds' | 'createdBy' | 'viewerLevel' | 'createdAt' | 'updatedAt' | 'version' | 'starred';
  AiDocPage: 'items' | 'endCursor' | 'totalCount';
  UsingInsight: 'id' | 'title';
  FieldOption: 'id' | 'label' | 'color';
  Field: 'id' | 'owner' | 'projectId' | 'label' | 'type' | 'options' | 'maxOptions' | 'numberFormat' | 'currencySymbol' | 'trashedAt' | 'version';
  PlacedField: 'id' | 'field' | 'visible' | 'rank';
  FieldValue: 'id' | 'objectId' | 'fieldId' | 'value' | 'people';
  FieldCell: 'objectId' | 'fieldId' | 'value';
  FieldChange: 'values' | 'previous';
  File: 'id' | 'name' | 'type' | 'contentType' | 'size' | 'uploadStatus' | 'uploadedBytes' | 'error' | 'ownerType' | 'ownerId' | 'width' | 'height' | 'color' | 'duration' | 'mediaType' | 'pageCount' | 'processing' | 'progress' | 'doing' | 'processingErrorCode' | 'processingError' | 'createdBy' | 'createdAt' | 'updatedAt' | 'trashedAt' | 'viewerLevel' | 'version' | 'media' | 'mediaEvents' | 'redactions' | 'redacting';
  FilePage: 'items' | 'endCursor' | 'totalCount';
  SavedFilter: 'id' | 'title' | 'form' | 'createdAt' | 'updatedAt' | 'version';
  SavedFilterPage: 'items' | 'endCursor' | 'totalCount';
  Folder: 'id' | 'title' | 'parent' | 'path' | 'rank' | 'projectCount' | 'createdBy' | 'createdAt' | 'updatedAt' | 'viewerLevel' | 'version' | 'starred';
  FolderPage: 'items' | 'endCursor' | 'totalCount';
  HealthCheck: 'part' | 'state' | 'message' | 'milliseconds' | 'lastFailureAt';
  Backup: 'madeAt' | 'verifiedAt' | 'bytes' | 'sealed';
  Health: 'checks' | 'lastBackup' | 'runsInstallation';
  HighlightAudioVideo: 'fileId' | 'startTime' | 'endTime' | 'snippetStart' | 'snippetEnd' | 'type' | 'clipId' | 'clipDuration';
  Highlight: 'id' | 'text' | 'deleted' | 'deletedAt' | 'authorId' | 'aiGenerated' | 'aiTagged' | 'author' | 'createdAt' | 'updatedAt' | 'inlineCommentOnly' | 'tags' | 'color' | 'objectType' | 'objectId' | 'objectTitle' | 'projectId' | 'project' | 'startOffset' | 'endOffset' | 'audioVideo' | 'pdfAreas' | 'viewerLevel' | 'version' | 'saidBy' | 'clipUrl' | 'storyboardUrl' | 'usedIn';
  HighlightPage: 'items' | 'endCursor' | 'totalCount';
  TagUse: 'tag' | 'count';
  SuggestedHighlight: 'id' | 'objectType' | 'objectId' | 'selectedText' | 'startOffset' | 'highlightReason' | 'score' | 'model' | 'suggestedTagIds' | 'suggestedTags' | 'pdfHighlightAreas' | 'version' | 'createdAt' | 'review' | 'reviewedAt' | 'reviewedBy' | 'highlightId';
  SuggestedHighlightPage: 'items' | 'endCursor' | 'totalCount';
  HighlightTagChange: 'id' | 'highlights' | 'changedCount';
  NoteTagging: 'id' | 'highlightCount' | 'changedCount';
  ImportColumnChoice: 'use' | 'fieldId' | 'fieldType' | 'questionType';
  ImportColumnOption: 'question' | 'label';
  ImportColumn: 'header' | 'type' | 'questionType' | 'option' | 'suggestion';
  ImportRow: 'line' | 'cells';
  ImportPreview: 'encoding' | 'delimiter' | 'hasNulls' | 'sheets' | 'sheet' | 'firstRowIsData' | 'columns' | 'rows';
  ImportProblem: 'line' | 'kind' | 'message';
  ImportProblemPage: 'items' | 'endCursor' | 'totalCount';
  TableImport: 'id' | 'target' | 'projectId' | 'channelId' | 'boardId' | 'fileName' | 'status' | 'preview' | 'progress' | 'doing' | 'createdCount' | 'updatedCount' | 'duplicateCount' | 'failedCount' | 'contactCount' | 'tagCount' | 'fieldCount' | 'processedInto' | 'insightId' | 'error' | 'analyzeColumnLabel' | 'timestampColumnLabel' | 'minDate' | 'maxDate' | 'problems' | 'problemsUrl' | 'createdAt' | 'finishedAt';
  TableImportPage: 'items' | 'endCursor' | 'totalCount';
  ImportEntry: 'id' | 'kind' | 'name' | 'status' | 'target' | 'project' | 'channel' | 'progress' | 'itemCount' | 'leftOutCount' | 'createdAt';
  ImportEntryPage: 'items' | 'endCursor' | 'totalCount';
  Insight: 'id' | 'projectId' | 'project' | 'title' | 'status' | 'coverFileId' | 'preview' | 'opening' | 'content' | 'publishedAt' | 'publishedBy' | 'lockedAt' | 'lockedBy' | 'aiGenerated' | 'createdBy' | 'createdAt' | 'updatedAt' | 'trashedAt' | 'viewerLevel' | 'version' | 'themes' | 'unreadComments' | 'openThreads' | 'fields' | 'fieldValues' | 'highlightCount' | 'starred';
  InsightPage: 'items' | 'endCursor' | 'totalCount';
  SpokenSentence: 'text' | 'place';
  SpokenPiece: 'sentences';
  SpokenText: 'language' | 'hasSound' | 'pieces';
  MailSetup: 'way' | 'host' | 'sender' | 'testAddress' | 'outboxUrl';
  MailTest: 'outcome' | 'message';
  MediaExport: 'id' | 'kind' | 'filename' | 'highlightCount' | 'status' | 'progress' | 'doing' | 'error' | 'duration' | 'size' | 'downloadUrl' | 'captionsUrl' | 'createdAt';
  MediaExportPage: 'items' | 'endCursor' | 'totalCount';
  FileMedia: 'streamUrl' | 'thumbnailUrl' | 'storyboardUrl' | 'storyboardSheets' | 'waveformUrl' | 'sharp' | 'isEarlier';
  SharpStream: 'height' | 'state' | 'progress';
  MediaEvent: 'event' | 'payload' | 'createdAt';
  FileTextPage: 'page' | 'text' | 'source' | 'width' | 'height' | 'boxes';
  ModelSettings: 'generationEnabled' | 'provider' | 'model' | 'url' | 'region' | 'hasKey' | 'monthlyTokens' | 'personalKinds' | 'usedTokens' | 'usedRequests' | 'installationModel' | 'services' | 'embedded';
  ModelConnection: 'ok' | 'message' | 'milliseconds';
  SentObject: 'id' | 'title';
  ModelUse: 'id' | 'createdAt' | 'member' | 'purpose' | 'provider' | 'model' | 'host' | 'outcome' | 'inputTokens' | 'outputTokens' | 'estimated' | 'objectCount' | 'objects';
  ModelUsePage: 'items' | 'endCursor' | 'totalCount';
  Note: 'id' | 'projectId' | 'project' | 'title' | 'preview' | 'opening' | 'content' | 'lockedAt' | 'lockedBy' | 'aiGenerated' | 'createdBy' | 'createdAt' | 'updatedAt' | 'trashedAt' | 'viewerLevel' | 'version' | 'origin' | 'unreadComments' | 'openThreads' | 'usedIn' | 'fields' | 'fieldValues' | 'highlightCount' | 'people' | 'questions' | 'responses' | 'starred' | 'summaryContent' | 'summaryFramework' | 'summaryLanguage';
  NotePage: 'items' | 'endCursor' | 'totalCount';
  Follow: 'objectType' | 'objectId' | 'title' | 'frequency' | 'createdAt';
  FollowPage: 'items' | 'endCursor' | 'totalCount';
  NotificationOptions: 'projectId' | 'inherited' | 'allChangesEnabled' | 'insightsPublishedEnabled' | 'allCommentsEnabled';
  NoticeChoice: 'notice' | 'projectId' | 'way' | 'inherited';
  Notification: 'id' | 'type' | 'metadata' | 'text' | 'quote' | 'link' | 'actor' | 'createdAt' | 'readAt';
  NotificationPage: 'items' | 'endCursor' | 'totalCount';
  GettingStarted: 'paths' | 'templateId' | 'canCreateWorkspace';
  SampleData: 'projects' | 'notes' | 'insights' | 'ownDocuments' | 'contacts' | 'channels' | 'docs' | 'folders' | 'members';
  Person: 'id' | 'name' | 'email' | 'isHidden' | 'identityHidden' | 'createdBy' | 'createdAt' | 'updatedAt' | 'trashedAt' | 'version' | 'starred' | 'noteCount' | 'notes' | 'duplicates' | 'lastMerge' | 'fields' | 'fieldValues';
  PersonPage: 'items' | 'endCursor' | 'totalCount';
  NotePerson: 'person' | 'kind';
  DuplicateGroup: 'people';
  DuplicateGroupPage: 'items' | 'endCursor';
  MergePreview: 'person' | 'name' | 'email' | 'identityHidden' | 'others' | 'noteCount';
  PersonMerge: 'id' | 'mergedAt' | 'mergedBy' | 'mergedCount' | 'person';
  ErasedPerson: 'id' | 'noteCount' | 'mergedCount';
  ImportedPeople: 'created' | 'knownCount';
  PersonalDatum: 'id' | 'kind' | 'words' | 'label' | 'foundBy' | 'state' | 'count' | 'context';
  PersonalDatumPage: 'items' | 'endCursor' | 'totalCount';
  ProjectExport: 'id' | 'projectId' | 'title' | 'kind' | 'format' | 'status' | 'progress' | 'error' | 'size' | 'downloadUrl' | 'createdAt';
  ProjectExportPage: 'items' | 'endCursor' | 'totalCount';
  ProjectImportContents: 'name' | 'projects' | 'origin' | 'sourceCount' | 'codeCount' | 'codingCount' | 'caseCount' | 'memoCount' | 'kept' | 'missingFileCount';
  ProjectImport: 'id' | 'projectId' | 'fileName' | 'status' | 'contents' | 'progress' | 'doing' | 'noteCount' | 'reports' | 'error' | 'createdAt';
  PublicLink: 'id' | 'objectType' | 'objectId' | 'highlightId' | 'viewId' | 'hasPassword' | 'noDownload' | 'hideNames' | 'showNotes' | 'showViews' | 'url' | 'viewCount' | 'expiresAt' | 'createdBy' | 'createdAt';
  CreatedPublicLink: 'link' | 'url';
  PublicObject: 'type' | 'title' | 'summary' | 'author' | 'updatedAt' | 'html';
  QuestionOption: 'id' | 'optionText';
  Question: 'id' | 'projectId' | 'title' | 'type' | 'options' | 'rank' | 'trashedAt' | 'version';
  QuestionResponse: 'id' | 'noteId' | 'questionId' | 'question' | 'text' | 'optionIds';
  QuestionOptionResult: 'id' | 'optionText' | 'noteCount';
  QuestionResult: 'question' | 'noteCount' | 'options';
  Redaction: 'id' | 'start' | 'end' | 'videoBlur' | 'videoCover' | 'audioMuted' | 'area';
  RedactionArea: 'x' | 'y' | 'width' | 'height';
  ReelPart: 'id' | 'state' | 'highlightId' | 'highlight' | 'objectId' | 'title' | 'fileId' | 'startTime' | 'endTime' | 'mediaType' | 'streamUrl' | 'thumbnailUrl' | 'storyboardUrl';
  Reel: 'id' | 'insightId' | 'insight' | 'projectId' | 'title' | 'layout' | 'parts' | 'highlightCount' | 'duration' | 'thumbnailUrl' | 'createdBy' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'viewerLevel' | 'version';
  ReelPage: 'items' | 'endCursor' | 'totalCount';
  SavedFeed: 'id' | 'title' | 'params' | 'insights' | 'createdBy' | 'createdAt' | 'updatedAt' | 'version';
  SavedFeedPage: 'items' | 'endCursor' | 'totalCount';
  ScimSettings: 'url' | 'hasToken' | 'tokenCreatedAt' | 'tokenCreatedBy' | 'tokenLastUsedAt' | 'defaultRole';
  CreatedScimToken: 'settings' | 'token';
  SearchSegment: 'text' | 'match';
  SearchPreview: 'title' | 'content';
  SearchItem: 'id' | 'type' | 'preview' | 'documentId' | 'documentType' | 'project' | 'createdBy' | 'createdAt' | 'updatedAt' | 'participants';
  SearchTypeCount: 'type' | 'count';
  SearchProjectCount: 'project' | 'count';
  SearchAuthorCount: 'member' | 'count';
  SearchResult: 'items' | 'total' | 'offset' | 'suggestedQuery' | 'counts' | 'projects' | 'authors' | 'methods';
  SearchRebuild: 'id' | 'state' | 'progress' | 'doing';
  SearchIndex: 'builtAt' | 'rebuild';
  SsoDomain: 'domain' | 'mailedTo' | 'verifiedAt' | 'txtName' | 'txtValue';
  SsoGroupRule: 'value' | 'groupId';
  SsoSettings: 'redirectUri' | 'initiateLoginUri' | 'logoutUri' | 'issuer' | 'clientId' | 'testedAt' | 'joinRole' | 'groupClaim' | 'groups' | 'passwordAllowed' | 'googleAllowed' | 'microsoftAllowed' | 'auth0Allowed' | 'providers' | 'enforced' | 'breakGlass' | 'domains';
  ObjectCard: 'type' | 'id' | 'title' | 'project' | 'icon' | 'color' | 'createdBy' | 'updatedAt' | 'at' | 'position' | 'starred' | 'participants';
  ObjectCardPage: 'items' | 'endCursor';
  TrashItem: 'type' | 'id' | 'title' | 'project' | 'trashedAt' | 'trashedBy' | 'deletesAt' | 'canPurge';
  TrashPage: 'items' | 'endCursor';
  StorageKindUse: 'kind' | 'count' | 'bytes';
  StorageUse: 'bytes' | 'countedBytes' | 'limitBytes' | 'kinds';
  FileOwner: 'id' | 'type' | 'title';
  LargeFile: 'id' | 'name' | 'owner' | 'kind' | 'bytes' | 'renditionBytes' | 'createdAt' | 'inTrash';
  LargeFilePage: 'items' | 'endCursor' | 'totalCount';
  SuggestionModes: 'summarize' | 'highlights' | 'tags' | 'redact' | 'redactChosen';
  ProjectSuggestionModes: 'summarize' | 'highlights' | 'tags' | 'redact';
  SuggestionRun: 'id' | 'objectId' | 'feature' | 'status' | 'progress' | 'model' | 'problem' | 'proposed' | 'applied' | 'createdAt' | 'finishedAt';
  TagSuggestion: 'id' | 'highlight' | 'tag' | 'score' | 'basis' | 'example' | 'model' | 'createdAt' | 'review' | 'reviewedAt' | 'reviewedBy';
  TagSuggestionPage: 'items' | 'endCursor' | 'totalCount';
  PersonalDataLook: 'id' | 'projectId' | 'status' | 'progress' | 'looked' | 'proposed' | 'applied' | 'problem' | 'createdAt' | 'finishedAt';
  Summary: 'id' | 'objectType' | 'objectId' | 'framework' | 'type' | 'prompt' | 'language' | 'state' | 'problem' | 'engine' | 'model' | 'sentences' | 'numItems' | 'text' | 'streamId' | 'createdBy' | 'aiGenerated' | 'createdAt';
  SummaryPage: 'items' | 'endCursor' | 'totalCount';
  ObjectSummary: 'current' | 'attempt' | 'mode';
  SupportAccess: 'id' | 'staffEmail' | 'reason' | 'minutes' | 'state' | 'requestedAt' | 'decidedAt' | 'decidedBy' | 'endsAt' | 'endedAt';
  SupportAccessPage: 'items' | 'endCursor' | 'totalCount';
  SupportNotice: 'id' | 'state' | 'staffEmail' | 'endsAt' | 'isOwnVisit';
  Tag: 'id' | 'title' | 'color' | 'description' | 'role' | 'sentiment' | 'rank' | 'boardId' | 'board' | 'groupId' | 'group' | 'projectId' | 'lockedAt' | 'lockedBy' | 'createdBy' | 'createdAt' | 'updatedAt' | 'trashedAt' | 'mergedIntoId' | 'lastMerge' | 'highlightCount' | 'lastUsedAt' | 'version';
  TagPage: 'items' | 'endCursor' | 'totalCount';
  TagGroup: 'id' | 'boardId' | 'title' | 'color' | 'rank' | 'version';
  TagBoard: 'id' | 'projectId' | 'project' | 'title' | 'rank' | 'isDefault' | 'groups' | 'tagCount' | 'viewerLevel' | 'createdAt' | 'updatedAt' | 'version';
  TagProjectUse: 'project' | 'count';
  DuplicateTags: 'tags';
  TagMergePreview: 'into' | 'tags' | 'gainedCount' | 'sharedCount' | 'totalCount';
  TagMerge: 'id' | 'into' | 'mergedIds' | 'createdAt';
  LastTagMerge: 'id' | 'mergedCount' | 'mergedAt' | 'mergedBy';
  TagImport: 'created' | 'skippedCount';
  Template: 'id' | 'target' | 'type' | 'title' | 'description' | 'tagCount' | 'fieldCount' | 'viewCount' | 'questionCount' | 'noteCount' | 'insightCount' | 'content' | 'createdBy' | 'createdAt' | 'publishedAt';
  TemplatePage: 'items' | 'endCursor' | 'totalCount' | 'isGalleryOpen';
  GalleryTemplate: 'id' | 'target' | 'title' | 'description' | 'tagCount' | 'fieldCount' | 'viewCount' | 'questionCount' | 'noteCount' | 'insightCount' | 'content' | 'authorName' | 'publishedAt' | 'templateId';
  GalleryTemplatePage: 'items' | 'endCursor' | 'totalCount';
  Transcript: 'id' | 'noteId' | 'fileId' | 'origin' | 'engine' | 'language' | 'status' | 'progress' | 'error' | 'rating' | 'hasSpeech' | 'createdAt' | 'finishedAt';
  Speaker: 'id' | 'name' | 'seconds';
  TranscriptionSettings: 'language' | 'vocabulary';
  TranslationPart: 'start' | 'end' | 'speaker' | 'text';
  Translation: 'id' | 'fileId' | 'noteId' | 'language' | 'status' | 'error' | 'message' | 'progress' | 'parts' | 'createdAt' | 'finishedAt';
  EmptiedTrash: 'deleted' | 'more';
  FailedReceipt: 'id' | 'subscriber' | 'event' | 'error' | 'failedAt';
  FailedReceiptPage: 'items' | 'endCursor' | 'totalCount';
  Work: 'id' | 'name' | 'state' | 'progress' | 'doing' | 'error' | 'requestedBy' | 'about' | 'createdAt' | 'updatedAt' | 'isEnding' | 'canCancel' | 'canRetry';
  WorkObject: 'id' | 'type' | 'title';
  WorkPage: 'items' | 'endCursor' | 'totalCount';
  View: 'id' | 'projectId' | 'objectType' | 'layout' | 'title' | 'rank' | 'data' | 'isFirst' | 'createdBy' | 'createdAt' | 'updatedAt' | 'version';
  ViewRow: 'id' | 'note' | 'insight' | 'highlight' | 'tags' | 'cells';
  ViewCell: 'key' | 'values' | 'members' | 'count' | 'texts' | 'thumbnailUrl';
  ViewRowPage: 'items' | 'endCursor' | 'totalCount';
  ViewGroup: 'key' | 'label' | 'color' | 'count' | 'items';
  Webhook: 'id' | 'url' | 'events' | 'byProgram' | 'createdBy' | 'createdAt' | 'disabledAt' | 'disabledReason' | 'failingSince' | 'lastSuccessAt' | 'oldSecretUntil' | 'version';
  WebhookPage: 'items' | 'endCursor' | 'totalCount';
  WebhookDelivery: 'id' | 'event' | 'state' | 'attempts' | 'createdAt' | 'dueAt' | 'status' | 'error';
  WebhookDeliveryPage: 'items' | 'endCursor' | 'totalCount';
  WebhookWithSecret: 'webhook' | 'secret';
  Group: 'id' | 'name' | 'memberCount' | 'members';
  GroupPage: 'items' | 'endCursor' | 'totalCount';
  Grant: 'group' | 'special' | 'level' | 'member';
  AccessReason: 'level' | 'via';
  ObjectAccess: 'objectType' | 'objectId' | 'inherited' | 'sourceType' | 'sourceId' | 'parentType' | 'viewerLevel' | 'grants' | 'requests';
  AccessRequest: 'id' | 'objectType' | 'objectId' | 'objectTitle' | 'message' | 'createdAt' | 'approved' | 'member';
  AccessRequestPage: 'items' | 'endCursor' | 'totalCount';
  DocumentVersion: 'id' | 'createdAt' | 'members' | 'reason' | 'content';
  DocumentVersionPage: 'items' | 'endCursor' | 'totalCount';
  Member: 'id' | 'name' | 'email' | 'role' | 'workspaceAdmin' | 'isYou' | 'suspended' | 'theme' | 'work';
  MemberPage: 'items' | 'endCursor' | 'totalCount';
  Invite: 'id' | 'email' | 'role' | 'message' | 'createdAt' | 'expiresAt' | 'invitedBy' | 'isMailed' | 'outboxUrl' | 'object';
  InviteLink: 'url' | 'expiresAt';
  InviteGrant: 'type' | 'id' | 'level';
  InvitePage: 'items' | 'endCursor' | 'totalCount';
  ProjectSection: 'name' | 'enabled' | 'rank';
  Project: 'id' | 'title' | 'summary' | 'color' | 'icon' | 'status' | 'sections' | 'transcriptionLanguage' | 'transcriptionVocabulary' | 'defaultFramework' | 'defaultSummaryLanguage' | 'recruitEnabled' | 'createdAt' | 'updatedAt' | 'createdBy' | 'version' | 'fields' | 'fieldValues' | 'folder' | 'highlightCount' | 'starred' | 'suggestionModes';
  ProjectPage: 'items' | 'endCursor' | 'totalCount';
  Workspace: 'id' | 'name' | 'subdomain' | 'hasSampleData' | 'addressChangesLeft' | 'primaryColor' | 'logoUrl' | 'deletion' | 'homeId';
  WorkspaceDeletion: 'dueAt' | 'requestedBy';
  WorkspaceSettings: 'accessRequestsDisabled' | 'communityPublishingDisabled' | 'exportDisabled' | 'publicAccessDisabled' | 'dataOutDisabled' | 'adminOnlyInvites' | 'readOnly' | 'secondFactorRequired' | 'trashDays';
  Change: 'type' | 'id' | 'version';
};

export type MutationArgs = {
  createAgent: { readonly input: AgentInput };
  updateAgent: { readonly id: string; readonly input: AgentInput };
  pauseAgent: { readonly id: string; readonly paused: boolean };
  deleteAgent: { readonly id: string };
  runAgent: { readonly id: string; readonly dryRun: boolean; readonly requestKey: string };
  cancelAgentRun: { readonly id: string };
  updateAiInstructions: { readonly text: string };
  createApiToken: { readonly input: CreateApiTokenInput };
  revokeApiToken: { readonly id: string };
  setPrimaryColor: { readonly color?: string | null };
  removeLogo: Record<string, never>;
  createBulkImport: { readonly input: CreateBulkImportInput };
  addBulkImportFiles: { readonly id: string; readonly files: readonly (BulkImportFileInput)[] };
  startBulkImport: { readonly input: StartBulkImportInput };
  startBulkUploads: { readonly id: string; readonly fileIds: readonly (string)[] };
  cancelBulkImport: { readonly id: string };
  retryBulkImport: { readonly id: string };
  undoBulkImport: { readonly id: string };
  openCanvas: { readonly viewId: string };
  createChannel: { readonly input: CreateChannelInput };
  updateChannel: { readonly input: UpdateChannelInput };
  moveChannel: { readonly id: string; readonly folderId?: string | null };
  trashChannel: { readonly id: string };
  restoreChannel: { readonly id: string };
  addDataPoints: { readonly input: AddDataPointsInput };
  sortChannel: { readonly id: string };
  updateTheme: { readonly input: UpdateThemeInput };
  dismissTitleProposal: { readonly themeId: string };
  mergeThemes: { readonly intoId: string; readonly ids: readonly (string)[] };
  splitTheme: { readonly id: string };
  dismissTheme: { readonly id: string };
  moveDataPoints: { readonly input: MoveDataPointsInput };
  excludeDataPoints: { readonly channelId: string; readonly ids: readonly (string)[] };
  includeDataPoints: { readonly channelId: string; readonly ids: readonly (string)[] };
  deleteDataPoints: { readonly channelId: string; readonly ids: readonly (string)[] };
  changeMatchingDataPoints: { readonly input: ChangeMatchingDataPointsInput };
  sendToProject: { readonly input: SendToProjectInput };
  reviewChannelPersonalData: { readonly channelId: string; readonly ids: readonly (string)[]; readonly decision: 'HIDE' | 'KEEP' | 'REOPEN' };
  purgeChannelPersonalData: { readonly channelId: string };
  createTopic: { readonly input: CreateTopicInput };
  dismissTopicProposal: { readonly id: string };
  restoreTopicProposal: { readonly id: string };
  keepWrap: { readonly channelId: string; readonly from: string; readonly to: string };
  updateTopic: { readonly input: UpdateTopicInput };
  deleteTopic: { readonly id: string };
  moveThemes: { readonly input: MoveThemesInput };
  createInsightFromTheme: { readonly themeId: string; readonly projectId: string };
  linkInsightToTheme: { readonly themeId: string; readonly insightId: string };
  unlinkInsightFromTheme: { readonly themeId: string; readonly insightId: string };
  undoThemeChange: { readonly changeId: string };
  exportChart: { readonly input: ChartInput; readonly fieldId?: string | null };
  clusterHighlights: { readonly input: ClusterHighlightsInput };
  tagHighlightClusters: { readonly projectId: string; readonly clusters: readonly (HighlightClusterInput)[] };
  startThread: { readonly input: StartThreadInput };
  reply: { readonly threadId: string; readonly body: string; readonly id?: string | null };
  editComment: { readonly id: string; readonly body: string };
  deleteComment: { readonly id: string };
  restoreComment: { readonly id: string };
  resolveThread: { readonly id: string };
  reopenThread: { readonly id: string };
  react: { readonly commentId: string; readonly emoji: string };
  unreact: { readonly commentId: string; readonly emoji: string };
  markThreadRead: { readonly id: string };
  askQuestion: { readonly input: AskQuestionInput };
  cancelAnswer: { readonly messageId: string };
  renameConversation: { readonly id: string; readonly title: string };
  shareConversation: { readonly id: string; readonly shared: boolean };
  deleteConversation: { readonly id: string };
  rateMessage: { readonly messageId: string; readonly rating?: 'Good' | 'Bad' | null };
  createInsightFromAnswer: { readonly messageId: string; readonly projectId: string };
  createAiDoc: { readonly input: AiDocInput };
  updateAiDoc: { readonly id: string; readonly input: AiDocInput };
  runAiDoc: { readonly id: string; readonly requestKey: string };
  trashAiDoc: { readonly id: string };
  restoreAiDoc: { readonly id: string };
  createField: { readonly input: CreateFieldInput };
  updateField: { readonly input: UpdateFieldInput };
  moveField: { readonly id: string; readonly index: number; readonly projectId?: string | null };
  trashField: { readonly id: string };
  restoreField: { readonly id: string };
  setFieldVisible: { readonly projectId: string; readonly fieldId: string; readonly visible: boolean };
  addFieldOption: { readonly fieldId: string; readonly option: FieldOptionInput };
  updateFieldOption: { readonly input: UpdateFieldOptionInput };
  moveFieldOption: { readonly fieldId: string; readonly optionId: string; readonly index: number };
  trashFieldOption: { readonly fieldId: string; readonly optionId: string };
  restoreFieldOption: { readonly fieldId: string; readonly optionId: string };
  changeFieldValues: { readonly cells: readonly (FieldCellInput)[] };
  startUploads: { readonly input: StartUploadsInput };
  cancelUpload: { readonly id: string };
  updateFile: { readonly input: UpdateFileInput };
  trashFiles: { readonly ids: readonly (string)[] };
  restoreFiles: { readonly ids: readonly (string)[] };
  createSavedFilter: { readonly input: CreateSavedFilterInput };
  updateSavedFilter: { readonly input: UpdateSavedFilterInput };
  deleteSavedFilter: { readonly id: string };
  createFolder: { readonly input: CreateFolderInput };
  renameFolder: { readonly id: string; readonly title: string };
  moveFolder: { readonly input: MoveFolderInput };
  trashFolder: { readonly id: string };
  restoreFolder: { readonly id: string };
  createHighlight: { readonly input: CreateHighlightInput };
  updateHighlight: { readonly input: UpdateHighlightInput };
  deleteHighlights: { readonly ids: readonly (string)[]; readonly madeTagIds?: readonly (string)[] | null };
  restoreHighlights: { readonly ids: readonly (string)[]; readonly newTags?: readonly (NewTagInput)[] | null };
  changeHighlightTags: { readonly ids: readonly (string)[]; readonly add?: readonly (string)[] | null; readonly remove?: readonly (string)[] | null; readonly newTags?: readonly (NewTagInput)[] | null };
  setHighlightTags: { readonly id: string; readonly tagIds: readonly (string)[]; readonly newTags?: readonly (NewTagInput)[] | null; readonly madeTagIds?: readonly (string)[] | null };
  tagNotes: { readonly noteIds: readonly (string)[]; readonly add: readonly (string)[]; readonly newTags?: readonly (NewTagInput)[] | null };
  undoHighlightTagChange: { readonly id: string };
  acceptSuggestedHighlight: { readonly id: string; readonly tagIds?: readonly (string)[] | null };
  rejectSuggestedHighlights: { readonly ids: readonly (string)[] };
  reopenSuggestedHighlights: { readonly ids: readonly (string)[] };
  startHome: Record<string, never>;
  createImport: { readonly input: CreateImportInput };
  chooseImportSheet: { readonly id: string; readonly sheet: string };
  chooseImportFirstRow: { readonly id: string; readonly isData: boolean };
  startImport: { readonly input: StartImportInput };
  cancelImport: { readonly id: string };
  undoImport: { readonly id: string };
  createInsight: { readonly input: CreateInsightInput };
  updateInsight: { readonly input: UpdateInsightInput };
  publishInsight: { readonly id: string };
  unpublishInsight: { readonly id: string };
  duplicateInsight: { readonly id: string };
  lockInsight: { readonly id: string };
  unlockInsight: { readonly id: string };
  moveInsights: { readonly ids: readonly (string)[]; readonly projectId: string };
  trashInsights: { readonly ids: readonly (string)[] };
  restoreInsights: { readonly ids: readonly (string)[] };
  sendTestMail: Record<string, never>;
  exportMedia: { readonly input: ExportMediaInput };
  cancelMediaExport: { readonly id: string };
  processFile: { readonly id: string };
  cancelProcessing: { readonly id: string };
  updateModelSettings: { readonly input: UpdateModelSettingsInput };
  testModelConnection: { readonly input: ModelChoiceInput };
  createNote: { readonly input: CreateNoteInput };
  updateNote: { readonly input: UpdateNoteInput };
  duplicateNote: { readonly id: string };
  lockNote: { readonly id: string };
  unlockNote: { readonly id: string };
  moveNotes: { readonly ids: readonly (string)[]; readonly projectId: string };
  trashNotes: { readonly ids: readonly (string)[] };
  restoreNotes: { readonly ids: readonly (string)[] };
  follow: { readonly input: FollowInput };
  unfollow: { readonly type: 'PROJECT' | 'FOLDER' | 'CHANNEL' | 'NOTE' | 'INSIGHT' | 'DOC'; readonly id: string };
  chooseNotice: { readonly notice: 'MENTION' | 'REPLY' | 'COMMENT' | 'ACCESS_GIVEN' | 'ACCESS_REQUESTED' | 'ACCESS_ANSWERED' | 'INVITE_ACCEPTED' | 'JOB_FINISHED' | 'JOB_FAILED' | 'AGENT_FINISHED' | 'FOLLOWED_CHANGE'; readonly way?: 'APP' | 'MAIL' | 'DIGEST' | 'OFF' | null; readonly projectId?: string | null };
  updateNotificationOptions: { readonly input: NotificationOptionsInput };
  markRead: { readonly ids: readonly (string)[] };
  markAllRead: Record<string, never>;
  removeSampleData: Record<string, never>;
  createPerson: { readonly input: CreatePersonInput };
  updatePerson: { readonly input: UpdatePersonInput };
  importPeople: { readonly people: readonly (ImportPersonInput)[] };
  trashPeople: { readonly ids: readonly (string)[] };
  restorePeople: { readonly ids: readonly (string)[] };
  hidePeople: { readonly ids: readonly (string)[] };
  showPeople: { readonly ids: readonly (string)[] };
  mergePeople: { readonly input: MergePeopleInput };
  undoMerge: { readonly id: string };
  erasePeople: { readonly ids: readonly (string)[] };
  addPersonToNotes: { readonly personId: string; readonly noteIds: readonly (string)[]; readonly kind?: 'PARTICIPANT' | 'SPEAKER' | null };
  removePersonFromNotes: { readonly personId: string; readonly noteIds: readonly (string)[] };
  addNotePeople: { readonly noteId: string; readonly personIds: readonly (string)[]; readonly kind?: 'PARTICIPANT' | 'SPEAKER' | null };
  setNotePeopleKind: { readonly noteId: string; readonly personIds: readonly (string)[]; readonly kind: 'PARTICIPANT' | 'SPEAKER' };
  removeNotePeople: { readonly noteId: string; readonly personIds: readonly (string)[] };
  reviewPersonalData: { readonly ids: readonly (string)[]; readonly decision: 'HIDE' | 'KEEP' | 'REOPEN' };
  purgePersonalData: { readonly objectType: 'NOTE' | 'INSIGHT'; readonly objectId: string };
  exportProject: { readonly projectId: string; readonly kind: 'COMMUNITY' | 'COMMUNITY_LINKS' | 'HIGHLIGHTS' | 'NOTES' | 'INSIGHTS' | 'TAGS' | 'CONTACTS' | 'CHARTS' | 'DOCUMENTS' | 'WORD' | 'PDF' | 'TRANSCRIPTS' | 'QDPX' | 'CODEBOOK'; readonly ids?: readonly (string)[] | null; readonly format?: 'CSV' | 'XLSX' | null };
  exportProjects: { readonly config: ExportConfigInput; readonly kind: 'COMMUNITY' | 'COMMUNITY_LINKS' | 'HIGHLIGHTS' | 'NOTES' | 'INSIGHTS' | 'TAGS' | 'CONTACTS' | 'CHARTS' | 'DOCUMENTS' | 'WORD' | 'PDF' | 'TRANSCRIPTS' | 'QDPX' | 'CODEBOOK' };
  cancelProjectExport: { readonly id: string };
  createProjectImport: { readonly input: CreateProjectImportInput };
  startProjectImport: { readonly id: string; readonly intoNew: boolean };
  cancelProjectImport: { readonly id: string };
  undoProjectImport: { readonly id: string };
  createPublicLink: { readonly input: CreatePublicLinkInput };
  updatePublicLink: { readonly input: UpdatePublicLinkInput };
  revokePublicLink: { readonly type: 'PROJECT' | 'FOLDER' | 'CHANNEL' | 'NOTE' | 'INSIGHT' | 'DOC'; readonly id: string; readonly highlightId?: string | null; readonly viewId?: string | null };
  createQuestion: { readonly input: CreateQuestionInput };
  updateQuestion: { readonly input: UpdateQuestionInput };
  moveQuestion: { readonly id: string; readonly index: number };
  trashQuestion: { readonly id: string };
  restoreQuestion: { readonly id: string };
  answerQuestions: { readonly noteId: string; readonly answers: readonly (QuestionAnswerInput)[] };
  setRedactions: { readonly fileId: string; readonly redactions: readonly (RedactionInput)[] };
  createReel: { readonly input: CreateReelInput };
  updateReel: { readonly input: UpdateReelInput };
  addReelHighlights: { readonly id: string; readonly highlightIds: readonly (string)[]; readonly index?: number | null };
  moveReelPart: { readonly partId: string; readonly index: number };
  removeReelParts: { readonly id: string; readonly partIds: readonly (string)[] };
  restoreReelParts: { readonly id: string; readonly partIds: readonly (string)[] };
  deleteReels: { readonly ids: readonly (string)[] };
  restoreReels: { readonly ids: readonly (string)[] };
  createSavedFeed: { readonly input: CreateSavedFeedInput };
  updateSavedFeed: { readonly input: UpdateSavedFeedInput };
  deleteSavedFeed: { readonly id: string };
  createScimToken: Record<string, never>;
  revokeScimToken: Record<string, never>;
  setScimDefaultRole: { readonly role: 'MANAGER' | 'CONTRIBUTOR' | 'VIEWER' };
  rebuildSearchIndex: Record<string, never>;
  cancelSearchRebuild: Record<string, never>;
  saveSsoConnection: { readonly input: SsoConnectionInput };
  removeSsoConnection: Record<string, never>;
  startSsoTest: Record<string, never>;
  setSsoRules: { readonly input: SsoRulesInput };
  enforceSso: { readonly breakGlassId?: string | null };
  setSsoGroups: { readonly input: SsoGroupsInput };
  addSsoDomain: { readonly domain: string };
  mailSsoDomain: { readonly domain: string; readonly mailbox: string };
  checkSsoDomain: { readonly domain: string };
  verifySsoDomain: { readonly token: string };
  removeSsoDomain: { readonly domain: string };
  star: { readonly type: 'PROJECT' | 'FOLDER' | 'CHANNEL' | 'NOTE' | 'INSIGHT' | 'DOC' | 'CONTACT'; readonly id: string };
  unstar: { readonly type: 'PROJECT' | 'FOLDER' | 'CHANNEL' | 'NOTE' | 'INSIGHT' | 'DOC' | 'CONTACT'; readonly id: string };
  restoreFromTrash: { readonly type: 'PROJECT' | 'FOLDER' | 'CHANNEL' | 'NOTE' | 'INSIGHT' | 'COMMENT' | 'DOC' | 'FIELD' | 'FILE' | 'CONTACT' | 'QUESTION' | 'REEL' | 'TAG' | 'TAG_GROUP' | 'TAG_BOARD' | 'VIEW'; readonly id: string };
  recordVisit: { readonly type: 'PROJECT' | 'FOLDER' | 'CHANNEL' | 'NOTE' | 'INSIGHT' | 'DOC' | 'CONTACT'; readonly id: string; readonly position?: string | null };
  setSuggestionMode: { readonly feature: 'Summarize' | 'Highlights' | 'Tags' | 'Redact'; readonly mode?: 'On' | 'Suggest' | 'Off' | null; readonly projectId?: string | null };
  suggestHighlights: { readonly objectType: 'NOTE' | 'INSIGHT'; readonly objectId: string };
  suggestTags: { readonly objectType: 'NOTE' | 'INSIGHT'; readonly objectId: string };
  findPersonalData: { readonly objectType: 'NOTE' | 'INSIGHT'; readonly objectId: string };
  cancelSuggestionRun: { readonly id: string };
  lookForPersonalData: { readonly projectId?: string | null };
  cancelPersonalDataLook: { readonly id: string };
  acceptTagSuggestions: { readonly ids: readonly (string)[] };
  rejectTagSuggestions: { readonly ids: readonly (string)[] };
  reopenTagSuggestions: { readonly ids: readonly (string)[] };
  generateSummary: { readonly input: GenerateSummaryInput };
  cancelSummary: { readonly id: string };
  updateSummary: { readonly id: string; readonly text: string };
  restoreSummary: { readonly id: string };
  createInsightFromSummary: { readonly summaryId: string; readonly projectId: string };
  grantSupportAccess: { readonly id: string };
  denySupportAccess: { readonly id: string };
  endSupportAccess: { readonly id: string };
  createTag: { readonly input: CreateTagInput };
  updateTag: { readonly input: UpdateTagInput };
  recolorTags: { readonly colors: readonly (TagColorInput)[] };
  lockTag: { readonly id: string };
  unlockTag: { readonly id: string };
  moveTags: { readonly input: MoveTagsInput };
  trashTags: { readonly ids: readonly (string)[] };
  restoreTags: { readonly ids: readonly (string)[] };
  mergeTags: { readonly intoId: string; readonly ids: readonly (string)[] };
  undoTagMerge: { readonly id: string };
  importTags: { readonly boardId: string; readonly csv: string };
  createTagBoard: { readonly input: CreateTagBoardInput };
  updateTagBoard: { readonly input: UpdateTagBoardInput };
  deleteTagBoard: { readonly id: string };
  restoreTagBoard: { readonly id: string };
  createTagGroup: { readonly input: CreateTagGroupInput };
  updateTagGroup: { readonly input: UpdateTagGroupInput };
  deleteTagGroup: { readonly id: string };
  restoreTagGroup: { readonly id: string };
  saveTemplate: { readonly input: SaveTemplateInput };
  saveDocumentTemplate: { readonly input: SaveDocumentTemplateInput };
  writeTemplate: { readonly input: WriteTemplateInput };
  updateTemplate: { readonly input: UpdateTemplateInput };
  publishTemplate: { readonly input: PublishTemplateInput };
  unpublishTemplate: { readonly id: string };
  useTemplate: { readonly id: string; readonly title: string; readonly summary?: string | null; readonly folderId?: string | null };
  createFromTemplate: { readonly input: CreateFromTemplateInput };
  applyTemplate: { readonly input: ApplyTemplateInput };
  deleteTemplate: { readonly id: string };
  restoreTemplate: { readonly id: string };
  importTranscript: { readonly input: ImportTranscriptInput };
  requestTranscript: { readonly fileId: string; readonly language?: string | null };
  cancelTranscript: { readonly id: string };
  rateTranscript: { readonly id: string; readonly rating: 'Good' | 'Bad' };
  renameSpeaker: { readonly noteId: string; readonly speakerId: string; readonly name: string };
  mergeSpeakers: { readonly noteId: string; readonly fromId: string; readonly intoId: string };
  updateTranscriptionSettings: { readonly input: TranscriptionSettingsInput };
  requestTranslation: { readonly fileId: string; readonly language: string };
  deleteTranslation: { readonly id: string };
  deletePermanently: { readonly type: 'PROJECT' | 'FOLDER' | 'CHANNEL' | 'NOTE' | 'INSIGHT' | 'COMMENT' | 'DOC' | 'FIELD' | 'FILE' | 'CONTACT' | 'QUESTION' | 'REEL' | 'TAG' | 'TAG_GROUP' | 'TAG_BOARD' | 'VIEW'; readonly id: string };
  emptyTrash: { readonly projectId?: string | null };
  setTrashDays: { readonly days: number };
  retryFailedReceipts: Record<string, never>;
  cancelWork: { readonly id: string };
  retryWork: { readonly id: string };
  createView: { readonly input: CreateViewInput };
  updateView: { readonly input: UpdateViewInput };
  duplicateView: { readonly projectId: string; readonly id: string };
  moveView: { readonly input: MoveViewInput };
  moveViewRow: { readonly input: MoveViewRowInput };
  deleteView: { readonly projectId: string; readonly id: string };
  restoreView: { readonly projectId: string; readonly id: string };
  createWebhook: { readonly input: CreateWebhookInput };
  updateWebhook: { readonly input: UpdateWebhookInput };
  deleteWebhook: { readonly id: string };
  rotateWebhookSecret: { readonly id: string };
  testWebhook: { readonly id: string };
  retryWebhookDelivery: { readonly id: string };
  createGroup: { readonly name: string };
  renameGroup: { readonly id: string; readonly name: string };
  deleteGroup: { readonly id: string };
  changeGroupMembers: { readonly input: GroupMembersInput };
  grantAccess: { readonly input: GrantAccessInput };
  revokeAccess: { readonly input: RevokeAccessInput };
  setAccessInherited: { readonly input: SetAccessInheritedInput };
  requestAccess: { readonly input: RequestAccessInput };
  answerAccessRequest: { readonly input: AnswerAccessRequestInput };
  restoreDocumentVersion: { readonly documentId: string; readonly id: string };
  inviteMember: { readonly input: InviteMemberInput };
  revokeInvite: { readonly id: string };
  resendInvite: { readonly id: string };
  copyInviteLink: { readonly id: string };
  setMemberRole: { readonly id: string; readonly role?: 'MANAGER' | 'CONTRIBUTOR' | 'VIEWER' | null };
  setWorkspaceAdmin: { readonly id: string; readonly workspaceAdmin: boolean };
  suspendMember: { readonly id: string };
  reactivateMember: { readonly id: string };
  removeMember: { readonly id: string };
  addOpenDomain: { readonly domain: string };
  removeOpenDomain: { readonly domain: string };
  updateProfile: { readonly input: UpdateProfileInput };
  createProject: { readonly input: CreateProjectInput };
  updateProject: { readonly input: UpdateProjectInput };
  updateProjectSettings: { readonly input: UpdateProjectSettingsInput };
  setProjectStatus: { readonly ids: readonly (string)[]; readonly status: 'ACTIVE' | 'ARCHIVED' | 'COMPLETED' };
  moveProjects: { readonly ids: readonly (string)[]; readonly folderId?: string | null };
  trashProjects: { readonly ids: readonly (string)[] };
  restoreProjects: { readonly ids: readonly (string)[] };
  trashProject: { readonly id: string };
  restoreProject: { readonly id: string };
  changeWorkspaceAddress: { readonly subdomain: string };
  deleteWorkspace: { readonly name: string };
  keepWorkspace: Record<string, never>;
  updateWorkspace: { readonly input: UpdateWorkspaceInput };
  updateWorkspaceSettings: { readonly input: UpdateWorkspaceSettingsInput };
};

type AgentInput = { readonly name: string; readonly prompt: string; readonly trigger: 'SCHEDULE' | 'EVENT' | 'MANUAL'; readonly cron?: string | null; readonly timeZone?: string | null; readonly event?: 'NOTE_CREATED' | 'INSIGHT_PUBLISHED' | 'THEME_CREATED' | 'THEME_RISING' | null; readonly filter?: ConversationFilterInput | null; readonly tools: readonly ('SEARCH' | 'READ' | 'THEMES' | 'CREATE_DOC' | 'NOTIFY')[]; readonly documentKind?: 'NOTE' | 'INSIGHT' | 'DOC' | null; readonly projectId?: string | null; readonly maxSteps?: number | null; readonly maxTokens?: number | null; readonly runsPerDay?: number | null };

type ConversationFilterInput = { readonly objectType: 'ProjectCategory' | 'Project' | 'Channel' | 'Note' | 'Insight' | 'Tag'; readonly objectIds: readonly (string)[] };

type CreateApiTokenInput = { readonly name: string; readonly scopes: readonly ('READ' | 'WRITE' | 'MEMBERS' | 'ADMIN')[]; readonly expiresAt?: string | null };

type CreateBulkImportInput = { readonly source: 'FOLDER' | 'ARCHIVE'; readonly name: string };

type BulkImportFileInput = { readonly path: string; readonly size: number };

type StartBulkImportInput = { readonly id: string; readonly place: 'NEW_PROJECT' | 'PROJECT' | 'FOLDERS'; readonly projectId?: string | null; readonly keepPaths?: boolean | null };

type CreateChannelInput = { readonly title: string; readonly context?: string | null; readonly sensitivity?: number | null; readonly wantedThemeCount?: number | null; readonly folderId?: string | null };

type UpdateChannelInput = { readonly id: string; readonly title?: string | null; readonly context?: string | null; readonly sensitivity?: number | null; readonly wantedThemeCount?: number | null };

type AddDataPointsInput = { readonly channelId: string; readonly source: 'PASTE' | 'CSV' | 'API'; readonly points: readonly (DataPointInput)[] };

type DataPointInput = { readonly text?: string | null; readonly turns?: readonly (DataPointTurnInput)[] | null; readonly language?: string | null; readonly saidAt?: string | null; readonly participant?: string | null; readonly url?: string | null; readonly externalId?: string | null; readonly properties?: readonly (DataPointPropertyInput)[] | null };

type DataPointTurnInput = { readonly text: string; readonly saidAt?: string | null; readonly participant?: string | null; readonly fromCustomer?: boolean | null };

type DataPointPropertyInput = { readonly name: string; readonly value: string };

type UpdateThemeInput = { readonly id: string; readonly title?: string | null; readonly pinned?: boolean | null };

type MoveDataPointsInput = { readonly channelId: string; readonly ids: readonly (string)[]; readonly themeId?: string | null };

type ChangeMatchingDataPointsInput = { readonly channelId: string; readonly matching: MatchingDataPointsInput; readonly change: 'MOVE' | 'EXCLUDE' | 'INCLUDE' | 'DELETE'; readonly themeId?: string | null };

type MatchingDataPointsInput = { readonly themeId?: string | null; readonly topicId?: string | null; readonly outliers?: boolean | null; readonly sentiment?: 'POSITIVE' | 'NEUTRAL' | 'NEGATIVE' | null; readonly source?: 'PASTE' | 'CSV' | 'API' | null; readonly properties?: readonly (PropertyValueInput)[] | null; readonly language?: string | null; readonly query?: string | null; readonly from?: string | null; readonly to?: string | null; readonly excluded?: boolean | null };

type PropertyValueInput = { readonly columnId: string; readonly value: string };

type SendToProjectInput = { readonly channelId: string; readonly ids: readonly (string)[]; readonly projectId: string; readonly as: 'NOTE' | 'HIGHLIGHT'; readonly tagIds?: readonly (string)[] | null };

type CreateTopicInput = { readonly channelId: string; readonly title: string; readonly description?: string | null; readonly themeIds?: readonly (string)[] | null; readonly proposalId?: string | null };

type UpdateTopicInput = { readonly id: string; readonly title?: string | null; readonly description?: string | null };

type MoveThemesInput = { readonly channelId: string; readonly ids: readonly (string)[]; readonly topicId?: string | null };

type ChartInput = { readonly projectId: string; readonly metric?: 'HIGHLIGHT_COUNT' | 'NOTE_COUNT' | 'TEXT_VOLUME' | null; readonly type?: 'TAG' | 'TAG_GROUP' | null; readonly from?: string | null; readonly to?: string | null; readonly filter?: string | null; readonly timeZone?: string | null };

type ClusterHighlightsInput = { readonly highlightIds: readonly (string)[]; readonly texts?: readonly (string)[] | null; readonly projectId?: string | null; readonly sensitivity?: number | null; readonly count?: number | null };

type HighlightClusterInput = { readonly title: string; readonly highlightIds: readonly (string)[] };

type StartThreadInput = { readonly id?: string | null; readonly commentId?: string | null; readonly objectType: 'NOTE' | 'INSIGHT' | 'CONTACT'; readonly objectId: string; readonly anchor?: 'DOCUMENT' | 'SELECTION' | 'HIGHLIGHT' | 'MOMENT' | null; readonly quote?: string | null; readonly highlightId?: string | null; readonly fileId?: string | null; readonly time?: number | null; readonly body: string };

type AskQuestionInput = { readonly question: string; readonly conversationId?: string | null; readonly filter?: ConversationFilterInput | null; readonly requestKey: string };

type AiDocInput = { readonly title?: string | null; readonly prompt: string; readonly filter?: ConversationFilterInput | null };

type CreateFieldInput = { readonly owner: 'NOTE' | 'INSIGHT' | 'PERSON' | 'PROJECT'; readonly projectId?: string | null; readonly label: string; readonly type: 'BOOLEAN' | 'DATETIME' | 'EMAIL' | 'NPS' | 'NUMBER' | 'PERSON' | 'PHONE' | 'SELECT' | 'TEXT' | 'URL'; readonly options?: readonly (FieldOptionInput)[] | null; readonly maxOptions?: number | null; readonly numberFormat?: 'number' | 'number_with_commas' | 'percent' | 'currency' | null; readonly currencySymbol?: string | null };

type FieldOptionInput = { readonly label: string; readonly color?: string | null };

type UpdateFieldInput = { readonly id: string; readonly label?: string | null; readonly type?: 'BOOLEAN' | 'DATETIME' | 'EMAIL' | 'NPS' | 'NUMBER' | 'PERSON' | 'PHONE' | 'SELECT' | 'TEXT' | 'URL' | null; readonly maxOptions?: number | null; readonly numberFormat?: 'number' | 'number_with_commas' | 'percent' | 'currency' | null; readonly currencySymbol?: string | null };

type UpdateFieldOptionInput = { readonly fieldId: string; readonly optionId: string; readonly label?: string | null; readonly color?: string | null };

type FieldCellInput = { readonly objectId: string; readonly fieldId: string; readonly value?: string | null };

type StartUploadsInput = { readonly ownerType: 'PROJECT' | 'FOLDER' | 'CHANNEL' | 'NOTE' | 'INSIGHT' | 'DOC'; readonly ownerId: string; readonly asNotes?: boolean | null; readonly files: readonly (UploadInput)[] };

type UploadInput = { readonly name: string; readonly size: number };

type UpdateFileInput = { readonly id: string; readonly name: string };

type CreateSavedFilterInput = { readonly title: string; readonly form: string };

type UpdateSavedFilterInput = { readonly id: string; readonly title?: string | null; readonly form?: string | null };

type CreateFolderInput = { readonly title: string; readonly parentId?: string | null };

type MoveFolderInput = { readonly id: string; readonly parentId?: string | null; readonly index?: number | null };

type CreateHighlightInput = { readonly id?: string | null; readonly objectType: 'NOTE' | 'INSIGHT'; readonly objectId: string; readonly anchor?: HighlightAnchorInput | null; readonly quote?: HighlightQuoteInput | null; readonly audioVideo?: HighlightAudioVideoInput | null; readonly pdfAreas?: readonly (PdfAreaInput)[] | null; readonly text?: string | null; readonly tagIds?: readonly (string)[] | null; readonly newTags?: readonly (NewTagInput)[] | null; readonly inlineCommentOnly?: boolean | null };

type HighlightAnchorInput = { readonly start: string; readonly end: string };

type HighlightQuoteInput = { readonly text: string; readonly occurrence?: number | null };

type HighlightAudioVideoInput = { readonly fileId?: string | null; readonly startTime?: number | null; readonly endTime?: number | null; readonly snippetStart?: number | null; readonly snippetEnd?: number | null; readonly type?: 'AUDIO' | 'AV' | 'VIDEO' | null; readonly clipId?: string | null; readonly clipDuration?: number | null };

type PdfAreaInput = { readonly fileId?: string | null; readonly page: number; readonly left: number; readonly top: number; readonly width: number; readonly height: number };

type NewTagInput = { readonly id?: string | null; readonly title: string; readonly boardId?: string | null; readonly groupId?: string | null; readonly color?: string | null };

type UpdateHighlightInput = { readonly id: string; readonly anchor?: HighlightAnchorInput | null; readonly audioVideo?: HighlightAudioVideoInput | null; readonly pdfAreas?: readonly (PdfAreaInput)[] | null; readonly inlineCommentOnly?: boolean | null };

type CreateImportInput = { readonly target: 'NOTES' | 'CONTACTS' | 'DATA_POINTS' | 'TAGS' | 'FIELDS'; readonly projectId?: string | null; readonly channelId?: string | null; readonly boardId?: string | null; readonly fieldOwner?: 'NOTE' | 'INSIGHT' | 'PERSON' | 'PROJECT' | null; readonly fileName: string };

type StartImportInput = { readonly id: string; readonly columns: readonly (ImportColumnInput)[]; readonly keyColumn?: number | null; readonly existing?: 'SKIP' | 'UPDATE' | null; readonly ignoreNulls?: boolean | null; readonly asTable?: boolean | null; readonly wantsInsight?: boolean | null };

type ImportColumnInput = { readonly use: 'TITLE' | 'CONTENT' | 'QUESTION' | 'OPTION' | 'PARTICIPANT' | 'CREATED_AT' | 'TAGS' | 'HIGHLIGHT' | 'NAME' | 'FIRST_NAME' | 'LAST_NAME' | 'EMAIL' | 'TEXT' | 'CONVERSATION' | 'LANGUAGE' | 'PROPERTY' | 'SAID_AT' | 'URL' | 'EXTERNAL_ID' | 'GROUP' | 'DESCRIPTION' | 'COLOR' | 'ROLE' | 'SENTIMENT' | 'TYPE' | 'OPTIONS' | 'MOST_OPTIONS' | 'NUMBER_FORMAT' | 'CURRENCY' | 'OWNER' | 'FIELD' | 'NEW_FIELD' | 'SKIP'; readonly fieldId?: string | null; readonly fieldType?: 'BOOLEAN' | 'DATETIME' | 'EMAIL' | 'NPS' | 'NUMBER' | 'PERSON' | 'PHONE' | 'SELECT' | 'TEXT' | 'URL' | null; readonly questionType?: 'FREE_TEXT' | 'MULTI_SELECT' | 'SINGLE_SELECT' | null };

type CreateInsightInput = { readonly projectId: string; readonly title?: string | null; readonly content?: string | null };

type UpdateInsightInput = { readonly id: string; readonly title?: string | null; readonly status?: 'DRAFT' | 'IN_REVIEW' | 'FINAL' | null; readonly coverFileId?: string | null };

type ExportMediaInput = { readonly filename: string; readonly highlightIds: readonly (string)[]; readonly titleCards?: boolean | null; readonly captions?: 'NONE' | 'BURNT_IN' | 'BESIDE' | null };

type UpdateModelSettingsInput = { readonly generationEnabled?: boolean | null; readonly choice?: ModelChoiceInput | null; readonly monthlyTokens?: number | null; readonly personalKinds?: readonly ('PERSON' | 'EMAIL' | 'PHONE' | 'ADDRESS' | 'PLACE' | 'ORGANIZATION' | 'CARD' | 'IBAN' | 'SSN' | 'IP')[] | null };

type ModelChoiceInput = { readonly provider: 'OPENAI' | 'ANTHROPIC' | 'GOOGLE' | 'BEDROCK' | 'OLLAMA' | 'COMPATIBLE'; readonly model: string; readonly url?: string | null; readonly region?: string | null; readonly key?: string | null };

type CreateNoteInput = { readonly projectId: string; readonly title?: string | null; readonly content?: string | null };

type UpdateNoteInput = { readonly id: string; readonly title?: string | null };

type FollowInput = { readonly type: 'PROJECT' | 'FOLDER' | 'CHANNEL' | 'NOTE' | 'INSIGHT' | 'DOC'; readonly id: string; readonly frequency: 'MONTHLY' | 'WEEKLY' | 'DAILY' };

type NotificationOptionsInput = { readonly projectId?: string | null; readonly allChangesEnabled?: boolean | null; readonly insightsPublishedEnabled?: boolean | null; readonly allCommentsEnabled?: boolean | null };

type CreatePersonInput = { readonly name?: string | null; readonly email?: string | null; readonly noteId?: string | null; readonly kind?: 'PARTICIPANT' | 'SPEAKER' | null };

type UpdatePersonInput = { readonly id: string; readonly name?: string | null; readonly email?: string | null };

type ImportPersonInput = { readonly name?: string | null; readonly email?: string | null };

type MergePeopleInput = { readonly intoId: string; readonly ids: readonly (string)[]; readonly name?: string | null; readonly email?: string | null };

type ExportConfigInput = { readonly title: string; readonly projectCategoryIds: readonly (string)[]; readonly projectIds: readonly (string)[] };

type CreateProjectImportInput = { readonly projectId?: string | null; readonly fileName: string };

type CreatePublicLinkInput = { readonly type: 'PROJECT' | 'FOLDER' | 'CHANNEL' | 'NOTE' | 'INSIGHT' | 'DOC'; readonly id: string; readonly highlightId?: string | null; readonly viewId?: string | null; readonly password?: string | null; readonly expiresAt?: string | null; readonly noDownload?: boolean | null; readonly hideNames?: boolean | null; readonly showNotes?: boolean | null; readonly showViews?: boolean | null };

type UpdatePublicLinkInput = { readonly type: 'PROJECT' | 'FOLDER' | 'CHANNEL' | 'NOTE' | 'INSIGHT' | 'DOC'; readonly id: string; readonly highlightId?: string | null; readonly viewId?: string | null; readonly password?: string | null; readonly expiresAt?: string | null; readonly noDownload?: boolean | null; readonly hideNames?: boolean | null; readonly showNotes?: boolean | null; readonly showViews?: boolean | null };

type CreateQuestionInput = { readonly projectId: string; readonly title: string; readonly type: 'FREE_TEXT' | 'MULTI_SELECT' | 'SINGLE_SELECT'; readonly options?: readonly (QuestionOptionInput)[] | null };

type QuestionOptionInput = { readonly id?: string | null; readonly optionText: string };

type UpdateQuestionInput = { readonly id: string; readonly title?: string | null; readonly options?: readonly (QuestionOptionInput)[] | null };

type QuestionAnswerInput = { readonly questionId: string; readonly text?: string | null; readonly optionIds?: readonly (string)[] | null };

type RedactionInput = { readonly id?: string | null; readonly start: number; readonly end: number; readonly videoBlur: boolean; readonly videoCover?: boolean | null; readonly audioMuted: boolean; readonly area?: RedactionAreaInput | null };

type RedactionAreaInput = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

type CreateReelInput = { readonly insightId?: string | null; readonly projectId?: string | null; readonly title?: string | null; readonly layout?: 'REEL' | 'TWO_COLUMN' | 'THREE_COLUMN' | null; readonly highlightIds: readonly (string)[] };

type UpdateReelInput = { readonly id: string; readonly title?: string | null; readonly layout?: 'REEL' | 'TWO_COLUMN' | 'THREE_COLUMN' | null };

type CreateSavedFeedInput = { readonly title: string; readonly params: string };

type UpdateSavedFeedInput = { readonly id: string; readonly title?: string | null; readonly params?: string | null };

type SsoConnectionInput = { readonly issuer: string; readonly clientId: string; readonly clientSecret?: string | null };

type SsoRulesInput = { readonly joinRole?: 'MANAGER' | 'CONTRIBUTOR' | 'VIEWER' | null; readonly passwordAllowed: boolean; readonly googleAllowed: boolean; readonly microsoftAllowed: boolean; readonly auth0Allowed?: boolean | null };

type SsoGroupsInput = { readonly claim?: string | null; readonly groups: readonly (SsoGroupRuleInput)[] };

type SsoGroupRuleInput = { readonly value: string; readonly groupId: string };

type GenerateSummaryInput = { readonly objectType: 'NOTE' | 'INSIGHT' | 'PROJECT' | 'HIGHLIGHTS' | 'THEME' | 'WRAP' | 'DOC'; readonly objectId?: string | null; readonly highlightIds?: readonly (string)[] | null; readonly framework?: 'ByQuestion' | 'ByThemes' | 'Chronological' | 'CustomPrompt' | 'CustomerCall' | 'Essential' | 'FeatureRequests' | 'ProductPRD' | 'RecommendedActions' | 'ResearchReport' | 'SalesMEDICC' | 'SalesSPICED' | 'Summary' | 'UsabilityTest' | 'VoiceOfCustomerReport' | null; readonly type?: 'BulletPoints' | 'Summary' | 'TranscriptSummary' | 'ThemeSummary' | null; readonly prompt?: string | null; readonly language?: string | null; readonly requestKey: string };

type CreateTagInput = { readonly id?: string | null; readonly boardId?: string | null; readonly projectId?: string | null; readonly groupId?: string | null; readonly title: string; readonly color?: string | null; readonly description?: string | null; readonly role?: string | null; readonly sentiment?: 'POSITIVE' | 'NEGATIVE' | 'MIXED' | null };

type UpdateTagInput = { readonly id: string; readonly title?: string | null; readonly color?: string | null; readonly description?: string | null; readonly role?: string | null; readonly sentiment?: 'POSITIVE' | 'NEGATIVE' | 'MIXED' | null; readonly withoutSentiment?: boolean | null };

type TagColorInput = { readonly id: string; readonly color: string };

type MoveTagsInput = { readonly ids: readonly (string)[]; readonly boardId: string; readonly groupId?: string | null; readonly afterId?: string | null };

type CreateTagBoardInput = { readonly projectId?: string | null; readonly title: string };

type UpdateTagBoardInput = { readonly id: string; readonly title?: string | null; readonly index?: number | null };

type CreateTagGroupInput = { readonly boardId?: string | null; readonly projectId?: string | null; readonly title: string; readonly color?: string | null };

type UpdateTagGroupInput = { readonly id: string; readonly title?: string | null; readonly color?: string | null; readonly index?: number | null };

type SaveTemplateInput = { readonly projectId: string; readonly title: string; readonly description?: string | null; readonly parts: readonly ('TAGS' | 'FIELDS' | 'VIEWS' | 'QUESTIONS' | 'NOTES' | 'INSIGHTS')[] };

type SaveDocumentTemplateInput = { readonly target: 'NOTE' | 'INSIGHT'; readonly objectId: string; readonly title: string; readonly description?: string | null; readonly withFields: boolean };

type WriteTemplateInput = { readonly target: 'NOTE' | 'INSIGHT'; readonly title: string; readonly description?: string | null; readonly content: string };

type UpdateTemplateInput = { readonly id: string; readonly title: string; readonly description?: string | null; readonly content?: string | null };

type PublishTemplateInput = { readonly id: string; readonly parts: readonly ('TAGS' | 'FIELDS' | 'VIEWS' | 'QUESTIONS' | 'NOTES' | 'INSIGHTS')[]; readonly withReadme: boolean; readonly withName: boolean };

type CreateFromTemplateInput = { readonly templateId: string; readonly target: 'NOTE' | 'INSIGHT'; readonly projectId: string };

type ApplyTemplateInput = { readonly templateId: string; readonly target: 'NOTE' | 'INSIGHT'; readonly objectId: string };

type ImportTranscriptInput = { readonly noteId: string; readonly fileId?: string | null; readonly content: string };

type TranscriptionSettingsInput = { readonly projectId: string; readonly language: string; readonly vocabulary: readonly (string)[] };

type CreateViewInput = { readonly projectId: string; readonly objectType: 'HIGHLIGHT' | 'INSIGHT' | 'NOTE'; readonly layout: 'BOARD' | 'CANVAS' | 'GRID' | 'LIST' | 'TABLE'; readonly title?: string | null; readonly data?: string | null };

type UpdateViewInput = { readonly projectId: string; readonly id: string; readonly title?: string | null; readonly layout?: 'BOARD' | 'CANVAS' | 'GRID' | 'LIST' | 'TABLE' | null; readonly data?: string | null };

type MoveViewInput = { readonly projectId: string; readonly id: string; readonly index: number };

type MoveViewRowInput = { readonly projectId: string; readonly id: string; readonly rowId: string; readonly after?: string | null; readonly data: string; readonly group?: string | null };

type CreateWebhookInput = { readonly url: string; readonly events: readonly (string)[] };

type UpdateWebhookInput = { readonly id: string; readonly url: string; readonly events: readonly (string)[]; readonly enabled: boolean };

type GroupMembersInput = { readonly groupId: string; readonly add?: readonly (string)[] | null; readonly remove?: readonly (string)[] | null };

type GrantAccessInput = { readonly type: 'PROJECT' | 'FOLDER' | 'CHANNEL' | 'NOTE' | 'INSIGHT' | 'DOC'; readonly id: string; readonly grantees: readonly (GranteeInput)[]; readonly level: 'READ' | 'WRITE' | 'FULL' };

type GranteeInput = { readonly memberId?: string | null; readonly groupId?: string | null; readonly special?: 'MARKUP' | 'PUBLIC' | 'PLAYBACK' | null };

type RevokeAccessInput = { readonly type: 'PROJECT' | 'FOLDER' | 'CHANNEL' | 'NOTE' | 'INSIGHT' | 'DOC'; readonly id: string; readonly grantee: GranteeInput };

type SetAccessInheritedInput = { readonly type: 'PROJECT' | 'FOLDER' | 'CHANNEL' | 'NOTE' | 'INSIGHT' | 'DOC'; readonly id: string; readonly inherited: boolean };

type RequestAccessInput = { readonly type: 'PROJECT' | 'FOLDER' | 'CHANNEL' | 'NOTE' | 'INSIGHT' | 'DOC'; readonly id: string; readonly message?: string | null };

type AnswerAccessRequestInput = { readonly id: string; readonly approve: boolean; readonly level?: 'READ' | 'WRITE' | 'FULL' | null };

type InviteMemberInput = { readonly email: string; readonly role: 'MANAGER' | 'CONTRIBUTOR' | 'VIEWER'; readonly message?: string | null; readonly object?: InviteObjectInput | null };

type InviteObjectInput = { readonly type: 'PROJECT' | 'FOLDER' | 'CHANNEL' | 'NOTE' | 'INSIGHT' | 'DOC'; readonly id: string; readonly level: 'READ' | 'WRITE' | 'FULL' };

type UpdateProfileInput = { readonly name?: string | null; readonly theme?: 'SYSTEM' | 'LIGHT' | 'DARK' | 'LEGACY' | null };

type CreateProjectInput = { readonly title: string; readonly summary?: string | null; readonly color?: string | null; readonly icon?: string | null; readonly folderId?: string | null; readonly templateId?: string | null };

type UpdateProjectInput = { readonly id: string; readonly title?: string | null; readonly summary?: string | null; readonly color?: string | null; readonly icon?: string | null };

type UpdateProjectSettingsInput = { readonly id: string; readonly section?: ProjectSectionInput | null; readonly transcriptionLanguage?: string | null; readonly transcriptionVocabulary?: readonly (string)[] | null; readonly defaultFramework?: 'ByQuestion' | 'ByThemes' | 'Chronological' | 'CustomPrompt' | 'CustomerCall' | 'Essential' | 'FeatureRequests' | 'ProductPRD' | 'RecommendedActions' | 'ResearchReport' | 'SalesMEDICC' | 'SalesSPICED' | 'Summary' | 'UsabilityTest' | 'VoiceOfCustomerReport' | null; readonly defaultSummaryLanguage?: string | null; readonly recruitEnabled?: boolean | null };

type ProjectSectionInput = { readonly name: 'README' | 'NOTES' | 'HIGHLIGHTS' | 'TAGS' | 'CHARTS' | 'INSIGHTS'; readonly enabled?: boolean | null; readonly index?: number | null };

type UpdateWorkspaceInput = { readonly name: string };

type UpdateWorkspaceSettingsInput = { readonly accessRequestsDisabled?: boolean | null; readonly communityPublishingDisabled?: boolean | null; readonly exportDisabled?: boolean | null; readonly publicAccessDisabled?: boolean | null; readonly dataOutDisabled?: boolean | null; readonly adminOnlyInvites?: boolean | null; readonly readOnly?: boolean | null; readonly secondFactorRequired?: boolean | null };
