import { ValidationError } from '#domain/errors/hark-error.ts';
import type { ObjectRef } from '#server/kernel/access/index.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';

const ownerTypes = { PROJECT: 'project', NOTE: 'note', INSIGHT: 'insight' } as const;

/** `filename`, `ownerType` (PROJECT, NOTE, INSIGHT), `ownerId`, and `asNote` for a file dropped into a project. */
export function readUploadMetadata(header: string | string[] | undefined): {
  name: string;
  owner: ObjectRef;
  asNotes: boolean;
} {
  if (typeof header !== 'string' || header.length > 8000) {
    throw new ValidationError('The header upload-metadata is missing');
  }
  const values = new Map(
    header.split(',').map((pair) => {
      const [key = '', value = ''] = pair.trim().split(' ');
      return [key, Buffer.from(value, 'base64').toString('utf8')];
    }),
  );
  const type = values.get('ownerType') ?? '';
  if (!isOwnerType(type)) throw new ValidationError('Say where the file belongs: ownerType and ownerId');
  return {
    name: values.get('filename') ?? '',
    owner: { type: ownerTypes[type], id: readId(values.get('ownerId') ?? '') },
    asNotes: values.get('asNote') === 'true',
  };
}

function isOwnerType(type: string): type is keyof typeof ownerTypes {
  return Object.hasOwn(ownerTypes, type);
}
