import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { useRecordVisit } from '#web/features/documents/index.ts';
import { ProjectFieldSection } from '#web/features/fields/index.ts';
import { InsightCards, NewInsightButton } from '#web/features/insights/index.ts';
import { useViewer } from '#web/features/members/index.ts';
import { NewNoteButton, noteColumns } from '#web/features/notes/index.ts';
import { useProjectObject } from '#web/features/projects/index.ts';
import { SummaryPanel } from '#web/features/summaries/index.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { InsightsDocument } from '#web/features/insights/insights.gen.ts';
import { NotesDocument } from '#web/features/notes/notes.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { CardsSkeleton } from '#web/ui/cards-skeleton.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/page-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';

const shown = 6;

/** What a project holds at a glance: its newest notes and insights. */
export function ProjectOverview({ project }: { project: ProjectFieldsFragment }) {
  const viewer = useViewer();
  const target = { params: { projectId: project.id }, titles: { projectId: project.title } };
  const page = { projectId: project.id, first: itemLimits.page, after: null };
  const notes = useQuery({ query: NotesDocument, variables: { ...page, sort: 'CREATED_AT' } });
  const insights = useQuery({
    query: InsightsDocument,
    variables: { ...page, sort: 'UPDATED_AT', published: null },
  });
  const access = useProjectObject(project);
  // An empty project has nothing to sum up: the first note is what comes first there.
  const hasContent =
    Boolean(notes[0].data?.notes.items.length) || Boolean(insights[0].data?.insights.items.length);
  useRecordVisit('PROJECT', project.id);
  return (
    <>
      <ProjectFieldSection project={project} />
      {hasContent && (
        <Section title="Summary">
          <SummaryPanel of={{ type: 'PROJECT', id: project.id, title: project.title, access }} />
        </Section>
      )}
      <Section
        title="Notes"
        aside={
          <>
            {Boolean(notes[0].data?.notes.items.length) && <NewNoteButton project={project} />}
            <Link to="projectNotes" {...target} className={buttonClass('quiet')}>
              All notes
            </Link>
          </>
        }
      >
        <QueryView query={notes} skeleton={<SkeletonRows rows={4} label="Loading notes" />} what="the notes">
          {(data) =>
            data.notes.items.length === 0 ? (
              <EmptyState title="No notes yet" actions={<NewNoteButton project={project} />}>
                A note is an interview, a session or a ticket. Drop recordings and documents here to add
                notes.
              </EmptyState>
            ) : (
              <Table
                label="Newest notes"
                columns={noteColumns(viewer.id)}
                rows={data.notes.items.slice(0, shown)}
                rowKey={(note) => note.id}
              />
            )
          }
        </QueryView>
      </Section>
      <Section
        title="Insights"
        aside={
          <Link to="projectInsights" {...target} className={buttonClass('quiet')}>
            All insights
          </Link>
        }
      >
        <QueryView
          query={insights}
          skeleton={<CardsSkeleton label="Loading insights" cards={3} />}
          what="the insights"
        >
          {(data) =>
            data.insights.items.length === 0 ? (
              <EmptyState title="No insights yet" actions={<NewInsightButton project={project} />}>
                An insight is a finding to share, with its evidence.
              </EmptyState>
            ) : (
              <InsightCards
                label="Newest insights"
                insights={data.insights.items.slice(0, shown)}
                inProject
              />
            )
          }
        </QueryView>
      </Section>
    </>
  );
}
