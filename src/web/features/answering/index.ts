export type { ShownSentence } from './cited-part.ts';
export { CitedDays } from './cited-days.ts';
export { CitedText } from './cited-text.tsx';
export { citedToText } from './cited-to-text.ts';
export { GrowingText } from './growing-text.tsx';
export { InstructionsSetting } from './instructions-setting.tsx';
export { Thoughts } from './thoughts.tsx';
export { useCitedStream } from './use-cited-stream.ts';
