import { userNameOf } from '#domain/text/display-names.ts';
import type { ModelUseFieldsFragment } from '#web/lib/graphql.gen.ts';
import { countLabel } from '#web/ui/count-label.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import classes from './models-screen.module.css';

const purposes: Readonly<Record<string, string>> = {
  answer: 'Answer',
  summary: 'Summary',
  agent: 'Agent',
  doc: 'AI doc',
  speech: 'Reading aloud',
  test: 'Connection test',
  'tag-suggestions': 'Suggested tags',
  'highlight-suggestions': 'Suggested highlights',
};

/** One request: what for, where to, for whom, and whose words it held. */
export function SentRow({ use }: { use: ModelUseFieldsFragment }) {
  const { purpose, model, host, outcome, inputTokens, outputTokens, estimated } = use;
  const tokens = `${estimated ? 'about ' : ''}${inputTokens.toLocaleString('en')} tokens sent, ${outputTokens.toLocaleString('en')} received`;
  return (
    <li className={classes.use}>
      <p className={classes.what}>
        <strong>{purposes[purpose] ?? purpose}</strong> to {model}
        {host ? ` at ${host}` : ''}
        {outcome !== 'done' && ` · ${outcome === 'cancelled' ? 'cancelled' : 'failed'}`}
      </p>
      <p className={classes.facts}>
        {use.member ? userNameOf(use.member) : 'Hark'} · <RelativeTime at={use.createdAt} /> · {tokens}
      </p>
      {use.objectCount > 0 && <p className={classes.facts}>{aboutOf(use)}</p>}
    </li>
  );
}

function aboutOf({ objectCount, objects }: ModelUseFieldsFragment): string {
  const titles = objects.slice(0, 3).map(({ title }) => `“${title || 'Untitled'}”`);
  const rest = objectCount - titles.length;
  if (titles.length === 0) return `Words of ${countLabel(objectCount, 'document')} that you can’t open`;
  const more = rest === 0 ? [] : [countLabel(rest, 'other document')];
  return `Words of ${new Intl.ListFormat('en').format([...titles, ...more])}`;
}
