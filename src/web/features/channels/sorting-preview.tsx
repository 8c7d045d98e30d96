import { useQuery } from 'urql';
import { titleOf } from '#domain/text/display-names.ts';
import { problemOf } from '#web/lib/graphql-problem.ts';
import type { PreviewedChange, SortingPreviewQuery } from '#web/lib/graphql.gen.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { SortingPreviewDocument } from './channels.gen.ts';
import { openToHark, whatIsCounted } from './open-to-hark.ts';
import { percent } from './sentiment-bar.tsx';
import classes from './sorting-preview.module.css';

export type ClusteringSettings = {
  readonly sensitivity: number;
  readonly wantedThemeCount: number | null;
};

const settleMs = 300;
const shown = 8;
const headings: readonly (readonly [PreviewedChange, string])[] = [
  ['NEW', 'New'],
  ['GONE', 'Gone'],
  ['GROWING', 'Growing'],
  ['SHRINKING', 'Shrinking'],
];

/** What the themes would be with these settings. A choice that follows stops the one before. */
export function SortingPreview({ channelId, settings }: { channelId: string; settings: ClusteringSettings }) {
  const { sensitivity, wantedThemeCount } = settings;
  const choice = `${sensitivity} ${wantedThemeCount}`;
  const isSettled = useSettled(choice, settleMs) === choice;
  const [{ data, error, fetching, stale }] = useQuery({
    query: SortingPreviewDocument,
    variables: { channelId, sensitivity, wantedThemeCount },
    requestPolicy: 'network-only',
    pause: !isSettled,
  });
  const isLooking = !isSettled || fetching || stale;
  return (
    <section className={classes.preview} aria-label="Preview" aria-busy={isLooking}>
      <h3 className={classes.heading}>Preview</h3>
      {isLooking ? (
        <SkeletonRows rows={3} label="Working out the preview" />
      ) : error ? (
        <p role="alert">{problemOf(error).message}</p>
      ) : (
        data && <Outcome preview={data.sortingPreview} />
      )}
    </section>
  );
}

function Outcome({ preview }: { preview: SortingPreviewQuery['sortingPreview'] }) {
  const { themes, lookedAtCount, themeCount, themeCountNow, themedCount, themedCountNow } = preview;
  const isSame = themes.every(({ change }) => change === 'SAME');
  return (
    <>
      <p className={classes.facts}>
        <span>
          <strong>
            {themeCountNow.toLocaleString('en')} → {themeCount.toLocaleString('en')}
          </strong>{' '}
          themes
        </span>
        <span>
          <strong>
            {percent(themedCountNow, lookedAtCount)} → {percent(themedCount, lookedAtCount)}
          </strong>{' '}
          in themes
        </span>
        <span>of {openToHark(lookedAtCount)}</span>
      </p>
      <p className={classes.facts}>{whatIsCounted}</p>
      {isSame && <p className={classes.facts}>Nothing would change.</p>}
      {headings.map(([change, heading]) => {
        const own = themes.filter((theme) => theme.change === change);
        if (own.length === 0) return null;
        return (
          <div key={change}>
            <h4 className={classes.kind}>
              {heading} ({own.length})
            </h4>
            <ul className={classes.list}>
              {own.slice(0, shown).map((theme) => (
                <li key={theme.theme?.id ?? theme.quote?.id ?? theme.title} title={theme.quote?.text}>
                  <span className={classes.title}>{titleOf('theme', theme.title)}</span>
                  <span className={classes.count}>
                    {change === 'NEW'
                      ? theme.count.toLocaleString('en')
                      : `${theme.countNow.toLocaleString('en')} → ${theme.count.toLocaleString('en')}`}
                  </span>
                </li>
              ))}
              {own.length > shown && <li>and {own.length - shown} more</li>}
            </ul>
          </div>
        );
      })}
    </>
  );
}
