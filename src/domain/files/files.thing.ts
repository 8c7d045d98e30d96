import { editors, readers } from '#domain/access/rule.ts';
import { defineThing, event } from '#domain/things/thing.ts';

const locks = { respectsLock: true } as const;

export const filesThing = defineThing({
  hearers: { file: 'readers' },
  untitled: ['file'],
  actions: {
    'file.read': readers(),
    'file.download': readers('project', { blockedBy: 'exportDisabled' }),
    'file.upload': editors('project', locks),
    'file.cancelUpload': editors('project', { author: 'orFull' }),
    'file.delete': editors('project', locks),
  },
  events: {
    'file.uploadStarted': event<{ fileId: string }>(),
    'file.uploaded': event<{ fileId: string }>(),
    'file.uploadFailed': event<{ fileId: string }>(),
    /** By a member, or over a public link. */
    'file.downloaded': event<{ fileId: string; publicLinkId?: string }>(),
    'file.processed': event<{ fileId: string }>(),
    'file.updated': event<{ fileId: string; changed: readonly string[] }>(),
    'file.trashed': event<{ fileId: string }>(['editing']),
    'file.restored': event<{ fileId: string }>(['editing']),
    'file.purged': event<{ fileId: string }>(['editing']),
  },
  textLimits: {
    fileName: { name: 'File name', max: 500, min: 1 },
  },
  countLimits: {
    filesPerUpload: { holder: 'An upload', things: 'files', max: 100 },
  },
  sizeLimits: {
    gifAttachment: { name: 'GIF image', max: 2_000_000 },
    attachment: { name: 'File', max: 1e10 },
    upload: { name: 'Upload', max: 10_000_000 },
  },
});
