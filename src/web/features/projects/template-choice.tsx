import { IconFile } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { ProjectTemplate } from '#domain/templates/project-template.ts';
import { projectTemplates } from '#domain/templates/project-templates.ts';
import { templateKinds, templateKindTitles } from '#domain/templates/template-kinds.ts';
import { templatePromise } from '#domain/templates/template-promise.ts';
import { tagColor } from '#domain/tags/tag-colors.ts';
import { ProjectMark } from '#web/kit/objects/project-mark.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import classes from './template-choice.module.css';

type TemplateChoiceProps = {
  value: ProjectTemplate | null;
  onChange: (template: ProjectTemplate | null) => void;
};

/** Blank first; then how other research of the kind starts. */
export function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  const [sought, setSought] = useState('');
  const words = sought.toLowerCase().split(/\s+/);
  const isFound = ({ title, description }: ProjectTemplate) =>
    words.every((word) => `${title} ${description}`.toLowerCase().includes(word));
  const kinds = templateKinds.map((kind) => ({
    kind,
    templates: projectTemplates.filter(
      // What is chosen stays in sight, whatever is typed.
      (template) => template.kind === kind && (isFound(template) || template.id === value?.id),
    ),
  }));
  return (
    <fieldset className={classes.set}>
      <legend className={classes.legend}>Start from</legend>
      <TextField
        label="Find a template"
        type="search"
        placeholder="Interview, survey, report …"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
        // Enter would send the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div className={classes.grid}>
        <Choice
          isChosen={value === null}
          onChoose={() => onChange(null)}
          mark={
            <span className={classes.blank}>
              <IconFile size={18} aria-hidden />
            </span>
          }
          title="Blank"
          hint="Start with an empty project."
        />
      </div>
      {kinds.map(
        ({ kind, templates }) =>
          templates.length > 0 && (
            <section key={kind}>
              <h2 className={classes.kind}>{templateKindTitles[kind]}</h2>
              <div className={classes.grid}>
                {templates.map((template) => (
                  <Choice
                    key={template.id}
                    isChosen={value?.id === template.id}
                    onChoose={() => onChange(template)}
                    mark={
                      <ProjectMark size={32} project={{ ...template, color: tagColor(template.color).hex }} />
                    }
                    title={template.title}
                    hint={`${template.description} ${templatePromise(template)}`}
                  />
                ))}
              </div>
            </section>
          ),
      )}
      {kinds.every(({ templates }) => templates.length === 0) && (
        <output className={classes.none}>No template has these words.</output>
      )}
    </fieldset>
  );
}

type ChoiceProps = {
  isChosen: boolean;
  onChoose: () => void;
  mark: ReactNode;
  title: string;
  hint: string;
};

function Choice({ isChosen, onChoose, mark, title, hint }: ChoiceProps) {
  return (
    <label className={classes.card}>
      <input type="radio" name="template" checked={isChosen} onChange={onChoose} className={classes.radio} />
      {mark}
      <span>
        <span className={classes.label}>{title}</span>
        <span className={classes.hint}>{hint}</span>
      </span>
    </label>
  );
}
