import { IconPresentation } from '@tabler/icons-react';
import { useQuery } from 'urql';
import { textLimits } from '#domain/limits/text-limits.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { authorNameOf, titleOf } from '#domain/text/display-names.ts';
import { NoteFiles } from '#web/features/files/index.ts';
import { RequestAccess, ShareButton } from '#web/features/access/index.ts';
import { InsightThemes } from '#web/features/channels/index.ts';
import { AskButton } from '#web/features/conversations/index.ts';
import { DocumentFacts, type DocumentLink, DocumentScreen, openFind } from '#web/features/documents/index.ts';
import { DocumentSkeleton } from '#web/kit/documents/document-layout.tsx';
import { accessObjectOf } from '#web/kit/documents/document-object.ts';
import { useSession, type LiveDocument } from '#web/kit/editor/use-session.ts';
import { DocumentFields } from '#web/features/fields/index.ts';
import { useCan, useViewer } from '#web/features/members/index.ts';
import { InsightReels } from '#web/features/reels/index.ts';
import { SummaryPanel } from '#web/features/summaries/index.ts';
import { TemplateOffer } from '#web/features/templates/index.ts';
import type { InsightFieldsFragment } from '#web/lib/graphql.gen.ts';
import { InsightDocument, UpdateInsightDocument } from '#web/features/insights/insights.gen.ts';
import { CoverPicture } from '#web/kit/objects/cover-picture.tsx';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { IconButton } from '#web/ui/button.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { InsightMenu } from './insight-menu.tsx';
import {
  InsightStatusMenu,
  keepTypedInsightTitle,
  keptInsightTitle,
  PublishButton,
} from '#web/features/insights/index.ts';

export type InsightScreenProps = { insightId: string; link: DocumentLink };

export function InsightScreen({ insightId, link }: InsightScreenProps) {
  const live = useSession(insightId);
  const query = useQuery({ query: InsightDocument, variables: { id: insightId } });
  const insight = query[0].data?.insight;
  if (insight) return <LoadedInsight insight={insight} live={live} link={link} />;
  return (
    <AppPage title="Insight" crumbs={[{ title: 'Insight' }]} width="none">
      <QueryView query={query} skeleton={<DocumentSkeleton withTitle />} what="the insight">
        {() => (
          <PageFrame>
            <RequestAccess object={{ type: 'INSIGHT', id: insightId }} />
          </PageFrame>
        )}
      </QueryView>
    </AppPage>
  );
}

type LoadedInsightProps = {
  insight: InsightFieldsFragment & { opening: string };
  live: LiveDocument;
  link: DocumentLink;
};

function LoadedInsight({ insight, live, link }: LoadedInsightProps) {
  const mayEdit = useCan('insight.update', accessObjectOf(insight));
  const update = useCommand(UpdateInsightDocument);
  return (
    <DocumentScreen
      kind="insight"
      document={insight}
      opening={insight.opening}
      live={live}
      link={link}
      crumbs={insight.project ? [projectCrumb(insight.project)] : []}
      titleLimit={textLimits.insightTitle}
      mayEdit={mayEdit}
      onRename={(title) =>
        void update.run({ input: { id: insight.id, title } }, keptInsightTitle(insight, title))
      }
      onTypeTitle={(title) => keepTypedInsightTitle(insight.id, title)}
      cover={<CoverPicture fileId={insight.coverFileId} isWide />}
      facts={
        <>
          <InsightStatusMenu
            id={insight.id}
            status={insight.status}
            isPublished={insight.publishedAt !== null}
            mayEdit={mayEdit}
          />
          <DocumentFacts document={insight} />
          <Publication insight={insight} />
          <InsightThemes insightId={insight.id} />
          <InsightReels insight={insight} />
          <NoteFiles ownerId={insight.id} isLocked={insight.lockedAt !== null} />
        </>
      }
      tabs={[
        {
          value: 'Summary',
          content: (
            <SummaryPanel
              of={{ type: 'INSIGHT', id: insight.id, title: insight.title, access: accessObjectOf(insight) }}
            />
          ),
        },
        { value: 'Fields', content: <DocumentFields kind="insight" document={insight} /> },
      ]}
      actions={
        <>
          <IconButton
            label="Present"
            onClick={() =>
              goTo('projectInsightPresent', {
                params: { projectId: insight.projectId, insightId: insight.id },
              })
            }
          >
            <IconPresentation size={18} />
          </IconButton>
          <AskButton scope={{ objectType: 'Insight', id: insight.id, title: insight.title }} />
          <ShareButton object={{ type: 'INSIGHT', id: insight.id, title: insight.title }} />
          <PublishButton insight={insight} />
        </>
      }
      whenEmpty={<TemplateOffer kind="insight" document={insight} />}
      renderMenu={(editor) => <InsightMenu insight={insight} onFind={() => openFind(editor)} />}
    />
  );
}

function Publication({ insight }: { insight: InsightFieldsFragment }) {
  const viewer = useViewer();
  if (insight.publishedAt === null) return null;
  return (
    <>
      <span aria-hidden>·</span>
      <span>
        Published by {insight.publishedBy?.id === viewer.id ? 'you' : authorNameOf(insight.publishedBy)}{' '}
        <RelativeTime at={insight.publishedAt} />
      </span>
    </>
  );
}

function projectCrumb({ id, title }: { id: string; title: string }) {
  return {
    title: titleOf('project', title),
    href: buildUrl('projectInsights', { params: { projectId: id }, titles: { projectId: title } }),
  };
}
