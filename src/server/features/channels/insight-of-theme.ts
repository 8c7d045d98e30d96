import { formatDay } from '#domain/time/format-day.ts';
import { contactLabel } from '#domain/people/contact-label.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';
import type { Theme } from './theme.ts';

export type ThemeQuote = {
  readonly id: string;
  readonly text: string;
  readonly participant: string | null;
  /** The contact that the participant is. */
  readonly personId: string | null;
  readonly saidAt: Date;
};

/** Where it comes from, then the quotes, each with who said it and a link to the data point itself. */
export function insightOfTheme(
  theme: Pick<Theme, 'id' | 'channelId' | 'title' | 'pointCount'>,
  quotes: readonly ThemeQuote[],
): { title: string; content: DocumentJson } {
  const title = titleOf('theme', theme.title);
  const params = { channelId: theme.channelId, themeId: theme.id };
  const count = `${theme.pointCount.toLocaleString('en')} data ${theme.pointCount === 1 ? 'point' : 'points'}`;
  return {
    title,
    content: {
      type: 'doc',
      content: [
        paragraph(words('From '), words(title, buildUrl('channelTheme', { params })), words(` (${count})`)),
        ...quotes.map(({ id, text, saidAt, ...said }) => ({
          type: 'blockquote',
          content: [
            paragraph(words(text)),
            paragraph(
              ...speakerOf(said),
              words(
                formatDay(saidAt),
                buildUrl('channelThemeDatum', { params: { ...params, datumData: id } }),
              ),
            ),
          ],
        })),
        { type: 'paragraph' },
      ],
    },
  };
}

/** A contact is mentioned, and so called what each reader may know of them, and forgotten when they are. */
function speakerOf({ participant, personId }: Pick<ThemeQuote, 'participant' | 'personId'>): NodeJson[] {
  if (personId !== null) {
    const attrs = { kind: 'person', id: personId, label: contactLabel };
    return [words('— '), { type: 'mention', attrs }, words(', ')];
  }
  return [words(participant === null ? '— ' : `— ${participant}, `)];
}

function paragraph(...content: readonly NodeJson[]): NodeJson {
  return { type: 'paragraph', content };
}

function words(text: string, href?: string): NodeJson {
  return { type: 'text', text, ...(href !== undefined && { marks: [{ type: 'link', attrs: { href } }] }) };
}
