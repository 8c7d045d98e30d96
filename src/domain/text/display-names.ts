import type { MergedList } from '#domain/things/merged.ts';

/** What can be without a title. */
export type UntitledKind = MergedList<'untitled'>;

export const personLabels = ['participant', 'speaker'] as const;
export type PersonLabel = (typeof personLabels)[number];

export const noContent = 'No content';
export const contactHidden = 'Contact hidden';
export const deletedUser = 'Deleted user';
export const unknownUser = 'Unknown user';
export const currentUser = 'You';
export const unnamedWorkspace = 'Name workspace…';

export function titleOf(kind: UntitledKind, title: string | null | undefined): string {
  return textOr(title, `Untitled ${kind}`);
}

export function previewOf(text: string | null | undefined, title?: string | null): string {
  const rest = text == null || title == null ? text : withoutTitle(text, title);
  return textOr(rest, recordingName.test(text?.trim() ?? '') ? 'Recording' : noContent);
}

/** All that a note holds whose file has no words. */
const recordingName =
  /^[^\n]+\.(mp3|m4a|wav|ogg|oga|opus|flac|aac|wma|aiff?|mp4|m4v|mov|webm|mkv|avi|mpe?g|wmv|3gp)$/iu;

/** A note made of a file is called like it: the line of the file would only say it again. */
export function withoutTitle(text: string, title: string): string {
  const [first = '', ...rest] = text.split('\n');
  const isSame = [first, first.replace(/\.\w{1,5}$/, '')].some((line) => line.trim() === title.trim());
  return isSame && title.trim() !== '' ? rest.join('\n').trim() : text;
}

export function workspaceNameOf(name: string | null | undefined): string {
  return textOr(name, unnamedWorkspace);
}

/** `hidden`: the viewer may see that someone took part, but not who. */
export function personNameOf(person: {
  name: string | null | undefined;
  hidden?: boolean;
  label?: PersonLabel;
}): string {
  if (person.hidden) return contactHidden;
  return textOr(person.name, `Unnamed ${person.label ?? 'participant'}`);
}

export type UserFace = { id: string; name: string | null; deleted?: boolean };

export function userNameOf(user: UserFace | null | undefined, viewerId?: string): string {
  if (!user) return unknownUser;
  if (user.id === viewerId) return currentUser;
  if (user.deleted) return deletedUser;
  return textOr(user.name, unknownUser);
}

/** Of something that a member made: they may have been removed since, and what they made stays. */
export function authorNameOf(user: UserFace | null | undefined, viewerId?: string): string {
  return user ? userNameOf(user, viewerId) : deletedUser;
}

/** Of a user, where the name isn't the first word: "Highlighted by you". */
export function withinSentence(name: string): string {
  return name === currentUser ? 'you' : name;
}

function textOr(text: string | null | undefined, fallback: string): string {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? fallback : trimmed;
}
