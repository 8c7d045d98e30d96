import { foundName } from '#domain/routes/object-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import type { SearchItemFieldsFragment } from '#web/lib/graphql.gen.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { MarkedText } from './marked-text.tsx';
import { opensAsPeek, ResultIcon, resultTitle, resultUrl, textOf } from './result-identity.tsx';
import classes from './search.module.css';

/** One result, as a row or as a card. */
export function SearchResult({ item }: { item: SearchItemFieldsFragment }) {
  const { type, preview, project, createdBy, updatedAt, participants } = item;
  const isHighlight = type === 'HIGHLIGHT';
  const named = isHighlight ? preview.content : preview.title;
  const titleSegments = textOf(named) === '' ? null : named;
  return (
    <article className={classes.result}>
      <h3 className={classes.title}>
        <ResultIcon result={item} />
        <a
          href={resultUrl(item)}
          data-peek={opensAsPeek(type) ? 'true' : undefined}
          data-row-link
          data-search-result
          className={classes.link}
        >
          {titleSegments ? <MarkedText segments={titleSegments} /> : resultTitle(item)}
        </a>
      </h3>
      {preview.content.length > 0 && !isHighlight && (
        <p className={classes.content}>
          <MarkedText segments={preview.content} />
        </p>
      )}
      <p className={classes.facts}>
        <span>{foundName(type)}</span>
        {participants.length > 0 && <strong>{participants.join(', ')}</strong>}
        {project && <span className={classes.project}>{titleOf('project', project.title)}</span>}
        {createdBy && <span>{createdBy.name}</span>}
        <RelativeTime at={updatedAt} />
      </p>
    </article>
  );
}
