import type { CSSProperties } from 'react';

type SaidWordsProps = {
  highlight: {
    readonly text: string;
    /** Null where it is on no text. */
    readonly startOffset: number | null;
    readonly audioVideo: object | null;
  };
  className: string | undefined;
  style?: CSSProperties;
};

/** The words of a highlight in quotation marks; what somebody wrote about a clip is no quote. */
export function SaidWords({ highlight, className, style }: SaidWordsProps) {
  const { text, startOffset, audioVideo } = highlight;
  const Words = audioVideo !== null && startOffset === null ? 'span' : 'q';
  return (
    <Words className={className} style={style}>
      {text}
    </Words>
  );
}
