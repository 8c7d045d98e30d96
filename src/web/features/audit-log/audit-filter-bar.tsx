import { IconDownload } from '@tabler/icons-react';
import { MemberPicker } from '#web/features/members/index.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { SelectField, TextField } from '#web/ui/text-field.tsx';
import { csvUrl, isFiltered, noFilter, type ChosenFilter } from './audit-filter.ts';
import classes from './audit-log.module.css';
import { eventGroups } from './event-names.ts';

const everything = { value: '', label: 'All events' };

export type AuditFilterBarProps = { filter: ChosenFilter; onChange: (filter: ChosenFilter) => void };

export function AuditFilterBar({ filter, onChange }: AuditFilterBarProps) {
  return (
    <search className={classes.filter} aria-label="Filter the log">
      <div className={classes.person}>
        {filter.actor ? (
          <Chip label={filter.actor.name} onRemove={() => onChange({ ...filter, actor: null })} />
        ) : (
          <MemberPicker
            label="Person"
            placeholder="Anybody"
            includeInactive
            onChoose={({ id, name }) => onChange({ ...filter, actor: { id, name } })}
          />
        )}
      </div>
      <SelectField
        label="Event"
        hideLabel
        value={filter.type}
        options={[everything, ...eventGroups]}
        onChange={(event) => onChange({ ...filter, type: event.target.value })}
      />
      <TextField
        label="From"
        type="date"
        value={filter.from}
        max={filter.to || undefined}
        onChange={(event) => onChange({ ...filter, from: event.target.value })}
      />
      <TextField
        label="To"
        type="date"
        value={filter.to}
        min={filter.from || undefined}
        onChange={(event) => onChange({ ...filter, to: event.target.value })}
      />
      <div className={classes.actions}>
        {isFiltered(filter) && (
          <Button variant="quiet" onClick={() => onChange(noFilter)}>
            Clear
          </Button>
        )}
        <a href={csvUrl(filter)} download="audit-log.csv" className={buttonClass('default')}>
          <IconDownload size={16} aria-hidden />
          Download CSV
        </a>
      </div>
    </search>
  );
}
