// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AgentTrigger =
  | 'SCHEDULE'
  | 'EVENT'
  /** Only when its owner asks. */
  | 'MANUAL';

export type AgentEvent =
  | 'NOTE_CREATED'
  | 'INSIGHT_PUBLISHED'
  | 'THEME_CREATED'
  | 'THEME_RISING';

export type AgentTool =
  | 'SEARCH'
  /** Reads whole notes and insights. Only a language model does. */
  | 'READ'
  | 'THEMES'
  | 'CREATE_DOC'
  | 'NOTIFY';

export type AgentDocumentKind =
  | 'NOTE'
  | 'INSIGHT'
  /** An AI doc: in no project, and it can be run again. */
  | 'DOC';

export type AgentRunState =
  | 'WAITING'
  | 'RUNNING'
  | 'DONE'
  | 'FAILED'
  | 'CANCELLED'
  /** It was due while Hark was not running, and a later one ran in its place. */
  | 'MISSED'
  /** A limit or a lost right kept it from starting. */
  | 'REFUSED';

export type AgentStepTool =
  | 'SEARCH'
  | 'READ'
  | 'THEMES'
  /** The answer itself. */
  | 'WRITE'
  | 'CREATE_DOC'
  | 'NOTIFY';

export type AgentStepOutcome =
  | 'DONE'
  /** What a dry run would do. */
  | 'PLANNED'
  | 'REFUSED';

export type AgentInput = {
  name: string;
  /** At most 10,000 characters. */
  prompt: string;
  trigger: AgentTrigger;
  /** Minute, hour, day of month, month and day of week; for a schedule. */
  cron?: string | null | undefined;
  /** A name such as Europe/Berlin; for a schedule. */
  timeZone?: string | null | undefined;
  event?: AgentEvent | null | undefined;
  /** Left out: everything that you can see. */
  filter?: ConversationFilterInput | null | undefined;
  tools: Array<AgentTool>;
  documentKind?: AgentDocumentKind | null | undefined;
  /** For CREATE_DOC of a note or an insight. */
  projectId?: string | null | undefined;
  /** 1 to 12. */
  maxSteps?: number | null | undefined;
  /** 1,000 to 200,000 in one run. */
  maxTokens?: number | null | undefined;
  /** 1 to 24. */
  runsPerDay?: number | null | undefined;
};

export type CitationType =
  | 'highlight'
  | 'insight'
  | 'note'
  | 'theme'
  | 'tag';

export type SentenceSupport =
  /** It follows from what it cites. */
  | 'SUPPORTED'
  /** No evidence was found for it. */
  | 'UNSUPPORTED'
  /** It is in another language than what it cites: numbers and quotes were checked, the meaning was not. */
  | 'UNCHECKED'
  /** It rests on something that you can’t see. Its text is empty. */
  | 'WITHHELD';

export type SentenceOpening =
  | 'HEADING'
  | 'PARAGRAPH'
  | 'ITEM';

export type AnswerEngine =
  /** Quotes, chosen without a language model. */
  | 'EMBEDDED'
  | 'MODEL';

export type ApiOperationKind =
  | 'QUERY'
  | 'MUTATION';

/** Each brings READ with it, and none of the others. */
export type ApiScope =
  | 'READ'
  /** Create and change content: projects, notes, highlights, tags, insights, contacts, files. */
  | 'WRITE'
  /** Invite, suspend and remove members, change roles and groups, share content and publish links. */
  | 'MEMBERS'
  /** Settings of the workspace, open domains, audit log. */
  | 'ADMIN';

export type CreateApiTokenInput = {
  name: string;
  scopes: Array<ApiScope>;
  expiresAt?: string | null | undefined;
};

export type AuditFilter = {
  actorId?: string | null | undefined;
  types?: Array<string> | null | undefined;
  objectId?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
};

export type BulkImportSource =
  | 'FOLDER'
  /** A ZIP file. */
  | 'ARCHIVE';

export type BulkImportStatus =
  | 'UPLOADING'
  /** The files are known; see them before you start. */
  | 'READY'
  | 'RUNNING'
  | 'COMPLETE'
  | 'FAILED'
  | 'CANCELLED'
  | 'UNDONE';

export type BulkImportFileState =
  | 'WAITING'
  /** Of a folder: a page or picture that becomes a note when the others have come too. */
  | 'UPLOADED'
  | 'IMPORTED'
  /** Left out; see the reason. */
  | 'SKIPPED'
  | 'FAILED'
  | 'CANCELLED';

/** Where the files go. */
export type BulkImportPlace =
  /** A new project, named after the folder or archive. */
  | 'NEW_PROJECT'
  | 'PROJECT'
  /** Each folder becomes a project, in folders as they were. */
  | 'FOLDERS';

/** Who wrote an archive. */
export type BulkImportTool =
  | 'COMMUNITY'
  | 'REFI'
  | 'DOVETAIL'
  | 'NOTION'
  | 'QUALCODER';

export type BulkImportFileInput = {
  path: string;
  size: number;
};

export type CreateBulkImportInput = {
  source: BulkImportSource;
  /** Of the folder, or of the file, which ends in .zip. */
  name: string;
};

export type StartBulkImportInput = {
  id: string;
  place: BulkImportPlace;
  /** For PROJECT. */
  projectId?: string | null | undefined;
  /** Keeps the folder of each file in a field of the project. */
  keepPaths?: boolean | null | undefined;
};

export type ThemeDescentKind =
  | 'SPLIT'
  | 'MERGE';

export type TitleProposalReason =
  /** What is said now is further from the theme than when it was named. */
  | 'DRIFT'
  /** The last sorting found another phrase for it. */
  | 'LABEL';

export type ClusterRunReason =
  | 'FIRST'
  | 'GROWN'
  | 'OUTLIERS'
  | 'ASKED'
  | 'MODEL'
  | 'WEEK'
  | 'DRIFT'
  | 'GATHERED';

/** How a text sounds, by its words and its meaning. English: what is of another language is neutral. */
export type Sentiment =
  | 'POSITIVE'
  | 'NEUTRAL'
  | 'NEGATIVE';

/** Data points with a value of a column; an empty value for those without one. */
export type PropertyValueInput = {
  columnId: string;
  value: string;
};

export type WrapBlockType =
  | 'TEXT'
  | 'HEADING'
  /** Themes that rise, with their counts before and now. */
  | 'GRAPH';

/** Data points by a field of the contacts that said them, or by a column of the channel. */
export type SegmentInput = {
  fieldId: string;
  /** Of a column of the chart; empty for those without a value. */
  value: string;
};

export type PreviewedChange =
  | 'NEW'
  | 'GONE'
  | 'GROWING'
  | 'SHRINKING'
  | 'SAME';

/** By title, or the last changed or made first. */
export type ChannelSort =
  | 'TITLE'
  | 'UPDATED'
  | 'CREATED';

export type CreateChannelInput = {
  title: string;
  context?: string | null | undefined;
  sensitivity?: number | null | undefined;
  wantedThemeCount?: number | null | undefined;
  /** It follows that folder's access then. */
  folderId?: string | null | undefined;
};

export type UpdateChannelInput = {
  id: string;
  title?: string | null | undefined;
  context?: string | null | undefined;
  sensitivity?: number | null | undefined;
  /** Null: as many as there are. */
  wantedThemeCount?: number | null | undefined;
};

export type DataPointSource =
  | 'PASTE'
  | 'CSV'
  | 'API';

/** One message of a conversation, at most 500 with 20,000 characters together. */
export type DataPointTurnInput = {
  text: string;
  saidAt?: string | null | undefined;
  participant?: string | null | undefined;
  /** Left out in all of them: who speaks first is the customer, or who the data point is from. */
  fromCustomer?: boolean | null | undefined;
};

/** At most 100 characters for the name and 1000 for the value. */
export type DataPointPropertyInput = {
  name: string;
  value: string;
};

/** With a text, or with the messages of a conversation. */
export type DataPointInput = {
  text?: string | null | undefined;
  turns?: Array<DataPointTurnInput> | null | undefined;
  /** Such as en or de-AT. Left out: it is told from the words. */
  language?: string | null | undefined;
  saidAt?: string | null | undefined;
  participant?: string | null | undefined;
  url?: string | null | undefined;
  /** What the tool it comes from calls it: the same one is never added twice. */
  externalId?: string | null | undefined;
  /** At most 50. Each becomes a column of the channel. */
  properties?: Array<DataPointPropertyInput> | null | undefined;
};

export type AddDataPointsInput = {
  channelId: string;
  source: DataPointSource;
  /** At most 1000. */
  points: Array<DataPointInput>;
};

export type UpdateThemeInput = {
  id: string;
  title?: string | null | undefined;
  pinned?: boolean | null | undefined;
};

export type MoveDataPointsInput = {
  channelId: string;
  ids: Array<string>;
  /** Null: out of every theme. */
  themeId?: string | null | undefined;
};

export type SentAs =
  | 'NOTE'
  /** A note with everything in it highlighted. */
  | 'HIGHLIGHT';

export type SendToProjectInput = {
  channelId: string;
  /** At most 1,000, all or none. */
  ids: Array<string>;
  projectId: string;
  as: SentAs;
  /** For the highlights. */
  tagIds?: Array<string> | null | undefined;
};

export type CreateTopicInput = {
  channelId: string;
  title: string;
  description?: string | null | undefined;
  /** Themes that it begins with. */
  themeIds?: Array<string> | null | undefined;
  /** The proposal that it is made of: that is done then. */
  proposalId?: string | null | undefined;
};

export type UpdateTopicInput = {
  id: string;
  title?: string | null | undefined;
  description?: string | null | undefined;
};

export type MoveThemesInput = {
  channelId: string;
  ids: Array<string>;
  /** Null: out of every topic. */
  topicId?: string | null | undefined;
};

/** All data points of a channel that a list with these arguments has. */
export type MatchingDataPointsInput = {
  themeId?: string | null | undefined;
  topicId?: string | null | undefined;
  outliers?: boolean | null | undefined;
  sentiment?: Sentiment | null | undefined;
  source?: DataPointSource | null | undefined;
  properties?: Array<PropertyValueInput> | null | undefined;
  language?: string | null | undefined;
  query?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  excluded?: boolean | null | undefined;
};

export type DataPointChange =
  | 'MOVE'
  | 'EXCLUDE'
  | 'INCLUDE'
  | 'DELETE';

export type ChangeMatchingDataPointsInput = {
  channelId: string;
  matching: MatchingDataPointsInput;
  change: DataPointChange;
  /** Where they are moved. Null: out of every theme. */
  themeId?: string | null | undefined;
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

export type ChartInput = {
  projectId: string;
  metric?: ChartMetric | null | undefined;
  type?: ChartType | null | undefined;
  /** Highlights made at or after. */
  from?: string | null | undefined;
  /** Highlights made before. */
  to?: string | null | undefined;
  /** A filter form on highlights (JSON text). */
  filter?: string | null | undefined;
  /** IANA name; UTC without. */
  timeZone?: string | null | undefined;
};

export type ClusterHighlightsInput = {
  /** With the texts from 5 to 1,000. */
  highlightIds: Array<string>;
  /** Words beside them, as those of sticky notes on a canvas. */
  texts?: Array<string> | null | undefined;
  /** Where the texts are from; left out without texts. */
  projectId?: string | null | undefined;
  /** 1: very strict, groups are narrow and leave more out. 5: very relaxed. */
  sensitivity?: number | null | undefined;
  /** From 2 to 50, and at least two fewer than there are to sort. Left out: as many as there are, at most 15. */
  count?: number | null | undefined;
};

export type HighlightClusterInput = {
  /** Of the tag. One of this name that the project has is used; otherwise it is made. */
  title: string;
  highlightIds: Array<string>;
};

export type CommentObjectType =
  | 'NOTE'
  | 'INSIGHT'
  | 'CONTACT';

export type CommentAnchor =
  /** The whole note or insight, or the contact. */
  | 'DOCUMENT'
  /** A part of the text: it carries a mark with the thread's id. */
  | 'SELECTION'
  | 'HIGHLIGHT'
  /** A moment of a recording in the note. */
  | 'MOMENT';

/** Everything that can be thrown away by itself. */
export type TrashItemType =
  | 'VIEW'
  | 'TAG'
  | 'TAG_GROUP'
  | 'TAG_BOARD'
  | 'PROJECT'
  | 'FOLDER'
  | 'CHANNEL'
  | 'NOTE'
  | 'INSIGHT'
  | 'REEL'
  | 'QUESTION'
  | 'CONTACT'
  | 'FILE'
  | 'FIELD'
  | 'DOC'
  | 'COMMENT';

export type StartThreadInput = {
  /** UUIDs of your own for the thread and its first comment, so that they can be shown before the answer. */
  id?: string | null | undefined;
  commentId?: string | null | undefined;
  objectType: CommentObjectType;
  objectId: string;
  /** A contact has none but DOCUMENT. */
  anchor?: CommentAnchor | null | undefined;
  /** For a selection: its text, at most 1000 characters. */
  quote?: string | null | undefined;
  /** For the anchor HIGHLIGHT, and for no other. */
  highlightId?: string | null | undefined;
  /** For the anchor MOMENT, and for no other: a recording of this very note or insight. */
  fileId?: string | null | undefined;
  time?: number | null | undefined;
  /** ProseMirror JSON, as text. */
  body: string;
};

export type ConversationObjectType =
  | 'ProjectCategory'
  | 'Project'
  | 'Channel'
  | 'Note'
  | 'Insight'
  | 'Tag';

export type ConversationMessageType =
  | 'ASSISTANT'
  | 'THINKING'
  | 'USER';

export type ConversationMessageState =
  /** Its stream has more. */
  | 'WRITING'
  | 'DONE'
  | 'FAILED'
  | 'CANCELLED'
  /** Nobody writes it any more. What is there stays. */
  | 'INTERRUPTED';

export type MessageRating =
  | 'Good'
  | 'Bad';

export type ConversationFilterInput = {
  objectType: ConversationObjectType;
  objectIds: Array<string>;
};

export type AskQuestionInput = {
  /** At most 2000 characters and 60 words. */
  question: string;
  /** For a follow-up: the filter stays as it is. */
  conversationId?: string | null | undefined;
  /** Left out: everything that you can see. */
  filter?: ConversationFilterInput | null | undefined;
  /** The same key never asks twice. */
  requestKey: string;
};

export type AccessObjectType =
  | 'PROJECT'
  | 'FOLDER'
  | 'CHANNEL'
  | 'NOTE'
  | 'INSIGHT'
  | 'DOC';

/** What is starred, visited and in lists of mixed things: everything with a permission map, and contacts. */
export type ObjectCardType =
  | 'PROJECT'
  | 'FOLDER'
  | 'CHANNEL'
  | 'NOTE'
  | 'INSIGHT'
  | 'CONTACT'
  | 'DOC';

export type SearchResultType =
  | 'CHANNEL'
  | 'HIGHLIGHT'
  | 'INSIGHT'
  | 'NOTE'
  | 'PERSON'
  | 'PROJECT'
  | 'PROJECT_CATEGORY'
  | 'TAG'
  | 'THEME'
  | 'DOC';

export type AiDocInput = {
  /** Left out: the beginning of the prompt. */
  title?: string | null | undefined;
  /** At most 10,000 characters. */
  prompt: string;
  /** Left out: everything that the person who runs it can see. */
  filter?: ConversationFilterInput | null | undefined;
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

export type FieldOptionInput = {
  label: string;
  /** 3 or 6 hexadecimal digits; one of the palette when left out. */
  color?: string | null | undefined;
};

export type CreateFieldInput = {
  owner: FieldOwner;
  /** Only for fields of notes and insights; left out, the field is there in the whole workspace. */
  projectId?: string | null | undefined;
  label: string;
  type: FieldType;
  options?: Array<FieldOptionInput> | null | undefined;
  /** 100 when left out. */
  maxOptions?: number | null | undefined;
  numberFormat?: NumberFormat | null | undefined;
  currencySymbol?: string | null | undefined;
};

/** What is left out stays as it is. */
export type UpdateFieldInput = {
  id: string;
  label?: string | null | undefined;
  /** Only to a type that keeps every value: text, or from NPS to NUMBER. */
  type?: FieldType | null | undefined;
  maxOptions?: number | null | undefined;
  numberFormat?: NumberFormat | null | undefined;
  currencySymbol?: string | null | undefined;
};

export type UpdateFieldOptionInput = {
  fieldId: string;
  optionId: string;
  label?: string | null | undefined;
  color?: string | null | undefined;
};

export type FieldCellInput = {
  objectId: string;
  fieldId: string;
  /** As people type it; null or blank empties the field. */
  value?: string | null | undefined;
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

export type UpdateFileInput = {
  id: string;
  name: string;
};

export type CreateSavedFilterInput = {
  title: string;
  /** A filter form, JSON as text. */
  form: string;
};

export type UpdateSavedFilterInput = {
  id: string;
  title?: string | null | undefined;
  /** A filter form, JSON as text. */
  form?: string | null | undefined;
};

export type CreateFolderInput = {
  title: string;
  /** It follows that folder's access then. */
  parentId?: string | null | undefined;
};

export type MoveFolderInput = {
  id: string;
  /** Null: to the top. */
  parentId?: string | null | undefined;
  /** Its place among the folders there that you may see, from 0. Left out: the last. */
  index?: number | null | undefined;
};

export type HealthPart =
  | 'DATABASE'
  | 'FILES'
  | 'WORK'
  | 'MAIL'
  | 'MODELS'
  | 'SEARCH';

export type HealthState =
  | 'OK'
  /** It works, and something needs a look. */
  | 'WARNING'
  /** It does not work. */
  | 'DOWN'
  /** It is not set up; the product works without it. */
  | 'OFF';

export type HighlightObjectType =
  | 'NOTE'
  | 'INSIGHT';

export type AudioVideoType =
  | 'AUDIO'
  | 'AV'
  | 'VIDEO';

/** All that are given must hold. None: everything that you may see in the workspace. */
export type HighlightFilter = {
  /** A note or an insight. */
  objectId?: string | null | undefined;
  projectId?: string | null | undefined;
  tagId?: string | null | undefined;
  /** With any tag of this group; an empty text stands for tags in no group. */
  tagGroupId?: string | null | undefined;
  authorId?: string | null | undefined;
  /** In notes with this person. */
  personId?: string | null | undefined;
  untagged?: boolean | null | undefined;
  /** Only parts of recordings. */
  ofRecordings?: boolean | null | undefined;
  /** Left out: text that only carries a comment is not listed. True: it is too. */
  withCommentOnly?: boolean | null | undefined;
  createdFrom?: string | null | undefined;
  /** Not included itself. */
  createdTo?: string | null | undefined;
  /** A filter form, JSON as text. Rows without a usable value don't count. */
  form?: string | null | undefined;
  /** In its words. */
  query?: string | null | undefined;
};

export type SuggestionReview =
  | 'ACCEPTED'
  | 'REJECTED';

/**
 * Both ends as Yjs relative positions in the document, encoded (`encodeAnchor` of src/editor/yjs/anchors.ts): they name
 * the same characters whatever others type meanwhile.
 */
export type HighlightAnchorInput = {
  start: string;
  end: string;
};

/** The words themselves, for whoever has no editor open. */
export type HighlightQuoteInput = {
  text: string;
  /** Which of several, from 0. */
  occurrence?: number | null | undefined;
};

export type HighlightAudioVideoInput = {
  fileId?: string | null | undefined;
  startTime?: number | null | undefined;
  endTime?: number | null | undefined;
  snippetStart?: number | null | undefined;
  snippetEnd?: number | null | undefined;
  type?: AudioVideoType | null | undefined;
  clipId?: string | null | undefined;
  clipDuration?: number | null | undefined;
};

export type PdfAreaInput = {
  /** Which PDF of the note. */
  fileId?: string | null | undefined;
  page: number;
  left: number;
  top: number;
  width: number;
  height: number;
};

/**
 * A tag that is made in the same step as what it is put on. The project's tag of this title is used instead where it has
 * one already; nothing is made twice.
 */
export type NewTagInput = {
  /** A UUID of your own, so that the tag can be used before the answer: named among the tag ids, it stands at that place. */
  id?: string | null | undefined;
  /** At most 200 characters. */
  title: string;
  /** Left out: the default board of the project. */
  boardId?: string | null | undefined;
  groupId?: string | null | undefined;
  /** Six or three hexadecimal digits. Left out: the color of its group, or the one that the board uses least. */
  color?: string | null | undefined;
};

export type CreateHighlightInput = {
  /** A UUID of your own, so that the mark can be painted before the answer; asking twice makes one highlight. */
  id?: string | null | undefined;
  objectType: HighlightObjectType;
  objectId: string;
  /** One of anchor and quote for text. A part of a transcript gets its times by itself. */
  anchor?: HighlightAnchorInput | null | undefined;
  quote?: HighlightQuoteInput | null | undefined;
  audioVideo?: HighlightAudioVideoInput | null | undefined;
  /** 17,000 characters at most when serialised. */
  pdfAreas?: Array<PdfAreaInput> | null | undefined;
  /** For what is on no text: a PDF area, a clip. */
  text?: string | null | undefined;
  tagIds?: Array<string> | null | undefined;
  /** After the others, unless their own ids are among `tagIds`. */
  newTags?: Array<NewTagInput> | null | undefined;
  inlineCommentOnly?: boolean | null | undefined;
};

export type ImportTarget =
  /** Notes of a project. */
  | 'NOTES'
  | 'CONTACTS'
  /** Data points of a channel. */
  | 'DATA_POINTS'
  /** Tags of a board. */
  | 'TAGS'
  /** Definitions of fields, of a project or of the workspace. */
  | 'FIELDS';

export type ImportStatus =
  | 'UPLOADING'
  /** The file is there and waits for what its columns are. */
  | 'READY'
  | 'RUNNING'
  | 'COMPLETE'
  | 'FAILED'
  | 'CANCELLED'
  | 'UNDOING'
  | 'UNDONE';

export type ImportColumnUse =
  | 'TITLE'
  /** Several columns of content become sections of one text. */
  | 'CONTENT'
  /** Each row holds a response to it. Words are part of the note’s text too, so that they can be highlighted. */
  | 'QUESTION'
  /** One of several columns that are the options of one question: see `ImportColumn.option`. */
  | 'OPTION'
  /** A name or an e-mail address; the contact is found or created. */
  | 'PARTICIPANT'
  | 'CREATED_AT'
  /** Between commas or semicolons; put on the highlight of the row, or on all of its text. */
  | 'TAGS'
  /** Words of the note. Rows with the same title become one note. */
  | 'HIGHLIGHT'
  | 'NAME'
  | 'FIRST_NAME'
  | 'LAST_NAME'
  | 'EMAIL'
  /** What somebody said: the data point. */
  | 'TEXT'
  /** Messages of one conversation, a line for each: [time] Name (customer or agent): words. Time and role can be left out; a line that begins with blanks goes on with the one above. A row has a conversation or a text. */
  | 'CONVERSATION'
  /** Such as en or de-AT. Left out: it is told from the words. */
  | 'LANGUAGE'
  | 'PROPERTY'
  | 'SAID_AT'
  | 'URL'
  /** What the tool it comes from calls it: the same one is never added twice. */
  | 'EXTERNAL_ID'
  /** Of a tag; groups are found by their title or made. */
  | 'GROUP'
  | 'DESCRIPTION'
  | 'COLOR'
  | 'ROLE'
  | 'SENTIMENT'
  /** Of a field: as screens or other tools call it. */
  | 'TYPE'
  /** Between semicolons, lines or commas. */
  | 'OPTIONS'
  /** How many options can be chosen. */
  | 'MOST_OPTIONS'
  | 'NUMBER_FORMAT'
  | 'CURRENCY'
  /** Note, insight, contact or project. */
  | 'OWNER'
  | 'FIELD'
  | 'NEW_FIELD'
  | 'SKIP';

export type SurveyTarget =
  /** Each row is a text. */
  | 'CONTENT'
  /** Each row is a response to questions. */
  | 'SURVEY';

export type ImportExistingRule =
  /** Rows of things that exist are listed as duplicates. */
  | 'SKIP'
  /** They change titles, names and fields; content stays as it is. */
  | 'UPDATE';

export type ImportProblemKind =
  | 'DUPLICATE'
  | 'INVALID';

export type ImportKind =
  | 'TABLE'
  /** Of another tool, or a community archive. */
  | 'PROJECT'
  /** Many files. */
  | 'BULK';

export type CreateImportInput = {
  target: ImportTarget;
  /** For notes, and for fields of one project. */
  projectId?: string | null | undefined;
  /** For data points. */
  channelId?: string | null | undefined;
  /** For tags. */
  boardId?: string | null | undefined;
  /** For fields whose row doesn’t say what they belong to; NOTE when left out. */
  fieldOwner?: FieldOwner | null | undefined;
  /** Ends in .csv, .tsv or .xlsx. */
  fileName: string;
};

export type ImportColumnInput = {
  use: ImportColumnUse;
  fieldId?: string | null | undefined;
  fieldType?: FieldType | null | undefined;
  /** For questions. */
  questionType?: QuestionType | null | undefined;
};

export type StartImportInput = {
  id: string;
  /** One for each column of the file, in its order. */
  columns: Array<ImportColumnInput>;
  /** The place of the column that says which rows are the same thing, from 0. */
  keyColumn?: number | null | undefined;
  existing?: ImportExistingRule | null | undefined;
  /** Leaves null characters out instead of refusing the file. */
  ignoreNulls?: boolean | null | undefined;
  /** All rows in one note as a table, at most 500. Columns that are skipped are left out. */
  asTable?: boolean | null | undefined;
  /** Creates a draft insight with the results, where columns are questions. */
  wantsInsight?: boolean | null | undefined;
};

export type InsightStatus =
  | 'DRAFT'
  | 'IN_REVIEW'
  | 'FINAL';

/** Times newest first, titles A to Z. */
export type InsightSort =
  | 'CREATED_AT'
  | 'UPDATED_AT'
  | 'TITLE';

export type CreateInsightInput = {
  projectId: string;
  title?: string | null | undefined;
  /** ProseMirror JSON, as text. */
  content?: string | null | undefined;
};

export type UpdateInsightInput = {
  id: string;
  title?: string | null | undefined;
  status?: InsightStatus | null | undefined;
  /** A picture among the insight's own files; null removes the cover. */
  coverFileId?: string | null | undefined;
};

/** What can be listened to. */
export type SpokenTextType =
  | 'SUMMARY'
  | 'ANSWER';

export type MailWay =
  /** To the mail server of the installation. */
  | 'SMTP'
  /** There is no mail server: messages are kept on the server. */
  | 'OUTBOX';

export type MailTestOutcome =
  /** The mail server took it. */
  | 'SENT'
  /** It is kept on the server. */
  | 'KEPT'
  | 'FAILED';

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

export type ExportMediaInput = {
  /** At most 204 characters, without the ending. */
  filename: string;
  /** In the order in which they play, at most 100; each of a recording. */
  highlightIds: Array<string>;
  /** Before each part, who says it, the title of the note, and the time. Hidden contacts stay hidden. */
  titleCards?: boolean | null | undefined;
  captions?: MediaExportCaptions | null | undefined;
};

export type SharpStreamState =
  /** `processFile` makes it. */
  | 'MISSING'
  | 'PREPARING'
  | 'READY';

export type ModelProvider =
  | 'OPENAI'
  | 'ANTHROPIC'
  | 'GOOGLE'
  | 'BEDROCK'
  | 'OLLAMA'
  | 'COMPATIBLE';

export type ModelChoiceInput = {
  provider: ModelProvider;
  model: string;
  url?: string | null | undefined;
  region?: string | null | undefined;
  /** Left out: the stored key stays. */
  key?: string | null | undefined;
};

/** What is left out stays as it is. */
export type UpdateModelSettingsInput = {
  generationEnabled?: boolean | null | undefined;
  /** Null: use the installation's model and forget the workspace's key. */
  choice?: ModelChoiceInput | null | undefined;
  monthlyTokens?: number | null | undefined;
  personalKinds?: Array<PersonalKind> | null | undefined;
};

/** Times newest first, titles A to Z. */
export type NoteSort =
  | 'CREATED_AT'
  | 'UPDATED_AT'
  | 'TITLE';

export type CreateNoteInput = {
  projectId: string;
  title?: string | null | undefined;
  /** ProseMirror JSON, as text. */
  content?: string | null | undefined;
};

export type UpdateNoteInput = {
  id: string;
  title?: string | null | undefined;
};

export type FollowFrequency =
  | 'MONTHLY'
  | 'WEEKLY'
  | 'DAILY';

export type Notice =
  | 'MENTION'
  | 'REPLY'
  | 'COMMENT'
  | 'ACCESS_GIVEN'
  | 'ACCESS_REQUESTED'
  | 'ACCESS_ANSWERED'
  | 'INVITE_ACCEPTED'
  | 'JOB_FINISHED'
  | 'JOB_FAILED'
  | 'AGENT_FINISHED'
  | 'FOLLOWED_CHANGE';

/** Mail and digest come beside the app. */
export type NoticeWay =
  | 'APP'
  | 'MAIL'
  | 'DIGEST'
  | 'OFF';

export type FollowInput = {
  type: AccessObjectType;
  id: string;
  frequency: FollowFrequency;
};

/** What is left out stays as it is. */
export type NotificationOptionsInput = {
  projectId?: string | null | undefined;
  allChangesEnabled?: boolean | null | undefined;
  insightsPublishedEnabled?: boolean | null | undefined;
  allCommentsEnabled?: boolean | null | undefined;
};

export type StartingPath =
  | 'PROJECT'
  | 'INVITE'
  | 'SINGLE_SIGN_ON'
  | 'ACCOUNT';

/** Times newest first, names A to Z. */
export type PersonSort =
  | 'NAME'
  | 'CREATED_AT'
  | 'UPDATED_AT';

export type NotePersonKind =
  | 'PARTICIPANT'
  | 'SPEAKER';

export type CreatePersonInput = {
  name?: string | null | undefined;
  email?: string | null | undefined;
  /** Adds the person to this note. */
  noteId?: string | null | undefined;
  kind?: NotePersonKind | null | undefined;
};

/** What is left out stays; an empty e-mail address takes it away. */
export type UpdatePersonInput = {
  id: string;
  name?: string | null | undefined;
  email?: string | null | undefined;
};

export type MergePeopleInput = {
  /** Who stays. */
  intoId: string;
  /** Who goes into them; at most 49. */
  ids: Array<string>;
  /** Instead of the ones of the preview. */
  name?: string | null | undefined;
  email?: string | null | undefined;
};

export type PersonalKind =
  | 'PERSON'
  | 'EMAIL'
  | 'PHONE'
  | 'ADDRESS'
  | 'PLACE'
  | 'ORGANIZATION'
  | 'CARD'
  | 'IBAN'
  | 'SSN'
  | 'IP';

export type PersonalState =
  /** Waiting for a review. */
  | 'OPEN'
  | 'HIDDEN'
  /** Not personal. */
  | 'KEPT'
  /** Hidden, and nobody can show it again. */
  | 'PURGED';

export type PersonalFoundBy =
  /** It has the form of such data. */
  | 'PATTERN'
  /** A participant of the project is called so. */
  | 'PEOPLE'
  /** The model on this server takes it for one. */
  | 'MODEL';

export type PersonalDecision =
  | 'HIDE'
  /** It is not personal. */
  | 'KEEP'
  /** Takes the last decision back. Hidden words are shown again, which needs full access. */
  | 'REOPEN';

export type ProjectExportKind =
  /** A ZIP file in the community format: JSON lines, a manifest and the files. */
  | 'COMMUNITY'
  /** The same with download links instead of the files. */
  | 'COMMUNITY_LINKS'
  /** A table of highlights. */
  | 'HIGHLIGHTS'
  /** A table of notes with their fields, tags, participants and survey answers. */
  | 'NOTES'
  /** A table of insights with their fields. */
  | 'INSIGHTS'
  /** A table of tags, as tag boards import it. */
  | 'TAGS'
  /** A table of the contacts in the notes, with their fields. */
  | 'CONTACTS'
  /** A table of what charts count, for each tag and tag group. */
  | 'CHARTS'
  /** A ZIP file of Markdown. */
  | 'DOCUMENTS'
  /** A ZIP file of Word documents. */
  | 'WORD'
  /** A ZIP file of PDFs. */
  | 'PDF'
  /** A ZIP file of WebVTT, SRT and text. */
  | 'TRANSCRIPTS'
  /** A REFI-QDA project (QDPX): notes, recordings, PDFs and pictures with their tags, fields, contacts, insights and comments. */
  | 'QDPX'
  /** A REFI-QDA codebook (QDC) of the tags. */
  | 'CODEBOOK';

export type ProjectExportFormat =
  | 'CSV'
  /** An Excel workbook. */
  | 'XLSX';

export type ProjectExportStatus =
  | 'WAITING'
  | 'COMPLETE'
  | 'FAILED'
  | 'CANCELLED';

/** What goes into a community archive. Without folders and projects: the whole workspace. */
export type ExportConfigInput = {
  title: string;
  /** Folders, with those in them. */
  projectCategoryIds: Array<string>;
  projectIds: Array<string>;
};

export type ProjectImportStatus =
  | 'UPLOADING'
  /** The file is there; see its contents. */
  | 'READY'
  | 'RUNNING'
  | 'COMPLETE'
  | 'FAILED'
  | 'CANCELLED'
  | 'UNDONE';

export type CreateProjectImportInput = {
  /** Without one it becomes a new project. */
  projectId?: string | null | undefined;
  /** Ends in .zip, .qdpx, .qdc or .sqlite3. */
  fileName: string;
};

export type CreatePublicLinkInput = {
  type: AccessObjectType;
  id: string;
  /** One highlight of the note or insight, and nothing else of it. */
  highlightId?: string | null | undefined;
  /** One view of the project, and nothing else of it. */
  viewId?: string | null | undefined;
  password?: string | null | undefined;
  expiresAt?: string | null | undefined;
  noDownload?: boolean | null | undefined;
  hideNames?: boolean | null | undefined;
  showNotes?: boolean | null | undefined;
  showViews?: boolean | null | undefined;
};

/** What is left out stays as it is; null takes the password or the expiry away. */
export type UpdatePublicLinkInput = {
  type: AccessObjectType;
  id: string;
  highlightId?: string | null | undefined;
  viewId?: string | null | undefined;
  password?: string | null | undefined;
  expiresAt?: string | null | undefined;
  noDownload?: boolean | null | undefined;
  hideNames?: boolean | null | undefined;
  showNotes?: boolean | null | undefined;
  showViews?: boolean | null | undefined;
};

export type QuestionType =
  | 'FREE_TEXT'
  | 'MULTI_SELECT'
  | 'SINGLE_SELECT';

export type QuestionOptionInput = {
  /** Of an option that is there already; a new one gets its own. */
  id?: string | null | undefined;
  optionText: string;
};

export type CreateQuestionInput = {
  projectId: string;
  title: string;
  type: QuestionType;
  options?: Array<QuestionOptionInput> | null | undefined;
};

/** What is left out stays as it is. */
export type UpdateQuestionInput = {
  id: string;
  title?: string | null | undefined;
  /** All of them, in order. Responses that chose one that is missing lose it until it is there again. */
  options?: Array<QuestionOptionInput> | null | undefined;
};

export type QuestionAnswerInput = {
  questionId: string;
  /** For free text; null or blank takes the answer back. */
  text?: string | null | undefined;
  /** For the other types; none takes the answer back. */
  optionIds?: Array<string> | null | undefined;
};

export type RedactionAreaInput = {
  x: number;
  y: number;
  /** At least 0.01. */
  width: number;
  /** At least 0.01. */
  height: number;
};

export type RedactionInput = {
  /** Left out for a new one. */
  id?: string | null | undefined;
  start: number;
  end: number;
  videoBlur: boolean;
  videoCover?: boolean | null | undefined;
  audioMuted: boolean;
  /** Left out: the whole picture. Ignored where the picture is shown. */
  area?: RedactionAreaInput | null | undefined;
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

export type CreateReelInput = {
  /** Where it lies; or a project: then it gets an insight of its own that shows it. */
  insightId?: string | null | undefined;
  projectId?: string | null | undefined;
  title?: string | null | undefined;
  layout?: ReelLayout | null | undefined;
  /** Of recordings that are ready; they play in this order. */
  highlightIds: Array<string>;
};

export type UpdateReelInput = {
  id: string;
  title?: string | null | undefined;
  layout?: ReelLayout | null | undefined;
};

export type CreateSavedFeedInput = {
  title: string;
  /** Search params in JSON, as text. */
  params: string;
};

/** What is left out stays as it is. */
export type UpdateSavedFeedInput = {
  id: string;
  title?: string | null | undefined;
  params?: string | null | undefined;
};

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

export type SearchQueryInput = {
  method: SearchMethod;
  /** At most 2000 characters and 60 words. `"in quotes"` as it stands, `-word` without it. */
  value: string;
  titleOnly?: boolean | null | undefined;
};

export type SearchLocationTest =
  | 'LOCATED_IN'
  | 'NOT_LOCATED_IN';

export type SearchLocationInput = {
  type: SearchLocationTest;
  /** Of projects, folders and channels. */
  ids: Array<string>;
};

export type SearchUserTest =
  | 'CONTRIBUTED_BY'
  | 'NOT_CONTRIBUTED_BY'
  | 'CREATED_BY'
  | 'NOT_CREATED_BY';

export type SearchUserInput = {
  type: SearchUserTest;
  ids: Array<string>;
  /** Counts what was generated as made by one of them. */
  aiContributed?: boolean | null | undefined;
};

export type SearchContainsTest =
  | 'CONTAINS';

export type SearchContainsInput = {
  type: SearchContainsTest;
  ids: Array<string>;
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
  from?: string | null | undefined;
  to?: string | null | undefined;
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
  fieldId: string;
  value?: string | null | undefined;
  range?: DateRangeInput | null | undefined;
  min?: number | null | undefined;
  max?: number | null | undefined;
};

export type SearchSortInput = {
  by: SearchSortField;
  direction: SortDirection;
};

export type SearchOptions = {
  /** Every type when left out. */
  types?: Array<SearchResultType> | null | undefined;
  /** What has these words; everything when left out. */
  query?: SearchQueryInput | null | undefined;
  location?: SearchLocationInput | null | undefined;
  user?: SearchUserInput | null | undefined;
  tags?: SearchContainsInput | null | undefined;
  people?: SearchContainsInput | null | undefined;
  /** Of notes and insights, and of the notes that highlights lie in. */
  fields?: Array<SearchFieldInput> | null | undefined;
  /** Of contacts. */
  personFields?: Array<SearchFieldInput> | null | undefined;
  /** Of the contacts of notes. */
  notesFromFields?: Array<SearchFieldInput> | null | undefined;
  /** A filter form, JSON as text. Rows without a usable value don't count. */
  filter?: string | null | undefined;
  date?: SearchDateInput | null | undefined;
  published?: boolean | null | undefined;
  archived?: boolean | null | undefined;
  sort?: SearchSortInput | null | undefined;
};

export type SearchRebuildState =
  | 'WAITING'
  | 'RUNNING'
  | 'COMPLETED'
  | 'FAILED'
  | 'CANCELLED';

export type OidcProvider =
  | 'GOOGLE'
  | 'MICROSOFT'
  | 'AUTH0';

export type SsoConnectionInput = {
  issuer: string;
  clientId: string;
  /** Null keeps the stored one. */
  clientSecret?: string | null | undefined;
};

export type SsoRulesInput = {
  joinRole?: Role | null | undefined;
  passwordAllowed: boolean;
  googleAllowed: boolean;
  microsoftAllowed: boolean;
  /** Left out, it stays as it is. */
  auth0Allowed?: boolean | null | undefined;
};

export type SsoGroupRuleInput = {
  value: string;
  groupId: string;
};

export type SsoGroupsInput = {
  claim?: string | null | undefined;
  groups: Array<SsoGroupRuleInput>;
};

export type StorageKind =
  /** Audio and video as it was uploaded. */
  | 'RECORDINGS'
  /** What Hark makes of recordings to play and preview them. */
  | 'RENDITIONS'
  /** Text documents, spreadsheets and presentations. */
  | 'DOCUMENTS'
  | 'PICTURES'
  | 'OTHER_FILES'
  /** Clips, reels and project exports. They are deleted after 7 days. */
  | 'EXPORTS'
  /** Tables that contacts and notes were imported from. */
  | 'IMPORTS';

/** On: AI does it by itself. Suggest: it waits for a review. Off: nothing happens. */
export type AiMode =
  | 'On'
  | 'Suggest'
  | 'Off';

export type SuggestionFeature =
  /** Notes get a summary by themselves once their text rests; a person starts all others. */
  | 'Summarize'
  | 'Highlights'
  | 'Tags'
  /** Hides personal data. */
  | 'Redact';

export type SuggestionRunStatus =
  | 'RUNNING'
  | 'DONE'
  | 'FAILED'
  | 'CANCELLED';

export type TagSuggestionBasis =
  /** Like highlights that people gave this tag. */
  | 'EXAMPLES'
  /** Like the name of the tag, which no highlight has yet. */
  | 'NAME';

export type TagSuggestionState =
  | 'OPEN'
  /** Put on by AI, and still there. */
  | 'APPLIED';

export type SummaryObjectType =
  | 'NOTE'
  | 'INSIGHT'
  | 'PROJECT'
  /** Some that you selected; the summary is yours alone. */
  | 'HIGHLIGHTS'
  /** What people say in a channel. */
  | 'THEME'
  /** What a kept wrap of a channel tells, theme after theme. `keepWrap` keeps one. */
  | 'WRAP'
  /** A run of an AI doc. `runAiDoc` makes one. */
  | 'DOC';

export type SummaryType =
  | 'BulletPoints'
  | 'Summary'
  | 'TranscriptSummary'
  | 'ThemeSummary';

export type SummaryEngine =
  /** Key quotes, chosen without a language model. */
  | 'EMBEDDED'
  | 'MODEL'
  /** A person wrote it or changed it. */
  | 'PERSON';

export type GenerateSummaryInput = {
  objectType: SummaryObjectType;
  objectId?: string | null | undefined;
  /** For HIGHLIGHTS, at most 1,000. */
  highlightIds?: Array<string> | null | undefined;
  /** Left out: the default of the project. */
  framework?: SummaryFramework | null | undefined;
  type?: SummaryType | null | undefined;
  prompt?: string | null | undefined;
  /** A BCP 47 tag, or auto. Left out: the default of the project. */
  language?: string | null | undefined;
  /** The same key never makes two. */
  requestKey: string;
};

export type SupportState =
  /** An admin can grant or deny it. */
  | 'PENDING'
  /** Nobody answered in time. */
  | 'LAPSED'
  | 'DENIED'
  | 'ACTIVE'
  /** Its time is over, or an admin ended it. */
  | 'ENDED';

export type TagSentiment =
  | 'POSITIVE'
  | 'NEGATIVE'
  | 'MIXED';

export type CreateTagInput = {
  /** A UUID of your own, so that the tag can be used before the answer. */
  id?: string | null | undefined;
  /** One of board and project; a project's default board is made when it is needed. */
  boardId?: string | null | undefined;
  projectId?: string | null | undefined;
  groupId?: string | null | undefined;
  title: string;
  /** Left out: the colour of the group, or the one that the board uses least. */
  color?: string | null | undefined;
  description?: string | null | undefined;
  role?: string | null | undefined;
  sentiment?: TagSentiment | null | undefined;
};

export type UpdateTagInput = {
  id: string;
  title?: string | null | undefined;
  color?: string | null | undefined;
  description?: string | null | undefined;
  /** Empty: none. */
  role?: string | null | undefined;
  sentiment?: TagSentiment | null | undefined;
  /** Takes the sentiment away. */
  withoutSentiment?: boolean | null | undefined;
};

export type CreateTagBoardInput = {
  /** Left out: a board of the workspace. */
  projectId?: string | null | undefined;
  title: string;
};

export type UpdateTagBoardInput = {
  id: string;
  title?: string | null | undefined;
  /** Its new place among the boards of the project or the workspace, from 0. */
  index?: number | null | undefined;
};

export type CreateTagGroupInput = {
  /** One of board and project. */
  boardId?: string | null | undefined;
  projectId?: string | null | undefined;
  title: string;
  color?: string | null | undefined;
};

export type UpdateTagGroupInput = {
  id: string;
  title?: string | null | undefined;
  color?: string | null | undefined;
  /** Its new place on the board, from 0. */
  index?: number | null | undefined;
};

export type MoveTagsInput = {
  /** At most 1,000, all or none; they keep this order. */
  ids: Array<string>;
  boardId: string;
  /** Null: in no group. */
  groupId?: string | null | undefined;
  /** The tag they come after; null: to the top. */
  afterId?: string | null | undefined;
};

export type TagColorInput = {
  id: string;
  color: string;
};

export type TemplatePart =
  | 'TAGS'
  | 'FIELDS'
  | 'VIEWS'
  | 'QUESTIONS'
  /** Without highlights and files. */
  | 'NOTES'
  /** As drafts. */
  | 'INSIGHTS';

/** What is started with a template. */
export type TemplateTarget =
  | 'PROJECT'
  | 'NOTE'
  | 'INSIGHT';

export type DocumentTarget =
  | 'NOTE'
  | 'INSIGHT';

export type TemplateType =
  /** Saved from a project, note or insight of the workspace. */
  | 'WORKSPACE'
  /** Written by hand. */
  | 'MANUAL';

export type PublishTemplateInput = {
  id: string;
  /** Of a project: what goes along beside its look and sections. Highlights, files, comments, names and field values never do. */
  parts: Array<TemplatePart>;
  /** Of a project. */
  withReadme: boolean;
  /** Your name is shown with it. */
  withName: boolean;
};

export type SaveTemplateInput = {
  projectId: string;
  title: string;
  description?: string | null | undefined;
  /** What goes along beside the project’s look, sections and readme. */
  parts: Array<TemplatePart>;
};

export type SaveDocumentTemplateInput = {
  target: DocumentTarget;
  /** The note or insight. Evidence, files, comments and names in its text are left out. */
  objectId: string;
  title: string;
  description?: string | null | undefined;
  /** Filled fields go along, except those about people. */
  withFields: boolean;
};

export type WriteTemplateInput = {
  target: DocumentTarget;
  title: string;
  description?: string | null | undefined;
  /** ProseMirror JSON, as text. */
  content: string;
};

export type UpdateTemplateInput = {
  id: string;
  title: string;
  description?: string | null | undefined;
  /** ProseMirror JSON, as text; of a note or an insight. */
  content?: string | null | undefined;
};

export type CreateFromTemplateInput = {
  /** Of the workspace or the gallery, or the name of a method. */
  templateId: string;
  target: DocumentTarget;
  projectId: string;
};

export type ApplyTemplateInput = {
  /** Of the workspace or the gallery, or the name of a method. */
  templateId: string;
  target: DocumentTarget;
  /** An empty note or insight. */
  objectId: string;
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

export type ImportTranscriptInput = {
  noteId: string;
  /** The recording of the note that the words belong to. */
  fileId?: string | null | undefined;
  /** VTT, SRT or text. */
  content: string;
};

export type TranslationStatus =
  | 'Requested'
  | 'Success'
  | 'Failure';

export type TranslationError =
  | 'UnsupportedLanguagePair'
  | 'Error';

export type WorkState =
  | 'WAITING'
  | 'RUNNING'
  | 'FAILED';

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

export type CreateViewInput = {
  projectId: string;
  objectType: ViewObjectType;
  layout: ViewLayout;
  title?: string | null | undefined;
  /** JSON, as text. */
  data?: string | null | undefined;
};

export type UpdateViewInput = {
  projectId: string;
  id: string;
  title?: string | null | undefined;
  layout?: ViewLayout | null | undefined;
  /** The parts that change, JSON as text; a null takes a part away. */
  data?: string | null | undefined;
};

export type MoveViewInput = {
  projectId: string;
  id: string;
  /** Its place among the views of its section, from 0. */
  index: number;
};

export type MoveViewRowInput = {
  projectId: string;
  /** The view. */
  id: string;
  rowId: string;
  /** The row that it comes after; none for the first place. */
  after?: string | null | undefined;
  /** The rows that it is put among, as `viewRows` has them. */
  data: string;
  group?: string | null | undefined;
};

export type WebhookDeliveryState =
  /** To be sent, or sent again. */
  | 'WAITING'
  | 'DELIVERED'
  /** No further attempt is made. */
  | 'FAILED';

export type CreateWebhookInput = {
  url: string;
  events: Array<string>;
};

export type UpdateWebhookInput = {
  id: string;
  url: string;
  events: Array<string>;
  enabled: boolean;
};

export type Level =
  | 'READ'
  | 'WRITE'
  | 'FULL';

export type SpecialGrantee =
  /** Everybody in the workspace who has a role. */
  | 'MARKUP'
  /** Visitors with a public link. */
  | 'PUBLIC'
  | 'PLAYBACK';

/** Exactly one of memberId, groupId and special. */
export type GranteeInput = {
  memberId?: string | null | undefined;
  groupId?: string | null | undefined;
  special?: SpecialGrantee | null | undefined;
};

export type GrantAccessInput = {
  type: AccessObjectType;
  id: string;
  grantees: Array<GranteeInput>;
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
  message?: string | null | undefined;
};

export type AnswerAccessRequestInput = {
  id: string;
  approve: boolean;
  level?: Level | null | undefined;
};

export type GroupMembersInput = {
  groupId: string;
  add?: Array<string> | null | undefined;
  remove?: Array<string> | null | undefined;
};

export type DocumentVersionReason =
  | 'EDIT'
  | 'RESTORE';

export type Role =
  | 'MANAGER'
  | 'CONTRIBUTOR'
  | 'VIEWER';

export type Theme =
  | 'SYSTEM'
  | 'LIGHT'
  | 'DARK'
  | 'LEGACY';

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
  message?: string | null | undefined;
  object?: InviteObjectInput | null | undefined;
};

export type UpdateProfileInput = {
  name?: string | null | undefined;
  theme?: Theme | null | undefined;
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
  title: string;
  summary?: string | null | undefined;
  color?: string | null | undefined;
  icon?: string | null | undefined;
  /** It follows the folder's access then. */
  folderId?: string | null | undefined;
  /** One of the product's templates: it brings colour, icon, sections and a readme to begin with. */
  templateId?: string | null | undefined;
};

/** Null takes colour or icon away; what is left out stays as it is. */
export type UpdateProjectInput = {
  id: string;
  title?: string | null | undefined;
  summary?: string | null | undefined;
  color?: string | null | undefined;
  icon?: string | null | undefined;
};

export type ProjectSectionInput = {
  name: ProjectSectionName;
  enabled?: boolean | null | undefined;
  /** Its new place among all six, from 0. */
  index?: number | null | undefined;
};

/** Null takes a choice back; what is left out stays as it is. */
export type UpdateProjectSettingsInput = {
  id: string;
  section?: ProjectSectionInput | null | undefined;
  transcriptionLanguage?: string | null | undefined;
  transcriptionVocabulary?: Array<string> | null | undefined;
  defaultFramework?: SummaryFramework | null | undefined;
  defaultSummaryLanguage?: string | null | undefined;
  recruitEnabled?: boolean | null | undefined;
};

/** What is left out stays as it is. */
export type UpdateWorkspaceSettingsInput = {
  accessRequestsDisabled?: boolean | null | undefined;
  communityPublishingDisabled?: boolean | null | undefined;
  exportDisabled?: boolean | null | undefined;
  publicAccessDisabled?: boolean | null | undefined;
  dataOutDisabled?: boolean | null | undefined;
  adminOnlyInvites?: boolean | null | undefined;
  readOnly?: boolean | null | undefined;
  secondFactorRequired?: boolean | null | undefined;
};

export type UpdateWorkspaceInput = {
  name: string;
};

export type ProjectAccessQueryVariables = Exact<{
  id: string;
}>;


export type ProjectAccessQuery = { objectAccess: { objectType: AccessObjectType, objectId: string, viewerLevel: Level } };

export type GrantFieldsFragment = { level: Level, special: SpecialGrantee | null, member: { id: string, name: string, email: string, role: Role | null } | null, group: { id: string, name: string, memberCount: number } | null };

export type AccessRequestFieldsFragment = { id: string, objectType: AccessObjectType, objectId: string, objectTitle: string, message: string, createdAt: string, approved: boolean | null, member: { id: string, name: string, email: string } | null };

export type ObjectAccessFieldsFragment = { objectType: AccessObjectType, objectId: string, inherited: boolean, sourceType: AccessObjectType, parentType: AccessObjectType | null, sourceId: string, viewerLevel: Level, grants: Array<{ level: Level, special: SpecialGrantee | null, member: { id: string, name: string, email: string, role: Role | null } | null, group: { id: string, name: string, memberCount: number } | null }>, requests: Array<{ id: string, objectType: AccessObjectType, objectId: string, objectTitle: string, message: string, createdAt: string, approved: boolean | null, member: { id: string, name: string, email: string } | null }> };

export type ObjectAccessQueryVariables = Exact<{
  type: AccessObjectType;
  id: string;
}>;


export type ObjectAccessQuery = { objectAccess: { objectType: AccessObjectType, objectId: string, inherited: boolean, sourceType: AccessObjectType, parentType: AccessObjectType | null, sourceId: string, viewerLevel: Level, grants: Array<{ level: Level, special: SpecialGrantee | null, member: { id: string, name: string, email: string, role: Role | null } | null, group: { id: string, name: string, memberCount: number } | null }>, requests: Array<{ id: string, objectType: AccessObjectType, objectId: string, objectTitle: string, message: string, createdAt: string, approved: boolean | null, member: { id: string, name: string, email: string } | null }> } };

export type AccessReasonsQueryVariables = Exact<{
  type: AccessObjectType;
  id: string;
  memberId: string;
}>;


export type AccessReasonsQuery = { accessReasons: Array<{ level: Level, via: { level: Level, special: SpecialGrantee | null, member: { id: string, name: string, email: string, role: Role | null } | null, group: { id: string, name: string, memberCount: number } | null } }> };

export type AccessRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessRequestsQuery = { accessRequests: { items: Array<{ id: string, objectType: AccessObjectType, objectId: string, objectTitle: string, message: string, createdAt: string, approved: boolean | null, member: { id: string, name: string, email: string } | null }> } };

export type GranteeSearchQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type GranteeSearchQuery = { members: { items: Array<{ id: string, name: string, email: string, role: Role | null, workspaceAdmin: boolean, isYou: boolean, suspended: boolean }> }, groups: { items: Array<{ id: string, name: string, memberCount: number }> } };

export type GrantAccessMutationVariables = Exact<{
  input: GrantAccessInput;
}>;


export type GrantAccessMutation = { grantAccess: { objectType: AccessObjectType, objectId: string, inherited: boolean, sourceType: AccessObjectType, parentType: AccessObjectType | null, sourceId: string, viewerLevel: Level, grants: Array<{ level: Level, special: SpecialGrantee | null, member: { id: string, name: string, email: string, role: Role | null } | null, group: { id: string, name: string, memberCount: number } | null }>, requests: Array<{ id: string, objectType: AccessObjectType, objectId: string, objectTitle: string, message: string, createdAt: string, approved: boolean | null, member: { id: string, name: string, email: string } | null }> } | null };

export type RevokeAccessMutationVariables = Exact<{
  input: RevokeAccessInput;
}>;


export type RevokeAccessMutation = { revokeAccess: { objectType: AccessObjectType, objectId: string, inherited: boolean, sourceType: AccessObjectType, parentType: AccessObjectType | null, sourceId: string, viewerLevel: Level, grants: Array<{ level: Level, special: SpecialGrantee | null, member: { id: string, name: string, email: string, role: Role | null } | null, group: { id: string, name: string, memberCount: number } | null }>, requests: Array<{ id: string, objectType: AccessObjectType, objectId: string, objectTitle: string, message: string, createdAt: string, approved: boolean | null, member: { id: string, name: string, email: string } | null }> } | null };

export type SetAccessInheritedMutationVariables = Exact<{
  input: SetAccessInheritedInput;
}>;


export type SetAccessInheritedMutation = { setAccessInherited: { objectType: AccessObjectType, objectId: string, inherited: boolean, sourceType: AccessObjectType, parentType: AccessObjectType | null, sourceId: string, viewerLevel: Level, grants: Array<{ level: Level, special: SpecialGrantee | null, member: { id: string, name: string, email: string, role: Role | null } | null, group: { id: string, name: string, memberCount: number } | null }>, requests: Array<{ id: string, objectType: AccessObjectType, objectId: string, objectTitle: string, message: string, createdAt: string, approved: boolean | null, member: { id: string, name: string, email: string } | null }> } | null };

export type RequestAccessMutationVariables = Exact<{
  input: RequestAccessInput;
}>;


export type RequestAccessMutation = { requestAccess: boolean };

export type AnswerAccessRequestMutationVariables = Exact<{
  input: AnswerAccessRequestInput;
}>;


export type AnswerAccessRequestMutation = { answerAccessRequest: { id: string, objectType: AccessObjectType, objectId: string, objectTitle: string, message: string, createdAt: string, approved: boolean | null, member: { id: string, name: string, email: string } | null } };

export type GroupFieldsFragment = { id: string, name: string, memberCount: number };

export type GroupsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type GroupsQuery = { groups: { endCursor: string | null, totalCount: number, items: Array<{ id: string, name: string, memberCount: number }> } };

export type GroupMembersQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type GroupMembersQuery = { group: { id: string, name: string, memberCount: number, members: { endCursor: string | null, items: Array<{ id: string, name: string, email: string, role: Role | null, workspaceAdmin: boolean, isYou: boolean, suspended: boolean }> } } | null };

export type CreateGroupMutationVariables = Exact<{
  name: string;
}>;


export type CreateGroupMutation = { createGroup: { id: string, name: string, memberCount: number } };

export type RenameGroupMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenameGroupMutation = { renameGroup: { id: string, name: string, memberCount: number } };

export type DeleteGroupMutationVariables = Exact<{
  id: string;
}>;


export type DeleteGroupMutation = { deleteGroup: boolean };

export type ChangeGroupMembersMutationVariables = Exact<{
  input: GroupMembersInput;
}>;


export type ChangeGroupMembersMutation = { changeGroupMembers: { id: string, name: string, memberCount: number } };

export type AgentCardFragment = { id: string, name: string, prompt: string, trigger: AgentTrigger, cron: string | null, timeZone: string | null, event: AgentEvent | null, objectType: ConversationObjectType | null, objectIds: Array<string>, tools: Array<AgentTool>, documentKind: AgentDocumentKind, maxSteps: number, maxTokens: number, runsPerDay: number, pausedAt: string | null, nextRunAt: string | null, isMine: boolean, createdAt: string, project: { id: string, title: string, version: number } | null, owner: { id: string, name: string } | null };

export type AgentRunCardFragment = { id: string, dryRun: boolean, trigger: AgentTrigger, state: AgentRunState, problem: string | null, tokens: number, dueAt: string | null, missedCount: number | null, createdAt: string, finishedAt: string | null, document: { id: string, kind: AgentDocumentKind, title: string, projectId: string | null } | null };

export type AgentsQueryVariables = Exact<{
  others: boolean;
  first: number;
  after?: string | null | undefined;
}>;


export type AgentsQuery = { agents: { endCursor: string | null, totalCount: number, items: Array<{ id: string, name: string, prompt: string, trigger: AgentTrigger, cron: string | null, timeZone: string | null, event: AgentEvent | null, objectType: ConversationObjectType | null, objectIds: Array<string>, tools: Array<AgentTool>, documentKind: AgentDocumentKind, maxSteps: number, maxTokens: number, runsPerDay: number, pausedAt: string | null, nextRunAt: string | null, isMine: boolean, createdAt: string, project: { id: string, title: string, version: number } | null, owner: { id: string, name: string } | null }> } };

export type AgentQueryVariables = Exact<{
  id: string;
}>;


export type AgentQuery = { agent: { id: string, name: string, prompt: string, trigger: AgentTrigger, cron: string | null, timeZone: string | null, event: AgentEvent | null, objectType: ConversationObjectType | null, objectIds: Array<string>, tools: Array<AgentTool>, documentKind: AgentDocumentKind, maxSteps: number, maxTokens: number, runsPerDay: number, pausedAt: string | null, nextRunAt: string | null, isMine: boolean, createdAt: string, project: { id: string, title: string, version: number } | null, owner: { id: string, name: string } | null } | null };

export type AgentRunsQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type AgentRunsQuery = { agent: { id: string, runs: { endCursor: string | null, totalCount: number, items: Array<{ id: string, dryRun: boolean, trigger: AgentTrigger, state: AgentRunState, problem: string | null, tokens: number, dueAt: string | null, missedCount: number | null, createdAt: string, finishedAt: string | null, document: { id: string, kind: AgentDocumentKind, title: string, projectId: string | null } | null }> } } | null };

export type AgentRunQueryVariables = Exact<{
  id: string;
}>;


export type AgentRunQuery = { agentRun: { prompt: string, engine: AnswerEngine | null, model: string, answered: boolean, startedAt: string | null, id: string, dryRun: boolean, trigger: AgentTrigger, state: AgentRunState, problem: string | null, tokens: number, dueAt: string | null, missedCount: number | null, createdAt: string, finishedAt: string | null, agent: { id: string, name: string, isMine: boolean } | null, steps: Array<{ place: number, tool: AgentStepTool, outcome: AgentStepOutcome, input: string, detail: string, hiddenItems: number, items: Array<{ id: string, type: SearchResultType, title: string }> }>, sentences: Array<{ text: string, opens: SentenceOpening | null, support: SentenceSupport, citations: Array<{ id: string, type: CitationType, parentId: string | null, dataPointId: string | null, title: string, projectTitle: string | null, quote: string, speaker: string | null, seconds: number | null, fileId: string | null, page: number | null, citationReferenceId: string, stale: boolean }> }>, document: { id: string, kind: AgentDocumentKind, title: string, projectId: string | null } | null } | null };

export type CreateAgentMutationVariables = Exact<{
  input: AgentInput;
}>;


export type CreateAgentMutation = { createAgent: { id: string, name: string, prompt: string, trigger: AgentTrigger, cron: string | null, timeZone: string | null, event: AgentEvent | null, objectType: ConversationObjectType | null, objectIds: Array<string>, tools: Array<AgentTool>, documentKind: AgentDocumentKind, maxSteps: number, maxTokens: number, runsPerDay: number, pausedAt: string | null, nextRunAt: string | null, isMine: boolean, createdAt: string, project: { id: string, title: string, version: number } | null, owner: { id: string, name: string } | null } };

export type UpdateAgentMutationVariables = Exact<{
  id: string;
  input: AgentInput;
}>;


export type UpdateAgentMutation = { updateAgent: { id: string, name: string, prompt: string, trigger: AgentTrigger, cron: string | null, timeZone: string | null, event: AgentEvent | null, objectType: ConversationObjectType | null, objectIds: Array<string>, tools: Array<AgentTool>, documentKind: AgentDocumentKind, maxSteps: number, maxTokens: number, runsPerDay: number, pausedAt: string | null, nextRunAt: string | null, isMine: boolean, createdAt: string, project: { id: string, title: string, version: number } | null, owner: { id: string, name: string } | null } };

export type PauseAgentMutationVariables = Exact<{
  id: string;
  paused: boolean;
}>;


export type PauseAgentMutation = { pauseAgent: { id: string, name: string, prompt: string, trigger: AgentTrigger, cron: string | null, timeZone: string | null, event: AgentEvent | null, objectType: ConversationObjectType | null, objectIds: Array<string>, tools: Array<AgentTool>, documentKind: AgentDocumentKind, maxSteps: number, maxTokens: number, runsPerDay: number, pausedAt: string | null, nextRunAt: string | null, isMine: boolean, createdAt: string, project: { id: string, title: string, version: number } | null, owner: { id: string, name: string } | null } };

export type DeleteAgentMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAgentMutation = { deleteAgent: boolean };

export type RunAgentMutationVariables = Exact<{
  id: string;
  dryRun: boolean;
  requestKey: string;
}>;


export type RunAgentMutation = { runAgent: { id: string, dryRun: boolean, trigger: AgentTrigger, state: AgentRunState, problem: string | null, tokens: number, dueAt: string | null, missedCount: number | null, createdAt: string, finishedAt: string | null, document: { id: string, kind: AgentDocumentKind, title: string, projectId: string | null } | null } };

export type CancelAgentRunMutationVariables = Exact<{
  id: string;
}>;


export type CancelAgentRunMutation = { cancelAgentRun: { id: string, dryRun: boolean, trigger: AgentTrigger, state: AgentRunState, problem: string | null, tokens: number, dueAt: string | null, missedCount: number | null, createdAt: string, finishedAt: string | null, document: { id: string, kind: AgentDocumentKind, title: string, projectId: string | null } | null } };

export type AnswerCitationFieldsFragment = { id: string, type: CitationType, parentId: string | null, dataPointId: string | null, title: string, projectTitle: string | null, quote: string, speaker: string | null, seconds: number | null, fileId: string | null, page: number | null, citationReferenceId: string, stale: boolean };

export type AnswerSentenceFieldsFragment = { text: string, opens: SentenceOpening | null, support: SentenceSupport, citations: Array<{ id: string, type: CitationType, parentId: string | null, dataPointId: string | null, title: string, projectTitle: string | null, quote: string, speaker: string | null, seconds: number | null, fileId: string | null, page: number | null, citationReferenceId: string, stale: boolean }> };

export type AiInstructionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AiInstructionsQuery = { aiInstructions: string };

export type UpdateAiInstructionsMutationVariables = Exact<{
  text: string;
}>;


export type UpdateAiInstructionsMutation = { updateAiInstructions: string };

export type ApiFieldFieldsFragment = { name: string, type: string, typeName: string, description: string | null, defaultValue: string | null };

export type ApiOperationFieldsFragment = { kind: ApiOperationKind, name: string, description: string | null, type: string, typeName: string, arguments: Array<{ name: string, type: string, typeName: string, description: string | null, defaultValue: string | null }>, example: { query: string, variables: string, runs: boolean } };

export type ApiOperationsQueryVariables = Exact<{
  kind?: ApiOperationKind | null | undefined;
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ApiOperationsQuery = { apiOperations: { endCursor: string | null, totalCount: number, items: Array<{ kind: ApiOperationKind, name: string, description: string | null, type: string, typeName: string, arguments: Array<{ name: string, type: string, typeName: string, description: string | null, defaultValue: string | null }>, example: { query: string, variables: string, runs: boolean } }> } };

export type ApiTypeByNameQueryVariables = Exact<{
  name: string;
}>;


export type ApiTypeByNameQuery = { apiType: { name: string, keyword: string, description: string | null, fields: Array<{ name: string, type: string, typeName: string, description: string | null, defaultValue: string | null }>, values: Array<{ name: string, description: string | null }> } | null };

export type ApiTokenFieldsFragment = { id: string, name: string, scopes: Array<ApiScope>, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, createdBy: { id: string, name: string } | null };

export type ApiTokensQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ApiTokensQuery = { apiTokens: { endCursor: string | null, totalCount: number, items: Array<{ id: string, name: string, scopes: Array<ApiScope>, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, createdBy: { id: string, name: string } | null }> } };

export type CreateApiTokenMutationVariables = Exact<{
  input: CreateApiTokenInput;
}>;


export type CreateApiTokenMutation = { createApiToken: { token: string, apiToken: { id: string, name: string, scopes: Array<ApiScope>, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, createdBy: { id: string, name: string } | null } } };

export type RevokeApiTokenMutationVariables = Exact<{
  id: string;
}>;


export type RevokeApiTokenMutation = { revokeApiToken: { id: string } };

export type AuditEntryFieldsFragment = { id: string, type: string, createdAt: string, actorName: string | null, objectId: string | null, payload: unknown, metadata: unknown, before: unknown, after: unknown, subjects: Array<{ id: string, type: AccessObjectType, title: string }>, apiToken: { id: string, name: string | null } | null, actor: { id: string, name: string } | null };

export type AuditLogQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: AuditFilter | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { endCursor: string | null, items: Array<{ id: string, type: string, createdAt: string, actorName: string | null, objectId: string | null, payload: unknown, metadata: unknown, before: unknown, after: unknown, subjects: Array<{ id: string, type: AccessObjectType, title: string }>, apiToken: { id: string, name: string | null } | null, actor: { id: string, name: string } | null }> } };

export type BrandingQueryVariables = Exact<{ [key: string]: never; }>;


export type BrandingQuery = { workspace: { id: string, name: string, subdomain: string, hasSampleData: boolean, addressChangesLeft: number, primaryColor: string | null, logoUrl: string | null, deletion: { dueAt: string, requestedBy: { id: string, name: string } | null } | null } };

export type SetPrimaryColorMutationVariables = Exact<{
  color?: string | null | undefined;
}>;


export type SetPrimaryColorMutation = { setPrimaryColor: { id: string, name: string, subdomain: string, hasSampleData: boolean, addressChangesLeft: number, primaryColor: string | null, logoUrl: string | null, deletion: { dueAt: string, requestedBy: { id: string, name: string } | null } | null } };

export type RemoveLogoMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveLogoMutation = { removeLogo: { id: string, name: string, subdomain: string, hasSampleData: boolean, addressChangesLeft: number, primaryColor: string | null, logoUrl: string | null, deletion: { dueAt: string, requestedBy: { id: string, name: string } | null } | null } };

export type BulkImportStateFragment = { id: string, source: BulkImportSource, name: string, status: BulkImportStatus, projectId: string | null, folderId: string | null, progress: number, doing: string, error: string | null, createdAt: string, counts: { total: number, bytes: number, waiting: number, uploaded: number, imported: number, skipped: number, failed: number, cancelled: number } };

export type BulkImportFileFieldsFragment = { id: string, path: string, size: number, state: BulkImportFileState, reason: string | null, noteId: string | null };

export type BulkImportQueryVariables = Exact<{
  id: string;
}>;


export type BulkImportQuery = { bulkImport: { id: string, source: BulkImportSource, name: string, status: BulkImportStatus, projectId: string | null, folderId: string | null, progress: number, doing: string, error: string | null, createdAt: string, counts: { total: number, bytes: number, waiting: number, uploaded: number, imported: number, skipped: number, failed: number, cancelled: number } } | null };

export type BulkImportTypesQueryVariables = Exact<{
  id: string;
}>;


export type BulkImportTypesQuery = { bulkImport: { id: string, tool: BulkImportTool | null, types: Array<{ type: FileType, count: number }> } | null };

export type BulkImportFilesQueryVariables = Exact<{
  id: string;
  state?: BulkImportFileState | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type BulkImportFilesQuery = { bulkImport: { id: string, files: { endCursor: string | null, totalCount: number, items: Array<{ id: string, path: string, size: number, state: BulkImportFileState, reason: string | null, noteId: string | null }> } } | null };

export type CreateBulkImportMutationVariables = Exact<{
  input: CreateBulkImportInput;
}>;


export type CreateBulkImportMutation = { createBulkImport: { id: string, source: BulkImportSource, name: string, status: BulkImportStatus, projectId: string | null, folderId: string | null, progress: number, doing: string, error: string | null, createdAt: string, counts: { total: number, bytes: number, waiting: number, uploaded: number, imported: number, skipped: number, failed: number, cancelled: number } } };

export type AddBulkImportFilesMutationVariables = Exact<{
  id: string;
  files: Array<BulkImportFileInput> | BulkImportFileInput;
}>;


export type AddBulkImportFilesMutation = { addBulkImportFiles: { id: string, status: BulkImportStatus } };

export type StartBulkImportMutationVariables = Exact<{
  input: StartBulkImportInput;
}>;


export type StartBulkImportMutation = { startBulkImport: { id: string, source: BulkImportSource, name: string, status: BulkImportStatus, projectId: string | null, folderId: string | null, progress: number, doing: string, error: string | null, createdAt: string, counts: { total: number, bytes: number, waiting: number, uploaded: number, imported: number, skipped: number, failed: number, cancelled: number } } };

export type StartBulkUploadsMutationVariables = Exact<{
  id: string;
  fileIds: Array<string> | string;
}>;


export type StartBulkUploadsMutation = { startBulkUploads: Array<{ id: string, fileId: string }> };

export type CancelBulkImportMutationVariables = Exact<{
  id: string;
}>;


export type CancelBulkImportMutation = { cancelBulkImport: { id: string, source: BulkImportSource, name: string, status: BulkImportStatus, projectId: string | null, folderId: string | null, progress: number, doing: string, error: string | null, createdAt: string, counts: { total: number, bytes: number, waiting: number, uploaded: number, imported: number, skipped: number, failed: number, cancelled: number } } };

export type RetryBulkImportMutationVariables = Exact<{
  id: string;
}>;


export type RetryBulkImportMutation = { retryBulkImport: { id: string, source: BulkImportSource, name: string, status: BulkImportStatus, projectId: string | null, folderId: string | null, progress: number, doing: string, error: string | null, createdAt: string, counts: { total: number, bytes: number, waiting: number, uploaded: number, imported: number, skipped: number, failed: number, cancelled: number } } };

export type UndoBulkImportMutationVariables = Exact<{
  id: string;
}>;


export type UndoBulkImportMutation = { undoBulkImport: { id: string, source: BulkImportSource, name: string, status: BulkImportStatus, projectId: string | null, folderId: string | null, progress: number, doing: string, error: string | null, createdAt: string, counts: { total: number, bytes: number, waiting: number, uploaded: number, imported: number, skipped: number, failed: number, cancelled: number } } };

export type CanvasDocumentQueryVariables = Exact<{
  viewId: string;
}>;


export type CanvasDocumentQuery = { canvasDocument: string | null };

export type OpenCanvasMutationVariables = Exact<{
  viewId: string;
}>;


export type OpenCanvasMutation = { openCanvas: string };

export type CanvasCardsQueryVariables = Exact<{
  noteIds: Array<string> | string;
  insightIds: Array<string> | string;
  reelIds: Array<string> | string;
  highlightIds: Array<string> | string;
}>;


export type CanvasCardsQuery = { canvasCards: { highlights: Array<{ id: string, text: string, color: string | null, objectType: HighlightObjectType, objectId: string, objectTitle: string, saidBy: Array<string>, version: number }>, notes: Array<{ id: string, title: string, preview: string, version: number }>, insights: Array<{ id: string, title: string, preview: string, version: number }>, reels: Array<{ id: string, insightId: string, title: string, highlightCount: number, duration: number, version: number }> } };

export type CanvasStagingQueryVariables = Exact<{
  projectId: string;
  objectType: ViewObjectType;
  data?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type CanvasStagingQuery = { viewRows: { endCursor: string | null, items: Array<{ id: string, note: { id: string, title: string, version: number } | null, insight: { id: string, title: string, version: number } | null, highlight: { id: string, text: string, version: number, saidBy: Array<string>, objectType: HighlightObjectType, objectTitle: string, storyboardUrl: string | null, audioVideo: { fileId: string | null, startTime: number | null } | null } | null, tags: Array<{ id: string, title: string, color: string }> }> }, reels: { items: Array<{ id: string, title: string, version: number }> } };

export type ChannelCardFragment = { id: string, title: string, context: string, sensitivity: number, wantedThemeCount: number | null, dataPointCount: number, themeCount: number, viewerLevel: Level, updatedAt: string, version: number, folder: { id: string, title: string } | null };

export type ChannelRowFragment = { starred: boolean, id: string, title: string, context: string, sensitivity: number, wantedThemeCount: number | null, dataPointCount: number, themeCount: number, viewerLevel: Level, updatedAt: string, version: number, folder: { id: string, title: string } | null };

export type ThemeCardFragment = { id: string, title: string, titleProposed: boolean, pinned: boolean, earlySignal: boolean, dataPointCount: number, version: number, quote: { id: string, text: string, participant: string | null } | null, topic: { id: string, title: string, version: number } | null };

export type TopicCardFragment = { id: string, title: string, description: string, themeCount: number, dataPointCount: number, version: number };

export type DataPointCardFragment = { id: string, text: string, saidAt: string, participant: string | null, url: string | null, source: string, likeness: number | null, placedByPerson: boolean, sentiment: Sentiment | null, excluded: boolean, language: string | null, turnCount: number, person: { id: string, name: string, isHidden: boolean } | null, properties: Array<{ columnId: string, name: string, value: string }>, theme: { id: string, title: string, version: number } | null };

export type ChannelsQueryVariables = Exact<{
  folderId?: string | null | undefined;
  query?: string | null | undefined;
  sort?: ChannelSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ChannelsQuery = { channels: { endCursor: string | null, items: Array<{ starred: boolean, id: string, title: string, context: string, sensitivity: number, wantedThemeCount: number | null, dataPointCount: number, themeCount: number, viewerLevel: Level, updatedAt: string, version: number, folder: { id: string, title: string } | null }> } };

export type ChannelQueryVariables = Exact<{
  id: string;
}>;


export type ChannelQuery = { channel: { starred: boolean, sortedAt: string | null, id: string, title: string, context: string, sensitivity: number, wantedThemeCount: number | null, dataPointCount: number, themeCount: number, viewerLevel: Level, updatedAt: string, version: number, sorting: { progress: number, doing: string } | null, folder: { id: string, title: string } | null } | null };

export type ChannelRunsQueryVariables = Exact<{
  id: string;
}>;


export type ChannelRunsQuery = { channel: { id: string, runs: Array<{ id: string, why: ClusterRunReason, sampleCount: number, themeCount: number, pointCount: number | null, themedCount: number | null, ranAt: string, newCount: number, splitCount: number, mergedCount: number, goneCount: number }> } | null };

export type DismissedThemesQueryVariables = Exact<{
  id: string;
  themeId?: string | null | undefined;
}>;


export type DismissedThemesQuery = { channel: { id: string, dismissedThemes: Array<{ id: string, title: string, changeId: string, dismissedAt: string, dismissedBy: { id: string, name: string, isYou: boolean } | null }> } | null };

export type DismissTitleProposalMutationVariables = Exact<{
  themeId: string;
}>;


export type DismissTitleProposalMutation = { dismissTitleProposal: { id: string, version: number } };

export type ChannelThemesQueryVariables = Exact<{
  id: string;
  query?: string | null | undefined;
  outsideTopicId?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ChannelThemesQuery = { channel: { id: string, themes: { endCursor: string | null, totalCount: number, items: Array<{ id: string, title: string, titleProposed: boolean, pinned: boolean, earlySignal: boolean, dataPointCount: number, version: number, quote: { id: string, text: string, participant: string | null } | null, topic: { id: string, title: string, version: number } | null }> } } | null };

export type WrapBlockFieldsFragment = { type: WrapBlockType, text: string | null, level: string | null, citations: Array<{ themeId: string, title: string }>, themes: Array<{ themeId: string, title: string, previousCount: number, currentCount: number }> };

export type ChannelWrapQueryVariables = Exact<{
  id: string;
  from: string;
  to: string;
}>;


export type ChannelWrapQuery = { channel: { id: string, wrap: { blocks: Array<{ type: WrapBlockType, text: string | null, level: string | null, citations: Array<{ themeId: string, title: string }>, themes: Array<{ themeId: string, title: string, previousCount: number, currentCount: number }> }> }, keptWrap: { id: string, title: string, keptAt: string, counted: Array<{ type: WrapBlockType, text: string | null, level: string | null, citations: Array<{ themeId: string, title: string }>, themes: Array<{ themeId: string, title: string, previousCount: number, currentCount: number }> }> } | null } | null };

export type ChannelWrapsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type ChannelWrapsQuery = { channel: { id: string, wraps: { endCursor: string | null, totalCount: number, items: Array<{ id: string, title: string, firstDay: string, lastDay: string, keptAt: string }> } } | null };

export type KeepWrapMutationVariables = Exact<{
  channelId: string;
  from: string;
  to: string;
}>;


export type KeepWrapMutation = { keepWrap: { id: string, firstDay: string, lastDay: string } };

export type TopicProposalsQueryVariables = Exact<{
  id: string;
}>;


export type TopicProposalsQuery = { channel: { id: string, topicProposals: Array<{ id: string, title: string, description: string, themes: Array<{ id: string, title: string, titleProposed: boolean, pinned: boolean, earlySignal: boolean, dataPointCount: number, version: number, quote: { id: string, text: string, participant: string | null } | null, topic: { id: string, title: string, version: number } | null }> }> } | null };

export type DismissTopicProposalMutationVariables = Exact<{
  id: string;
}>;


export type DismissTopicProposalMutation = { dismissTopicProposal: { id: string, version: number } };

export type RestoreTopicProposalMutationVariables = Exact<{
  id: string;
}>;


export type RestoreTopicProposalMutation = { restoreTopicProposal: { id: string, version: number } };

export type ChannelPersonalDataQueryVariables = Exact<{
  channelId: string;
  state: PersonalState;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ChannelPersonalDataQuery = { channelPersonalData: { endCursor: string | null, totalCount: number, items: Array<{ id: string, kind: PersonalKind, words: string | null, label: string | null, foundBy: PersonalFoundBy, state: PersonalState, count: number, context: string }> } };

export type ReviewChannelPersonalDataMutationVariables = Exact<{
  channelId: string;
  ids: Array<string> | string;
  decision: PersonalDecision;
}>;


export type ReviewChannelPersonalDataMutation = { reviewChannelPersonalData: Array<string> };

export type PurgeChannelPersonalDataMutationVariables = Exact<{
  channelId: string;
}>;


export type PurgeChannelPersonalDataMutation = { purgeChannelPersonalData: number };

export type ChannelTopicsQueryVariables = Exact<{
  id: string;
}>;


export type ChannelTopicsQuery = { channel: { id: string, topics: { items: Array<{ id: string, title: string, description: string, themeCount: number, dataPointCount: number, version: number }> } } | null };

export type ChannelLanguagesQueryVariables = Exact<{
  id: string;
}>;


export type ChannelLanguagesQuery = { channel: { id: string, languages: Array<string> } | null };

export type ChannelColumnsQueryVariables = Exact<{
  id: string;
}>;


export type ChannelColumnsQuery = { channel: { id: string, columns: Array<{ id: string, name: string, values: Array<string> }> } | null };

export type TopicQueryVariables = Exact<{
  id: string;
}>;


export type TopicQuery = { topic: { id: string, title: string, description: string, themeCount: number, dataPointCount: number, version: number, channel: { id: string } } | null };

export type ChannelOverviewQueryVariables = Exact<{
  id: string;
  from: string;
  to: string;
  topicId?: string | null | undefined;
}>;


export type ChannelOverviewQuery = { channel: { id: string, overview: { totalCount: number, themedCount: number, positiveCount: number, negativeCount: number, days: Array<{ day: string, count: number, positiveCount: number, negativeCount: number, peopleCount: number | null }>, themes: Array<{ previousCount: number, currentCount: number, positiveCount: number, negativeCount: number, isRising: boolean, isFalling: boolean, theme: { id: string, title: string, titleProposed: boolean, pinned: boolean, earlySignal: boolean, dataPointCount: number, version: number, quote: { id: string, text: string, participant: string | null } | null, topic: { id: string, title: string, version: number } | null } }> } } | null };

export type ChannelChartQueryVariables = Exact<{
  id: string;
  from: string;
  to: string;
  fieldId?: string | null | undefined;
}>;


export type ChannelChartQuery = { channel: { id: string, chart: { bucket: ChartBucket | null, columns: Array<{ value: string, title: string, total: number }>, rows: Array<{ values: Array<number>, total: number, theme: { id: string, title: string, version: number } }> } } | null };

export type ChannelPeopleQueryVariables = Exact<{
  id: string;
  from: string;
  to: string;
  topicId?: string | null | undefined;
}>;


export type ChannelPeopleQuery = { channel: { id: string, people: { count: number, themes: Array<{ themeId: string, count: number }> } } | null };

export type DataPointsQueryVariables = Exact<{
  id: string;
  themeId?: string | null | undefined;
  topicId?: string | null | undefined;
  outliers?: boolean | null | undefined;
  sentiment?: Sentiment | null | undefined;
  source?: DataPointSource | null | undefined;
  segment?: SegmentInput | null | undefined;
  properties?: Array<PropertyValueInput> | PropertyValueInput | null | undefined;
  language?: string | null | undefined;
  query?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  excluded?: boolean | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type DataPointsQuery = { channel: { id: string, dataPoints: { endCursor: string | null, items: Array<{ id: string, text: string, saidAt: string, participant: string | null, url: string | null, source: string, likeness: number | null, placedByPerson: boolean, sentiment: Sentiment | null, excluded: boolean, language: string | null, turnCount: number, person: { id: string, name: string, isHidden: boolean } | null, properties: Array<{ columnId: string, name: string, value: string }>, theme: { id: string, title: string, version: number } | null }> } } | null };

export type DataPointCountQueryVariables = Exact<{
  id: string;
  themeId?: string | null | undefined;
  topicId?: string | null | undefined;
  outliers?: boolean | null | undefined;
  sentiment?: Sentiment | null | undefined;
  source?: DataPointSource | null | undefined;
  segment?: SegmentInput | null | undefined;
  properties?: Array<PropertyValueInput> | PropertyValueInput | null | undefined;
  language?: string | null | undefined;
  query?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  excluded?: boolean | null | undefined;
}>;


export type DataPointCountQuery = { channel: { id: string, dataPoints: { matchCount: { count: number, isAtLeast: boolean } } } | null };

export type DataPointTotalQueryVariables = Exact<{
  id: string;
  themeId?: string | null | undefined;
  topicId?: string | null | undefined;
  outliers?: boolean | null | undefined;
  sentiment?: Sentiment | null | undefined;
  source?: DataPointSource | null | undefined;
  segment?: SegmentInput | null | undefined;
  properties?: Array<PropertyValueInput> | PropertyValueInput | null | undefined;
  language?: string | null | undefined;
  query?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  excluded?: boolean | null | undefined;
}>;


export type DataPointTotalQuery = { channel: { id: string, dataPoints: { totalCount: number } } | null };

export type ThemeQueryVariables = Exact<{
  id: string;
}>;


export type ThemeQuery = { theme: { id: string, title: string, titleProposed: boolean, pinned: boolean, earlySignal: boolean, dataPointCount: number, version: number, channel: { id: string }, titleProposal: { title: string, why: TitleProposalReason } | null, comesFrom: Array<{ kind: ThemeDescentKind, themeId: string, title: string }>, parts: Array<{ id: string, title: string, version: number }>, insights: Array<{ id: string, title: string, viewerLevel: Level, lockedAt: string | null, version: number }>, quote: { id: string, text: string, participant: string | null } | null, topic: { id: string, title: string, version: number } | null } | null };

export type LinkableInsightsQueryVariables = Exact<{
  id: string;
  query?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type LinkableInsightsQuery = { theme: { id: string, linkableInsights: { totalCount: number, items: Array<{ id: string, title: string, version: number, project: { id: string, title: string } | null }> } } | null };

export type LinkInsightMutationVariables = Exact<{
  themeId: string;
  insightId: string;
}>;


export type LinkInsightMutation = { linkInsightToTheme: { id: string } };

export type UnlinkInsightMutationVariables = Exact<{
  themeId: string;
  insightId: string;
}>;


export type UnlinkInsightMutation = { unlinkInsightFromTheme: { id: string } };

export type ThemeDaysQueryVariables = Exact<{
  id: string;
  from: string;
  to: string;
}>;


export type ThemeDaysQuery = { theme: { id: string, peopleCount: number, days: Array<{ day: string, count: number, positiveCount: number, negativeCount: number, peopleCount: number | null }> } | null };

export type DataPointQueryVariables = Exact<{
  id: string;
}>;


export type DataPointQuery = { dataPoint: { id: string, text: string, saidAt: string, participant: string | null, url: string | null, source: string, likeness: number | null, placedByPerson: boolean, sentiment: Sentiment | null, excluded: boolean, language: string | null, turnCount: number, turns: Array<{ text: string, saidAt: string | null, participant: string | null, fromCustomer: boolean }>, nearest: Array<{ likeness: number, dataPoint: { id: string, text: string, participant: string | null } }>, nearestTheme: { id: string, title: string } | null, person: { id: string, name: string, isHidden: boolean } | null, properties: Array<{ columnId: string, name: string, value: string }>, theme: { id: string, title: string, version: number } | null } | null };

export type SortingPreviewQueryVariables = Exact<{
  channelId: string;
  sensitivity: number;
  wantedThemeCount?: number | null | undefined;
}>;


export type SortingPreviewQuery = { sortingPreview: { lookedAtCount: number, themeCountNow: number, themeCount: number, themedCountNow: number, themedCount: number, themes: Array<{ change: PreviewedChange, title: string, countNow: number, count: number, theme: { id: string } | null, quote: { id: string, text: string } | null }> } };

export type CreateChannelMutationVariables = Exact<{
  input: CreateChannelInput;
}>;


export type CreateChannelMutation = { createChannel: { id: string, title: string, context: string, sensitivity: number, wantedThemeCount: number | null, dataPointCount: number, themeCount: number, viewerLevel: Level, updatedAt: string, version: number, folder: { id: string, title: string } | null } };

export type UpdateChannelMutationVariables = Exact<{
  input: UpdateChannelInput;
}>;


export type UpdateChannelMutation = { updateChannel: { id: string, title: string, context: string, sensitivity: number, wantedThemeCount: number | null, version: number } };

export type MoveChannelMutationVariables = Exact<{
  id: string;
  folderId?: string | null | undefined;
}>;


export type MoveChannelMutation = { moveChannel: { id: string, updatedAt: string, viewerLevel: Level, version: number, folder: { id: string, title: string } | null } };

export type TrashChannelMutationVariables = Exact<{
  id: string;
}>;


export type TrashChannelMutation = { trashChannel: { id: string, version: number } };

export type RestoreChannelMutationVariables = Exact<{
  id: string;
}>;


export type RestoreChannelMutation = { restoreChannel: { id: string, title: string, context: string, sensitivity: number, wantedThemeCount: number | null, dataPointCount: number, themeCount: number, viewerLevel: Level, updatedAt: string, version: number, folder: { id: string, title: string } | null } };

export type AddDataPointsMutationVariables = Exact<{
  input: AddDataPointsInput;
}>;


export type AddDataPointsMutation = { addDataPoints: { addedCount: number, knownCount: number, leftOutCount: number, refusal: string | null, problems: Array<{ index: number, message: string }> } };

export type SortChannelMutationVariables = Exact<{
  id: string;
}>;


export type SortChannelMutation = { sortChannel: { id: string, version: number, sorting: { progress: number, doing: string } | null } };

export type UpdateThemeMutationVariables = Exact<{
  input: UpdateThemeInput;
}>;


export type UpdateThemeMutation = { updateTheme: { changeId: string, theme: { id: string, title: string, titleProposed: boolean, pinned: boolean, earlySignal: boolean, dataPointCount: number, version: number, quote: { id: string, text: string, participant: string | null } | null, topic: { id: string, title: string, version: number } | null } | null } };

export type MergeThemesMutationVariables = Exact<{
  intoId: string;
  ids: Array<string> | string;
}>;


export type MergeThemesMutation = { mergeThemes: { changeId: string, theme: { id: string, title: string, titleProposed: boolean, pinned: boolean, earlySignal: boolean, dataPointCount: number, version: number, quote: { id: string, text: string, participant: string | null } | null, topic: { id: string, title: string, version: number } | null } | null } };

export type SplitThemeMutationVariables = Exact<{
  id: string;
}>;


export type SplitThemeMutation = { splitTheme: { changeId: string, theme: { id: string, title: string, titleProposed: boolean, pinned: boolean, earlySignal: boolean, dataPointCount: number, version: number, quote: { id: string, text: string, participant: string | null } | null, topic: { id: string, title: string, version: number } | null } | null } };

export type DismissThemeMutationVariables = Exact<{
  id: string;
}>;


export type DismissThemeMutation = { dismissTheme: { changeId: string } };

export type MoveDataPointsMutationVariables = Exact<{
  input: MoveDataPointsInput;
}>;


export type MoveDataPointsMutation = { moveDataPoints: { changeId: string } };

export type ExcludeDataPointsMutationVariables = Exact<{
  channelId: string;
  ids: Array<string> | string;
}>;


export type ExcludeDataPointsMutation = { excludeDataPoints: { changeId: string } };

export type IncludeDataPointsMutationVariables = Exact<{
  channelId: string;
  ids: Array<string> | string;
}>;


export type IncludeDataPointsMutation = { includeDataPoints: { changeId: string } };

export type DeleteDataPointsMutationVariables = Exact<{
  channelId: string;
  ids: Array<string> | string;
}>;


export type DeleteDataPointsMutation = { deleteDataPoints: Array<string> };

export type ChangeMatchingDataPointsMutationVariables = Exact<{
  input: ChangeMatchingDataPointsInput;
}>;


export type ChangeMatchingDataPointsMutation = { changeMatchingDataPoints: { changeId: string | null, count: number, isLater: boolean } };

export type SendToProjectMutationVariables = Exact<{
  input: SendToProjectInput;
}>;


export type SendToProjectMutation = { sendToProject: { noteIds: Array<string>, knownCount: number } };

export type NoteOriginQueryVariables = Exact<{
  id: string;
}>;


export type NoteOriginQuery = { note: { id: string, origin: { url: string | null, saidAt: string, participant: string | null, channel: { id: string, title: string, version: number } | null, dataPoint: { id: string, theme: { id: string, version: number } | null } | null, properties: Array<{ name: string, value: string }> } | null } | null };

export type InsightThemesQueryVariables = Exact<{
  id: string;
}>;


export type InsightThemesQuery = { insight: { id: string, title: string, viewerLevel: Level, lockedAt: string | null, themes: Array<{ id: string, title: string, dataPointCount: number, version: number, channel: { id: string } }> } | null };

export type CreateInsightFromThemeMutationVariables = Exact<{
  themeId: string;
  projectId: string;
}>;


export type CreateInsightFromThemeMutation = { createInsightFromTheme: { id: string, version: number } };

export type CreateTopicMutationVariables = Exact<{
  input: CreateTopicInput;
}>;


export type CreateTopicMutation = { createTopic: { changeId: string, topic: { id: string, title: string, description: string, themeCount: number, dataPointCount: number, version: number } | null } };

export type UpdateTopicMutationVariables = Exact<{
  input: UpdateTopicInput;
}>;


export type UpdateTopicMutation = { updateTopic: { changeId: string, topic: { id: string, title: string, description: string, themeCount: number, dataPointCount: number, version: number } | null } };

export type DeleteTopicMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTopicMutation = { deleteTopic: { changeId: string } };

export type MoveThemesMutationVariables = Exact<{
  input: MoveThemesInput;
}>;


export type MoveThemesMutation = { moveThemes: { changeId: string } };

export type UndoThemeChangeMutationVariables = Exact<{
  changeId: string;
}>;


export type UndoThemeChangeMutation = { undoThemeChange: { id: string, version: number, change: { id: string, keptDataPointCount: number, keptThemeCount: number, keptTopicCount: number } | null } };

export type ChartQueryVariables = Exact<{
  input: ChartInput;
}>;


export type ChartQuery = { chart: { total: number, items: Array<{ id: string, title: string, color: string, groupId: string | null, groupTitle: string | null, value: number }>, groups: Array<{ id: string, title: string, value: number }> } };

export type ChartTableQueryVariables = Exact<{
  input: ChartInput;
  fieldId: string;
}>;


export type ChartTableQuery = { chartTable: { columns: Array<{ value: string, title: string, total: number }>, rows: Array<{ id: string, title: string, color: string, groupTitle: string | null, values: Array<number>, total: number }> } };

export type ChartOverTimeQueryVariables = Exact<{
  input: ChartInput;
}>;


export type ChartOverTimeQuery = { chartOverTime: { bucket: ChartBucket, days: Array<string>, lines: Array<{ id: string, title: string, color: string, points: Array<{ day: string, value: number }> }> } };

export type ExportChartMutationVariables = Exact<{
  input: ChartInput;
  fieldId?: string | null | undefined;
}>;


export type ExportChartMutation = { exportChart: string };

export type ChartHighlightsQueryVariables = Exact<{
  input: ChartInput;
  itemId: string;
  fieldId?: string | null | undefined;
  value?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type ChartHighlightsQuery = { chartHighlights: { endCursor: string | null, totalCount: number, items: Array<{ id: string, text: string, objectType: HighlightObjectType, objectId: string, objectTitle: string, createdAt: string, version: number }> } };

export type ClusterHighlightsMutationVariables = Exact<{
  input: ClusterHighlightsInput;
}>;


export type ClusterHighlightsMutation = { clusterHighlights: { clusters: Array<{ title: string, highlightIds: Array<string>, textPlaces: Array<number>, quotes: Array<string> }>, outliers: { title: string, highlightIds: Array<string>, textPlaces: Array<number>, quotes: Array<string> } } };

export type ClusterFieldsFragment = { title: string, highlightIds: Array<string>, textPlaces: Array<number>, quotes: Array<string> };

export type CommentFieldsFragment = { id: string, text: string, body: unknown, createdAt: string, editedAt: string | null, deletedAt: string | null, originalAuthor: string | null, author: { id: string, name: string } | null, reactions: Array<{ emoji: string, count: number, isYours: boolean }> };

export type ThreadFieldsFragment = { id: string, objectType: CommentObjectType, objectId: string, anchor: CommentAnchor, quote: string, highlightId: string | null, fileId: string | null, time: number | null, createdAt: string, resolvedAt: string | null, unreadCount: number, version: number, resolvedBy: { id: string, name: string } | null, comments: { endCursor: string | null, totalCount: number, items: Array<{ id: string, text: string, body: unknown, createdAt: string, editedAt: string | null, deletedAt: string | null, originalAuthor: string | null, author: { id: string, name: string } | null, reactions: Array<{ emoji: string, count: number, isYours: boolean }> }> } };

export type CommentsQueryVariables = Exact<{
  objectType: CommentObjectType;
  objectId: string;
  resolved?: boolean | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  each?: number | null | undefined;
}>;


export type CommentsQuery = { comments: { endCursor: string | null, totalCount: number, items: Array<{ id: string, objectType: CommentObjectType, objectId: string, anchor: CommentAnchor, quote: string, highlightId: string | null, fileId: string | null, time: number | null, createdAt: string, resolvedAt: string | null, unreadCount: number, version: number, resolvedBy: { id: string, name: string } | null, comments: { endCursor: string | null, totalCount: number, items: Array<{ id: string, text: string, body: unknown, createdAt: string, editedAt: string | null, deletedAt: string | null, originalAuthor: string | null, author: { id: string, name: string } | null, reactions: Array<{ emoji: string, count: number, isYours: boolean }> }> } }> } };

export type CommentMomentsQueryVariables = Exact<{
  objectType: CommentObjectType;
  objectId: string;
  fileId: string;
  after?: string | null | undefined;
}>;


export type CommentMomentsQuery = { comments: { endCursor: string | null, items: Array<{ id: string, time: number | null, comments: { totalCount: number, items: Array<{ id: string, text: string, originalAuthor: string | null, author: { id: string, name: string } | null }> } }> } };

export type LaterCommentsQueryVariables = Exact<{
  id: string;
  after: string;
}>;


export type LaterCommentsQuery = { commentThread: { id: string, comments: { endCursor: string | null, totalCount: number, items: Array<{ id: string, text: string, body: unknown, createdAt: string, editedAt: string | null, deletedAt: string | null, originalAuthor: string | null, author: { id: string, name: string } | null, reactions: Array<{ emoji: string, count: number, isYours: boolean }> }> } } | null };

export type CommentLinkQueryVariables = Exact<{
  id: string;
}>;


export type CommentLinkQuery = { comment: { id: string, thread: { id: string, objectId: string, resolvedAt: string | null } } | null };

export type StartThreadMutationVariables = Exact<{
  input: StartThreadInput;
  each?: number | null | undefined;
}>;


export type StartThreadMutation = { startThread: { id: string, objectType: CommentObjectType, objectId: string, anchor: CommentAnchor, quote: string, highlightId: string | null, fileId: string | null, time: number | null, createdAt: string, resolvedAt: string | null, unreadCount: number, version: number, resolvedBy: { id: string, name: string } | null, comments: { endCursor: string | null, totalCount: number, items: Array<{ id: string, text: string, body: unknown, createdAt: string, editedAt: string | null, deletedAt: string | null, originalAuthor: string | null, author: { id: string, name: string } | null, reactions: Array<{ emoji: string, count: number, isYours: boolean }> }> } } };

export type ReplyMutationVariables = Exact<{
  threadId: string;
  body: string;
  id?: string | null | undefined;
  each?: number | null | undefined;
}>;


export type ReplyMutation = { reply: { id: string, text: string, body: unknown, createdAt: string, editedAt: string | null, deletedAt: string | null, originalAuthor: string | null, thread: { id: string, objectType: CommentObjectType, objectId: string, anchor: CommentAnchor, quote: string, highlightId: string | null, fileId: string | null, time: number | null, createdAt: string, resolvedAt: string | null, unreadCount: number, version: number, resolvedBy: { id: string, name: string } | null, comments: { endCursor: string | null, totalCount: number, items: Array<{ id: string, text: string, body: unknown, createdAt: string, editedAt: string | null, deletedAt: string | null, originalAuthor: string | null, author: { id: string, name: string } | null, reactions: Array<{ emoji: string, count: number, isYours: boolean }> }> } }, author: { id: string, name: string } | null, reactions: Array<{ emoji: string, count: number, isYours: boolean }> } };

export type EditCommentMutationVariables = Exact<{
  id: string;
  body: string;
}>;


export type EditCommentMutation = { editComment: { id: string, text: string, body: unknown, createdAt: string, editedAt: string | null, deletedAt: string | null, originalAuthor: string | null, author: { id: string, name: string } | null, reactions: Array<{ emoji: string, count: number, isYours: boolean }> } };

export type DeleteCommentMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCommentMutation = { deleteComment: boolean };

export type RestoreCommentMutationVariables = Exact<{
  id: string;
}>;


export type RestoreCommentMutation = { restoreComment: { id: string, text: string, body: unknown, createdAt: string, editedAt: string | null, deletedAt: string | null, originalAuthor: string | null, author: { id: string, name: string } | null, reactions: Array<{ emoji: string, count: number, isYours: boolean }> } };

export type ResolveThreadMutationVariables = Exact<{
  id: string;
}>;


export type ResolveThreadMutation = { resolveThread: { id: string, resolvedAt: string | null, version: number, resolvedBy: { id: string, name: string } | null } };

export type ReopenThreadMutationVariables = Exact<{
  id: string;
}>;


export type ReopenThreadMutation = { reopenThread: { id: string, resolvedAt: string | null, version: number, resolvedBy: { id: string, name: string } | null } };

export type ReactMutationVariables = Exact<{
  commentId: string;
  emoji: string;
}>;


export type ReactMutation = { react: { id: string, reactions: Array<{ emoji: string, count: number, isYours: boolean }> } };

export type UnreactMutationVariables = Exact<{
  commentId: string;
  emoji: string;
}>;


export type UnreactMutation = { unreact: { id: string, reactions: Array<{ emoji: string, count: number, isYours: boolean }> } };

export type MarkThreadReadMutationVariables = Exact<{
  id: string;
}>;


export type MarkThreadReadMutation = { markThreadRead: { id: string, unreadCount: number } };

export type ConversationMessageFieldsFragment = { id: string, type: ConversationMessageType, text: string, state: ConversationMessageState, answered: boolean, problem: string | null, engine: AnswerEngine | null, model: string | null, numProjects: number, numHighlights: number, numChannels: number, numItems: number, participantsCited: number | null, participantsTotal: number | null, rating: MessageRating | null, streamId: string | null, createdAt: string, sentences: Array<{ text: string, opens: SentenceOpening | null, support: SentenceSupport, citations: Array<{ id: string, type: CitationType, parentId: string | null, dataPointId: string | null, title: string, projectTitle: string | null, quote: string, speaker: string | null, seconds: number | null, fileId: string | null, page: number | null, citationReferenceId: string, stale: boolean }> }> };

export type ConversationRowFragment = { id: string, title: string, shared: boolean, isMine: boolean, objectType: ConversationObjectType | null, objectIds: Array<string>, updatedAt: string, createdBy: { id: string, name: string } | null };

export type ConversationQueryVariables = Exact<{
  id: string;
  last: number;
}>;


export type ConversationQuery = { conversation: { id: string, title: string, shared: boolean, isMine: boolean, objectType: ConversationObjectType | null, objectIds: Array<string>, updatedAt: string, messages: { startCursor: string | null, items: Array<{ id: string, type: ConversationMessageType, text: string, state: ConversationMessageState, answered: boolean, problem: string | null, engine: AnswerEngine | null, model: string | null, numProjects: number, numHighlights: number, numChannels: number, numItems: number, participantsCited: number | null, participantsTotal: number | null, rating: MessageRating | null, streamId: string | null, createdAt: string, sentences: Array<{ text: string, opens: SentenceOpening | null, support: SentenceSupport, citations: Array<{ id: string, type: CitationType, parentId: string | null, dataPointId: string | null, title: string, projectTitle: string | null, quote: string, speaker: string | null, seconds: number | null, fileId: string | null, page: number | null, citationReferenceId: string, stale: boolean }> }> }> }, createdBy: { id: string, name: string } | null } | null };

export type EarlierMessagesQueryVariables = Exact<{
  id: string;
  last: number;
  before: string;
}>;


export type EarlierMessagesQuery = { conversation: { id: string, messages: { startCursor: string | null, items: Array<{ id: string, type: ConversationMessageType, text: string, state: ConversationMessageState, answered: boolean, problem: string | null, engine: AnswerEngine | null, model: string | null, numProjects: number, numHighlights: number, numChannels: number, numItems: number, participantsCited: number | null, participantsTotal: number | null, rating: MessageRating | null, streamId: string | null, createdAt: string, sentences: Array<{ text: string, opens: SentenceOpening | null, support: SentenceSupport, citations: Array<{ id: string, type: CitationType, parentId: string | null, dataPointId: string | null, title: string, projectTitle: string | null, quote: string, speaker: string | null, seconds: number | null, fileId: string | null, page: number | null, citationReferenceId: string, stale: boolean }> }> }> } } | null };

export type ConversationsQueryVariables = Exact<{
  shared: boolean;
  first: number;
  after?: string | null | undefined;
}>;


export type ConversationsQuery = { conversations: { endCursor: string | null, totalCount: number, items: Array<{ id: string, title: string, shared: boolean, isMine: boolean, objectType: ConversationObjectType | null, objectIds: Array<string>, updatedAt: string, createdBy: { id: string, name: string } | null }> } };

export type StarterQuestionsQueryVariables = Exact<{ [key: string]: never; }>;


export type StarterQuestionsQuery = { starterQuestions: Array<string> };

export type ScopePlacesQueryVariables = Exact<{
  first: number;
}>;


export type ScopePlacesQuery = { projects: { items: Array<{ id: string, title: string, status: ProjectStatus, version: number }> }, folders: { items: Array<{ id: string, title: string, version: number }> }, channels: { items: Array<{ id: string, title: string, version: number }> } };

export type AskQuestionMutationVariables = Exact<{
  input: AskQuestionInput;
}>;


export type AskQuestionMutation = { askQuestion: { id: string, title: string, shared: boolean, isMine: boolean, objectType: ConversationObjectType | null, objectIds: Array<string>, updatedAt: string, createdBy: { id: string, name: string } | null } };

export type CancelAnswerMutationVariables = Exact<{
  messageId: string;
}>;


export type CancelAnswerMutation = { cancelAnswer: { id: string } };

export type RenameConversationMutationVariables = Exact<{
  id: string;
  title: string;
}>;


export type RenameConversationMutation = { renameConversation: { id: string, title: string, shared: boolean, isMine: boolean, objectType: ConversationObjectType | null, objectIds: Array<string>, updatedAt: string, createdBy: { id: string, name: string } | null } };

export type ShareConversationMutationVariables = Exact<{
  id: string;
  shared: boolean;
}>;


export type ShareConversationMutation = { shareConversation: { id: string, title: string, shared: boolean, isMine: boolean, objectType: ConversationObjectType | null, objectIds: Array<string>, updatedAt: string, createdBy: { id: string, name: string } | null } };

export type DeleteConversationMutationVariables = Exact<{
  id: string;
}>;


export type DeleteConversationMutation = { deleteConversation: boolean };

export type RateMessageMutationVariables = Exact<{
  messageId: string;
  rating?: MessageRating | null | undefined;
}>;


export type RateMessageMutation = { rateMessage: { id: string } };

export type CreateInsightFromAnswerMutationVariables = Exact<{
  messageId: string;
  projectId: string;
}>;


export type CreateInsightFromAnswerMutation = { createInsightFromAnswer: { id: string, projectId: string } };

export type AiDocCardFragment = { id: string, title: string, prompt: string, objectType: ConversationObjectType | null, objectIds: Array<string>, viewerLevel: Level, starred: boolean, createdAt: string, updatedAt: string, version: number, createdBy: { id: string, name: string } | null };

export type AiDocsQueryVariables = Exact<{
  query: string;
  first: number;
  after?: string | null | undefined;
}>;


export type AiDocsQuery = { aiDocs: { endCursor: string | null, totalCount: number, items: Array<{ id: string, title: string, prompt: string, objectType: ConversationObjectType | null, objectIds: Array<string>, viewerLevel: Level, starred: boolean, createdAt: string, updatedAt: string, version: number, createdBy: { id: string, name: string } | null }> } };

export type AiDocQueryVariables = Exact<{
  id: string;
}>;


export type AiDocQuery = { aiDoc: { id: string, title: string, prompt: string, objectType: ConversationObjectType | null, objectIds: Array<string>, viewerLevel: Level, starred: boolean, createdAt: string, updatedAt: string, version: number, createdBy: { id: string, name: string } | null } | null };

export type CreateAiDocMutationVariables = Exact<{
  input: AiDocInput;
}>;


export type CreateAiDocMutation = { createAiDoc: { id: string, title: string, prompt: string, objectType: ConversationObjectType | null, objectIds: Array<string>, viewerLevel: Level, starred: boolean, createdAt: string, updatedAt: string, version: number, createdBy: { id: string, name: string } | null } };

export type UpdateAiDocMutationVariables = Exact<{
  id: string;
  input: AiDocInput;
}>;


export type UpdateAiDocMutation = { updateAiDoc: { id: string, title: string, prompt: string, objectType: ConversationObjectType | null, objectIds: Array<string>, viewerLevel: Level, starred: boolean, createdAt: string, updatedAt: string, version: number, createdBy: { id: string, name: string } | null } };

export type RunAiDocMutationVariables = Exact<{
  id: string;
  requestKey: string;
}>;


export type RunAiDocMutation = { runAiDoc: { id: string, objectType: SummaryObjectType, objectId: string | null, framework: SummaryFramework, type: SummaryType, prompt: string | null, language: string | null, state: ConversationMessageState, problem: string | null, engine: SummaryEngine | null, model: string | null, numItems: number, text: string, streamId: string | null, createdAt: string, aiGenerated: boolean, createdBy: { id: string, name: string } | null, sentences: Array<{ text: string, opens: SentenceOpening | null, support: SentenceSupport, citations: Array<{ id: string, type: CitationType, parentId: string | null, dataPointId: string | null, title: string, projectTitle: string | null, quote: string, speaker: string | null, seconds: number | null, fileId: string | null, page: number | null, citationReferenceId: string, stale: boolean }> }> } };

export type TrashAiDocMutationVariables = Exact<{
  id: string;
}>;


export type TrashAiDocMutation = { trashAiDoc: { id: string } };

export type RestoreAiDocMutationVariables = Exact<{
  id: string;
}>;


export type RestoreAiDocMutation = { restoreAiDoc: { id: string, title: string, prompt: string, objectType: ConversationObjectType | null, objectIds: Array<string>, viewerLevel: Level, starred: boolean, createdAt: string, updatedAt: string, version: number, createdBy: { id: string, name: string } | null } };

export type NoteReferenceQueryVariables = Exact<{
  id: string;
}>;


export type NoteReferenceQuery = { note: { id: string, title: string, aiGenerated: boolean, preview: string, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, openThreads: number, project: { id: string, title: string } | null, createdBy: { id: string, name: string } | null, people: Array<{ kind: NotePersonKind, person: { id: string, name: string, isHidden: boolean } }> } | null };

export type InsightReferenceQueryVariables = Exact<{
  id: string;
}>;


export type InsightReferenceQuery = { insight: { id: string, title: string, aiGenerated: boolean, preview: string, coverFileId: string | null, status: InsightStatus, publishedAt: string | null, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, openThreads: number, project: { id: string, title: string } | null, createdBy: { id: string, name: string } | null } | null };

export type DocumentVersionsQueryVariables = Exact<{
  documentId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type DocumentVersionsQuery = { documentVersions: { endCursor: string | null, totalCount: number, items: Array<{ id: string, createdAt: string, reason: DocumentVersionReason, members: Array<{ id: string, name: string }> }> } };

export type DocumentVersionQueryVariables = Exact<{
  documentId: string;
  id: string;
}>;


export type DocumentVersionQuery = { documentVersion: { id: string, createdAt: string, reason: DocumentVersionReason, content: unknown, members: Array<{ id: string, name: string }> } | null };

export type RestoreDocumentVersionMutationVariables = Exact<{
  documentId: string;
  id: string;
}>;


export type RestoreDocumentVersionMutation = { restoreDocumentVersion: boolean };

export type NoteNowQueryVariables = Exact<{
  id: string;
}>;


export type NoteNowQuery = { note: { id: string, content: unknown } | null };

export type InsightNowQueryVariables = Exact<{
  id: string;
}>;


export type InsightNowQuery = { insight: { id: string, content: unknown } | null };

export type UsedInQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type UsedInQuery = { highlightsByIds: Array<{ id: string, usedIn: Array<{ id: string, title: string }> }> };

export type InsightsUsingQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type InsightsUsingQuery = { insightsUsing: number };

export type TrashedSourceQueryVariables = Exact<{
  id: string;
}>;


export type TrashedSourceQuery = { trashedSource: { type: TrashItemType, id: string, title: string } | null };

export type FieldPartsFragment = { id: string, owner: FieldOwner, projectId: string | null, label: string, type: FieldType, maxOptions: number | null, numberFormat: NumberFormat | null, currencySymbol: string | null, version: number, options: Array<{ id: string, label: string, color: string }> };

export type PlacedFieldPartsFragment = { id: string, visible: boolean, rank: number, field: { id: string, owner: FieldOwner, projectId: string | null, label: string, type: FieldType, maxOptions: number | null, numberFormat: NumberFormat | null, currencySymbol: string | null, version: number, options: Array<{ id: string, label: string, color: string }> } };

export type FieldValuePartsFragment = { id: string, objectId: string, fieldId: string, value: string | null, people: Array<{ id: string, name: string, isHidden: boolean }> };

export type FieldsQueryVariables = Exact<{
  owner: FieldOwner;
  projectId?: string | null | undefined;
}>;


export type FieldsQuery = { fields: Array<{ id: string, visible: boolean, rank: number, field: { id: string, owner: FieldOwner, projectId: string | null, label: string, type: FieldType, maxOptions: number | null, numberFormat: NumberFormat | null, currencySymbol: string | null, version: number, options: Array<{ id: string, label: string, color: string }> } }> };

export type NoteFieldValuesQueryVariables = Exact<{
  id: string;
}>;


export type NoteFieldValuesQuery = { note: { id: string, fields: Array<{ id: string, visible: boolean, rank: number, field: { id: string, owner: FieldOwner, projectId: string | null, label: string, type: FieldType, maxOptions: number | null, numberFormat: NumberFormat | null, currencySymbol: string | null, version: number, options: Array<{ id: string, label: string, color: string }> } }>, fieldValues: Array<{ id: string, objectId: string, fieldId: string, value: string | null, people: Array<{ id: string, name: string, isHidden: boolean }> }> } | null };

export type InsightFieldValuesQueryVariables = Exact<{
  id: string;
}>;


export type InsightFieldValuesQuery = { insight: { id: string, fields: Array<{ id: string, visible: boolean, rank: number, field: { id: string, owner: FieldOwner, projectId: string | null, label: string, type: FieldType, maxOptions: number | null, numberFormat: NumberFormat | null, currencySymbol: string | null, version: number, options: Array<{ id: string, label: string, color: string }> } }>, fieldValues: Array<{ id: string, objectId: string, fieldId: string, value: string | null, people: Array<{ id: string, name: string, isHidden: boolean }> }> } | null };

export type PersonFieldValuesQueryVariables = Exact<{
  id: string;
}>;


export type PersonFieldValuesQuery = { person: { id: string, fields: Array<{ id: string, visible: boolean, rank: number, field: { id: string, owner: FieldOwner, projectId: string | null, label: string, type: FieldType, maxOptions: number | null, numberFormat: NumberFormat | null, currencySymbol: string | null, version: number, options: Array<{ id: string, label: string, color: string }> } }>, fieldValues: Array<{ id: string, objectId: string, fieldId: string, value: string | null, people: Array<{ id: string, name: string, isHidden: boolean }> }> } | null };

export type ProjectFieldValuesQueryVariables = Exact<{
  id: string;
}>;


export type ProjectFieldValuesQuery = { project: { id: string, fields: Array<{ id: string, visible: boolean, rank: number, field: { id: string, owner: FieldOwner, projectId: string | null, label: string, type: FieldType, maxOptions: number | null, numberFormat: NumberFormat | null, currencySymbol: string | null, version: number, options: Array<{ id: string, label: string, color: string }> } }>, fieldValues: Array<{ id: string, objectId: string, fieldId: string, value: string | null, people: Array<{ id: string, name: string, isHidden: boolean }> }> } | null };

export type FieldUseCountQueryVariables = Exact<{
  fieldId: string;
  optionId?: string | null | undefined;
}>;


export type FieldUseCountQuery = { fieldUseCount: number };

export type CreateFieldMutationVariables = Exact<{
  input: CreateFieldInput;
}>;


export type CreateFieldMutation = { createField: { id: string, owner: FieldOwner, projectId: string | null, label: string, type: FieldType, maxOptions: number | null, numberFormat: NumberFormat | null, currencySymbol: string | null, version: number, options: Array<{ id: string, label: string, color: string }> } };

export type UpdateFieldMutationVariables = Exact<{
  input: UpdateFieldInput;
}>;


export type UpdateFieldMutation = { updateField: { id: string, owner: FieldOwner, projectId: string | null, label: string, type: FieldType, maxOptions: number | null, numberFormat: NumberFormat | null, currencySymbol: string | null, version: number, options: Array<{ id: string, label: string, color: string }> } };

export type MoveFieldMutationVariables = Exact<{
  id: string;
  index: number;
  projectId?: string | null | undefined;
}>;


export type MoveFieldMutation = { moveField: Array<{ id: string, visible: boolean, rank: number, field: { id: string, owner: FieldOwner, projectId: string | null, label: string, type: FieldType, maxOptions: number | null, numberFormat: NumberFormat | null, currencySymbol: string | null, version: number, options: Array<{ id: string, label: string, color: string }> } }> };

export type TrashFieldMutationVariables = Exact<{
  id: string;
}>;


export type TrashFieldMutation = { trashField: { id: string, version: number } };

export type RestoreFieldMutationVariables = Exact<{
  id: string;
}>;


export type RestoreFieldMutation = { restoreField: { id: string, owner: FieldOwner, projectId: string | null, label: string, type: FieldType, maxOptions: number | null, numberFormat: NumberFormat | null, currencySymbol: string | null, version: number, options: Array<{ id: string, label: string, color: string }> } };

export type SetFieldVisibleMutationVariables = Exact<{
  projectId: string;
  fieldId: string;
  visible: boolean;
}>;


export type SetFieldVisibleMutation = { setFieldVisible: { id: string, visible: boolean, rank: number, field: { id: string, owner: FieldOwner, projectId: string | null, label: string, type: FieldType, maxOptions: number | null, numberFormat: NumberFormat | null, currencySymbol: string | null, version: number, options: Array<{ id: string, label: string, color: string }> } } };

export type AddFieldOptionMutationVariables = Exact<{
  fieldId: string;
  option: FieldOptionInput;
}>;


export type AddFieldOptionMutation = { addFieldOption: { id: string, owner: FieldOwner, projectId: string | null, label: string, type: FieldType, maxOptions: number | null, numberFormat: NumberFormat | null, currencySymbol: string | null, version: number, options: Array<{ id: string, label: string, color: string }> } };

export type UpdateFieldOptionMutationVariables = Exact<{
  input: UpdateFieldOptionInput;
}>;


export type UpdateFieldOptionMutation = { updateFieldOption: { id: string, owner: FieldOwner, projectId: string | null, label: string, type: FieldType, maxOptions: number | null, numberFormat: NumberFormat | null, currencySymbol: string | null, version: number, options: Array<{ id: string, label: string, color: string }> } };

export type MoveFieldOptionMutationVariables = Exact<{
  fieldId: string;
  optionId: string;
  index: number;
}>;


export type MoveFieldOptionMutation = { moveFieldOption: { id: string, owner: FieldOwner, projectId: string | null, label: string, type: FieldType, maxOptions: number | null, numberFormat: NumberFormat | null, currencySymbol: string | null, version: number, options: Array<{ id: string, label: string, color: string }> } };

export type TrashFieldOptionMutationVariables = Exact<{
  fieldId: string;
  optionId: string;
}>;


export type TrashFieldOptionMutation = { trashFieldOption: { id: string, owner: FieldOwner, projectId: string | null, label: string, type: FieldType, maxOptions: number | null, numberFormat: NumberFormat | null, currencySymbol: string | null, version: number, options: Array<{ id: string, label: string, color: string }> } };

export type RestoreFieldOptionMutationVariables = Exact<{
  fieldId: string;
  optionId: string;
}>;


export type RestoreFieldOptionMutation = { restoreFieldOption: { id: string, owner: FieldOwner, projectId: string | null, label: string, type: FieldType, maxOptions: number | null, numberFormat: NumberFormat | null, currencySymbol: string | null, version: number, options: Array<{ id: string, label: string, color: string }> } };

export type ChangeFieldValuesMutationVariables = Exact<{
  cells: Array<FieldCellInput> | FieldCellInput;
}>;


export type ChangeFieldValuesMutation = { changeFieldValues: { values: Array<{ id: string, objectId: string, fieldId: string, value: string | null, people: Array<{ id: string, name: string, isHidden: boolean }> }>, previous: Array<{ objectId: string, fieldId: string, value: string | null }> } };

export type FileStateFragment = { id: string, name: string, type: FileType, contentType: string, size: number, uploadStatus: MediaUploadStatus, uploadedBytes: number, error: string | null, ownerType: AccessObjectType, ownerId: string, width: number | null, height: number | null, duration: number | null, mediaType: MediaType | null, pageCount: number | null, processing: FileProcessing, progress: number, doing: string, processingError: string | null, redacting: boolean, createdAt: string, viewerLevel: Level, version: number };

export type SharpStateFragment = { height: number, state: SharpStreamState, progress: number };

export type FileQueryVariables = Exact<{
  id: string;
}>;


export type FileQuery = { file: { id: string, name: string, type: FileType, contentType: string, size: number, uploadStatus: MediaUploadStatus, uploadedBytes: number, error: string | null, ownerType: AccessObjectType, ownerId: string, width: number | null, height: number | null, duration: number | null, mediaType: MediaType | null, pageCount: number | null, processing: FileProcessing, progress: number, doing: string, processingError: string | null, redacting: boolean, createdAt: string, viewerLevel: Level, version: number, createdBy: { id: string, name: string } | null, media: { streamUrl: string | null, thumbnailUrl: string | null, storyboardUrl: string | null, storyboardSheets: number, waveformUrl: string | null, isEarlier: boolean, sharp: { height: number, state: SharpStreamState, progress: number } | null } | null } | null };

export type OwnerFilesQueryVariables = Exact<{
  ownerId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OwnerFilesQuery = { files: { endCursor: string | null, totalCount: number, items: Array<{ id: string, name: string, type: FileType, contentType: string, size: number, uploadStatus: MediaUploadStatus, uploadedBytes: number, error: string | null, ownerType: AccessObjectType, ownerId: string, width: number | null, height: number | null, duration: number | null, mediaType: MediaType | null, pageCount: number | null, processing: FileProcessing, progress: number, doing: string, processingError: string | null, redacting: boolean, createdAt: string, viewerLevel: Level, version: number }> } };

export type UploadProjectQueryVariables = Exact<{
  id: string;
}>;


export type UploadProjectQuery = { project: { id: string, title: string, status: ProjectStatus, createdBy: { id: string } | null } | null, objectAccess: { viewerLevel: Level } };

export type CancelUploadMutationVariables = Exact<{
  id: string;
}>;


export type CancelUploadMutation = { cancelUpload: { id: string, name: string, type: FileType, contentType: string, size: number, uploadStatus: MediaUploadStatus, uploadedBytes: number, error: string | null, ownerType: AccessObjectType, ownerId: string, width: number | null, height: number | null, duration: number | null, mediaType: MediaType | null, pageCount: number | null, processing: FileProcessing, progress: number, doing: string, processingError: string | null, redacting: boolean, createdAt: string, viewerLevel: Level, version: number } };

export type UpdateFileMutationVariables = Exact<{
  input: UpdateFileInput;
}>;


export type UpdateFileMutation = { updateFile: { id: string, name: string, type: FileType, contentType: string, size: number, uploadStatus: MediaUploadStatus, uploadedBytes: number, error: string | null, ownerType: AccessObjectType, ownerId: string, width: number | null, height: number | null, duration: number | null, mediaType: MediaType | null, pageCount: number | null, processing: FileProcessing, progress: number, doing: string, processingError: string | null, redacting: boolean, createdAt: string, viewerLevel: Level, version: number } };

export type TrashFilesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type TrashFilesMutation = { trashFiles: Array<{ id: string, version: number, trashedAt: string | null }> };

export type RestoreFilesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreFilesMutation = { restoreFiles: Array<{ id: string, name: string, type: FileType, contentType: string, size: number, uploadStatus: MediaUploadStatus, uploadedBytes: number, error: string | null, ownerType: AccessObjectType, ownerId: string, width: number | null, height: number | null, duration: number | null, mediaType: MediaType | null, pageCount: number | null, processing: FileProcessing, progress: number, doing: string, processingError: string | null, redacting: boolean, createdAt: string, viewerLevel: Level, version: number }> };

export type ProcessFileMutationVariables = Exact<{
  id: string;
}>;


export type ProcessFileMutation = { processFile: { id: string, name: string, type: FileType, contentType: string, size: number, uploadStatus: MediaUploadStatus, uploadedBytes: number, error: string | null, ownerType: AccessObjectType, ownerId: string, width: number | null, height: number | null, duration: number | null, mediaType: MediaType | null, pageCount: number | null, processing: FileProcessing, progress: number, doing: string, processingError: string | null, redacting: boolean, createdAt: string, viewerLevel: Level, version: number, media: { sharp: { height: number, state: SharpStreamState, progress: number } | null } | null } };

export type CancelProcessingMutationVariables = Exact<{
  id: string;
}>;


export type CancelProcessingMutation = { cancelProcessing: { id: string, name: string, type: FileType, contentType: string, size: number, uploadStatus: MediaUploadStatus, uploadedBytes: number, error: string | null, ownerType: AccessObjectType, ownerId: string, width: number | null, height: number | null, duration: number | null, mediaType: MediaType | null, pageCount: number | null, processing: FileProcessing, progress: number, doing: string, processingError: string | null, redacting: boolean, createdAt: string, viewerLevel: Level, version: number } };

export type TranscriptFieldsFragment = { id: string, noteId: string, fileId: string | null, origin: TranscriptOrigin, language: string | null, status: TranscriptStatus, progress: number, error: string | null, rating: TranscriptRating | null, hasSpeech: boolean };

export type TranscriptsQueryVariables = Exact<{
  noteId: string;
}>;


export type TranscriptsQuery = { transcripts: Array<{ id: string, noteId: string, fileId: string | null, origin: TranscriptOrigin, language: string | null, status: TranscriptStatus, progress: number, error: string | null, rating: TranscriptRating | null, hasSpeech: boolean }> };

export type RequestTranscriptMutationVariables = Exact<{
  fileId: string;
  language?: string | null | undefined;
}>;


export type RequestTranscriptMutation = { requestTranscript: { id: string, noteId: string, fileId: string | null, origin: TranscriptOrigin, language: string | null, status: TranscriptStatus, progress: number, error: string | null, rating: TranscriptRating | null, hasSpeech: boolean } };

export type CancelTranscriptMutationVariables = Exact<{
  id: string;
}>;


export type CancelTranscriptMutation = { cancelTranscript: { id: string, noteId: string, fileId: string | null, origin: TranscriptOrigin, language: string | null, status: TranscriptStatus, progress: number, error: string | null, rating: TranscriptRating | null, hasSpeech: boolean } };

export type RateTranscriptMutationVariables = Exact<{
  id: string;
  rating: TranscriptRating;
}>;


export type RateTranscriptMutation = { rateTranscript: { id: string, noteId: string, fileId: string | null, origin: TranscriptOrigin, language: string | null, status: TranscriptStatus, progress: number, error: string | null, rating: TranscriptRating | null, hasSpeech: boolean } };

export type ImportTranscriptMutationVariables = Exact<{
  input: ImportTranscriptInput;
}>;


export type ImportTranscriptMutation = { importTranscript: { id: string, noteId: string, fileId: string | null, origin: TranscriptOrigin, language: string | null, status: TranscriptStatus, progress: number, error: string | null, rating: TranscriptRating | null, hasSpeech: boolean } };

export type FileNoteQueryVariables = Exact<{
  id: string;
}>;


export type FileNoteQuery = { note: { id: string, projectId: string, viewerLevel: Level, lockedAt: string | null, createdBy: { id: string } | null } | null };

export type FileInsightQueryVariables = Exact<{
  id: string;
}>;


export type FileInsightQuery = { insight: { id: string, projectId: string, viewerLevel: Level, lockedAt: string | null, createdBy: { id: string } | null } | null };

export type TranslationFieldsFragment = { id: string, fileId: string, language: string, status: TranslationStatus, error: TranslationError | null, message: string | null, progress: number, finishedAt: string | null };

export type TranslationsQueryVariables = Exact<{
  fileId: string;
}>;


export type TranslationsQuery = { translationEngine: string | null, translations: Array<{ id: string, fileId: string, language: string, status: TranslationStatus, error: TranslationError | null, message: string | null, progress: number, finishedAt: string | null, parts: Array<{ start: number, end: number, speaker: string, text: string }> }> };

export type RequestTranslationMutationVariables = Exact<{
  fileId: string;
  language: string;
}>;


export type RequestTranslationMutation = { requestTranslation: { id: string, fileId: string, language: string, status: TranslationStatus, error: TranslationError | null, message: string | null, progress: number, finishedAt: string | null } };

export type DeleteTranslationMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTranslationMutation = { deleteTranslation: string };

export type PageWordsQueryVariables = Exact<{
  fileId: string;
  afterPage: number;
}>;


export type PageWordsQuery = { filePages: Array<{ page: number, text: string, boxes: unknown }> };

export type RowTitlesQueryVariables = Exact<{
  projectId: string;
  objectType: ViewObjectType;
  data: string;
}>;


export type RowTitlesQuery = { viewRows: { items: Array<{ id: string, note: { id: string, title: string } | null, insight: { id: string, title: string } | null }> } };

export type SavedFilterFieldsFragment = { id: string, title: string, form: unknown, version: number };

export type SavedFiltersQueryVariables = Exact<{
  first: number;
}>;


export type SavedFiltersQuery = { savedFilters: { totalCount: number, items: Array<{ id: string, title: string, form: unknown, version: number }> } };

export type CreateSavedFilterMutationVariables = Exact<{
  input: CreateSavedFilterInput;
}>;


export type CreateSavedFilterMutation = { createSavedFilter: { id: string, title: string, form: unknown, version: number } };

export type UpdateSavedFilterMutationVariables = Exact<{
  input: UpdateSavedFilterInput;
}>;


export type UpdateSavedFilterMutation = { updateSavedFilter: { id: string, title: string, form: unknown, version: number } };

export type DeleteSavedFilterMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSavedFilterMutation = { deleteSavedFilter: string };

export type TagPlacesQueryVariables = Exact<{
  projectId?: string | null | undefined;
}>;


export type TagPlacesQuery = { tagBoards: Array<{ id: string, title: string, groups: Array<{ id: string, title: string }> }> };

export type ThingTitlesQueryVariables = Exact<{
  options: SearchOptions;
  limit?: number | null | undefined;
}>;


export type ThingTitlesQuery = { search: { items: Array<{ id: string, preview: { title: Array<{ text: string, match: boolean }> }, project: { id: string, title: string } | null }> } };

export type FolderFieldsFragment = { id: string, title: string, rank: number, projectCount: number, viewerLevel: Level, version: number, parent: { id: string } | null };

export type FoldersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FoldersQuery = { folders: { endCursor: string | null, items: Array<{ id: string, title: string, rank: number, projectCount: number, viewerLevel: Level, version: number, parent: { id: string } | null }> } };

export type FolderQueryVariables = Exact<{
  id: string;
}>;


export type FolderQuery = { folder: { starred: boolean, updatedAt: string, id: string, title: string, rank: number, projectCount: number, viewerLevel: Level, version: number, createdBy: { id: string, name: string } | null, path: Array<{ id: string, title: string }>, parent: { id: string } | null } | null };

export type CreateFolderMutationVariables = Exact<{
  input: CreateFolderInput;
}>;


export type CreateFolderMutation = { createFolder: { id: string, title: string, rank: number, projectCount: number, viewerLevel: Level, version: number, parent: { id: string } | null } };

export type RenameFolderMutationVariables = Exact<{
  id: string;
  title: string;
}>;


export type RenameFolderMutation = { renameFolder: { id: string, title: string, version: number } };

export type MoveFolderMutationVariables = Exact<{
  input: MoveFolderInput;
}>;


export type MoveFolderMutation = { moveFolder: { id: string, title: string, rank: number, projectCount: number, viewerLevel: Level, version: number, path: Array<{ id: string, title: string }>, parent: { id: string } | null } };

export type TrashFolderMutationVariables = Exact<{
  id: string;
}>;


export type TrashFolderMutation = { trashFolder: { id: string, version: number } };

export type RestoreFolderMutationVariables = Exact<{
  id: string;
}>;


export type RestoreFolderMutation = { restoreFolder: { id: string, title: string, rank: number, projectCount: number, viewerLevel: Level, version: number, parent: { id: string } | null } };

export type HealthQueryVariables = Exact<{ [key: string]: never; }>;


export type HealthQuery = { health: { runsInstallation: boolean, checks: Array<{ part: HealthPart, state: HealthState, message: string, milliseconds: number | null, lastFailureAt: string | null }>, lastBackup: { madeAt: string, verifiedAt: string, bytes: number, sealed: boolean } | null } };

export type TagLookFragment = { id: string, title: string, color: string };

export type HighlightLookFragment = { id: string, text: string, deleted: boolean, inlineCommentOnly: boolean, aiGenerated: boolean, aiTagged: boolean, createdAt: string, objectId: string, pdfAreas: unknown, version: number, audioVideo: { fileId: string | null, startTime: number | null, endTime: number | null, type: AudioVideoType | null } | null, author: { id: string, name: string } | null, tags: Array<{ id: string, title: string, color: string }> };

export type HighlightCardFragment = { saidBy: Array<string>, storyboardUrl: string | null, objectType: HighlightObjectType, objectTitle: string, projectId: string, viewerLevel: Level, updatedAt: string, id: string, text: string, deleted: boolean, inlineCommentOnly: boolean, aiGenerated: boolean, aiTagged: boolean, createdAt: string, objectId: string, pdfAreas: unknown, version: number, project: { id: string, title: string } | null, audioVideo: { fileId: string | null, startTime: number | null, endTime: number | null, type: AudioVideoType | null } | null, author: { id: string, name: string } | null, tags: Array<{ id: string, title: string, color: string }> };

export type TagHighlightsQueryVariables = Exact<{
  tagId: string;
  projectId?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TagHighlightsQuery = { highlights: { endCursor: string | null, items: Array<{ saidBy: Array<string>, storyboardUrl: string | null, objectType: HighlightObjectType, objectTitle: string, projectId: string, viewerLevel: Level, updatedAt: string, id: string, text: string, deleted: boolean, inlineCommentOnly: boolean, aiGenerated: boolean, aiTagged: boolean, createdAt: string, objectId: string, pdfAreas: unknown, version: number, project: { id: string, title: string } | null, audioVideo: { fileId: string | null, startTime: number | null, endTime: number | null, type: AudioVideoType | null } | null, author: { id: string, name: string } | null, tags: Array<{ id: string, title: string, color: string }> }> } };

export type DocumentHighlightsQueryVariables = Exact<{
  objectId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type DocumentHighlightsQuery = { highlights: { endCursor: string | null, items: Array<{ id: string, text: string, deleted: boolean, inlineCommentOnly: boolean, aiGenerated: boolean, aiTagged: boolean, createdAt: string, objectId: string, pdfAreas: unknown, version: number, audioVideo: { fileId: string | null, startTime: number | null, endTime: number | null, type: AudioVideoType | null } | null, author: { id: string, name: string } | null, tags: Array<{ id: string, title: string, color: string }> }> } };

export type HighlightsByIdsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type HighlightsByIdsQuery = { highlightsByIds: Array<{ id: string, text: string, deleted: boolean, inlineCommentOnly: boolean, aiGenerated: boolean, aiTagged: boolean, createdAt: string, objectId: string, pdfAreas: unknown, version: number, audioVideo: { fileId: string | null, startTime: number | null, endTime: number | null, type: AudioVideoType | null } | null, author: { id: string, name: string } | null, tags: Array<{ id: string, title: string, color: string }> }> };

export type UsableTagsQueryVariables = Exact<{
  projectId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type UsableTagsQuery = { tags: { endCursor: string | null, items: Array<{ highlightCount: number, projectId: string | null, id: string, title: string, color: string, group: { id: string, title: string } | null }> } };

export type RecentTagsQueryVariables = Exact<{
  projectId: string;
}>;


export type RecentTagsQuery = { recentTags: Array<{ id: string, title: string, color: string }> };

export type ObjectTagsQueryVariables = Exact<{
  objectType: HighlightObjectType;
  objectId: string;
}>;


export type ObjectTagsQuery = { objectTags: Array<{ count: number, tag: { id: string, title: string, color: string } }> };

export type SuggestedHighlightsQueryVariables = Exact<{
  objectType: HighlightObjectType;
  objectId: string;
  first?: number | null | undefined;
}>;


export type SuggestedHighlightsQuery = { suggestedHighlights: { totalCount: number, items: Array<{ id: string, selectedText: string, startOffset: number | null, pdfHighlightAreas: unknown, highlightReason: string | null, score: number, version: number, suggestedTags: Array<{ id: string, title: string, color: string }> }> } };

export type HighlightReferenceQueryVariables = Exact<{
  id: string;
}>;


export type HighlightReferenceQuery = { highlight: { startOffset: number | null, objectType: HighlightObjectType, objectTitle: string, projectId: string, saidBy: Array<string>, clipUrl: string | null, id: string, text: string, deleted: boolean, inlineCommentOnly: boolean, aiGenerated: boolean, aiTagged: boolean, createdAt: string, objectId: string, pdfAreas: unknown, version: number, audioVideo: { fileId: string | null, startTime: number | null, endTime: number | null, type: AudioVideoType | null } | null, author: { id: string, name: string } | null, tags: Array<{ id: string, title: string, color: string }> } | null };

export type TagReferenceQueryVariables = Exact<{
  id: string;
}>;


export type TagReferenceQuery = { tag: { description: string, highlightCount: number, trashedAt: string | null, version: number, projectId: string | null, id: string, title: string, color: string, board: { id: string, title: string } } | null };

export type PickableHighlightsQueryVariables = Exact<{
  filter: HighlightFilter;
  first?: number | null | undefined;
}>;


export type PickableHighlightsQuery = { highlights: { endCursor: string | null, items: Array<{ objectType: HighlightObjectType, objectTitle: string, saidBy: Array<string>, storyboardUrl: string | null, id: string, text: string, deleted: boolean, inlineCommentOnly: boolean, aiGenerated: boolean, aiTagged: boolean, createdAt: string, objectId: string, pdfAreas: unknown, version: number, audioVideo: { fileId: string | null, startTime: number | null, endTime: number | null, type: AudioVideoType | null } | null, author: { id: string, name: string } | null, tags: Array<{ id: string, title: string, color: string }> }> } };

export type TrayHighlightsQueryVariables = Exact<{
  filter: HighlightFilter;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TrayHighlightsQuery = { highlights: { endCursor: string | null, items: Array<{ startOffset: number | null, objectType: HighlightObjectType, objectTitle: string, saidBy: Array<string>, storyboardUrl: string | null, id: string, text: string, deleted: boolean, inlineCommentOnly: boolean, aiGenerated: boolean, aiTagged: boolean, createdAt: string, objectId: string, pdfAreas: unknown, version: number, usedIn: Array<{ id: string, title: string }>, audioVideo: { fileId: string | null, startTime: number | null, endTime: number | null, type: AudioVideoType | null } | null, author: { id: string, name: string } | null, tags: Array<{ id: string, title: string, color: string }> }> } };

export type CreateHighlightMutationVariables = Exact<{
  input: CreateHighlightInput;
}>;


export type CreateHighlightMutation = { createHighlight: { id: string, text: string, deleted: boolean, inlineCommentOnly: boolean, aiGenerated: boolean, aiTagged: boolean, createdAt: string, objectId: string, pdfAreas: unknown, version: number, audioVideo: { fileId: string | null, startTime: number | null, endTime: number | null, type: AudioVideoType | null } | null, author: { id: string, name: string } | null, tags: Array<{ id: string, title: string, color: string }> } };

export type MoveHighlightMutationVariables = Exact<{
  id: string;
  anchor: HighlightAnchorInput;
}>;


export type MoveHighlightMutation = { updateHighlight: { id: string, text: string, deleted: boolean, inlineCommentOnly: boolean, aiGenerated: boolean, aiTagged: boolean, createdAt: string, objectId: string, pdfAreas: unknown, version: number, audioVideo: { fileId: string | null, startTime: number | null, endTime: number | null, type: AudioVideoType | null } | null, author: { id: string, name: string } | null, tags: Array<{ id: string, title: string, color: string }> } };

export type TrimHighlightMutationVariables = Exact<{
  id: string;
  audioVideo: HighlightAudioVideoInput;
}>;


export type TrimHighlightMutation = { updateHighlight: { id: string, text: string, deleted: boolean, inlineCommentOnly: boolean, aiGenerated: boolean, aiTagged: boolean, createdAt: string, objectId: string, pdfAreas: unknown, version: number, audioVideo: { fileId: string | null, startTime: number | null, endTime: number | null, type: AudioVideoType | null } | null, author: { id: string, name: string } | null, tags: Array<{ id: string, title: string, color: string }> } };

export type DeleteHighlightsMutationVariables = Exact<{
  ids: Array<string> | string;
  madeTagIds?: Array<string> | string | null | undefined;
}>;


export type DeleteHighlightsMutation = { deleteHighlights: Array<{ id: string, text: string, deleted: boolean, inlineCommentOnly: boolean, aiGenerated: boolean, aiTagged: boolean, createdAt: string, objectId: string, pdfAreas: unknown, version: number, audioVideo: { fileId: string | null, startTime: number | null, endTime: number | null, type: AudioVideoType | null } | null, author: { id: string, name: string } | null, tags: Array<{ id: string, title: string, color: string }> }> };

export type RestoreHighlightsMutationVariables = Exact<{
  ids: Array<string> | string;
  newTags?: Array<NewTagInput> | NewTagInput | null | undefined;
}>;


export type RestoreHighlightsMutation = { restoreHighlights: Array<{ id: string, text: string, deleted: boolean, inlineCommentOnly: boolean, aiGenerated: boolean, aiTagged: boolean, createdAt: string, objectId: string, pdfAreas: unknown, version: number, audioVideo: { fileId: string | null, startTime: number | null, endTime: number | null, type: AudioVideoType | null } | null, author: { id: string, name: string } | null, tags: Array<{ id: string, title: string, color: string }> }> };

export type SetHighlightTagsMutationVariables = Exact<{
  id: string;
  tagIds: Array<string> | string;
  newTags?: Array<NewTagInput> | NewTagInput | null | undefined;
  madeTagIds?: Array<string> | string | null | undefined;
}>;


export type SetHighlightTagsMutation = { setHighlightTags: { id: string | null, changedCount: number, highlights: Array<{ id: string, text: string, deleted: boolean, inlineCommentOnly: boolean, aiGenerated: boolean, aiTagged: boolean, createdAt: string, objectId: string, pdfAreas: unknown, version: number, audioVideo: { fileId: string | null, startTime: number | null, endTime: number | null, type: AudioVideoType | null } | null, author: { id: string, name: string } | null, tags: Array<{ id: string, title: string, color: string }> }> } };

export type ChangeHighlightTagsMutationVariables = Exact<{
  ids: Array<string> | string;
  add?: Array<string> | string | null | undefined;
  remove?: Array<string> | string | null | undefined;
  newTags?: Array<NewTagInput> | NewTagInput | null | undefined;
}>;


export type ChangeHighlightTagsMutation = { changeHighlightTags: { id: string | null, changedCount: number, highlights: Array<{ id: string, text: string, deleted: boolean, inlineCommentOnly: boolean, aiGenerated: boolean, aiTagged: boolean, createdAt: string, objectId: string, pdfAreas: unknown, version: number, audioVideo: { fileId: string | null, startTime: number | null, endTime: number | null, type: AudioVideoType | null } | null, author: { id: string, name: string } | null, tags: Array<{ id: string, title: string, color: string }> }> } };

export type UndoHighlightTagChangeMutationVariables = Exact<{
  id: string;
}>;


export type UndoHighlightTagChangeMutation = { undoHighlightTagChange: Array<{ id: string, text: string, deleted: boolean, inlineCommentOnly: boolean, aiGenerated: boolean, aiTagged: boolean, createdAt: string, objectId: string, pdfAreas: unknown, version: number, audioVideo: { fileId: string | null, startTime: number | null, endTime: number | null, type: AudioVideoType | null } | null, author: { id: string, name: string } | null, tags: Array<{ id: string, title: string, color: string }> }> };

export type TagNotesMutationVariables = Exact<{
  noteIds: Array<string> | string;
  add: Array<string> | string;
  newTags?: Array<NewTagInput> | NewTagInput | null | undefined;
}>;


export type TagNotesMutation = { tagNotes: { id: string | null, highlightCount: number, changedCount: number } };

export type UndoNoteTaggingMutationVariables = Exact<{
  id: string;
}>;


export type UndoNoteTaggingMutation = { undoHighlightTagChange: Array<{ id: string, version: number }> };

export type NewTagPlacesQueryVariables = Exact<{
  projectId: string;
}>;


export type NewTagPlacesQuery = { tagBoards: Array<{ id: string, title: string, viewerLevel: Level, groups: Array<{ id: string, title: string, color: string }> }> };

export type AcceptSuggestedHighlightMutationVariables = Exact<{
  id: string;
  tagIds?: Array<string> | string | null | undefined;
}>;


export type AcceptSuggestedHighlightMutation = { acceptSuggestedHighlight: { id: string, text: string, deleted: boolean, inlineCommentOnly: boolean, aiGenerated: boolean, aiTagged: boolean, createdAt: string, objectId: string, pdfAreas: unknown, version: number, audioVideo: { fileId: string | null, startTime: number | null, endTime: number | null, type: AudioVideoType | null } | null, author: { id: string, name: string } | null, tags: Array<{ id: string, title: string, color: string }> } };

export type RejectSuggestedHighlightsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RejectSuggestedHighlightsMutation = { rejectSuggestedHighlights: Array<{ id: string, review: SuggestionReview | null }> };

export type ReopenSuggestedHighlightsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ReopenSuggestedHighlightsMutation = { reopenSuggestedHighlights: Array<{ id: string, review: SuggestionReview | null }> };

export type TagHighlightClustersMutationVariables = Exact<{
  projectId: string;
  clusters: Array<HighlightClusterInput> | HighlightClusterInput;
}>;


export type TagHighlightClustersMutation = { tagHighlightClusters: { id: string | null, madeTagIds: Array<string>, changedCount: number } };

export type TrashClusterTagsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type TrashClusterTagsMutation = { trashTags: Array<{ id: string }> };

export type HighlightClipsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type HighlightClipsQuery = { highlightsByIds: Array<{ id: string, audioVideo: { fileId: string | null, startTime: number | null, endTime: number | null } | null }> };

export type ImportStateFragment = { id: string, target: ImportTarget, projectId: string | null, channelId: string | null, minDate: string | null, maxDate: string | null, fileName: string, status: ImportStatus, progress: number, doing: string, createdCount: number, updatedCount: number, duplicateCount: number, failedCount: number, contactCount: number, tagCount: number, fieldCount: number, processedInto: SurveyTarget | null, insightId: string | null, error: string | null, problemsUrl: string | null, problems: { totalCount: number, items: Array<{ line: number, kind: ImportProblemKind, message: string }> } };

export type ImportEntryFieldsFragment = { id: string, kind: ImportKind, name: string, status: ImportStatus, target: ImportTarget | null, progress: number, itemCount: number, leftOutCount: number, createdAt: string, project: { id: string, title: string } | null, channel: { id: string, title: string } | null };

export type ImportsQueryVariables = Exact<{
  projectId?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ImportsQuery = { imports: { endCursor: string | null, totalCount: number, items: Array<{ id: string, kind: ImportKind, name: string, status: ImportStatus, target: ImportTarget | null, progress: number, itemCount: number, leftOutCount: number, createdAt: string, project: { id: string, title: string } | null, channel: { id: string, title: string } | null }> } };

export type TableImportQueryVariables = Exact<{
  id: string;
}>;


export type TableImportQuery = { tableImport: { id: string, target: ImportTarget, projectId: string | null, channelId: string | null, minDate: string | null, maxDate: string | null, fileName: string, status: ImportStatus, progress: number, doing: string, createdCount: number, updatedCount: number, duplicateCount: number, failedCount: number, contactCount: number, tagCount: number, fieldCount: number, processedInto: SurveyTarget | null, insightId: string | null, error: string | null, problemsUrl: string | null, problems: { totalCount: number, items: Array<{ line: number, kind: ImportProblemKind, message: string }> } } | null };

export type ImportTableQueryVariables = Exact<{
  id: string;
}>;


export type ImportTableQuery = { tableImport: { id: string, preview: { encoding: string, delimiter: string, hasNulls: boolean, sheets: Array<string>, sheet: string | null, firstRowIsData: boolean, columns: Array<{ header: string, type: FieldType, questionType: QuestionType, option: { question: string, label: string } | null, suggestion: { use: ImportColumnUse, fieldId: string | null, fieldType: FieldType | null, questionType: QuestionType | null } }>, rows: Array<{ line: number, cells: Array<string> }> } | null } | null };

export type ImportExistingQueryVariables = Exact<{
  id: string;
  column: number;
  choice: ImportColumnInput;
}>;


export type ImportExistingQuery = { importExisting: number };

export type ImportFieldsQueryVariables = Exact<{
  owner: FieldOwner;
  projectId?: string | null | undefined;
}>;


export type ImportFieldsQuery = { fields: Array<{ id: string, field: { id: string, label: string, type: FieldType } }> };

export type CreateImportMutationVariables = Exact<{
  input: CreateImportInput;
}>;


export type CreateImportMutation = { createImport: { id: string } };

export type ChooseImportSheetMutationVariables = Exact<{
  id: string;
  sheet: string;
}>;


export type ChooseImportSheetMutation = { chooseImportSheet: { id: string } };

export type ChooseImportFirstRowMutationVariables = Exact<{
  id: string;
  isData: boolean;
}>;


export type ChooseImportFirstRowMutation = { chooseImportFirstRow: { id: string } };

export type StartImportMutationVariables = Exact<{
  input: StartImportInput;
}>;


export type StartImportMutation = { startImport: { id: string, target: ImportTarget, projectId: string | null, channelId: string | null, minDate: string | null, maxDate: string | null, fileName: string, status: ImportStatus, progress: number, doing: string, createdCount: number, updatedCount: number, duplicateCount: number, failedCount: number, contactCount: number, tagCount: number, fieldCount: number, processedInto: SurveyTarget | null, insightId: string | null, error: string | null, problemsUrl: string | null, problems: { totalCount: number, items: Array<{ line: number, kind: ImportProblemKind, message: string }> } } };

export type CancelImportMutationVariables = Exact<{
  id: string;
}>;


export type CancelImportMutation = { cancelImport: { id: string, target: ImportTarget, projectId: string | null, channelId: string | null, minDate: string | null, maxDate: string | null, fileName: string, status: ImportStatus, progress: number, doing: string, createdCount: number, updatedCount: number, duplicateCount: number, failedCount: number, contactCount: number, tagCount: number, fieldCount: number, processedInto: SurveyTarget | null, insightId: string | null, error: string | null, problemsUrl: string | null, problems: { totalCount: number, items: Array<{ line: number, kind: ImportProblemKind, message: string }> } } };

export type UndoImportMutationVariables = Exact<{
  id: string;
}>;


export type UndoImportMutation = { undoImport: { id: string, target: ImportTarget, projectId: string | null, channelId: string | null, minDate: string | null, maxDate: string | null, fileName: string, status: ImportStatus, progress: number, doing: string, createdCount: number, updatedCount: number, duplicateCount: number, failedCount: number, contactCount: number, tagCount: number, fieldCount: number, processedInto: SurveyTarget | null, insightId: string | null, error: string | null, problemsUrl: string | null, problems: { totalCount: number, items: Array<{ line: number, kind: ImportProblemKind, message: string }> } } };

export type InsightCardFragment = { id: string, title: string, aiGenerated: boolean, preview: string, coverFileId: string | null, status: InsightStatus, publishedAt: string | null, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, openThreads: number, project: { id: string, title: string } | null, createdBy: { id: string, name: string } | null };

export type InsightFieldsFragment = { id: string, projectId: string, title: string, aiGenerated: boolean, coverFileId: string | null, status: InsightStatus, publishedAt: string | null, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, viewerLevel: Level, starred: boolean, unreadComments: number, openThreads: number, project: { id: string, title: string, status: ProjectStatus } | null, publishedBy: { id: string, name: string } | null, lockedBy: { id: string, name: string } | null, createdBy: { id: string, name: string } | null };

export type InsightsQueryVariables = Exact<{
  projectId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  sort?: InsightSort | null | undefined;
  published?: boolean | null | undefined;
}>;


export type InsightsQuery = { insights: { endCursor: string | null, totalCount: number, items: Array<{ id: string, title: string, aiGenerated: boolean, preview: string, coverFileId: string | null, status: InsightStatus, publishedAt: string | null, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, openThreads: number, project: { id: string, title: string } | null, createdBy: { id: string, name: string } | null }> } };

export type PublishedInFolderQueryVariables = Exact<{
  folderId?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PublishedInFolderQuery = { publishedInsights: { endCursor: string | null, totalCount: number, items: Array<{ id: string, title: string, aiGenerated: boolean, preview: string, coverFileId: string | null, status: InsightStatus, publishedAt: string | null, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, openThreads: number, project: { id: string, title: string } | null, createdBy: { id: string, name: string } | null }> } };

export type PublishedInsightsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PublishedInsightsQuery = { publishedInsights: { endCursor: string | null, totalCount: number, items: Array<{ id: string, title: string, aiGenerated: boolean, preview: string, coverFileId: string | null, status: InsightStatus, publishedAt: string | null, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, openThreads: number, project: { id: string, title: string } | null, createdBy: { id: string, name: string } | null }> } };

export type InsightQueryVariables = Exact<{
  id: string;
}>;


export type InsightQuery = { insight: { opening: string, id: string, projectId: string, title: string, aiGenerated: boolean, coverFileId: string | null, status: InsightStatus, publishedAt: string | null, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, viewerLevel: Level, starred: boolean, unreadComments: number, openThreads: number, project: { id: string, title: string, status: ProjectStatus } | null, publishedBy: { id: string, name: string } | null, lockedBy: { id: string, name: string } | null, createdBy: { id: string, name: string } | null } | null };

export type InsightContentQueryVariables = Exact<{
  id: string;
}>;


export type InsightContentQuery = { insight: { id: string, title: string, content: unknown, publishedAt: string | null, createdBy: { id: string, name: string } | null } | null };

export type CreateInsightMutationVariables = Exact<{
  input: CreateInsightInput;
}>;


export type CreateInsightMutation = { createInsight: { id: string, projectId: string, title: string, aiGenerated: boolean, coverFileId: string | null, status: InsightStatus, publishedAt: string | null, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, viewerLevel: Level, starred: boolean, unreadComments: number, openThreads: number, project: { id: string, title: string, status: ProjectStatus } | null, publishedBy: { id: string, name: string } | null, lockedBy: { id: string, name: string } | null, createdBy: { id: string, name: string } | null } };

export type UpdateInsightMutationVariables = Exact<{
  input: UpdateInsightInput;
}>;


export type UpdateInsightMutation = { updateInsight: { id: string, title: string, coverFileId: string | null, status: InsightStatus, updatedAt: string, version: number } };

export type PublishInsightMutationVariables = Exact<{
  id: string;
}>;


export type PublishInsightMutation = { publishInsight: { id: string, projectId: string, title: string, aiGenerated: boolean, coverFileId: string | null, status: InsightStatus, publishedAt: string | null, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, viewerLevel: Level, starred: boolean, unreadComments: number, openThreads: number, project: { id: string, title: string, status: ProjectStatus } | null, publishedBy: { id: string, name: string } | null, lockedBy: { id: string, name: string } | null, createdBy: { id: string, name: string } | null } };

export type UnpublishInsightMutationVariables = Exact<{
  id: string;
}>;


export type UnpublishInsightMutation = { unpublishInsight: { id: string, projectId: string, title: string, aiGenerated: boolean, coverFileId: string | null, status: InsightStatus, publishedAt: string | null, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, viewerLevel: Level, starred: boolean, unreadComments: number, openThreads: number, project: { id: string, title: string, status: ProjectStatus } | null, publishedBy: { id: string, name: string } | null, lockedBy: { id: string, name: string } | null, createdBy: { id: string, name: string } | null } };

export type DuplicateInsightMutationVariables = Exact<{
  id: string;
}>;


export type DuplicateInsightMutation = { duplicateInsight: { id: string, projectId: string, title: string, aiGenerated: boolean, coverFileId: string | null, status: InsightStatus, publishedAt: string | null, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, viewerLevel: Level, starred: boolean, unreadComments: number, openThreads: number, project: { id: string, title: string, status: ProjectStatus } | null, publishedBy: { id: string, name: string } | null, lockedBy: { id: string, name: string } | null, createdBy: { id: string, name: string } | null } };

export type LockInsightMutationVariables = Exact<{
  id: string;
}>;


export type LockInsightMutation = { lockInsight: { id: string, projectId: string, title: string, aiGenerated: boolean, coverFileId: string | null, status: InsightStatus, publishedAt: string | null, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, viewerLevel: Level, starred: boolean, unreadComments: number, openThreads: number, project: { id: string, title: string, status: ProjectStatus } | null, publishedBy: { id: string, name: string } | null, lockedBy: { id: string, name: string } | null, createdBy: { id: string, name: string } | null } };

export type UnlockInsightMutationVariables = Exact<{
  id: string;
}>;


export type UnlockInsightMutation = { unlockInsight: { id: string, projectId: string, title: string, aiGenerated: boolean, coverFileId: string | null, status: InsightStatus, publishedAt: string | null, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, viewerLevel: Level, starred: boolean, unreadComments: number, openThreads: number, project: { id: string, title: string, status: ProjectStatus } | null, publishedBy: { id: string, name: string } | null, lockedBy: { id: string, name: string } | null, createdBy: { id: string, name: string } | null } };

export type MoveInsightsMutationVariables = Exact<{
  ids: Array<string> | string;
  projectId: string;
}>;


export type MoveInsightsMutation = { moveInsights: Array<{ id: string, projectId: string, title: string, aiGenerated: boolean, coverFileId: string | null, status: InsightStatus, publishedAt: string | null, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, viewerLevel: Level, starred: boolean, unreadComments: number, openThreads: number, project: { id: string, title: string, status: ProjectStatus } | null, publishedBy: { id: string, name: string } | null, lockedBy: { id: string, name: string } | null, createdBy: { id: string, name: string } | null }> };

export type TrashInsightsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type TrashInsightsMutation = { trashInsights: Array<{ id: string, version: number }> };

export type RestoreInsightsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreInsightsMutation = { restoreInsights: Array<{ id: string, projectId: string, title: string, aiGenerated: boolean, coverFileId: string | null, status: InsightStatus, publishedAt: string | null, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, viewerLevel: Level, starred: boolean, unreadComments: number, openThreads: number, project: { id: string, title: string, status: ProjectStatus } | null, publishedBy: { id: string, name: string } | null, lockedBy: { id: string, name: string } | null, createdBy: { id: string, name: string } | null }> };

export type SpeechAvailableQueryVariables = Exact<{ [key: string]: never; }>;


export type SpeechAvailableQuery = { speechAvailable: boolean };

export type SpokenTextQueryVariables = Exact<{
  type: SpokenTextType;
  id: string;
}>;


export type SpokenTextQuery = { spokenText: { language: string | null, hasSound: boolean, pieces: Array<{ sentences: Array<{ text: string, place: number | null }> }> } | null };

export type MailSetupQueryVariables = Exact<{ [key: string]: never; }>;


export type MailSetupQuery = { mailSetup: { way: MailWay, host: string | null, sender: string, testAddress: string, outboxUrl: string | null } };

export type SendTestMailMutationVariables = Exact<{ [key: string]: never; }>;


export type SendTestMailMutation = { sendTestMail: { outcome: MailTestOutcome, message: string } };

export type MediaExportStateFragment = { id: string, kind: MediaExportKind, filename: string, highlightCount: number, status: MediaExportStatus, progress: number, doing: string, error: string | null, duration: number | null, size: number | null, downloadUrl: string | null, captionsUrl: string | null };

export type MediaExportQueryVariables = Exact<{
  id: string;
}>;


export type MediaExportQuery = { mediaExport: { id: string, kind: MediaExportKind, filename: string, highlightCount: number, status: MediaExportStatus, progress: number, doing: string, error: string | null, duration: number | null, size: number | null, downloadUrl: string | null, captionsUrl: string | null } | null };

export type ExportMediaMutationVariables = Exact<{
  input: ExportMediaInput;
}>;


export type ExportMediaMutation = { exportMedia: { id: string, kind: MediaExportKind, filename: string, highlightCount: number, status: MediaExportStatus, progress: number, doing: string, error: string | null, duration: number | null, size: number | null, downloadUrl: string | null, captionsUrl: string | null } };

export type CancelMediaExportMutationVariables = Exact<{
  id: string;
}>;


export type CancelMediaExportMutation = { cancelMediaExport: { id: string, kind: MediaExportKind, filename: string, highlightCount: number, status: MediaExportStatus, progress: number, doing: string, error: string | null, duration: number | null, size: number | null, downloadUrl: string | null, captionsUrl: string | null } };

export type MemberFieldsFragment = { id: string, name: string, email: string, role: Role | null, workspaceAdmin: boolean, isYou: boolean, suspended: boolean };

export type InviteFieldsFragment = { id: string, email: string, role: Role, message: string, createdAt: string, expiresAt: string, isMailed: boolean, outboxUrl: string | null, invitedBy: { id: string, name: string } | null, object: { type: AccessObjectType, id: string, level: Level } | null };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { theme: Theme, id: string, name: string, email: string, role: Role | null, workspaceAdmin: boolean, isYou: boolean, suspended: boolean }, workspace: { id: string, name: string, subdomain: string, hasSampleData: boolean, addressChangesLeft: number, primaryColor: string | null, logoUrl: string | null, deletion: { dueAt: string, requestedBy: { id: string, name: string } | null } | null }, workspaceSettings: { accessRequestsDisabled: boolean, communityPublishingDisabled: boolean, exportDisabled: boolean, publicAccessDisabled: boolean, dataOutDisabled: boolean, adminOnlyInvites: boolean, readOnly: boolean, secondFactorRequired: boolean } };

export type MembersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type MembersQuery = { members: { endCursor: string | null, totalCount: number, items: Array<{ id: string, name: string, email: string, role: Role | null, workspaceAdmin: boolean, isYou: boolean, suspended: boolean }> } };

export type MemberProfileQueryVariables = Exact<{
  id: string;
}>;


export type MemberProfileQuery = { member: { id: string, name: string, email: string, role: Role | null, workspaceAdmin: boolean, isYou: boolean, suspended: boolean } | null };

export type InvitesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type InvitesQuery = { invites: { endCursor: string | null, totalCount: number, items: Array<{ id: string, email: string, role: Role, message: string, createdAt: string, expiresAt: string, isMailed: boolean, outboxUrl: string | null, invitedBy: { id: string, name: string } | null, object: { type: AccessObjectType, id: string, level: Level } | null }> } };

export type InvitesOfQueryVariables = Exact<{
  object: InvitesOfInput;
}>;


export type InvitesOfQuery = { invites: { totalCount: number, items: Array<{ id: string, email: string, role: Role, message: string, createdAt: string, expiresAt: string, isMailed: boolean, outboxUrl: string | null, invitedBy: { id: string, name: string } | null, object: { type: AccessObjectType, id: string, level: Level } | null }> } };

export type OpenDomainsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenDomainsQuery = { openDomains: Array<string> };

export type InviteMemberMutationVariables = Exact<{
  input: InviteMemberInput;
}>;


export type InviteMemberMutation = { inviteMember: { id: string, email: string, role: Role, message: string, createdAt: string, expiresAt: string, isMailed: boolean, outboxUrl: string | null, invitedBy: { id: string, name: string } | null, object: { type: AccessObjectType, id: string, level: Level } | null } };

export type RevokeInviteMutationVariables = Exact<{
  id: string;
}>;


export type RevokeInviteMutation = { revokeInvite: { id: string } };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { theme: Theme, id: string, name: string, email: string, role: Role | null, workspaceAdmin: boolean, isYou: boolean, suspended: boolean } };

export type CopyInviteLinkMutationVariables = Exact<{
  id: string;
}>;


export type CopyInviteLinkMutation = { copyInviteLink: { url: string, expiresAt: string } };

export type ResendInviteMutationVariables = Exact<{
  id: string;
}>;


export type ResendInviteMutation = { resendInvite: { id: string, email: string, role: Role, message: string, createdAt: string, expiresAt: string, isMailed: boolean, outboxUrl: string | null, invitedBy: { id: string, name: string } | null, object: { type: AccessObjectType, id: string, level: Level } | null } };

export type SetMemberRoleMutationVariables = Exact<{
  id: string;
  role?: Role | null | undefined;
}>;


export type SetMemberRoleMutation = { setMemberRole: { id: string, name: string, email: string, role: Role | null, workspaceAdmin: boolean, isYou: boolean, suspended: boolean } };

export type SetWorkspaceAdminMutationVariables = Exact<{
  id: string;
  workspaceAdmin: boolean;
}>;


export type SetWorkspaceAdminMutation = { setWorkspaceAdmin: { id: string, name: string, email: string, role: Role | null, workspaceAdmin: boolean, isYou: boolean, suspended: boolean } };

export type SuspendMemberMutationVariables = Exact<{
  id: string;
}>;


export type SuspendMemberMutation = { suspendMember: { id: string, name: string, email: string, role: Role | null, workspaceAdmin: boolean, isYou: boolean, suspended: boolean } };

export type ReactivateMemberMutationVariables = Exact<{
  id: string;
}>;


export type ReactivateMemberMutation = { reactivateMember: { id: string, name: string, email: string, role: Role | null, workspaceAdmin: boolean, isYou: boolean, suspended: boolean } };

export type RemoveMemberMutationVariables = Exact<{
  id: string;
}>;


export type RemoveMemberMutation = { removeMember: boolean };

export type AddOpenDomainMutationVariables = Exact<{
  domain: string;
}>;


export type AddOpenDomainMutation = { addOpenDomain: Array<string> };

export type RemoveOpenDomainMutationVariables = Exact<{
  domain: string;
}>;


export type RemoveOpenDomainMutation = { removeOpenDomain: Array<string> };

export type MemberWorkQueryVariables = Exact<{
  id: string;
  type?: ObjectCardType | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MemberWorkQuery = { member: { id: string, work: { endCursor: string | null, items: Array<{ type: ObjectCardType, id: string, title: string, at: string, project: { id: string, title: string } | null }> } } | null };

export type ModelSettingsFieldsFragment = { generationEnabled: boolean, provider: ModelProvider | null, model: string | null, url: string | null, region: string | null, hasKey: boolean, monthlyTokens: number | null, personalKinds: Array<PersonalKind>, usedTokens: number, usedRequests: number, installationModel: string | null, embedded: Array<string>, services: Array<string> };

export type ModelSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ModelSettingsQuery = { modelSettings: { generationEnabled: boolean, provider: ModelProvider | null, model: string | null, url: string | null, region: string | null, hasKey: boolean, monthlyTokens: number | null, personalKinds: Array<PersonalKind>, usedTokens: number, usedRequests: number, installationModel: string | null, embedded: Array<string>, services: Array<string> } };

export type UpdateModelSettingsMutationVariables = Exact<{
  input: UpdateModelSettingsInput;
}>;


export type UpdateModelSettingsMutation = { updateModelSettings: { generationEnabled: boolean, provider: ModelProvider | null, model: string | null, url: string | null, region: string | null, hasKey: boolean, monthlyTokens: number | null, personalKinds: Array<PersonalKind>, usedTokens: number, usedRequests: number, installationModel: string | null, embedded: Array<string>, services: Array<string> } };

export type TestModelConnectionMutationVariables = Exact<{
  input: ModelChoiceInput;
}>;


export type TestModelConnectionMutation = { testModelConnection: { ok: boolean, message: string, milliseconds: number } };

export type ModelUseFieldsFragment = { id: string, createdAt: string, purpose: string, model: string, host: string | null, outcome: string, inputTokens: number, outputTokens: number, estimated: boolean, objectCount: number, member: { id: string, name: string } | null, objects: Array<{ id: string, title: string }> };

export type ModelUsesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type ModelUsesQuery = { modelUses: { endCursor: string | null, totalCount: number, items: Array<{ id: string, createdAt: string, purpose: string, model: string, host: string | null, outcome: string, inputTokens: number, outputTokens: number, estimated: boolean, objectCount: number, member: { id: string, name: string } | null, objects: Array<{ id: string, title: string }> }> } };

export type NoteCardFragment = { id: string, title: string, aiGenerated: boolean, preview: string, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, openThreads: number, createdBy: { id: string, name: string } | null, people: Array<{ kind: NotePersonKind, person: { id: string, name: string, isHidden: boolean } }> };

export type NoteFieldsFragment = { id: string, projectId: string, title: string, aiGenerated: boolean, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, viewerLevel: Level, starred: boolean, unreadComments: number, openThreads: number, project: { id: string, title: string } | null, lockedBy: { id: string, name: string } | null, createdBy: { id: string, name: string } | null };

export type NotesQueryVariables = Exact<{
  projectId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  sort?: NoteSort | null | undefined;
}>;


export type NotesQuery = { notes: { endCursor: string | null, totalCount: number, items: Array<{ id: string, title: string, aiGenerated: boolean, preview: string, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, openThreads: number, createdBy: { id: string, name: string } | null, people: Array<{ kind: NotePersonKind, person: { id: string, name: string, isHidden: boolean } }> }> } };

export type NoteQueryVariables = Exact<{
  id: string;
}>;


export type NoteQuery = { note: { opening: string, id: string, projectId: string, title: string, aiGenerated: boolean, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, viewerLevel: Level, starred: boolean, unreadComments: number, openThreads: number, project: { id: string, title: string } | null, lockedBy: { id: string, name: string } | null, createdBy: { id: string, name: string } | null } | null };

export type CreateNoteMutationVariables = Exact<{
  input: CreateNoteInput;
}>;


export type CreateNoteMutation = { createNote: { id: string, projectId: string, title: string, aiGenerated: boolean, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, viewerLevel: Level, starred: boolean, unreadComments: number, openThreads: number, project: { id: string, title: string } | null, lockedBy: { id: string, name: string } | null, createdBy: { id: string, name: string } | null } };

export type UpdateNoteMutationVariables = Exact<{
  input: UpdateNoteInput;
}>;


export type UpdateNoteMutation = { updateNote: { id: string, title: string, updatedAt: string, version: number } };

export type DuplicateNoteMutationVariables = Exact<{
  id: string;
}>;


export type DuplicateNoteMutation = { duplicateNote: { id: string, projectId: string, title: string, aiGenerated: boolean, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, viewerLevel: Level, starred: boolean, unreadComments: number, openThreads: number, project: { id: string, title: string } | null, lockedBy: { id: string, name: string } | null, createdBy: { id: string, name: string } | null } };

export type LockNoteMutationVariables = Exact<{
  id: string;
}>;


export type LockNoteMutation = { lockNote: { id: string, projectId: string, title: string, aiGenerated: boolean, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, viewerLevel: Level, starred: boolean, unreadComments: number, openThreads: number, project: { id: string, title: string } | null, lockedBy: { id: string, name: string } | null, createdBy: { id: string, name: string } | null } };

export type UnlockNoteMutationVariables = Exact<{
  id: string;
}>;


export type UnlockNoteMutation = { unlockNote: { id: string, projectId: string, title: string, aiGenerated: boolean, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, viewerLevel: Level, starred: boolean, unreadComments: number, openThreads: number, project: { id: string, title: string } | null, lockedBy: { id: string, name: string } | null, createdBy: { id: string, name: string } | null } };

export type MoveNotesMutationVariables = Exact<{
  ids: Array<string> | string;
  projectId: string;
}>;


export type MoveNotesMutation = { moveNotes: Array<{ id: string, projectId: string, title: string, aiGenerated: boolean, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, viewerLevel: Level, starred: boolean, unreadComments: number, openThreads: number, project: { id: string, title: string } | null, lockedBy: { id: string, name: string } | null, createdBy: { id: string, name: string } | null }> };

export type TrashNotesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type TrashNotesMutation = { trashNotes: Array<{ id: string, version: number }> };

export type RestoreNotesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreNotesMutation = { restoreNotes: Array<{ id: string, projectId: string, title: string, aiGenerated: boolean, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, viewerLevel: Level, starred: boolean, unreadComments: number, openThreads: number, project: { id: string, title: string } | null, lockedBy: { id: string, name: string } | null, createdBy: { id: string, name: string } | null }> };

export type FollowFieldsFragment = { objectType: AccessObjectType, objectId: string, title: string, frequency: FollowFrequency, createdAt: string };

export type NotificationFieldsFragment = { id: string, type: string, metadata: unknown, text: string, quote: string | null, link: string, createdAt: string, readAt: string | null, actor: { id: string, name: string } | null };

export type NotificationReadFragment = { id: string, readAt: string | null };

export type NotificationOptionsFieldsFragment = { projectId: string | null, inherited: boolean, allChangesEnabled: boolean, insightsPublishedEnabled: boolean, allCommentsEnabled: boolean };

export type UnreadCountQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadCountQuery = { unreadCount: number };

export type NotificationsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type NotificationsQuery = { notifications: { endCursor: string | null, totalCount: number, items: Array<{ id: string, type: string, metadata: unknown, text: string, quote: string | null, link: string, createdAt: string, readAt: string | null, actor: { id: string, name: string } | null }> } };

export type FollowQueryVariables = Exact<{
  type: AccessObjectType;
  id: string;
}>;


export type FollowQuery = { follow: { objectType: AccessObjectType, objectId: string, title: string, frequency: FollowFrequency, createdAt: string } | null };

export type FollowsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FollowsQuery = { follows: { endCursor: string | null, totalCount: number, items: Array<{ objectType: AccessObjectType, objectId: string, title: string, frequency: FollowFrequency, createdAt: string }> } };

export type NotificationOptionsQueryVariables = Exact<{
  projectId?: string | null | undefined;
}>;


export type NotificationOptionsQuery = { notificationOptions: { projectId: string | null, inherited: boolean, allChangesEnabled: boolean, insightsPublishedEnabled: boolean, allCommentsEnabled: boolean } };

export type FollowObjectMutationVariables = Exact<{
  input: FollowInput;
}>;


export type FollowObjectMutation = { follow: { objectType: AccessObjectType, objectId: string, title: string, frequency: FollowFrequency, createdAt: string } };

export type UnfollowObjectMutationVariables = Exact<{
  type: AccessObjectType;
  id: string;
}>;


export type UnfollowObjectMutation = { unfollow: boolean };

export type UpdateNotificationOptionsMutationVariables = Exact<{
  input: NotificationOptionsInput;
}>;


export type UpdateNotificationOptionsMutation = { updateNotificationOptions: { projectId: string | null, inherited: boolean, allChangesEnabled: boolean, insightsPublishedEnabled: boolean, allCommentsEnabled: boolean } };

export type MarkReadMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type MarkReadMutation = { markRead: number };

export type MarkAllReadMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkAllReadMutation = { markAllRead: number };

export type NoticeChoiceFieldsFragment = { notice: Notice, projectId: string | null, way: NoticeWay, inherited: boolean };

export type NoticeChoicesQueryVariables = Exact<{
  projectId?: string | null | undefined;
}>;


export type NoticeChoicesQuery = { noticeChoices: Array<{ notice: Notice, projectId: string | null, way: NoticeWay, inherited: boolean }> };

export type ChooseNoticeMutationVariables = Exact<{
  notice: Notice;
  way?: NoticeWay | null | undefined;
  projectId?: string | null | undefined;
}>;


export type ChooseNoticeMutation = { chooseNotice: Array<{ notice: Notice, projectId: string | null, way: NoticeWay, inherited: boolean }> };

export type GettingStartedQueryVariables = Exact<{ [key: string]: never; }>;


export type GettingStartedQuery = { gettingStarted: { paths: Array<StartingPath>, templateId: string | null } };

export type PersonCardFragment = { id: string, name: string, email: string | null, isHidden: boolean, identityHidden: boolean, noteCount: number, createdAt: string, updatedAt: string, trashedAt: string | null, starred: boolean, version: number };

export type PersonFieldsFragment = { id: string, name: string, email: string | null, isHidden: boolean, identityHidden: boolean, noteCount: number, createdAt: string, updatedAt: string, trashedAt: string | null, starred: boolean, version: number, createdBy: { id: string, name: string } | null, duplicates: Array<{ id: string, name: string, email: string | null, isHidden: boolean, noteCount: number, version: number }>, lastMerge: { id: string, mergedAt: string, mergedCount: number, mergedBy: { id: string, name: string } | null } | null };

export type NotePartsFragment = { id: string, people: Array<{ kind: NotePersonKind, person: { id: string, name: string, email: string | null, isHidden: boolean, identityHidden: boolean, version: number } }> };

export type PeopleQueryVariables = Exact<{
  search?: string | null | undefined;
  sort?: PersonSort | null | undefined;
  inTrash?: boolean | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PeopleQuery = { people: { endCursor: string | null, items: Array<{ id: string, name: string, email: string | null, isHidden: boolean, identityHidden: boolean, noteCount: number, createdAt: string, updatedAt: string, trashedAt: string | null, starred: boolean, version: number }> } };

export type ContactsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: string | null | undefined;
  sort?: string | null | undefined;
  descending?: boolean | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ContactsQuery = { contacts: { endCursor: string | null, items: Array<{ id: string, name: string, email: string | null, isHidden: boolean, identityHidden: boolean, noteCount: number, createdAt: string, updatedAt: string, trashedAt: string | null, starred: boolean, version: number, fieldValues: Array<{ id: string, objectId: string, fieldId: string, value: string | null, people: Array<{ id: string, name: string, isHidden: boolean }> }> }> } };

export type ContactsCountQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: string | null | undefined;
}>;


export type ContactsCountQuery = { contacts: { totalCount: number } };

export type PeopleCountQueryVariables = Exact<{
  search?: string | null | undefined;
  inTrash?: boolean | null | undefined;
}>;


export type PeopleCountQuery = { people: { totalCount: number } };

export type FindPeopleQueryVariables = Exact<{
  search?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type FindPeopleQuery = { people: { items: Array<{ id: string, name: string, email: string | null, isHidden: boolean, identityHidden: boolean, version: number }> } };

export type PersonQueryVariables = Exact<{
  id: string;
}>;


export type PersonQuery = { person: { id: string, name: string, email: string | null, isHidden: boolean, identityHidden: boolean, noteCount: number, createdAt: string, updatedAt: string, trashedAt: string | null, starred: boolean, version: number, createdBy: { id: string, name: string } | null, duplicates: Array<{ id: string, name: string, email: string | null, isHidden: boolean, noteCount: number, version: number }>, lastMerge: { id: string, mergedAt: string, mergedCount: number, mergedBy: { id: string, name: string } | null } | null } | null };

export type PersonNotesQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PersonNotesQuery = { person: { id: string, notes: { endCursor: string | null, totalCount: number, items: Array<{ id: string, title: string, preview: string, createdAt: string, version: number, people: Array<{ kind: NotePersonKind, person: { id: string, name: string, isHidden: boolean } }>, project: { id: string, title: string } | null }> } } | null };

export type NotePartsQueryVariables = Exact<{
  id: string;
}>;


export type NotePartsQuery = { note: { id: string, people: Array<{ kind: NotePersonKind, person: { id: string, name: string, email: string | null, isHidden: boolean, identityHidden: boolean, version: number } }> } | null };

export type DuplicatePeopleQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type DuplicatePeopleQuery = { duplicatePeople: { endCursor: string | null, items: Array<{ people: Array<{ id: string, name: string, email: string | null, isHidden: boolean, identityHidden: boolean, noteCount: number, createdAt: string, updatedAt: string, trashedAt: string | null, starred: boolean, version: number }> }> } };

export type MergePreviewQueryVariables = Exact<{
  intoId: string;
  ids: Array<string> | string;
}>;


export type MergePreviewQuery = { mergePreview: { name: string, email: string | null, identityHidden: boolean, noteCount: number, person: { id: string, name: string, email: string | null, isHidden: boolean, identityHidden: boolean, noteCount: number, createdAt: string, updatedAt: string, trashedAt: string | null, starred: boolean, version: number }, others: Array<{ id: string, name: string, email: string | null, isHidden: boolean, identityHidden: boolean, noteCount: number, createdAt: string, updatedAt: string, trashedAt: string | null, starred: boolean, version: number }> } };

export type CreatePersonMutationVariables = Exact<{
  input: CreatePersonInput;
}>;


export type CreatePersonMutation = { createPerson: { id: string, name: string, email: string | null, isHidden: boolean, identityHidden: boolean, noteCount: number, createdAt: string, updatedAt: string, trashedAt: string | null, starred: boolean, version: number } };

export type UpdatePersonMutationVariables = Exact<{
  input: UpdatePersonInput;
}>;


export type UpdatePersonMutation = { updatePerson: { id: string, name: string, email: string | null, updatedAt: string, version: number } };

export type TrashPeopleMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type TrashPeopleMutation = { trashPeople: Array<{ id: string, version: number }> };

export type RestorePeopleMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestorePeopleMutation = { restorePeople: Array<{ id: string, name: string, email: string | null, isHidden: boolean, identityHidden: boolean, noteCount: number, createdAt: string, updatedAt: string, trashedAt: string | null, starred: boolean, version: number }> };

export type HidePeopleMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type HidePeopleMutation = { hidePeople: Array<{ id: string, name: string, email: string | null, isHidden: boolean, identityHidden: boolean, noteCount: number, createdAt: string, updatedAt: string, trashedAt: string | null, starred: boolean, version: number }> };

export type ShowPeopleMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ShowPeopleMutation = { showPeople: Array<{ id: string, name: string, email: string | null, isHidden: boolean, identityHidden: boolean, noteCount: number, createdAt: string, updatedAt: string, trashedAt: string | null, starred: boolean, version: number }> };

export type MergePeopleMutationVariables = Exact<{
  input: MergePeopleInput;
}>;


export type MergePeopleMutation = { mergePeople: { id: string, mergedCount: number, person: { id: string, name: string, email: string | null, isHidden: boolean, identityHidden: boolean, noteCount: number, createdAt: string, updatedAt: string, trashedAt: string | null, starred: boolean, version: number } } };

export type UndoMergeMutationVariables = Exact<{
  id: string;
}>;


export type UndoMergeMutation = { undoMerge: Array<{ id: string, name: string, email: string | null, isHidden: boolean, identityHidden: boolean, noteCount: number, createdAt: string, updatedAt: string, trashedAt: string | null, starred: boolean, version: number }> };

export type ErasePeopleMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ErasePeopleMutation = { erasePeople: Array<{ id: string, noteCount: number, mergedCount: number }> };

export type AddNotePeopleMutationVariables = Exact<{
  noteId: string;
  personIds: Array<string> | string;
  kind?: NotePersonKind | null | undefined;
}>;


export type AddNotePeopleMutation = { addNotePeople: { id: string, people: Array<{ kind: NotePersonKind, person: { id: string, name: string, email: string | null, isHidden: boolean, identityHidden: boolean, version: number } }> } };

export type AddPersonToNotesMutationVariables = Exact<{
  personId: string;
  noteIds: Array<string> | string;
}>;


export type AddPersonToNotesMutation = { addPersonToNotes: Array<{ id: string, updatedAt: string, version: number }> };

export type RemovePersonFromNotesMutationVariables = Exact<{
  personId: string;
  noteIds: Array<string> | string;
}>;


export type RemovePersonFromNotesMutation = { removePersonFromNotes: Array<{ id: string, updatedAt: string, version: number }> };

export type SetNotePeopleKindMutationVariables = Exact<{
  noteId: string;
  personIds: Array<string> | string;
  kind: NotePersonKind;
}>;


export type SetNotePeopleKindMutation = { setNotePeopleKind: { id: string, people: Array<{ kind: NotePersonKind, person: { id: string, name: string, email: string | null, isHidden: boolean, identityHidden: boolean, version: number } }> } };

export type RemoveNotePeopleMutationVariables = Exact<{
  noteId: string;
  personIds: Array<string> | string;
}>;


export type RemoveNotePeopleMutation = { removeNotePeople: { id: string, people: Array<{ kind: NotePersonKind, person: { id: string, name: string, email: string | null, isHidden: boolean, identityHidden: boolean, version: number } }> } };

export type PersonHighlightsQueryVariables = Exact<{
  personId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PersonHighlightsQuery = { highlights: { endCursor: string | null, items: Array<{ id: string, text: string, color: string | null, objectId: string, objectTitle: string, createdAt: string, version: number, tags: Array<{ id: string, title: string, version: number }> }> } };

export type PersonalDatumFieldsFragment = { id: string, kind: PersonalKind, words: string | null, label: string | null, foundBy: PersonalFoundBy, state: PersonalState, count: number, context: string };

export type PersonalDataQueryVariables = Exact<{
  objectType: HighlightObjectType;
  objectId: string;
  first: number;
  after?: string | null | undefined;
}>;


export type PersonalDataQuery = { personalData: { endCursor: string | null, totalCount: number, items: Array<{ id: string, kind: PersonalKind, words: string | null, label: string | null, foundBy: PersonalFoundBy, state: PersonalState, count: number, context: string }> } };

export type ReviewPersonalDataMutationVariables = Exact<{
  ids: Array<string> | string;
  decision: PersonalDecision;
}>;


export type ReviewPersonalDataMutation = { reviewPersonalData: Array<string> };

export type PurgePersonalDataMutationVariables = Exact<{
  objectType: HighlightObjectType;
  objectId: string;
}>;


export type PurgePersonalDataMutation = { purgePersonalData: number };

export type PdfAvailableQueryVariables = Exact<{ [key: string]: never; }>;


export type PdfAvailableQuery = { pdfAvailable: boolean };

export type ProjectExportStateFragment = { id: string, projectId: string | null, title: string | null, kind: ProjectExportKind, format: ProjectExportFormat, status: ProjectExportStatus, progress: number, error: string | null, size: number | null, downloadUrl: string | null, createdAt: string };

export type ProjectExportsQueryVariables = Exact<{
  projectId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ProjectExportsQuery = { projectExports: { endCursor: string | null, totalCount: number, items: Array<{ id: string, projectId: string | null, title: string | null, kind: ProjectExportKind, format: ProjectExportFormat, status: ProjectExportStatus, progress: number, error: string | null, size: number | null, downloadUrl: string | null, createdAt: string }> } };

export type WorkspaceExportsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type WorkspaceExportsQuery = { workspaceExports: { endCursor: string | null, totalCount: number, items: Array<{ id: string, projectId: string | null, title: string | null, kind: ProjectExportKind, format: ProjectExportFormat, status: ProjectExportStatus, progress: number, error: string | null, size: number | null, downloadUrl: string | null, createdAt: string }> } };

export type ExportProjectsMutationVariables = Exact<{
  config: ExportConfigInput;
  kind: ProjectExportKind;
}>;


export type ExportProjectsMutation = { exportProjects: { id: string, projectId: string | null, title: string | null, kind: ProjectExportKind, format: ProjectExportFormat, status: ProjectExportStatus, progress: number, error: string | null, size: number | null, downloadUrl: string | null, createdAt: string } };

export type ProjectExportQueryVariables = Exact<{
  id: string;
}>;


export type ProjectExportQuery = { projectExport: { id: string, projectId: string | null, title: string | null, kind: ProjectExportKind, format: ProjectExportFormat, status: ProjectExportStatus, progress: number, error: string | null, size: number | null, downloadUrl: string | null, createdAt: string } | null };

export type ExportProjectMutationVariables = Exact<{
  projectId: string;
  kind: ProjectExportKind;
  ids?: Array<string> | string | null | undefined;
  format?: ProjectExportFormat | null | undefined;
}>;


export type ExportProjectMutation = { exportProject: { id: string, projectId: string | null, title: string | null, kind: ProjectExportKind, format: ProjectExportFormat, status: ProjectExportStatus, progress: number, error: string | null, size: number | null, downloadUrl: string | null, createdAt: string } };

export type CancelProjectExportMutationVariables = Exact<{
  id: string;
}>;


export type CancelProjectExportMutation = { cancelProjectExport: { id: string, projectId: string | null, title: string | null, kind: ProjectExportKind, format: ProjectExportFormat, status: ProjectExportStatus, progress: number, error: string | null, size: number | null, downloadUrl: string | null, createdAt: string } };

export type ProjectImportStateFragment = { id: string, projectId: string | null, fileName: string, status: ProjectImportStatus, progress: number, doing: string, noteCount: number, reports: Array<string>, error: string | null };

export type ProjectImportQueryVariables = Exact<{
  id: string;
}>;


export type ProjectImportQuery = { projectImport: { id: string, projectId: string | null, fileName: string, status: ProjectImportStatus, progress: number, doing: string, noteCount: number, reports: Array<string>, error: string | null } | null };

export type ProjectImportContentsQueryVariables = Exact<{
  id: string;
}>;


export type ProjectImportContentsQuery = { projectImport: { id: string, contents: { name: string, projects: Array<string>, origin: string, sourceCount: number, codeCount: number, codingCount: number, caseCount: number, memoCount: number, kept: Array<string>, missingFileCount: number } | null } | null };

export type CreateProjectImportMutationVariables = Exact<{
  input: CreateProjectImportInput;
}>;


export type CreateProjectImportMutation = { createProjectImport: { id: string } };

export type StartProjectImportMutationVariables = Exact<{
  id: string;
  intoNew: boolean;
}>;


export type StartProjectImportMutation = { startProjectImport: { id: string, projectId: string | null, fileName: string, status: ProjectImportStatus, progress: number, doing: string, noteCount: number, reports: Array<string>, error: string | null } };

export type CancelProjectImportMutationVariables = Exact<{
  id: string;
}>;


export type CancelProjectImportMutation = { cancelProjectImport: { id: string, projectId: string | null, fileName: string, status: ProjectImportStatus, progress: number, doing: string, noteCount: number, reports: Array<string>, error: string | null } };

export type UndoProjectImportMutationVariables = Exact<{
  id: string;
}>;


export type UndoProjectImportMutation = { undoProjectImport: { id: string, projectId: string | null, fileName: string, status: ProjectImportStatus, progress: number, doing: string, noteCount: number, reports: Array<string>, error: string | null } };

export type ProjectFieldsFragment = { id: string, title: string, summary: string, color: string | null, icon: string | null, status: ProjectStatus, createdAt: string, updatedAt: string, version: number, folder: { id: string, title: string } | null, createdBy: { id: string, name: string } | null };

export type ProjectSettingsFieldsFragment = { starred: boolean, transcriptionLanguage: string | null, transcriptionVocabulary: Array<string>, defaultFramework: SummaryFramework | null, defaultSummaryLanguage: string | null, recruitEnabled: boolean, id: string, title: string, summary: string, color: string | null, icon: string | null, status: ProjectStatus, createdAt: string, updatedAt: string, version: number, sections: Array<{ name: ProjectSectionName, enabled: boolean, rank: number }>, folder: { id: string, title: string } | null, createdBy: { id: string, name: string } | null };

export type ProjectsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ProjectsQuery = { projects: { endCursor: string | null, totalCount: number, items: Array<{ id: string, title: string, summary: string, color: string | null, icon: string | null, status: ProjectStatus, createdAt: string, updatedAt: string, version: number, folder: { id: string, title: string } | null, createdBy: { id: string, name: string } | null }> } };

export type FindProjectsQueryVariables = Exact<{
  first?: number | null | undefined;
  query?: string | null | undefined;
  writable?: boolean | null | undefined;
}>;


export type FindProjectsQuery = { projects: { items: Array<{ id: string, title: string, color: string | null, icon: string | null, folder: { id: string, title: string } | null }> } };

export type ProjectListQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  scope?: ProjectScope | null | undefined;
  sort?: ProjectSort | null | undefined;
  archived?: boolean | null | undefined;
  folderId?: string | null | undefined;
  outsideFolders?: boolean | null | undefined;
}>;


export type ProjectListQuery = { projects: { endCursor: string | null, totalCount: number, items: Array<{ id: string, title: string, summary: string, color: string | null, icon: string | null, status: ProjectStatus, createdAt: string, updatedAt: string, version: number, folder: { id: string, title: string } | null, createdBy: { id: string, name: string } | null }> } };

export type ProjectQueryVariables = Exact<{
  id: string;
}>;


export type ProjectQuery = { project: { starred: boolean, transcriptionLanguage: string | null, transcriptionVocabulary: Array<string>, defaultFramework: SummaryFramework | null, defaultSummaryLanguage: string | null, recruitEnabled: boolean, id: string, title: string, summary: string, color: string | null, icon: string | null, status: ProjectStatus, createdAt: string, updatedAt: string, version: number, sections: Array<{ name: ProjectSectionName, enabled: boolean, rank: number }>, folder: { id: string, title: string } | null, createdBy: { id: string, name: string } | null } | null };

export type CreateProjectMutationVariables = Exact<{
  input: CreateProjectInput;
}>;


export type CreateProjectMutation = { createProject: { id: string, title: string, summary: string, color: string | null, icon: string | null, status: ProjectStatus, createdAt: string, updatedAt: string, version: number, folder: { id: string, title: string } | null, createdBy: { id: string, name: string } | null } };

export type UpdateProjectMutationVariables = Exact<{
  input: UpdateProjectInput;
}>;


export type UpdateProjectMutation = { updateProject: { id: string, title: string, summary: string, color: string | null, icon: string | null, updatedAt: string, version: number } };

export type UpdateProjectSettingsMutationVariables = Exact<{
  input: UpdateProjectSettingsInput;
}>;


export type UpdateProjectSettingsMutation = { updateProjectSettings: { starred: boolean, transcriptionLanguage: string | null, transcriptionVocabulary: Array<string>, defaultFramework: SummaryFramework | null, defaultSummaryLanguage: string | null, recruitEnabled: boolean, id: string, title: string, summary: string, color: string | null, icon: string | null, status: ProjectStatus, createdAt: string, updatedAt: string, version: number, sections: Array<{ name: ProjectSectionName, enabled: boolean, rank: number }>, folder: { id: string, title: string } | null, createdBy: { id: string, name: string } | null } };

export type SetProjectStatusMutationVariables = Exact<{
  ids: Array<string> | string;
  status: ProjectStatus;
}>;


export type SetProjectStatusMutation = { setProjectStatus: Array<{ id: string, status: ProjectStatus, updatedAt: string, version: number }> };

export type MoveProjectsMutationVariables = Exact<{
  ids: Array<string> | string;
  folderId?: string | null | undefined;
}>;


export type MoveProjectsMutation = { moveProjects: Array<{ id: string, updatedAt: string, version: number, folder: { id: string, title: string } | null }> };

export type TrashProjectsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type TrashProjectsMutation = { trashProjects: Array<{ id: string, version: number }> };

export type RestoreProjectsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreProjectsMutation = { restoreProjects: Array<{ id: string, title: string, summary: string, color: string | null, icon: string | null, status: ProjectStatus, createdAt: string, updatedAt: string, version: number, folder: { id: string, title: string } | null, createdBy: { id: string, name: string } | null }> };

export type PublicLinkFieldsFragment = { id: string, hasPassword: boolean, noDownload: boolean, hideNames: boolean, showNotes: boolean, showViews: boolean, url: string | null, viewCount: number, expiresAt: string | null, createdAt: string, createdBy: { id: string, name: string } | null };

export type PublicLinkQueryVariables = Exact<{
  type: AccessObjectType;
  id: string;
  viewId?: string | null | undefined;
}>;


export type PublicLinkQuery = { publicLink: { id: string, hasPassword: boolean, noDownload: boolean, hideNames: boolean, showNotes: boolean, showViews: boolean, url: string | null, viewCount: number, expiresAt: string | null, createdAt: string, createdBy: { id: string, name: string } | null } | null };

export type CreatePublicLinkMutationVariables = Exact<{
  input: CreatePublicLinkInput;
}>;


export type CreatePublicLinkMutation = { createPublicLink: { url: string, link: { id: string, hasPassword: boolean, noDownload: boolean, hideNames: boolean, showNotes: boolean, showViews: boolean, url: string | null, viewCount: number, expiresAt: string | null, createdAt: string, createdBy: { id: string, name: string } | null } } };

export type UpdatePublicLinkMutationVariables = Exact<{
  input: UpdatePublicLinkInput;
}>;


export type UpdatePublicLinkMutation = { updatePublicLink: { id: string, hasPassword: boolean, noDownload: boolean, hideNames: boolean, showNotes: boolean, showViews: boolean, url: string | null, viewCount: number, expiresAt: string | null, createdAt: string, createdBy: { id: string, name: string } | null } };

export type RevokePublicLinkMutationVariables = Exact<{
  type: AccessObjectType;
  id: string;
  viewId?: string | null | undefined;
}>;


export type RevokePublicLinkMutation = { revokePublicLink: { id: string } };

export type HighlightLinkQueryVariables = Exact<{
  type: AccessObjectType;
  id: string;
  highlightId: string;
}>;


export type HighlightLinkQuery = { publicLink: { id: string } | null };

export type RevokeHighlightLinkMutationVariables = Exact<{
  type: AccessObjectType;
  id: string;
  highlightId: string;
}>;


export type RevokeHighlightLinkMutation = { revokePublicLink: { id: string } };

export type QuestionPartsFragment = { id: string, projectId: string, title: string, type: QuestionType, rank: number, version: number, options: Array<{ id: string, optionText: string }> };

export type NoteResponsesFragment = { id: string, questions: Array<{ id: string, projectId: string, title: string, type: QuestionType, rank: number, version: number, options: Array<{ id: string, optionText: string }> }>, responses: Array<{ id: string, questionId: string, text: string | null, optionIds: Array<string> }> };

export type QuestionsQueryVariables = Exact<{
  projectId: string;
}>;


export type QuestionsQuery = { questions: Array<{ id: string, projectId: string, title: string, type: QuestionType, rank: number, version: number, options: Array<{ id: string, optionText: string }> }> };

export type NoteResponsesQueryVariables = Exact<{
  id: string;
}>;


export type NoteResponsesQuery = { note: { id: string, questions: Array<{ id: string, projectId: string, title: string, type: QuestionType, rank: number, version: number, options: Array<{ id: string, optionText: string }> }>, responses: Array<{ id: string, questionId: string, text: string | null, optionIds: Array<string> }> } | null };

export type QuestionResultsQueryVariables = Exact<{
  projectId: string;
}>;


export type QuestionResultsQuery = { questionResults: Array<{ noteCount: number, question: { id: string, projectId: string, title: string, type: QuestionType, rank: number, version: number, options: Array<{ id: string, optionText: string }> }, options: Array<{ id: string, optionText: string, noteCount: number }> }> };

export type AnsweredNotesQueryVariables = Exact<{
  questionId: string;
  optionId?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AnsweredNotesQuery = { answeredNotes: { endCursor: string | null, totalCount: number, items: Array<{ id: string, title: string, createdAt: string, responses: Array<{ id: string, questionId: string, text: string | null, optionIds: Array<string> }> }> } };

export type CreateQuestionMutationVariables = Exact<{
  input: CreateQuestionInput;
}>;


export type CreateQuestionMutation = { createQuestion: { id: string, projectId: string, title: string, type: QuestionType, rank: number, version: number, options: Array<{ id: string, optionText: string }> } };

export type UpdateQuestionMutationVariables = Exact<{
  input: UpdateQuestionInput;
}>;


export type UpdateQuestionMutation = { updateQuestion: { id: string, projectId: string, title: string, type: QuestionType, rank: number, version: number, options: Array<{ id: string, optionText: string }> } };

export type MoveQuestionMutationVariables = Exact<{
  id: string;
  index: number;
}>;


export type MoveQuestionMutation = { moveQuestion: Array<{ id: string, projectId: string, title: string, type: QuestionType, rank: number, version: number, options: Array<{ id: string, optionText: string }> }> };

export type TrashQuestionMutationVariables = Exact<{
  id: string;
}>;


export type TrashQuestionMutation = { trashQuestion: { id: string, version: number } };

export type RestoreQuestionMutationVariables = Exact<{
  id: string;
}>;


export type RestoreQuestionMutation = { restoreQuestion: { id: string, projectId: string, title: string, type: QuestionType, rank: number, version: number, options: Array<{ id: string, optionText: string }> } };

export type AnswerQuestionsMutationVariables = Exact<{
  noteId: string;
  answers: Array<QuestionAnswerInput> | QuestionAnswerInput;
}>;


export type AnswerQuestionsMutation = { answerQuestions: { id: string, questions: Array<{ id: string, projectId: string, title: string, type: QuestionType, rank: number, version: number, options: Array<{ id: string, optionText: string }> }>, responses: Array<{ id: string, questionId: string, text: string | null, optionIds: Array<string> }> } };

export type RedactionFieldsFragment = { id: string, start: number, end: number, videoBlur: boolean, videoCover: boolean, audioMuted: boolean, area: { x: number, y: number, width: number, height: number } | null };

export type FileRedactionsQueryVariables = Exact<{
  id: string;
}>;


export type FileRedactionsQuery = { file: { id: string, redactions: Array<{ id: string, start: number, end: number, videoBlur: boolean, videoCover: boolean, audioMuted: boolean, area: { x: number, y: number, width: number, height: number } | null }> } | null };

export type SetRedactionsMutationVariables = Exact<{
  fileId: string;
  redactions: Array<RedactionInput> | RedactionInput;
}>;


export type SetRedactionsMutation = { setRedactions: { id: string, name: string, type: FileType, contentType: string, size: number, uploadStatus: MediaUploadStatus, uploadedBytes: number, error: string | null, ownerType: AccessObjectType, ownerId: string, width: number | null, height: number | null, duration: number | null, mediaType: MediaType | null, pageCount: number | null, processing: FileProcessing, progress: number, doing: string, processingError: string | null, redacting: boolean, createdAt: string, viewerLevel: Level, version: number, redactions: Array<{ id: string, start: number, end: number, videoBlur: boolean, videoCover: boolean, audioMuted: boolean, area: { x: number, y: number, width: number, height: number } | null }>, media: { streamUrl: string | null, thumbnailUrl: string | null, storyboardUrl: string | null, storyboardSheets: number, waveformUrl: string | null, isEarlier: boolean } | null } };

export type ReelPartFieldsFragment = { id: string, state: ReelPartState, title: string, objectId: string | null, fileId: string | null, startTime: number, endTime: number, mediaType: MediaType | null, streamUrl: string | null, thumbnailUrl: string | null, storyboardUrl: string | null, highlight: { id: string, text: string, saidBy: Array<string>, objectType: HighlightObjectType, version: number } | null };

export type ReelCardFragment = { id: string, insightId: string, title: string, layout: ReelLayout, highlightCount: number, duration: number, thumbnailUrl: string | null, createdAt: string, version: number, createdBy: { id: string, name: string } | null };

export type ReelFieldsFragment = { projectId: string, updatedAt: string, viewerLevel: Level, id: string, insightId: string, title: string, layout: ReelLayout, highlightCount: number, duration: number, thumbnailUrl: string | null, createdAt: string, version: number, insight: { id: string, title: string, project: { id: string, title: string, status: ProjectStatus } | null } | null, parts: Array<{ id: string, state: ReelPartState, title: string, objectId: string | null, fileId: string | null, startTime: number, endTime: number, mediaType: MediaType | null, streamUrl: string | null, thumbnailUrl: string | null, storyboardUrl: string | null, highlight: { id: string, text: string, saidBy: Array<string>, objectType: HighlightObjectType, version: number } | null }>, createdBy: { id: string, name: string } | null };

export type ReelQueryVariables = Exact<{
  id: string;
}>;


export type ReelQuery = { reel: { projectId: string, updatedAt: string, viewerLevel: Level, id: string, insightId: string, title: string, layout: ReelLayout, highlightCount: number, duration: number, thumbnailUrl: string | null, createdAt: string, version: number, insight: { id: string, title: string, project: { id: string, title: string, status: ProjectStatus } | null } | null, parts: Array<{ id: string, state: ReelPartState, title: string, objectId: string | null, fileId: string | null, startTime: number, endTime: number, mediaType: MediaType | null, streamUrl: string | null, thumbnailUrl: string | null, storyboardUrl: string | null, highlight: { id: string, text: string, saidBy: Array<string>, objectType: HighlightObjectType, version: number } | null }>, createdBy: { id: string, name: string } | null } | null };

export type ReelReferenceQueryVariables = Exact<{
  id: string;
}>;


export type ReelReferenceQuery = { reel: { id: string, insightId: string, title: string, layout: ReelLayout, highlightCount: number, duration: number, thumbnailUrl: string | null, createdAt: string, version: number, insight: { id: string, title: string } | null, createdBy: { id: string, name: string } | null } | null };

export type ReelsQueryVariables = Exact<{
  insightId?: string | null | undefined;
  projectId?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ReelsQuery = { reels: { endCursor: string | null, totalCount: number, items: Array<{ id: string, insightId: string, title: string, layout: ReelLayout, highlightCount: number, duration: number, thumbnailUrl: string | null, createdAt: string, version: number, createdBy: { id: string, name: string } | null }> } };

export type ReelPlacesQueryVariables = Exact<{
  projectId: string;
}>;


export type ReelPlacesQuery = { insights: { items: Array<{ id: string, title: string, viewerLevel: Level }> }, reels: { items: Array<{ id: string, title: string, viewerLevel: Level, highlightCount: number }> } };

export type RecordedHighlightsQueryVariables = Exact<{
  projectId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RecordedHighlightsQuery = { highlights: { endCursor: string | null, items: Array<{ id: string, text: string, objectType: HighlightObjectType, objectTitle: string, version: number, audioVideo: { fileId: string | null, startTime: number | null, endTime: number | null } | null }> } };

export type CreateReelMutationVariables = Exact<{
  input: CreateReelInput;
}>;


export type CreateReelMutation = { createReel: { projectId: string, updatedAt: string, viewerLevel: Level, id: string, insightId: string, title: string, layout: ReelLayout, highlightCount: number, duration: number, thumbnailUrl: string | null, createdAt: string, version: number, insight: { id: string, title: string, project: { id: string, title: string, status: ProjectStatus } | null } | null, parts: Array<{ id: string, state: ReelPartState, title: string, objectId: string | null, fileId: string | null, startTime: number, endTime: number, mediaType: MediaType | null, streamUrl: string | null, thumbnailUrl: string | null, storyboardUrl: string | null, highlight: { id: string, text: string, saidBy: Array<string>, objectType: HighlightObjectType, version: number } | null }>, createdBy: { id: string, name: string } | null } };

export type UpdateReelMutationVariables = Exact<{
  input: UpdateReelInput;
}>;


export type UpdateReelMutation = { updateReel: { id: string, title: string, layout: ReelLayout, updatedAt: string, version: number } };

export type AddReelHighlightsMutationVariables = Exact<{
  id: string;
  highlightIds: Array<string> | string;
  index?: number | null | undefined;
}>;


export type AddReelHighlightsMutation = { addReelHighlights: { projectId: string, updatedAt: string, viewerLevel: Level, id: string, insightId: string, title: string, layout: ReelLayout, highlightCount: number, duration: number, thumbnailUrl: string | null, createdAt: string, version: number, insight: { id: string, title: string, project: { id: string, title: string, status: ProjectStatus } | null } | null, parts: Array<{ id: string, state: ReelPartState, title: string, objectId: string | null, fileId: string | null, startTime: number, endTime: number, mediaType: MediaType | null, streamUrl: string | null, thumbnailUrl: string | null, storyboardUrl: string | null, highlight: { id: string, text: string, saidBy: Array<string>, objectType: HighlightObjectType, version: number } | null }>, createdBy: { id: string, name: string } | null } };

export type MoveReelPartMutationVariables = Exact<{
  partId: string;
  index: number;
}>;


export type MoveReelPartMutation = { moveReelPart: { projectId: string, updatedAt: string, viewerLevel: Level, id: string, insightId: string, title: string, layout: ReelLayout, highlightCount: number, duration: number, thumbnailUrl: string | null, createdAt: string, version: number, insight: { id: string, title: string, project: { id: string, title: string, status: ProjectStatus } | null } | null, parts: Array<{ id: string, state: ReelPartState, title: string, objectId: string | null, fileId: string | null, startTime: number, endTime: number, mediaType: MediaType | null, streamUrl: string | null, thumbnailUrl: string | null, storyboardUrl: string | null, highlight: { id: string, text: string, saidBy: Array<string>, objectType: HighlightObjectType, version: number } | null }>, createdBy: { id: string, name: string } | null } };

export type RemoveReelPartsMutationVariables = Exact<{
  id: string;
  partIds: Array<string> | string;
}>;


export type RemoveReelPartsMutation = { removeReelParts: { projectId: string, updatedAt: string, viewerLevel: Level, id: string, insightId: string, title: string, layout: ReelLayout, highlightCount: number, duration: number, thumbnailUrl: string | null, createdAt: string, version: number, insight: { id: string, title: string, project: { id: string, title: string, status: ProjectStatus } | null } | null, parts: Array<{ id: string, state: ReelPartState, title: string, objectId: string | null, fileId: string | null, startTime: number, endTime: number, mediaType: MediaType | null, streamUrl: string | null, thumbnailUrl: string | null, storyboardUrl: string | null, highlight: { id: string, text: string, saidBy: Array<string>, objectType: HighlightObjectType, version: number } | null }>, createdBy: { id: string, name: string } | null } };

export type RestoreReelPartsMutationVariables = Exact<{
  id: string;
  partIds: Array<string> | string;
}>;


export type RestoreReelPartsMutation = { restoreReelParts: { projectId: string, updatedAt: string, viewerLevel: Level, id: string, insightId: string, title: string, layout: ReelLayout, highlightCount: number, duration: number, thumbnailUrl: string | null, createdAt: string, version: number, insight: { id: string, title: string, project: { id: string, title: string, status: ProjectStatus } | null } | null, parts: Array<{ id: string, state: ReelPartState, title: string, objectId: string | null, fileId: string | null, startTime: number, endTime: number, mediaType: MediaType | null, streamUrl: string | null, thumbnailUrl: string | null, storyboardUrl: string | null, highlight: { id: string, text: string, saidBy: Array<string>, objectType: HighlightObjectType, version: number } | null }>, createdBy: { id: string, name: string } | null } };

export type DeleteReelsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteReelsMutation = { deleteReels: Array<{ id: string, deletedAt: string | null, version: number }> };

export type RestoreReelsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreReelsMutation = { restoreReels: Array<{ projectId: string, updatedAt: string, viewerLevel: Level, id: string, insightId: string, title: string, layout: ReelLayout, highlightCount: number, duration: number, thumbnailUrl: string | null, createdAt: string, version: number, insight: { id: string, title: string, project: { id: string, title: string, status: ProjectStatus } | null } | null, parts: Array<{ id: string, state: ReelPartState, title: string, objectId: string | null, fileId: string | null, startTime: number, endTime: number, mediaType: MediaType | null, streamUrl: string | null, thumbnailUrl: string | null, storyboardUrl: string | null, highlight: { id: string, text: string, saidBy: Array<string>, objectType: HighlightObjectType, version: number } | null }>, createdBy: { id: string, name: string } | null }> };

export type NoteReelQueryVariables = Exact<{
  noteId: string;
  fileId: string;
  first?: number | null | undefined;
}>;


export type NoteReelQuery = { note: { id: string, title: string, projectId: string, project: { id: string, title: string } | null } | null, file: { id: string, name: string, ownerId: string, mediaType: MediaType | null, processing: FileProcessing, version: number, media: { streamUrl: string | null, thumbnailUrl: string | null, storyboardUrl: string | null } | null } | null, highlights: { items: Array<{ id: string, text: string, saidBy: Array<string>, version: number, audioVideo: { fileId: string | null, startTime: number | null, endTime: number | null } | null }> } };

export type SavedFeedFieldsFragment = { id: string, title: string, params: unknown, version: number, createdBy: { id: string, name: string } | null };

export type SavedFeedsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SavedFeedsQuery = { savedFeeds: { endCursor: string | null, items: Array<{ id: string, title: string, params: unknown, version: number, createdBy: { id: string, name: string } | null }> } };

export type SavedFeedQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SavedFeedQuery = { savedFeed: { id: string, title: string, params: unknown, version: number, insights: { endCursor: string | null, totalCount: number, items: Array<{ id: string, title: string, aiGenerated: boolean, preview: string, coverFileId: string | null, status: InsightStatus, publishedAt: string | null, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, openThreads: number, project: { id: string, title: string } | null, createdBy: { id: string, name: string } | null }> }, createdBy: { id: string, name: string } | null } | null };

export type CreateSavedFeedMutationVariables = Exact<{
  input: CreateSavedFeedInput;
}>;


export type CreateSavedFeedMutation = { createSavedFeed: { id: string, title: string, params: unknown, version: number, createdBy: { id: string, name: string } | null } };

export type UpdateSavedFeedMutationVariables = Exact<{
  input: UpdateSavedFeedInput;
}>;


export type UpdateSavedFeedMutation = { updateSavedFeed: { id: string, title: string, params: unknown, version: number, createdBy: { id: string, name: string } | null } };

export type DeleteSavedFeedMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSavedFeedMutation = { deleteSavedFeed: boolean };

export type ScimSettingsFieldsFragment = { url: string, hasToken: boolean, tokenCreatedAt: string | null, tokenLastUsedAt: string | null, defaultRole: Role, tokenCreatedBy: { id: string, name: string } | null };

export type ScimSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ScimSettingsQuery = { scimSettings: { url: string, hasToken: boolean, tokenCreatedAt: string | null, tokenLastUsedAt: string | null, defaultRole: Role, tokenCreatedBy: { id: string, name: string } | null } };

export type CreateScimTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateScimTokenMutation = { createScimToken: { token: string, settings: { url: string, hasToken: boolean, tokenCreatedAt: string | null, tokenLastUsedAt: string | null, defaultRole: Role, tokenCreatedBy: { id: string, name: string } | null } } };

export type RevokeScimTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeScimTokenMutation = { revokeScimToken: { url: string, hasToken: boolean, tokenCreatedAt: string | null, tokenLastUsedAt: string | null, defaultRole: Role, tokenCreatedBy: { id: string, name: string } | null } };

export type SetScimDefaultRoleMutationVariables = Exact<{
  role: Role;
}>;


export type SetScimDefaultRoleMutation = { setScimDefaultRole: { url: string, hasToken: boolean, tokenCreatedAt: string | null, tokenLastUsedAt: string | null, defaultRole: Role, tokenCreatedBy: { id: string, name: string } | null } };

export type MentionedMemberQueryVariables = Exact<{
  id: string;
}>;


export type MentionedMemberQuery = { member: { id: string, name: string } | null };

export type MentionedPersonQueryVariables = Exact<{
  id: string;
}>;


export type MentionedPersonQuery = { person: { id: string, name: string, isHidden: boolean, version: number } | null };

export type MentionedNoteQueryVariables = Exact<{
  id: string;
}>;


export type MentionedNoteQuery = { note: { id: string, title: string } | null };

export type MentionedInsightQueryVariables = Exact<{
  id: string;
}>;


export type MentionedInsightQuery = { insight: { id: string, title: string } | null };

export type MentionedProjectQueryVariables = Exact<{
  id: string;
}>;


export type MentionedProjectQuery = { project: { id: string, title: string } | null };

export type SearchIndexQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchIndexQuery = { searchIndex: { builtAt: string | null, rebuild: { id: string, state: SearchRebuildState, progress: number, doing: string } | null } };

export type RebuildSearchIndexMutationVariables = Exact<{ [key: string]: never; }>;


export type RebuildSearchIndexMutation = { rebuildSearchIndex: { builtAt: string | null, rebuild: { id: string, state: SearchRebuildState, progress: number, doing: string } | null } };

export type CancelSearchRebuildMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelSearchRebuildMutation = { cancelSearchRebuild: { builtAt: string | null, rebuild: { id: string, state: SearchRebuildState, progress: number, doing: string } | null } };

export type SearchItemFieldsFragment = { id: string, type: SearchResultType, documentId: string | null, documentType: AccessObjectType | null, updatedAt: string, participants: Array<string>, preview: { title: Array<{ text: string, match: boolean }>, content: Array<{ text: string, match: boolean }> }, project: { id: string, title: string } | null, createdBy: { id: string, name: string } | null };

export type SearchQueryVariables = Exact<{
  options: SearchOptions;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type SearchQuery = { search: { total: number, suggestedQuery: string | null, methods: Array<SearchMethod>, items: Array<{ id: string, type: SearchResultType, documentId: string | null, documentType: AccessObjectType | null, updatedAt: string, participants: Array<string>, preview: { title: Array<{ text: string, match: boolean }>, content: Array<{ text: string, match: boolean }> }, project: { id: string, title: string } | null, createdBy: { id: string, name: string } | null }>, counts: Array<{ type: SearchResultType, count: number }>, projects: Array<{ count: number, project: { id: string, title: string } }>, authors: Array<{ count: number, member: { id: string, name: string } }> } };

export type QuickSearchQueryVariables = Exact<{
  options: SearchOptions;
  limit?: number | null | undefined;
}>;


export type QuickSearchQuery = { search: { items: Array<{ id: string, type: SearchResultType, documentId: string | null, documentType: AccessObjectType | null, preview: { title: Array<{ text: string, match: boolean }>, content: Array<{ text: string, match: boolean }> }, project: { id: string, title: string } | null }> } };

export type SsoSettingsFieldsFragment = { redirectUri: string, initiateLoginUri: string, logoutUri: string, issuer: string | null, clientId: string | null, testedAt: string | null, joinRole: Role | null, groupClaim: string | null, passwordAllowed: boolean, googleAllowed: boolean, microsoftAllowed: boolean, auth0Allowed: boolean, providers: Array<OidcProvider>, enforced: boolean, groups: Array<{ value: string, groupId: string }>, breakGlass: { id: string, name: string } | null, domains: Array<{ domain: string, mailedTo: string | null, verifiedAt: string | null, txtName: string, txtValue: string }> };

export type SsoSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SsoSettingsQuery = { ssoSettings: { redirectUri: string, initiateLoginUri: string, logoutUri: string, issuer: string | null, clientId: string | null, testedAt: string | null, joinRole: Role | null, groupClaim: string | null, passwordAllowed: boolean, googleAllowed: boolean, microsoftAllowed: boolean, auth0Allowed: boolean, providers: Array<OidcProvider>, enforced: boolean, groups: Array<{ value: string, groupId: string }>, breakGlass: { id: string, name: string } | null, domains: Array<{ domain: string, mailedTo: string | null, verifiedAt: string | null, txtName: string, txtValue: string }> } };

export type SaveSsoConnectionMutationVariables = Exact<{
  input: SsoConnectionInput;
}>;


export type SaveSsoConnectionMutation = { saveSsoConnection: { redirectUri: string, initiateLoginUri: string, logoutUri: string, issuer: string | null, clientId: string | null, testedAt: string | null, joinRole: Role | null, groupClaim: string | null, passwordAllowed: boolean, googleAllowed: boolean, microsoftAllowed: boolean, auth0Allowed: boolean, providers: Array<OidcProvider>, enforced: boolean, groups: Array<{ value: string, groupId: string }>, breakGlass: { id: string, name: string } | null, domains: Array<{ domain: string, mailedTo: string | null, verifiedAt: string | null, txtName: string, txtValue: string }> } };

export type RemoveSsoConnectionMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveSsoConnectionMutation = { removeSsoConnection: { redirectUri: string, initiateLoginUri: string, logoutUri: string, issuer: string | null, clientId: string | null, testedAt: string | null, joinRole: Role | null, groupClaim: string | null, passwordAllowed: boolean, googleAllowed: boolean, microsoftAllowed: boolean, auth0Allowed: boolean, providers: Array<OidcProvider>, enforced: boolean, groups: Array<{ value: string, groupId: string }>, breakGlass: { id: string, name: string } | null, domains: Array<{ domain: string, mailedTo: string | null, verifiedAt: string | null, txtName: string, txtValue: string }> } };

export type StartSsoTestMutationVariables = Exact<{ [key: string]: never; }>;


export type StartSsoTestMutation = { startSsoTest: string };

export type SetSsoRulesMutationVariables = Exact<{
  input: SsoRulesInput;
}>;


export type SetSsoRulesMutation = { setSsoRules: { redirectUri: string, initiateLoginUri: string, logoutUri: string, issuer: string | null, clientId: string | null, testedAt: string | null, joinRole: Role | null, groupClaim: string | null, passwordAllowed: boolean, googleAllowed: boolean, microsoftAllowed: boolean, auth0Allowed: boolean, providers: Array<OidcProvider>, enforced: boolean, groups: Array<{ value: string, groupId: string }>, breakGlass: { id: string, name: string } | null, domains: Array<{ domain: string, mailedTo: string | null, verifiedAt: string | null, txtName: string, txtValue: string }> } };

export type EnforceSsoMutationVariables = Exact<{
  breakGlassId?: string | null | undefined;
}>;


export type EnforceSsoMutation = { enforceSso: { redirectUri: string, initiateLoginUri: string, logoutUri: string, issuer: string | null, clientId: string | null, testedAt: string | null, joinRole: Role | null, groupClaim: string | null, passwordAllowed: boolean, googleAllowed: boolean, microsoftAllowed: boolean, auth0Allowed: boolean, providers: Array<OidcProvider>, enforced: boolean, groups: Array<{ value: string, groupId: string }>, breakGlass: { id: string, name: string } | null, domains: Array<{ domain: string, mailedTo: string | null, verifiedAt: string | null, txtName: string, txtValue: string }> } };

export type SsoGroupChoicesQueryVariables = Exact<{
  first: number;
}>;


export type SsoGroupChoicesQuery = { groups: { items: Array<{ id: string, name: string }> } };

export type SetSsoGroupsMutationVariables = Exact<{
  input: SsoGroupsInput;
}>;


export type SetSsoGroupsMutation = { setSsoGroups: { redirectUri: string, initiateLoginUri: string, logoutUri: string, issuer: string | null, clientId: string | null, testedAt: string | null, joinRole: Role | null, groupClaim: string | null, passwordAllowed: boolean, googleAllowed: boolean, microsoftAllowed: boolean, auth0Allowed: boolean, providers: Array<OidcProvider>, enforced: boolean, groups: Array<{ value: string, groupId: string }>, breakGlass: { id: string, name: string } | null, domains: Array<{ domain: string, mailedTo: string | null, verifiedAt: string | null, txtName: string, txtValue: string }> } };

export type AddSsoDomainMutationVariables = Exact<{
  domain: string;
}>;


export type AddSsoDomainMutation = { addSsoDomain: { redirectUri: string, initiateLoginUri: string, logoutUri: string, issuer: string | null, clientId: string | null, testedAt: string | null, joinRole: Role | null, groupClaim: string | null, passwordAllowed: boolean, googleAllowed: boolean, microsoftAllowed: boolean, auth0Allowed: boolean, providers: Array<OidcProvider>, enforced: boolean, groups: Array<{ value: string, groupId: string }>, breakGlass: { id: string, name: string } | null, domains: Array<{ domain: string, mailedTo: string | null, verifiedAt: string | null, txtName: string, txtValue: string }> } };

export type MailSsoDomainMutationVariables = Exact<{
  domain: string;
  mailbox: string;
}>;


export type MailSsoDomainMutation = { mailSsoDomain: { redirectUri: string, initiateLoginUri: string, logoutUri: string, issuer: string | null, clientId: string | null, testedAt: string | null, joinRole: Role | null, groupClaim: string | null, passwordAllowed: boolean, googleAllowed: boolean, microsoftAllowed: boolean, auth0Allowed: boolean, providers: Array<OidcProvider>, enforced: boolean, groups: Array<{ value: string, groupId: string }>, breakGlass: { id: string, name: string } | null, domains: Array<{ domain: string, mailedTo: string | null, verifiedAt: string | null, txtName: string, txtValue: string }> } };

export type CheckSsoDomainMutationVariables = Exact<{
  domain: string;
}>;


export type CheckSsoDomainMutation = { checkSsoDomain: { redirectUri: string, initiateLoginUri: string, logoutUri: string, issuer: string | null, clientId: string | null, testedAt: string | null, joinRole: Role | null, groupClaim: string | null, passwordAllowed: boolean, googleAllowed: boolean, microsoftAllowed: boolean, auth0Allowed: boolean, providers: Array<OidcProvider>, enforced: boolean, groups: Array<{ value: string, groupId: string }>, breakGlass: { id: string, name: string } | null, domains: Array<{ domain: string, mailedTo: string | null, verifiedAt: string | null, txtName: string, txtValue: string }> } };

export type VerifySsoDomainMutationVariables = Exact<{
  token: string;
}>;


export type VerifySsoDomainMutation = { verifySsoDomain: { redirectUri: string, initiateLoginUri: string, logoutUri: string, issuer: string | null, clientId: string | null, testedAt: string | null, joinRole: Role | null, groupClaim: string | null, passwordAllowed: boolean, googleAllowed: boolean, microsoftAllowed: boolean, auth0Allowed: boolean, providers: Array<OidcProvider>, enforced: boolean, groups: Array<{ value: string, groupId: string }>, breakGlass: { id: string, name: string } | null, domains: Array<{ domain: string, mailedTo: string | null, verifiedAt: string | null, txtName: string, txtValue: string }> } };

export type RemoveSsoDomainMutationVariables = Exact<{
  domain: string;
}>;


export type RemoveSsoDomainMutation = { removeSsoDomain: { redirectUri: string, initiateLoginUri: string, logoutUri: string, issuer: string | null, clientId: string | null, testedAt: string | null, joinRole: Role | null, groupClaim: string | null, passwordAllowed: boolean, googleAllowed: boolean, microsoftAllowed: boolean, auth0Allowed: boolean, providers: Array<OidcProvider>, enforced: boolean, groups: Array<{ value: string, groupId: string }>, breakGlass: { id: string, name: string } | null, domains: Array<{ domain: string, mailedTo: string | null, verifiedAt: string | null, txtName: string, txtValue: string }> } };

export type ObjectCardFieldsFragment = { type: ObjectCardType, id: string, title: string, updatedAt: string, at: string, starred: boolean, participants: Array<string>, icon: string | null, color: string | null, project: { id: string, title: string } | null, createdBy: { id: string, name: string } | null };

export type StarredQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type StarredQuery = { starred: { endCursor: string | null, items: Array<{ type: ObjectCardType, id: string, title: string, updatedAt: string, at: string, starred: boolean, participants: Array<string>, icon: string | null, color: string | null, project: { id: string, title: string } | null, createdBy: { id: string, name: string } | null }> } };

export type RecentQueryVariables = Exact<{
  type?: ObjectCardType | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RecentQuery = { recent: { endCursor: string | null, items: Array<{ type: ObjectCardType, id: string, title: string, updatedAt: string, at: string, starred: boolean, participants: Array<string>, icon: string | null, color: string | null, project: { id: string, title: string } | null, createdBy: { id: string, name: string } | null }> } };

export type YourWorkQueryVariables = Exact<{
  type?: ObjectCardType | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type YourWorkQuery = { yourWork: { endCursor: string | null, items: Array<{ type: ObjectCardType, id: string, title: string, updatedAt: string, at: string, starred: boolean, participants: Array<string>, icon: string | null, color: string | null, project: { id: string, title: string } | null, createdBy: { id: string, name: string } | null }> } };

export type SharedWithYouQueryVariables = Exact<{
  type?: ObjectCardType | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SharedWithYouQuery = { sharedWithYou: { endCursor: string | null, items: Array<{ type: ObjectCardType, id: string, title: string, updatedAt: string, at: string, starred: boolean, participants: Array<string>, icon: string | null, color: string | null, project: { id: string, title: string } | null, createdBy: { id: string, name: string } | null }> } };

export type TrashQueryVariables = Exact<{
  projectId?: string | null | undefined;
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TrashQuery = { trash: { endCursor: string | null, items: Array<{ type: TrashItemType, id: string, title: string, trashedAt: string, deletesAt: string, canPurge: boolean, project: { id: string, title: string } | null, trashedBy: { id: string, name: string } | null }> } };

export type StarMutationVariables = Exact<{
  type: ObjectCardType;
  id: string;
}>;


export type StarMutation = { star: boolean };

export type UnstarMutationVariables = Exact<{
  type: ObjectCardType;
  id: string;
}>;


export type UnstarMutation = { unstar: boolean };

export type RestoreFromTrashMutationVariables = Exact<{
  type: TrashItemType;
  id: string;
}>;


export type RestoreFromTrashMutation = { restoreFromTrash: boolean };

export type RecordVisitMutationVariables = Exact<{
  type: ObjectCardType;
  id: string;
}>;


export type RecordVisitMutation = { recordVisit: boolean };

export type StorageUseQueryVariables = Exact<{ [key: string]: never; }>;


export type StorageUseQuery = { storageUse: { bytes: number, countedBytes: number, limitBytes: number | null, kinds: Array<{ kind: StorageKind, count: number, bytes: number }> } };

export type LargeFileFieldsFragment = { id: string, name: string | null, kind: StorageKind, bytes: number, renditionBytes: number, createdAt: string, inTrash: boolean, owner: { id: string, type: AccessObjectType, title: string } | null };

export type LargestFilesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type LargestFilesQuery = { largestFiles: { endCursor: string | null, totalCount: number, items: Array<{ id: string, name: string | null, kind: StorageKind, bytes: number, renditionBytes: number, createdAt: string, inTrash: boolean, owner: { id: string, type: AccessObjectType, title: string } | null }> } };

export type TagSuggestionFieldsFragment = { id: string, score: number, basis: TagSuggestionBasis, model: string | null, review: SuggestionReview | null, highlight: { id: string, text: string } | null, tag: { id: string, title: string, color: string } | null, example: { id: string, text: string } | null };

export type SuggestionRunFieldsFragment = { id: string, objectId: string, feature: SuggestionFeature, status: SuggestionRunStatus, progress: number, model: string | null, problem: string | null, proposed: number, applied: number };

export type SuggestionRunsQueryVariables = Exact<{
  objectType: HighlightObjectType;
  objectId: string;
}>;


export type SuggestionRunsQuery = { suggestionRuns: Array<{ id: string, objectId: string, feature: SuggestionFeature, status: SuggestionRunStatus, progress: number, model: string | null, problem: string | null, proposed: number, applied: number }> };

export type TagSuggestionsQueryVariables = Exact<{
  objectType: HighlightObjectType;
  objectId: string;
  state: TagSuggestionState;
  first: number;
}>;


export type TagSuggestionsQuery = { tagSuggestions: { totalCount: number, items: Array<{ id: string, score: number, basis: TagSuggestionBasis, model: string | null, review: SuggestionReview | null, highlight: { id: string, text: string } | null, tag: { id: string, title: string, color: string } | null, example: { id: string, text: string } | null }> } };

export type SuggestTagsMutationVariables = Exact<{
  objectType: HighlightObjectType;
  objectId: string;
}>;


export type SuggestTagsMutation = { suggestTags: { id: string, objectId: string, feature: SuggestionFeature, status: SuggestionRunStatus, progress: number, model: string | null, problem: string | null, proposed: number, applied: number } };

export type SuggestHighlightsMutationVariables = Exact<{
  objectType: HighlightObjectType;
  objectId: string;
}>;


export type SuggestHighlightsMutation = { suggestHighlights: { id: string, objectId: string, feature: SuggestionFeature, status: SuggestionRunStatus, progress: number, model: string | null, problem: string | null, proposed: number, applied: number } };

export type CancelSuggestionRunMutationVariables = Exact<{
  id: string;
}>;


export type CancelSuggestionRunMutation = { cancelSuggestionRun: { id: string, objectId: string, feature: SuggestionFeature, status: SuggestionRunStatus, progress: number, model: string | null, problem: string | null, proposed: number, applied: number } };

export type AcceptTagSuggestionsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type AcceptTagSuggestionsMutation = { acceptTagSuggestions: Array<{ id: string, review: SuggestionReview | null }> };

export type RejectTagSuggestionsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RejectTagSuggestionsMutation = { rejectTagSuggestions: Array<{ id: string, review: SuggestionReview | null }> };

export type ReopenTagSuggestionsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ReopenTagSuggestionsMutation = { reopenTagSuggestions: Array<{ id: string, review: SuggestionReview | null }> };

export type WorkspaceSuggestionModesQueryVariables = Exact<{ [key: string]: never; }>;


export type WorkspaceSuggestionModesQuery = { suggestionModes: { summarize: AiMode, highlights: AiMode, tags: AiMode, redact: AiMode, redactChosen: AiMode | null } };

export type ProjectSuggestionModesQueryVariables = Exact<{
  id: string;
}>;


export type ProjectSuggestionModesQuery = { suggestionModes: { summarize: AiMode, highlights: AiMode, tags: AiMode, redact: AiMode, redactChosen: AiMode | null }, project: { id: string, suggestionModes: { summarize: AiMode | null, highlights: AiMode | null, tags: AiMode | null, redact: AiMode | null } } | null };

export type SetSuggestionModeMutationVariables = Exact<{
  feature: SuggestionFeature;
  mode?: AiMode | null | undefined;
  projectId?: string | null | undefined;
}>;


export type SetSuggestionModeMutation = { setSuggestionMode: { summarize: AiMode, highlights: AiMode, tags: AiMode, redact: AiMode } };

export type FindPersonalDataMutationVariables = Exact<{
  objectType: HighlightObjectType;
  objectId: string;
}>;


export type FindPersonalDataMutation = { findPersonalData: { id: string, objectId: string, feature: SuggestionFeature, status: SuggestionRunStatus, progress: number, model: string | null, problem: string | null, proposed: number, applied: number } };

export type PersonalLookFieldsFragment = { id: string, status: SuggestionRunStatus, progress: number, looked: number, proposed: number, applied: number, problem: string | null };

export type PersonalDataLookQueryVariables = Exact<{
  projectId?: string | null | undefined;
}>;


export type PersonalDataLookQuery = { personalDataLook: { id: string, status: SuggestionRunStatus, progress: number, looked: number, proposed: number, applied: number, problem: string | null } | null };

export type LookForPersonalDataMutationVariables = Exact<{
  projectId?: string | null | undefined;
}>;


export type LookForPersonalDataMutation = { lookForPersonalData: { id: string, status: SuggestionRunStatus, progress: number, looked: number, proposed: number, applied: number, problem: string | null } };

export type CancelPersonalDataLookMutationVariables = Exact<{
  id: string;
}>;


export type CancelPersonalDataLookMutation = { cancelPersonalDataLook: { id: string, status: SuggestionRunStatus, progress: number, looked: number, proposed: number, applied: number, problem: string | null } };

export type SummaryFieldsFragment = { id: string, objectType: SummaryObjectType, objectId: string | null, framework: SummaryFramework, type: SummaryType, prompt: string | null, language: string | null, state: ConversationMessageState, problem: string | null, engine: SummaryEngine | null, model: string | null, numItems: number, text: string, streamId: string | null, createdAt: string, aiGenerated: boolean, createdBy: { id: string, name: string } | null, sentences: Array<{ text: string, opens: SentenceOpening | null, support: SentenceSupport, citations: Array<{ id: string, type: CitationType, parentId: string | null, dataPointId: string | null, title: string, projectTitle: string | null, quote: string, speaker: string | null, seconds: number | null, fileId: string | null, page: number | null, citationReferenceId: string, stale: boolean }> }> };

export type SummaryQueryVariables = Exact<{
  id: string;
}>;


export type SummaryQuery = { summary: { id: string, objectType: SummaryObjectType, objectId: string | null, framework: SummaryFramework, type: SummaryType, prompt: string | null, language: string | null, state: ConversationMessageState, problem: string | null, engine: SummaryEngine | null, model: string | null, numItems: number, text: string, streamId: string | null, createdAt: string, aiGenerated: boolean, createdBy: { id: string, name: string } | null, sentences: Array<{ text: string, opens: SentenceOpening | null, support: SentenceSupport, citations: Array<{ id: string, type: CitationType, parentId: string | null, dataPointId: string | null, title: string, projectTitle: string | null, quote: string, speaker: string | null, seconds: number | null, fileId: string | null, page: number | null, citationReferenceId: string, stale: boolean }> }> } | null };

export type ObjectSummaryQueryVariables = Exact<{
  objectType: SummaryObjectType;
  objectId: string;
}>;


export type ObjectSummaryQuery = { objectSummary: { mode: AiMode, current: { id: string, objectType: SummaryObjectType, objectId: string | null, framework: SummaryFramework, type: SummaryType, prompt: string | null, language: string | null, state: ConversationMessageState, problem: string | null, engine: SummaryEngine | null, model: string | null, numItems: number, text: string, streamId: string | null, createdAt: string, aiGenerated: boolean, createdBy: { id: string, name: string } | null, sentences: Array<{ text: string, opens: SentenceOpening | null, support: SentenceSupport, citations: Array<{ id: string, type: CitationType, parentId: string | null, dataPointId: string | null, title: string, projectTitle: string | null, quote: string, speaker: string | null, seconds: number | null, fileId: string | null, page: number | null, citationReferenceId: string, stale: boolean }> }> } | null, attempt: { id: string, objectType: SummaryObjectType, objectId: string | null, framework: SummaryFramework, type: SummaryType, prompt: string | null, language: string | null, state: ConversationMessageState, problem: string | null, engine: SummaryEngine | null, model: string | null, numItems: number, text: string, streamId: string | null, createdAt: string, aiGenerated: boolean, createdBy: { id: string, name: string } | null, sentences: Array<{ text: string, opens: SentenceOpening | null, support: SentenceSupport, citations: Array<{ id: string, type: CitationType, parentId: string | null, dataPointId: string | null, title: string, projectTitle: string | null, quote: string, speaker: string | null, seconds: number | null, fileId: string | null, page: number | null, citationReferenceId: string, stale: boolean }> }> } | null } };

export type SummaryModeQueryVariables = Exact<{
  projectId: string;
}>;


export type SummaryModeQuery = { objectSummary: { mode: AiMode } };

export type SummaryHistoryQueryVariables = Exact<{
  objectType: SummaryObjectType;
  objectId: string;
  first: number;
  after?: string | null | undefined;
}>;


export type SummaryHistoryQuery = { summaryHistory: { endCursor: string | null, totalCount: number, items: Array<{ id: string, framework: SummaryFramework, engine: SummaryEngine | null, model: string | null, numItems: number, createdAt: string, text: string, aiGenerated: boolean, createdBy: { id: string, name: string } | null }> } };

export type GenerateSummaryMutationVariables = Exact<{
  input: GenerateSummaryInput;
}>;


export type GenerateSummaryMutation = { generateSummary: { id: string, objectType: SummaryObjectType, objectId: string | null, framework: SummaryFramework, type: SummaryType, prompt: string | null, language: string | null, state: ConversationMessageState, problem: string | null, engine: SummaryEngine | null, model: string | null, numItems: number, text: string, streamId: string | null, createdAt: string, aiGenerated: boolean, createdBy: { id: string, name: string } | null, sentences: Array<{ text: string, opens: SentenceOpening | null, support: SentenceSupport, citations: Array<{ id: string, type: CitationType, parentId: string | null, dataPointId: string | null, title: string, projectTitle: string | null, quote: string, speaker: string | null, seconds: number | null, fileId: string | null, page: number | null, citationReferenceId: string, stale: boolean }> }> } };

export type CancelSummaryMutationVariables = Exact<{
  id: string;
}>;


export type CancelSummaryMutation = { cancelSummary: { id: string, objectType: SummaryObjectType, objectId: string | null, framework: SummaryFramework, type: SummaryType, prompt: string | null, language: string | null, state: ConversationMessageState, problem: string | null, engine: SummaryEngine | null, model: string | null, numItems: number, text: string, streamId: string | null, createdAt: string, aiGenerated: boolean, createdBy: { id: string, name: string } | null, sentences: Array<{ text: string, opens: SentenceOpening | null, support: SentenceSupport, citations: Array<{ id: string, type: CitationType, parentId: string | null, dataPointId: string | null, title: string, projectTitle: string | null, quote: string, speaker: string | null, seconds: number | null, fileId: string | null, page: number | null, citationReferenceId: string, stale: boolean }> }> } };

export type UpdateSummaryMutationVariables = Exact<{
  id: string;
  text: string;
}>;


export type UpdateSummaryMutation = { updateSummary: { id: string, objectType: SummaryObjectType, objectId: string | null, framework: SummaryFramework, type: SummaryType, prompt: string | null, language: string | null, state: ConversationMessageState, problem: string | null, engine: SummaryEngine | null, model: string | null, numItems: number, text: string, streamId: string | null, createdAt: string, aiGenerated: boolean, createdBy: { id: string, name: string } | null, sentences: Array<{ text: string, opens: SentenceOpening | null, support: SentenceSupport, citations: Array<{ id: string, type: CitationType, parentId: string | null, dataPointId: string | null, title: string, projectTitle: string | null, quote: string, speaker: string | null, seconds: number | null, fileId: string | null, page: number | null, citationReferenceId: string, stale: boolean }> }> } };

export type RestoreSummaryMutationVariables = Exact<{
  id: string;
}>;


export type RestoreSummaryMutation = { restoreSummary: { id: string, objectType: SummaryObjectType, objectId: string | null, framework: SummaryFramework, type: SummaryType, prompt: string | null, language: string | null, state: ConversationMessageState, problem: string | null, engine: SummaryEngine | null, model: string | null, numItems: number, text: string, streamId: string | null, createdAt: string, aiGenerated: boolean, createdBy: { id: string, name: string } | null, sentences: Array<{ text: string, opens: SentenceOpening | null, support: SentenceSupport, citations: Array<{ id: string, type: CitationType, parentId: string | null, dataPointId: string | null, title: string, projectTitle: string | null, quote: string, speaker: string | null, seconds: number | null, fileId: string | null, page: number | null, citationReferenceId: string, stale: boolean }> }> } };

export type CreateInsightFromSummaryMutationVariables = Exact<{
  summaryId: string;
  projectId: string;
}>;


export type CreateInsightFromSummaryMutation = { createInsightFromSummary: { id: string, projectId: string } };

export type SupportAccessFieldsFragment = { id: string, staffEmail: string, reason: string, minutes: number, state: SupportState, requestedAt: string, endsAt: string | null, decidedBy: { id: string, name: string } | null };

export type SupportAccessesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SupportAccessesQuery = { supportAccesses: { endCursor: string | null, totalCount: number, items: Array<{ id: string, staffEmail: string, reason: string, minutes: number, state: SupportState, requestedAt: string, endsAt: string | null, decidedBy: { id: string, name: string } | null }> } | null };

export type SupportNoticeQueryVariables = Exact<{ [key: string]: never; }>;


export type SupportNoticeQuery = { supportNotice: { id: string, state: SupportState, staffEmail: string, endsAt: string | null, isOwnVisit: boolean } | null };

export type GrantSupportAccessMutationVariables = Exact<{
  id: string;
}>;


export type GrantSupportAccessMutation = { grantSupportAccess: { id: string, staffEmail: string, reason: string, minutes: number, state: SupportState, requestedAt: string, endsAt: string | null, decidedBy: { id: string, name: string } | null } };

export type DenySupportAccessMutationVariables = Exact<{
  id: string;
}>;


export type DenySupportAccessMutation = { denySupportAccess: { id: string, staffEmail: string, reason: string, minutes: number, state: SupportState, requestedAt: string, endsAt: string | null, decidedBy: { id: string, name: string } | null } };

export type EndSupportAccessMutationVariables = Exact<{
  id: string;
}>;


export type EndSupportAccessMutation = { endSupportAccess: { id: string, staffEmail: string, reason: string, minutes: number, state: SupportState, requestedAt: string, endsAt: string | null, decidedBy: { id: string, name: string } | null } };

export type TagCardFragment = { id: string, title: string, color: string, description: string, role: string | null, sentiment: TagSentiment | null, rank: number, boardId: string, groupId: string | null, projectId: string | null, lockedAt: string | null, highlightCount: number, updatedAt: string, version: number };

export type TagColumnFragment = { id: string, boardId: string, title: string, color: string, rank: number, version: number };

export type TagBoardFieldsFragment = { id: string, projectId: string | null, title: string, rank: number, isDefault: boolean, tagCount: number, viewerLevel: Level, version: number, groups: Array<{ id: string, boardId: string, title: string, color: string, rank: number, version: number }> };

export type TagBoardsQueryVariables = Exact<{
  projectId?: string | null | undefined;
}>;


export type TagBoardsQuery = { tagBoards: Array<{ id: string, projectId: string | null, title: string, rank: number, isDefault: boolean, tagCount: number, viewerLevel: Level, version: number, groups: Array<{ id: string, boardId: string, title: string, color: string, rank: number, version: number }> }> };

export type BoardTagsQueryVariables = Exact<{
  boardId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type BoardTagsQuery = { tags: { endCursor: string | null, items: Array<{ id: string, title: string, color: string, description: string, role: string | null, sentiment: TagSentiment | null, rank: number, boardId: string, groupId: string | null, projectId: string | null, lockedAt: string | null, highlightCount: number, updatedAt: string, version: number }> } };

export type DuplicateTagsQueryVariables = Exact<{
  projectId: string;
}>;


export type DuplicateTagsQuery = { duplicateTags: Array<{ tags: Array<{ id: string, title: string, color: string, description: string, role: string | null, sentiment: TagSentiment | null, rank: number, boardId: string, groupId: string | null, projectId: string | null, lockedAt: string | null, highlightCount: number, updatedAt: string, version: number, board: { id: string, title: string } }> }> };

export type TagMergePreviewQueryVariables = Exact<{
  intoId: string;
  ids: Array<string> | string;
}>;


export type TagMergePreviewQuery = { tagMergePreview: { gainedCount: number, sharedCount: number, totalCount: number, into: { id: string, title: string, color: string, description: string, role: string | null, sentiment: TagSentiment | null, rank: number, boardId: string, groupId: string | null, projectId: string | null, lockedAt: string | null, highlightCount: number, updatedAt: string, version: number }, tags: Array<{ id: string, title: string, color: string, description: string, role: string | null, sentiment: TagSentiment | null, rank: number, boardId: string, groupId: string | null, projectId: string | null, lockedAt: string | null, highlightCount: number, updatedAt: string, version: number }> } };

export type TagsCsvQueryVariables = Exact<{
  boardId: string;
}>;


export type TagsCsvQuery = { tagsCsv: string };

export type CreateBoardTagMutationVariables = Exact<{
  input: CreateTagInput;
}>;


export type CreateBoardTagMutation = { createTag: { id: string, title: string, color: string, description: string, role: string | null, sentiment: TagSentiment | null, rank: number, boardId: string, groupId: string | null, projectId: string | null, lockedAt: string | null, highlightCount: number, updatedAt: string, version: number } };

export type RecolorTagsMutationVariables = Exact<{
  colors: Array<TagColorInput> | TagColorInput;
}>;


export type RecolorTagsMutation = { recolorTags: Array<{ id: string, color: string, version: number }> };

export type UpdateTagMutationVariables = Exact<{
  input: UpdateTagInput;
}>;


export type UpdateTagMutation = { updateTag: { id: string, title: string, color: string, description: string, role: string | null, sentiment: TagSentiment | null, rank: number, boardId: string, groupId: string | null, projectId: string | null, lockedAt: string | null, highlightCount: number, updatedAt: string, version: number } };

export type LockTagMutationVariables = Exact<{
  id: string;
}>;


export type LockTagMutation = { lockTag: { id: string, title: string, color: string, description: string, role: string | null, sentiment: TagSentiment | null, rank: number, boardId: string, groupId: string | null, projectId: string | null, lockedAt: string | null, highlightCount: number, updatedAt: string, version: number } };

export type UnlockTagMutationVariables = Exact<{
  id: string;
}>;


export type UnlockTagMutation = { unlockTag: { id: string, title: string, color: string, description: string, role: string | null, sentiment: TagSentiment | null, rank: number, boardId: string, groupId: string | null, projectId: string | null, lockedAt: string | null, highlightCount: number, updatedAt: string, version: number } };

export type MoveTagsMutationVariables = Exact<{
  input: MoveTagsInput;
}>;


export type MoveTagsMutation = { moveTags: Array<{ id: string, title: string, color: string, description: string, role: string | null, sentiment: TagSentiment | null, rank: number, boardId: string, groupId: string | null, projectId: string | null, lockedAt: string | null, highlightCount: number, updatedAt: string, version: number }> };

export type TrashTagsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type TrashTagsMutation = { trashTags: Array<{ id: string, trashedAt: string | null, version: number }> };

export type RestoreTagsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreTagsMutation = { restoreTags: Array<{ trashedAt: string | null, id: string, title: string, color: string, description: string, role: string | null, sentiment: TagSentiment | null, rank: number, boardId: string, groupId: string | null, projectId: string | null, lockedAt: string | null, highlightCount: number, updatedAt: string, version: number }> };

export type MergeTagsMutationVariables = Exact<{
  intoId: string;
  ids: Array<string> | string;
}>;


export type MergeTagsMutation = { mergeTags: { id: string, mergedIds: Array<string>, into: { id: string, title: string, color: string, description: string, role: string | null, sentiment: TagSentiment | null, rank: number, boardId: string, groupId: string | null, projectId: string | null, lockedAt: string | null, highlightCount: number, updatedAt: string, version: number } } };

export type UndoTagMergeMutationVariables = Exact<{
  id: string;
}>;


export type UndoTagMergeMutation = { undoTagMerge: Array<{ trashedAt: string | null, mergedIntoId: string | null, id: string, title: string, color: string, description: string, role: string | null, sentiment: TagSentiment | null, rank: number, boardId: string, groupId: string | null, projectId: string | null, lockedAt: string | null, highlightCount: number, updatedAt: string, version: number }> };

export type CreateTagBoardMutationVariables = Exact<{
  input: CreateTagBoardInput;
}>;


export type CreateTagBoardMutation = { createTagBoard: { id: string, projectId: string | null, title: string, rank: number, isDefault: boolean, tagCount: number, viewerLevel: Level, version: number, groups: Array<{ id: string, boardId: string, title: string, color: string, rank: number, version: number }> } };

export type UpdateTagBoardMutationVariables = Exact<{
  input: UpdateTagBoardInput;
}>;


export type UpdateTagBoardMutation = { updateTagBoard: { id: string, projectId: string | null, title: string, rank: number, isDefault: boolean, tagCount: number, viewerLevel: Level, version: number, groups: Array<{ id: string, boardId: string, title: string, color: string, rank: number, version: number }> } };

export type DeleteTagBoardMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTagBoardMutation = { deleteTagBoard: { id: string, version: number } };

export type RestoreTagBoardMutationVariables = Exact<{
  id: string;
}>;


export type RestoreTagBoardMutation = { restoreTagBoard: { id: string, projectId: string | null, title: string, rank: number, isDefault: boolean, tagCount: number, viewerLevel: Level, version: number, groups: Array<{ id: string, boardId: string, title: string, color: string, rank: number, version: number }> } };

export type CreateTagGroupMutationVariables = Exact<{
  input: CreateTagGroupInput;
}>;


export type CreateTagGroupMutation = { createTagGroup: { id: string, boardId: string, title: string, color: string, rank: number, version: number } };

export type UpdateTagGroupMutationVariables = Exact<{
  input: UpdateTagGroupInput;
}>;


export type UpdateTagGroupMutation = { updateTagGroup: { id: string, boardId: string, title: string, color: string, rank: number, version: number } };

export type DeleteTagGroupMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTagGroupMutation = { deleteTagGroup: { id: string, version: number } };

export type RestoreTagGroupMutationVariables = Exact<{
  id: string;
}>;


export type RestoreTagGroupMutation = { restoreTagGroup: { id: string, boardId: string, title: string, color: string, rank: number, version: number } };

export type TagPageFieldsFragment = { lastUsedAt: string | null, trashedAt: string | null, mergedIntoId: string | null, id: string, title: string, color: string, description: string, role: string | null, sentiment: TagSentiment | null, rank: number, boardId: string, groupId: string | null, projectId: string | null, lockedAt: string | null, highlightCount: number, updatedAt: string, version: number, lastMerge: { id: string, mergedCount: number, mergedAt: string, mergedBy: { id: string, name: string } | null } | null, board: { id: string, title: string, projectId: string | null, viewerLevel: Level, project: { id: string, title: string, status: ProjectStatus } | null }, group: { id: string, title: string } | null };

export type TagPageQueryVariables = Exact<{
  id: string;
}>;


export type TagPageQuery = { tag: { lastUsedAt: string | null, trashedAt: string | null, mergedIntoId: string | null, id: string, title: string, color: string, description: string, role: string | null, sentiment: TagSentiment | null, rank: number, boardId: string, groupId: string | null, projectId: string | null, lockedAt: string | null, highlightCount: number, updatedAt: string, version: number, lastMerge: { id: string, mergedCount: number, mergedAt: string, mergedBy: { id: string, name: string } | null } | null, board: { id: string, title: string, projectId: string | null, viewerLevel: Level, project: { id: string, title: string, status: ProjectStatus } | null }, group: { id: string, title: string } | null } | null };

export type TagProjectsQueryVariables = Exact<{
  id: string;
}>;


export type TagProjectsQuery = { tagProjects: Array<{ count: number, project: { id: string, title: string } | null }> };

export type TemplateFieldsFragment = { id: string, target: TemplateTarget, type: TemplateType, title: string, description: string, tagCount: number, fieldCount: number, viewCount: number, questionCount: number, noteCount: number, insightCount: number, createdAt: string, publishedAt: string | null };

export type GalleryTemplateFieldsFragment = { id: string, target: TemplateTarget, title: string, description: string, tagCount: number, fieldCount: number, viewCount: number, questionCount: number, noteCount: number, insightCount: number, authorName: string | null, publishedAt: string, templateId: string | null };

export type TemplatesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  target?: TemplateTarget | null | undefined;
  type?: TemplateType | null | undefined;
}>;


export type TemplatesQuery = { templates: { endCursor: string | null, totalCount: number, isGalleryOpen: boolean, items: Array<{ id: string, target: TemplateTarget, type: TemplateType, title: string, description: string, tagCount: number, fieldCount: number, viewCount: number, questionCount: number, noteCount: number, insightCount: number, createdAt: string, publishedAt: string | null }> } };

export type GalleryTemplatesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  target?: TemplateTarget | null | undefined;
}>;


export type GalleryTemplatesQuery = { galleryTemplates: { endCursor: string | null, totalCount: number, items: Array<{ id: string, target: TemplateTarget, title: string, description: string, tagCount: number, fieldCount: number, viewCount: number, questionCount: number, noteCount: number, insightCount: number, authorName: string | null, publishedAt: string, templateId: string | null }> } };

export type GalleryTemplateTextQueryVariables = Exact<{
  id: string;
}>;


export type GalleryTemplateTextQuery = { galleryTemplate: { id: string, content: unknown } | null };

export type TemplateQueryVariables = Exact<{
  id: string;
}>;


export type TemplateQuery = { template: { content: unknown, id: string, target: TemplateTarget, type: TemplateType, title: string, description: string, tagCount: number, fieldCount: number, viewCount: number, questionCount: number, noteCount: number, insightCount: number, createdAt: string, publishedAt: string | null, createdBy: { id: string, name: string } | null } | null };

export type ProjectMethodQueryVariables = Exact<{
  id: string;
}>;


export type ProjectMethodQuery = { project: { id: string, defaultFramework: SummaryFramework | null } | null };

export type SaveTemplateMutationVariables = Exact<{
  input: SaveTemplateInput;
}>;


export type SaveTemplateMutation = { saveTemplate: { id: string, target: TemplateTarget, type: TemplateType, title: string, description: string, tagCount: number, fieldCount: number, viewCount: number, questionCount: number, noteCount: number, insightCount: number, createdAt: string, publishedAt: string | null } };

export type SaveDocumentTemplateMutationVariables = Exact<{
  input: SaveDocumentTemplateInput;
}>;


export type SaveDocumentTemplateMutation = { saveDocumentTemplate: { id: string, target: TemplateTarget, type: TemplateType, title: string, description: string, tagCount: number, fieldCount: number, viewCount: number, questionCount: number, noteCount: number, insightCount: number, createdAt: string, publishedAt: string | null } };

export type WriteTemplateMutationVariables = Exact<{
  input: WriteTemplateInput;
}>;


export type WriteTemplateMutation = { writeTemplate: { content: unknown, id: string, target: TemplateTarget, type: TemplateType, title: string, description: string, tagCount: number, fieldCount: number, viewCount: number, questionCount: number, noteCount: number, insightCount: number, createdAt: string, publishedAt: string | null } };

export type UpdateTemplateMutationVariables = Exact<{
  input: UpdateTemplateInput;
}>;


export type UpdateTemplateMutation = { updateTemplate: { content: unknown, id: string, target: TemplateTarget, type: TemplateType, title: string, description: string, tagCount: number, fieldCount: number, viewCount: number, questionCount: number, noteCount: number, insightCount: number, createdAt: string, publishedAt: string | null } };

export type PublishTemplateMutationVariables = Exact<{
  input: PublishTemplateInput;
}>;


export type PublishTemplateMutation = { publishTemplate: { id: string, target: TemplateTarget, type: TemplateType, title: string, description: string, tagCount: number, fieldCount: number, viewCount: number, questionCount: number, noteCount: number, insightCount: number, createdAt: string, publishedAt: string | null } };

export type UnpublishTemplateMutationVariables = Exact<{
  id: string;
}>;


export type UnpublishTemplateMutation = { unpublishTemplate: { id: string, target: TemplateTarget, type: TemplateType, title: string, description: string, tagCount: number, fieldCount: number, viewCount: number, questionCount: number, noteCount: number, insightCount: number, createdAt: string, publishedAt: string | null } };

export type UseTemplateMutationVariables = Exact<{
  id: string;
  title: string;
  summary?: string | null | undefined;
  folderId?: string | null | undefined;
}>;


export type UseTemplateMutation = { useTemplate: string };

export type CreateFromTemplateMutationVariables = Exact<{
  input: CreateFromTemplateInput;
}>;


export type CreateFromTemplateMutation = { createFromTemplate: string };

export type ApplyTemplateMutationVariables = Exact<{
  input: ApplyTemplateInput;
}>;


export type ApplyTemplateMutation = { applyTemplate: boolean };

export type DeleteTemplateMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTemplateMutation = { deleteTemplate: boolean };

export type RestoreTemplateMutationVariables = Exact<{
  id: string;
}>;


export type RestoreTemplateMutation = { restoreTemplate: boolean };

export type TranscriptionMinutesQueryVariables = Exact<{ [key: string]: never; }>;


export type TranscriptionMinutesQuery = { transcriptionMinutes: number };

export type TrashSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type TrashSettingsQuery = { workspaceSettings: { trashDays: number } };

export type DeletePermanentlyMutationVariables = Exact<{
  type: TrashItemType;
  id: string;
}>;


export type DeletePermanentlyMutation = { deletePermanently: boolean };

export type EmptyTrashMutationVariables = Exact<{
  projectId?: string | null | undefined;
}>;


export type EmptyTrashMutation = { emptyTrash: { deleted: number, more: boolean } };

export type SetTrashDaysMutationVariables = Exact<{
  days: number;
}>;


export type SetTrashDaysMutation = { setTrashDays: { trashDays: number } };

export type FailedReceiptsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FailedReceiptsQuery = { failedReceipts: { endCursor: string | null, totalCount: number, items: Array<{ id: string, subscriber: string, event: string, error: string, failedAt: string }> } };

export type RetryFailedReceiptsMutationVariables = Exact<{ [key: string]: never; }>;


export type RetryFailedReceiptsMutation = { retryFailedReceipts: number };

export type WorkFieldsFragment = { id: string, name: string, state: WorkState, progress: number, doing: string, error: string | null, createdAt: string, updatedAt: string, isEnding: boolean, canCancel: boolean, canRetry: boolean, requestedBy: { id: string, name: string } | null, about: { id: string, type: AccessObjectType, title: string } | null };

export type WorkListQueryVariables = Exact<{
  failed: boolean;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type WorkListQuery = { work: { endCursor: string | null, totalCount: number, items: Array<{ id: string, name: string, state: WorkState, progress: number, doing: string, error: string | null, createdAt: string, updatedAt: string, isEnding: boolean, canCancel: boolean, canRetry: boolean, requestedBy: { id: string, name: string } | null, about: { id: string, type: AccessObjectType, title: string } | null }> } };

export type OwnWorkQueryVariables = Exact<{
  first?: number | null | undefined;
}>;


export type OwnWorkQuery = { ownWork: { totalCount: number, items: Array<{ id: string, name: string, state: WorkState, progress: number, doing: string, error: string | null, createdAt: string, updatedAt: string, isEnding: boolean, canCancel: boolean, canRetry: boolean, requestedBy: { id: string, name: string } | null, about: { id: string, type: AccessObjectType, title: string } | null }> } };

export type CancelWorkMutationVariables = Exact<{
  id: string;
}>;


export type CancelWorkMutation = { cancelWork: string };

export type RetryWorkMutationVariables = Exact<{
  id: string;
}>;


export type RetryWorkMutation = { retryWork: string };

export type ViewFieldsFragment = { id: string, projectId: string, objectType: ViewObjectType, layout: ViewLayout, title: string, rank: number, data: unknown, isFirst: boolean, version: number };

export type NoteRowFragment = { id: string, title: string, preview: string, summaryContent: unknown, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, viewerLevel: Level, usedIn: Array<{ id: string, title: string }>, createdBy: { id: string, name: string } | null, people: Array<{ kind: NotePersonKind, person: { id: string, name: string, isHidden: boolean } }>, fieldValues: Array<{ id: string, objectId: string, fieldId: string, value: string | null, people: Array<{ id: string, name: string, isHidden: boolean }> }> };

export type RowFieldValueFragment = { id: string, objectId: string, fieldId: string, value: string | null, people: Array<{ id: string, name: string, isHidden: boolean }> };

export type InsightRowFragment = { id: string, title: string, preview: string, coverFileId: string | null, status: InsightStatus, publishedAt: string | null, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, viewerLevel: Level, createdBy: { id: string, name: string } | null, fieldValues: Array<{ id: string, objectId: string, fieldId: string, value: string | null, people: Array<{ id: string, name: string, isHidden: boolean }> }> };

export type HighlightRowFragment = { id: string, text: string, color: string | null, objectType: HighlightObjectType, objectId: string, objectTitle: string, saidBy: Array<string>, storyboardUrl: string | null, createdAt: string, updatedAt: string, version: number, viewerLevel: Level, aiGenerated: boolean, audioVideo: { fileId: string | null, startTime: number | null, endTime: number | null, type: AudioVideoType | null } | null, usedIn: Array<{ id: string, title: string }>, author: { id: string, name: string } | null };

export type ViewCellPartsFragment = { key: string, count: number | null, texts: Array<string>, thumbnailUrl: string | null, members: Array<{ id: string, name: string }>, values: Array<{ id: string, objectId: string, fieldId: string, value: string | null, people: Array<{ id: string, name: string, isHidden: boolean }> }> };

export type ViewRowFieldsFragment = { id: string, cells: Array<{ key: string, count: number | null, texts: Array<string>, thumbnailUrl: string | null, members: Array<{ id: string, name: string }>, values: Array<{ id: string, objectId: string, fieldId: string, value: string | null, people: Array<{ id: string, name: string, isHidden: boolean }> }> }>, tags: Array<{ id: string, title: string, color: string }>, highlight: { id: string, text: string, color: string | null, objectType: HighlightObjectType, objectId: string, objectTitle: string, saidBy: Array<string>, storyboardUrl: string | null, createdAt: string, updatedAt: string, version: number, viewerLevel: Level, aiGenerated: boolean, audioVideo: { fileId: string | null, startTime: number | null, endTime: number | null, type: AudioVideoType | null } | null, usedIn: Array<{ id: string, title: string }>, author: { id: string, name: string } | null } | null, note: { id: string, title: string, preview: string, summaryContent: unknown, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, viewerLevel: Level, usedIn: Array<{ id: string, title: string }>, createdBy: { id: string, name: string } | null, people: Array<{ kind: NotePersonKind, person: { id: string, name: string, isHidden: boolean } }>, fieldValues: Array<{ id: string, objectId: string, fieldId: string, value: string | null, people: Array<{ id: string, name: string, isHidden: boolean }> }> } | null, insight: { id: string, title: string, preview: string, coverFileId: string | null, status: InsightStatus, publishedAt: string | null, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, viewerLevel: Level, createdBy: { id: string, name: string } | null, fieldValues: Array<{ id: string, objectId: string, fieldId: string, value: string | null, people: Array<{ id: string, name: string, isHidden: boolean }> }> } | null };

export type ViewsQueryVariables = Exact<{
  projectId: string;
}>;


export type ViewsQuery = { views: Array<{ id: string, projectId: string, objectType: ViewObjectType, layout: ViewLayout, title: string, rank: number, data: unknown, isFirst: boolean, version: number }> };

export type ViewRowsQueryVariables = Exact<{
  projectId: string;
  objectType: ViewObjectType;
  data: string;
  group?: string | null | undefined;
  first: number;
  skip: number;
}>;


export type ViewRowsQuery = { viewRows: { items: Array<{ id: string, cells: Array<{ key: string, count: number | null, texts: Array<string>, thumbnailUrl: string | null, members: Array<{ id: string, name: string }>, values: Array<{ id: string, objectId: string, fieldId: string, value: string | null, people: Array<{ id: string, name: string, isHidden: boolean }> }> }>, tags: Array<{ id: string, title: string, color: string }>, highlight: { id: string, text: string, color: string | null, objectType: HighlightObjectType, objectId: string, objectTitle: string, saidBy: Array<string>, storyboardUrl: string | null, createdAt: string, updatedAt: string, version: number, viewerLevel: Level, aiGenerated: boolean, audioVideo: { fileId: string | null, startTime: number | null, endTime: number | null, type: AudioVideoType | null } | null, usedIn: Array<{ id: string, title: string }>, author: { id: string, name: string } | null } | null, note: { id: string, title: string, preview: string, summaryContent: unknown, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, viewerLevel: Level, usedIn: Array<{ id: string, title: string }>, createdBy: { id: string, name: string } | null, people: Array<{ kind: NotePersonKind, person: { id: string, name: string, isHidden: boolean } }>, fieldValues: Array<{ id: string, objectId: string, fieldId: string, value: string | null, people: Array<{ id: string, name: string, isHidden: boolean }> }> } | null, insight: { id: string, title: string, preview: string, coverFileId: string | null, status: InsightStatus, publishedAt: string | null, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, viewerLevel: Level, createdBy: { id: string, name: string } | null, fieldValues: Array<{ id: string, objectId: string, fieldId: string, value: string | null, people: Array<{ id: string, name: string, isHidden: boolean }> }> } | null }> } };

export type ViewRowIdsQueryVariables = Exact<{
  projectId: string;
  objectType: ViewObjectType;
  data: string;
  group?: string | null | undefined;
  first: number;
  skip: number;
}>;


export type ViewRowIdsQuery = { viewRows: { items: Array<{ id: string }> } };

export type ViewCountQueryVariables = Exact<{
  projectId: string;
  objectType: ViewObjectType;
  data: string;
  group?: string | null | undefined;
}>;


export type ViewCountQuery = { viewRows: { totalCount: number } };

export type ViewGroupsQueryVariables = Exact<{
  projectId: string;
  objectType: ViewObjectType;
  data: string;
  first: number;
}>;


export type ViewGroupsQuery = { viewGroups: Array<{ key: string, label: string, color: string | null, count: number, items: Array<{ id: string, cells: Array<{ key: string, count: number | null, texts: Array<string>, thumbnailUrl: string | null, members: Array<{ id: string, name: string }>, values: Array<{ id: string, objectId: string, fieldId: string, value: string | null, people: Array<{ id: string, name: string, isHidden: boolean }> }> }>, tags: Array<{ id: string, title: string, color: string }>, highlight: { id: string, text: string, color: string | null, objectType: HighlightObjectType, objectId: string, objectTitle: string, saidBy: Array<string>, storyboardUrl: string | null, createdAt: string, updatedAt: string, version: number, viewerLevel: Level, aiGenerated: boolean, audioVideo: { fileId: string | null, startTime: number | null, endTime: number | null, type: AudioVideoType | null } | null, usedIn: Array<{ id: string, title: string }>, author: { id: string, name: string } | null } | null, note: { id: string, title: string, preview: string, summaryContent: unknown, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, viewerLevel: Level, usedIn: Array<{ id: string, title: string }>, createdBy: { id: string, name: string } | null, people: Array<{ kind: NotePersonKind, person: { id: string, name: string, isHidden: boolean } }>, fieldValues: Array<{ id: string, objectId: string, fieldId: string, value: string | null, people: Array<{ id: string, name: string, isHidden: boolean }> }> } | null, insight: { id: string, title: string, preview: string, coverFileId: string | null, status: InsightStatus, publishedAt: string | null, createdAt: string, updatedAt: string, version: number, lockedAt: string | null, viewerLevel: Level, createdBy: { id: string, name: string } | null, fieldValues: Array<{ id: string, objectId: string, fieldId: string, value: string | null, people: Array<{ id: string, name: string, isHidden: boolean }> }> } | null }> }> };

export type ViewSectionsQueryVariables = Exact<{
  projectId: string;
  objectType: ViewObjectType;
  data: string;
}>;


export type ViewSectionsQuery = { viewGroups: Array<{ key: string, label: string, color: string | null, count: number }> };

export type CreateViewMutationVariables = Exact<{
  input: CreateViewInput;
}>;


export type CreateViewMutation = { createView: { id: string, projectId: string, objectType: ViewObjectType, layout: ViewLayout, title: string, rank: number, data: unknown, isFirst: boolean, version: number } };

export type UpdateViewMutationVariables = Exact<{
  input: UpdateViewInput;
}>;


export type UpdateViewMutation = { updateView: { id: string, projectId: string, objectType: ViewObjectType, layout: ViewLayout, title: string, rank: number, data: unknown, isFirst: boolean, version: number } };

export type DuplicateViewMutationVariables = Exact<{
  projectId: string;
  id: string;
}>;


export type DuplicateViewMutation = { duplicateView: { id: string, projectId: string, objectType: ViewObjectType, layout: ViewLayout, title: string, rank: number, data: unknown, isFirst: boolean, version: number } };

export type MoveViewMutationVariables = Exact<{
  input: MoveViewInput;
}>;


export type MoveViewMutation = { moveView: Array<{ id: string, projectId: string, objectType: ViewObjectType, layout: ViewLayout, title: string, rank: number, data: unknown, isFirst: boolean, version: number }> };

export type MoveViewRowMutationVariables = Exact<{
  input: MoveViewRowInput;
}>;


export type MoveViewRowMutation = { moveViewRow: { id: string, projectId: string, objectType: ViewObjectType, layout: ViewLayout, title: string, rank: number, data: unknown, isFirst: boolean, version: number } };

export type DeleteViewMutationVariables = Exact<{
  projectId: string;
  id: string;
}>;


export type DeleteViewMutation = { deleteView: { id: string, version: number } };

export type RestoreViewMutationVariables = Exact<{
  projectId: string;
  id: string;
}>;


export type RestoreViewMutation = { restoreView: { id: string, projectId: string, objectType: ViewObjectType, layout: ViewLayout, title: string, rank: number, data: unknown, isFirst: boolean, version: number } };

export type RetagHighlightMutationVariables = Exact<{
  ids: Array<string> | string;
  add?: Array<string> | string | null | undefined;
  remove?: Array<string> | string | null | undefined;
}>;


export type RetagHighlightMutation = { changeHighlightTags: { id: string | null, changedCount: number, highlights: Array<{ id: string, color: string | null, updatedAt: string, version: number }> } };

export type WebhookFieldsFragment = { id: string, url: string, events: Array<string>, byProgram: boolean, createdAt: string, disabledAt: string | null, disabledReason: string | null, failingSince: string | null, lastSuccessAt: string | null, oldSecretUntil: string | null, createdBy: { id: string, name: string } | null };

export type WebhookDeliveryFieldsFragment = { id: string, event: string, state: WebhookDeliveryState, attempts: number, createdAt: string, dueAt: string, status: number | null, error: string | null };

export type WebhooksQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type WebhooksQuery = { webhooks: { endCursor: string | null, totalCount: number, items: Array<{ id: string, url: string, events: Array<string>, byProgram: boolean, createdAt: string, disabledAt: string | null, disabledReason: string | null, failingSince: string | null, lastSuccessAt: string | null, oldSecretUntil: string | null, createdBy: { id: string, name: string } | null }> } };

export type WebhookDeliveriesQueryVariables = Exact<{
  webhookId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { endCursor: string | null, totalCount: number, items: Array<{ id: string, event: string, state: WebhookDeliveryState, attempts: number, createdAt: string, dueAt: string, status: number | null, error: string | null }> } };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { secret: string, webhook: { id: string, url: string, events: Array<string>, byProgram: boolean, createdAt: string, disabledAt: string | null, disabledReason: string | null, failingSince: string | null, lastSuccessAt: string | null, oldSecretUntil: string | null, createdBy: { id: string, name: string } | null } } };

export type UpdateWebhookMutationVariables = Exact<{
  input: UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { id: string, url: string, events: Array<string>, byProgram: boolean, createdAt: string, disabledAt: string | null, disabledReason: string | null, failingSince: string | null, lastSuccessAt: string | null, oldSecretUntil: string | null, createdBy: { id: string, name: string } | null } };

export type DeleteWebhookMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWebhookMutation = { deleteWebhook: string };

export type RotateWebhookSecretMutationVariables = Exact<{
  id: string;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string, webhook: { id: string, url: string, events: Array<string>, byProgram: boolean, createdAt: string, disabledAt: string | null, disabledReason: string | null, failingSince: string | null, lastSuccessAt: string | null, oldSecretUntil: string | null, createdBy: { id: string, name: string } | null } } };

export type TestWebhookMutationVariables = Exact<{
  id: string;
}>;


export type TestWebhookMutation = { testWebhook: { id: string, event: string, state: WebhookDeliveryState, attempts: number, createdAt: string, dueAt: string, status: number | null, error: string | null } };

export type RetryWebhookDeliveryMutationVariables = Exact<{
  id: string;
}>;


export type RetryWebhookDeliveryMutation = { retryWebhookDelivery: { id: string, event: string, state: WebhookDeliveryState, attempts: number, createdAt: string, dueAt: string, status: number | null, error: string | null } };

export type WorkspaceFieldsFragment = { id: string, name: string, subdomain: string, hasSampleData: boolean, addressChangesLeft: number, primaryColor: string | null, logoUrl: string | null, deletion: { dueAt: string, requestedBy: { id: string, name: string } | null } | null };

export type WorkspaceSettingsFieldsFragment = { accessRequestsDisabled: boolean, communityPublishingDisabled: boolean, exportDisabled: boolean, publicAccessDisabled: boolean, dataOutDisabled: boolean, adminOnlyInvites: boolean, readOnly: boolean, secondFactorRequired: boolean };

export type UpdateWorkspaceSettingsMutationVariables = Exact<{
  input: UpdateWorkspaceSettingsInput;
}>;


export type UpdateWorkspaceSettingsMutation = { updateWorkspaceSettings: { accessRequestsDisabled: boolean, communityPublishingDisabled: boolean, exportDisabled: boolean, publicAccessDisabled: boolean, dataOutDisabled: boolean, adminOnlyInvites: boolean, readOnly: boolean, secondFactorRequired: boolean } };

export type UpdateWorkspaceMutationVariables = Exact<{
  input: UpdateWorkspaceInput;
}>;


export type UpdateWorkspaceMutation = { updateWorkspace: { id: string, name: string, subdomain: string, hasSampleData: boolean, addressChangesLeft: number, primaryColor: string | null, logoUrl: string | null, deletion: { dueAt: string, requestedBy: { id: string, name: string } | null } | null } };

export type ChangeWorkspaceAddressMutationVariables = Exact<{
  subdomain: string;
}>;


export type ChangeWorkspaceAddressMutation = { changeWorkspaceAddress: { id: string, name: string, subdomain: string, hasSampleData: boolean, addressChangesLeft: number, primaryColor: string | null, logoUrl: string | null, deletion: { dueAt: string, requestedBy: { id: string, name: string } | null } | null } };

export type DeleteWorkspaceMutationVariables = Exact<{
  name: string;
}>;


export type DeleteWorkspaceMutation = { deleteWorkspace: { id: string, name: string, subdomain: string, hasSampleData: boolean, addressChangesLeft: number, primaryColor: string | null, logoUrl: string | null, deletion: { dueAt: string, requestedBy: { id: string, name: string } | null } | null } };

export type KeepWorkspaceMutationVariables = Exact<{ [key: string]: never; }>;


export type KeepWorkspaceMutation = { keepWorkspace: { id: string, name: string, subdomain: string, hasSampleData: boolean, addressChangesLeft: number, primaryColor: string | null, logoUrl: string | null, deletion: { dueAt: string, requestedBy: { id: string, name: string } | null } | null } };

export type SampleOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type SampleOfferQuery = { gettingStarted: { canCreateWorkspace: boolean } };

export type SampleDataQueryVariables = Exact<{ [key: string]: never; }>;


export type SampleDataQuery = { sampleData: { projects: number, notes: number, insights: number, ownDocuments: number, contacts: number, channels: number, docs: number, folders: number, members: number } };

export type RemoveSampleDataMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveSampleDataMutation = { removeSampleData: { id: string, name: string, subdomain: string, hasSampleData: boolean, addressChangesLeft: number, primaryColor: string | null, logoUrl: string | null, deletion: { dueAt: string, requestedBy: { id: string, name: string } | null } | null } };

export type WorkspaceChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WorkspaceChangedSubscription = { workspaceChanged: { type: string, id: string | null, version: number } };

export type StartHomeMutationVariables = Exact<{ [key: string]: never; }>;


export type StartHomeMutation = { startHome: string };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { workspace: { id: string, homeId: string | null } };
