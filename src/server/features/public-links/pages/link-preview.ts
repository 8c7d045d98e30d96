import { escapeHtml } from '#server/platform/mail/compose-mail.ts';

/** What a chat shows of a link that somebody pastes into it. */
export type LinkPreview = {
  readonly title: string;
  readonly description: string;
  /** Addresses on the page's own host. */
  readonly image: string | undefined;
  readonly video: string | undefined;
};

const longest = 200;

/** Taken from the page that its visitor gets, so that a chat can't show what the page doesn't. */
export function previewOf(title: string, body: string): LinkPreview {
  const clips = [...body.matchAll(/<video [^>]*?src="(\/[^"]+\/clips\/[^"]+)"/g)];
  const image =
    /<img [^>]*?src="(\/[^"]+)"/.exec(body)?.[1] ?? /<video [^>]*?poster="(\/[^"]+)"/.exec(body)?.[1];
  return {
    title,
    description: shortened(wordsOf(body)),
    image: image && asText(image),
    // Of several, none stands for the page.
    video: clips.length === 1 ? asText(clips[0]?.[1] ?? '') : undefined,
  };
}

export function previewTags({ title, description, image, video }: LinkPreview, origin: string): string {
  const tags = [
    ['og:title', title],
    ['og:site_name', 'Hark'],
    ['og:type', video === undefined ? 'article' : 'video.other'],
    ...(description === '' ? [] : [['og:description', description]]),
    ...(image === undefined ? [] : [['og:image', `${origin}${image}`]]),
    ...(video === undefined
      ? []
      : [
          ['og:video', `${origin}${video}`],
          ['og:video:type', 'video/mp4'],
        ]),
  ];
  return tags
    .map(([name = '', content = '']) => `<meta property="${name}" content="${escapeHtml(content)}">\n`)
    .join('');
}

/** Who said a quote follows it after a dash. */
function wordsOf(html: string): string {
  const text = html.replaceAll('</blockquote><p class="by-line">', ' — ').replaceAll(/<[^>]*>/g, ' ');
  return asText(text).replaceAll(/\s+/g, ' ').trim();
}

function shortened(text: string): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > longest / 2 ? end : longest).toWellFormed()}…`;
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

function asText(html: string): string {
  return html.replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity);
}
