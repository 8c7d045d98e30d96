import { projectIcons } from '#domain/projects/project-icons.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ProjectGlyph } from './project-glyph.tsx';
import classes from './project-mark.module.css';

export type MarkedProject = { id: string; title: string; icon?: string | null; color?: string | null };

/** A project's icon on its colour; its one initial, however large, on a colour of its own while nobody chose one. */
export function ProjectMark({ project, size = 20 }: { project: MarkedProject; size?: 20 | 24 | 32 }) {
  const icon = projectIcons.find((name) => name === project.icon);
  const initial = cutText(titleOf('project', project.title).trim(), 1).toUpperCase();
  if (icon === undefined && project.color == null)
    return <Avatar name={initial} seed={project.id} size={size} square />;
  return (
    <span
      aria-hidden
      className={classes.mark}
      style={{ width: size, height: size, ...(project.color != null && { '--mark': project.color }) }}
    >
      {icon === undefined ? initial : <ProjectGlyph icon={icon} size={Math.round(size * 0.7)} />}
    </span>
  );
}
