import type { TypeOf } from '#domain/codec/codec.ts';
import {
  boolean,
  finite,
  literal,
  positiveInteger,
  string,
  unknown,
  uuid,
} from '#domain/codec/primitives.ts';
import { array, object, optional, tagged } from '#domain/codec/structures.ts';
import { redactionEditCodec } from './redaction-edit.ts';

export const renderLogLevels = ['error', 'info', 'verbose', 'warn'] as const;
export const renderBackends = ['angle', 'egl', 'swangle', 'swiftshader', 'vulkan'] as const;

export const userRequestedCancellation = 'User requested cancellation';

export const renderJobInputCodec = object(
  {
    audioVideoFileId: uuid,
    avFileSourceKey: string,
    destinationKey: string,
    fileId: uuid,
    teamId: uuid,
    videoEdits: array(redactionEditCodec),
    workflowId: string,
    richTextId: uuid,
    concurrency: optional(positiveInteger),
    enableMultiProcessOnLinux: optional(boolean),
    logLevel: optional(literal(...renderLogLevels)),
    gl: optional(literal(...renderBackends)),
  },
  'render job',
);
export type RenderJobInput = TypeOf<typeof renderJobInputCodec>;

const job = { fileId: uuid, audioVideoFileId: uuid, workflowId: string, richTextId: uuid };

export const renderJobResultCodec = tagged('status', {
  SUCCESS: object({ ...job, renderTimeMs: finite, totalJobTimeMs: finite }),
  FAILURE: object({ ...job, reason: string }),
});
export type RenderJobResult = TypeOf<typeof renderJobResultCodec>;

/** A cancelled job is not an error to report: the person knows. */
export function isCancelledRender(result: RenderJobResult): boolean {
  return result.status === 'FAILURE' && result.reason === userRequestedCancellation;
}

export const workflowErrorCodec = object(
  { workflowId: string, stageKey: string, cause: unknown, stageInputs: unknown },
  'workflow error',
);
export type WorkflowError = TypeOf<typeof workflowErrorCodec>;
