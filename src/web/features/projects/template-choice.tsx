import { IconFile, IconTemplate } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { projectTemplates } from '#domain/templates/project-templates.ts';
import { templateKinds, templateKindTitles } from '#domain/templates/template-kinds.ts';
import { templatePromise } from '#domain/templates/template-promise.ts';
import { tagColor } from '#domain/tags/tag-colors.ts';
import { useGalleryTemplates, useWorkspaceTemplates } from '#web/features/templates/index.ts';
import { ProjectMark } from '#web/kit/objects/project-mark.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import classes from './template-choice.module.css';

type TemplateChoiceProps = {
  /** The id of one of the workspace, the gallery or a method; null for a blank project. */
  value: string | null;
  onChange: (templateId: string | null) => void;
};

/** Blank first; then how other research of the kind starts. */
export function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  const [sought, setSought] = useState('');
  const words = sought.toLowerCase().split(/\s+/);
  const isShown = ({ id, title, description }: { id: string; title: string; description: string }) =>
    // What is chosen stays in sight, whatever is typed.
    id === value || words.every((word) => `${title} ${description}`.toLowerCase().includes(word));
  const saved = [
    { title: 'Workspace templates', templates: useWorkspaceTemplates('PROJECT').filter(isShown) },
    { title: 'Published on this server', templates: useGalleryTemplates('PROJECT').filter(isShown) },
  ];
  const kinds = templateKinds.map((kind) => ({
    kind,
    templates: projectTemplates.filter((template) => template.kind === kind && isShown(template)),
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
      {saved.map(
        (group) =>
          group.templates.length > 0 && (
            <section key={group.title}>
              <h2 className={classes.kind}>{group.title}</h2>
              <div className={classes.grid}>
                {group.templates.map(({ id, title, description }) => (
                  <Choice
                    key={id}
                    isChosen={value === id}
                    onChoose={() => onChange(id)}
                    mark={
                      <span className={classes.blank}>
                        <IconTemplate size={18} aria-hidden />
                      </span>
                    }
                    title={title}
                    hint={description}
                  />
                ))}
              </div>
            </section>
          ),
      )}
      {kinds.map(
        ({ kind, templates }) =>
          templates.length > 0 && (
            <section key={kind}>
              <h2 className={classes.kind}>{templateKindTitles[kind]}</h2>
              <div className={classes.grid}>
                {templates.map((template) => (
                  <Choice
                    key={template.id}
                    isChosen={value === template.id}
                    onChoose={() => onChange(template.id)}
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
      {[...saved, ...kinds].every(({ templates }) => templates.length === 0) && (
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
