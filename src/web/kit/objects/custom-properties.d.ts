import 'react';

declare module 'react' {
  // The colour of a tag is data; everything else about it is in the style sheet.
  interface CSSProperties {
    '--tag'?: string;
    '--mark'?: string;
    '--room'?: string;
    /** Where something that a person moved is. */
    '--x'?: string;
    '--y'?: string;
    /** How much larger than its own size a page of a PDF is shown. */
    '--total-scale-factor'?: number;
  }
}
