import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ProjectSectionName, ProjectSettingsFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { UpdateProjectSettingsDocument } from './projects.gen.ts';
import classes from './section-settings.module.css';

const names: Readonly<Record<ProjectSectionName, { label: string; hint: string }>> = {
  README: { label: 'Readme', hint: 'What the project is about' },
  NOTES: { label: 'Notes', hint: 'Interviews, sessions, tickets' },
  HIGHLIGHTS: { label: 'Highlights', hint: 'Highlights from all notes' },
  TAGS: { label: 'Tags', hint: 'What highlights are about' },
  CHARTS: { label: 'Charts', hint: 'Counts and trends' },
  INSIGHTS: { label: 'Insights', hint: 'Findings to share' },
};

type SectionSettingsProps = { project: ProjectSettingsFieldsFragment; disabledReason: string | null };

/** Which sections the project shows, and in which order. Each change counts at once. */
export function SectionSettings({ project, disabledReason }: SectionSettingsProps) {
  const update = useCommand(UpdateProjectSettingsDocument);
  const change = (name: ProjectSectionName, to: { enabled?: boolean; index?: number }) =>
    void update.run({ input: { id: project.id, section: { name, ...to } } });
  const last = project.sections.length - 1;
  return (
    <ol className={classes.list}>
      {project.sections.map(({ name, enabled }, index) => (
        <li key={name} className={classes.row}>
          <span className={classes.arrows}>
            <IconButton
              label={`Move ${names[name].label} up`}
              disabled={index === 0 || disabledReason !== null}
              onClick={() => change(name, { index: index - 1 })}
            >
              <IconArrowUp size={14} />
            </IconButton>
            <IconButton
              label={`Move ${names[name].label} down`}
              disabled={index === last || disabledReason !== null}
              onClick={() => change(name, { index: index + 1 })}
            >
              <IconArrowDown size={14} />
            </IconButton>
          </span>
          <div className={classes.switch}>
            <Switch
              label={names[name].label}
              hint={names[name].hint}
              checked={enabled}
              disabledReason={disabledReason}
              onChange={(isOn) => change(name, { enabled: isOn })}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}
