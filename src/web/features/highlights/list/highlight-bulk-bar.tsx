import { IconBulb, IconFileText, IconReplace, IconTag, IconTagOff, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Level } from '#domain/access/levels.ts';
import { SummarizeHighlights, useOffersSummaries } from '#web/features/summaries/index.ts';
import { useInsightFrom } from '#web/features/insights/index.ts';
import { useCan } from '#web/features/members/index.ts';
import { ExportSelection } from '#web/features/project-exports/index.ts';
import { BulkBar } from '#web/ui/bulk-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import type { TagLook } from '#web/kit/objects/tag-look.ts';
import type { NewTag } from '../model/tag-place.ts';
import { ClusterHighlights } from './cluster-highlights.tsx';
import { ChooseTags } from './choose-tags.tsx';
import { ReelButtons } from './reel-buttons.tsx';
import { TakeTagsOff } from './take-tags-off.tsx';
import type { HighlightCommands } from './use-highlight-commands.ts';

type HighlightBulkBarProps = {
  ids: readonly string[];
  /** Of which the tags are offered; several only when the highlights are of several. */
  projectIds: readonly string[];
  level: Level;
  /** On the page of a tag: the tag that another can take the place of. */
  current?: TagLook;
  commands: HighlightCommands;
  onClear: () => void;
};

/** What can be done with many highlights, wherever they are listed. */
export function HighlightBulkBar({
  ids,
  projectIds,
  level,
  current,
  commands,
  onClear,
}: HighlightBulkBarProps) {
  const [projectId = ''] = projectIds;
  const [isSummarizing, setSummarizing] = useState(false);
  const insight = useInsightFrom(projectId);
  const offersSummaries = useOffersSummaries(projectId, ids.length > 0 && projectId !== '');
  const mayExport = useCan('export.project', { level });
  const choice = { projectId, level, isShared: projectIds.length > 1 };

  async function tag(chosen: readonly TagLook[], create: readonly NewTag[], remove: readonly TagLook[]) {
    if (await commands.retag(ids, { add: chosen, create, remove })) onClear();
  }

  async function write() {
    if (await insight.write({ kind: 'highlight', ids })) onClear();
  }

  return (
    <BulkBar count={ids.length} noun="highlight" onClear={onClear} isFloating>
      <ChooseTags
        {...choice}
        label="Tag the selected highlights"
        onChoose={(tags, create) => void tag(tags, create, [])}
        opener={{ text: 'Tag', icon: <IconTag size={16} /> }}
      />
      {current && (
        <ChooseTags
          {...choice}
          label="Replace this tag with another"
          onChoose={(tags, create) => void tag(tags, create, [current])}
          opener={{ text: 'Replace tag', icon: <IconReplace size={16} /> }}
        />
      )}
      <TakeTagsOff
        ids={ids}
        onChoose={async (tag) => {
          if (await commands.retag(ids, { remove: [tag] })) onClear();
        }}
        opener={{ text: 'Untag', icon: <IconTagOff size={16} /> }}
      />
      <Button variant="quiet" icon={<IconBulb size={16} />} busy={insight.busy} onClick={() => void write()}>
        New insight
      </Button>
      {offersSummaries && (
        <Button variant="quiet" icon={<IconFileText size={16} />} onClick={() => setSummarizing(true)}>
          Summarize
        </Button>
      )}
      {isSummarizing && <SummarizeHighlights highlightIds={ids} onClose={() => setSummarizing(false)} />}
      {projectIds.length === 1 && <ClusterHighlights projectId={projectId} ids={ids} onDone={onClear} />}
      <ReelButtons projectId={projectId} ids={ids} onDone={onClear} />
      {projectIds.length === 1 && (
        <ExportSelection
          projectId={projectId}
          ids={ids}
          label={countLabel(ids.length, 'highlight')}
          kinds={['HIGHLIGHTS']}
          refusal={mayExport.allowed ? null : mayExport.reason}
        />
      )}
      <Button
        variant="quiet"
        icon={<IconTrash size={16} />}
        onClick={() => void commands.remove(ids).then((isDone) => isDone && onClear())}
      >
        Delete
      </Button>
    </BulkBar>
  );
}
