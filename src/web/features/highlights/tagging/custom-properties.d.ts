import 'react';

declare module 'react' {
  // The colour of a tag is data; everything else about it stands in the style sheet.
  interface CSSProperties {
    '--tag'?: string;
    '--mark'?: string;
  }
}
