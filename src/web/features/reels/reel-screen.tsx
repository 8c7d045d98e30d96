import { IconMovie, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { can } from '#domain/access/can.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { authorNameOf, titleOf } from '#domain/text/display-names.ts';
import { formatTime } from '#editor/transcript/format-time.ts';
import { ShareButton } from '#web/features/access/index.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import type { ReelFieldsFragment } from '#web/lib/graphql.gen.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { InlineEdit } from '#web/ui/inline-edit.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { AddHighlightsDialog } from './add-highlights-dialog.tsx';
import { ReelMenu } from './reel-menu.tsx';
import { ReelSkeleton } from './reel-skeleton.tsx';
import { ReelStage } from './reel-stage.tsx';
import { ReelDocument } from './reels.gen.ts';
import { useReelCommands } from './use-reel-commands.ts';
import classes from './reels.module.css';

/** A reel on a page of its own: to watch, to arrange, to export. */
export function ReelScreen({ insightId, reelId }: { insightId: string; reelId: string }) {
  const query = useQuery({ query: ReelDocument, variables: { id: reelId } });
  const reel = query[0].data?.reel;
  const title = reel ? titleOf('reel', reel.title) : 'Reel';
  // An address that joins two things which don't belong together names nothing.
  const isHere = reel?.insightId === insightId;
  return (
    <AppPage
      title={title}
      crumbs={[...(reel && isHere ? crumbsOf(reel) : []), { title }]}
      actions={
        reel &&
        isHere && (
          <>
            <ShareButton object={{ type: 'INSIGHT', id: reel.insightId, title: reel.insight?.title ?? '' }} />
            <ReelMenu reel={reel} />
          </>
        )
      }
      width="wide"
    >
      <QueryView query={query} skeleton={<ReelSkeleton />} what="the reel">
        {(data) => (data.reel && isHere ? <LoadedReel reel={data.reel} /> : <NotFound />)}
      </QueryView>
    </AppPage>
  );
}

function LoadedReel({ reel }: { reel: ReelFieldsFragment }) {
  const commands = useReelCommands(reel);
  const [isAdding, setAdding] = useState(false);
  const may = can(useAsViewer(), 'reel.update', {
    level: reel.viewerLevel,
    archived: reel.insight?.project?.status === 'ARCHIVED',
  });
  const add = (
    <Button
      variant={reel.parts.length === 0 ? 'primary' : 'default'}
      icon={<IconPlus size={16} />}
      aria-haspopup="dialog"
      onClick={() => setAdding(true)}
    >
      Add highlights
    </Button>
  );
  return (
    <>
      <PageHeader
        title={
          <PageHeading>
            <InlineEdit
              label="Reel title"
              value={reel.title}
              placeholder={titleOf('reel', '')}
              disabledReason={may.allowed ? null : may.reason}
              check={(text) => {
                const parsed = parseText(textLimits.reelTitle, text);
                return parsed.ok ? null : parsed.message;
              }}
              onSave={commands.rename}
              savesWhileTyping
            />
          </PageHeading>
        }
        facts={
          <span>
            {countLabel(reel.highlightCount, 'highlight')} · {formatTime(reel.duration)} · created{' '}
            <RelativeTime at={reel.createdAt} /> by {authorNameOf(reel.createdBy)}
          </span>
        }
        action={may.allowed ? <span className={classes.headActions}>{add}</span> : undefined}
      />
      {reel.parts.length === 0 ? (
        <EmptyState
          icon={<IconMovie size={20} />}
          title="This reel is empty"
          actions={may.allowed ? add : undefined}
        >
          A reel plays highlights of recordings one after another.
        </EmptyState>
      ) : (
        <ReelStage reel={reel} commands={may.allowed ? commands : null} />
      )}
      {isAdding && <AddHighlightsDialog reel={reel} onClose={() => setAdding(false)} />}
    </>
  );
}

function crumbsOf({ insightId, insight }: ReelFieldsFragment) {
  if (!insight) return [];
  const project = insight.project;
  return [
    ...(project
      ? [
          {
            title: titleOf('project', project.title),
            href: buildUrl('projectInsights', {
              params: { projectId: project.id },
              titles: { projectId: project.title },
            }),
          },
        ]
      : []),
    {
      title: titleOf('insight', insight.title),
      href: buildUrl('insight', { params: { insightId }, titles: { insightId: insight.title } }),
    },
  ];
}
