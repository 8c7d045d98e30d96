import { countOf } from '#domain/text/count-of.ts';

/** Where a file goes. With `asNote` it becomes a note of the project. */
export type UploadOwner = {
  readonly type: 'PROJECT' | 'NOTE' | 'INSIGHT';
  readonly id: string;
  readonly asNote: boolean;
};

/**
 * `lost`: the connection broke and it tries again; `interrupted`: the tab was closed, the file must be chosen again;
 * `reading`: all of it arrived, and its text is on the way; `broken`: it can't be read.
 */
export type UploadState =
  | 'waiting'
  | 'sending'
  | 'lost'
  | 'interrupted'
  | 'reading'
  | 'done'
  | 'broken'
  | 'failed'
  | 'cancelled';

export type UploadItem = {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly sent: number;
  readonly state: UploadState;
  /** Why it failed. */
  readonly message: string | null;
  /** Known once the server has made a place for it. */
  readonly fileId: string | null;
  readonly owner: UploadOwner;
};

export function isUnderWay({ state }: UploadItem): boolean {
  return state === 'waiting' || state === 'sending' || state === 'lost';
}

const needs = {
  failed: 0,
  broken: 0,
  interrupted: 1,
  lost: 2,
  sending: 3,
  waiting: 3,
  reading: 3,
  done: 4,
  cancelled: 5,
} as const;

/** What somebody has to look at comes first: a failure among a hundred files must not hide at their end. */
export function byNeed(items: readonly UploadItem[]): UploadItem[] {
  return items.toSorted((one, other) => needs[one.state] - needs[other.state]);
}

/** 'Uploading 3 files, 40 %', with what went wrong before it. */
export function summaryOf(items: readonly UploadItem[]): string {
  const count = (...states: UploadState[]) => items.filter(({ state }) => states.includes(state)).length;
  const underWay = items.filter((item) => isUnderWay(item));
  const [failed, broken] = [count('failed'), count('broken')];
  const problems = [
    ...(failed > 0 ? [`${countOf(failed, 'file')} not uploaded`] : []),
    ...(broken > 0 ? [`${countOf(broken, 'file')} can’t be read`] : []),
  ];
  if (underWay.length > 0) {
    const [sent, size] = [sum(underWay, 'sent'), sum(underWay, 'size')];
    const share = size === 0 ? 0 : Math.floor((100 * sent) / size);
    return [...problems, `Uploading ${countOf(underWay.length, 'file')}, ${share}%`].join('. ');
  }
  if (problems.length > 0) return problems.join('. ');
  const interrupted = count('interrupted');
  if (interrupted > 0) return `${countOf(interrupted, 'upload')} interrupted`;
  const reading = count('reading');
  if (reading > 0) return `Reading ${countOf(reading, 'file')}`;
  return `${countOf(items.length, 'file')} uploaded`;
}

function sum(items: readonly UploadItem[], field: 'sent' | 'size'): number {
  return items.reduce((total, item) => total + item[field], 0);
}
