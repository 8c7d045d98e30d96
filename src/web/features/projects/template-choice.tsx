import { IconFile } from '@tabler/icons-react';
import type { ProjectTemplate } from '#domain/templates/project-template.ts';
import { projectTemplates } from '#domain/templates/project-templates.ts';
import { tagColor } from '#domain/tags/tag-colors.ts';
import { ProjectMark } from '#web/kit/objects/project-mark.tsx';
import classes from './template-choice.module.css';

type TemplateChoiceProps = {
  value: ProjectTemplate | null;
  onChange: (template: ProjectTemplate | null) => void;
};

/** Blank first; then how other research of the kind starts. */
export function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  return (
    <fieldset className={classes.set}>
      <legend className={classes.legend}>Start from</legend>
      <div className={classes.grid}>
        <label className={classes.card}>
          <input
            type="radio"
            name="template"
            checked={value === null}
            onChange={() => onChange(null)}
            className={classes.radio}
          />
          <span className={classes.blank}>
            <IconFile size={18} aria-hidden />
          </span>
          <span>
            <span className={classes.label}>Blank</span>
            <span className={classes.hint}>Start with an empty project.</span>
          </span>
        </label>
        {projectTemplates.map((template) => (
          <label key={template.id} className={classes.card}>
            <input
              type="radio"
              name="template"
              checked={value?.id === template.id}
              onChange={() => onChange(template)}
              className={classes.radio}
            />
            <ProjectMark size={32} project={{ ...template, color: tagColor(template.color).hex }} />
            <span>
              <span className={classes.label}>{template.title}</span>
              <span className={classes.hint}>{template.description}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
