import { fullUuid, id, matching, text, word, type UrlCodec } from './url-codec.ts';

/** Params that name a record: written short, with the record's title before it where one is given. */
export const idParams = {
  channelId: id,
  datumData: id,
  fileId: id,
  highlightId: id,
  insightId: id,
  noteId: id,
  personId: id,
  projectCategoryId: id,
  projectId: id,
  reelId: id,
  refId: id,
  savedFeedId: id,
  studyRefId: id,
  tagBoardId: id,
  tagId: id,
  themeId: id,
  topicId: id,
  userId: id,
  viewId: id,
} as const;

/** A param name means the same on every route. */
export const routeParams = {
  ...idParams,
  externalBookingId: text(200),
  filter: word,
  integration: word,
  path: restOfPath(),
  shareToken: matching('share token', (value) => /^[A-Za-z0-9]{12}$/.test(value)),
  tab: word,
  teamId: fullUuid,
  userProvidedCodeChallenge: text(256),
} as const;

export type ParamName = keyof typeof routeParams;
export type IdParamName = keyof typeof idParams;

/** Empty, `.` and `..` segments go: joined to a host they could name another one. */
function restOfPath(): UrlCodec<string> {
  const tidy = (value: string): string =>
    value
      .split('/')
      .filter((segment) => segment !== '' && segment !== '.' && segment !== '..')
      .join('/');
  return { name: 'rest of a path', parse: (value) => tidy(value) || undefined, format: tidy };
}
