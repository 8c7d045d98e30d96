/** Where a file goes. With `asNote` it becomes a note of the project. */
export type UploadOwner = {
  readonly type: 'PROJECT' | 'NOTE' | 'INSIGHT';
  readonly id: string;
  readonly asNote: boolean;
};

/** `lost`: the connection broke and it tries again; `interrupted`: the tab was closed, the file must be chosen again. */
export type UploadState = 'waiting' | 'sending' | 'lost' | 'interrupted' | 'done' | 'failed' | 'cancelled';

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
