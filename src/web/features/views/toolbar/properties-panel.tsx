import { Switch } from '#web/ui/switch.tsx';
import { cardFacts } from '../row-card.tsx';
import { columnsToData, shownColumns } from '../view-columns.tsx';
import type { ColumnSpec } from '../column-spec.ts';
import type { ArrangedView } from '../view-draft.ts';

export type PropertiesPanelProps = { arranged: ArrangedView; specs: readonly ColumnSpec[] };

/** Columns of the table; in the other layouts, what a card says. */
export function PropertiesPanel({ arranged, specs }: PropertiesPanelProps) {
  return arranged.layout === 'TABLE' ? (
    <Columns arranged={arranged} specs={specs} />
  ) : (
    <Facts arranged={arranged} specs={specs} />
  );
}

function Columns({ arranged: { data, change }, specs }: PropertiesPanelProps) {
  const shown = shownColumns(specs, data);
  return specs.map((spec, at) => (
    <Switch
      key={spec.key}
      label={spec.label}
      checked={shown.some(({ key }) => key === spec.key)}
      disabledReason={at === 0 ? 'Always visible' : null}
      onChange={(isOn) => {
        const columns = isOn
          ? [...shown, { ...spec, isSticky: false, isWrapped: false }]
          : shown.filter(({ key }) => key !== spec.key);
        change({ data: { columns: columnsToData(columns) } });
      }}
    />
  ));
}

function Facts({ arranged: { data, change }, specs }: PropertiesPanelProps) {
  const shown = new Set(cardFacts(specs, data).map(({ key }) => key));
  return specs.slice(1).map((spec) => (
    <Switch
      key={spec.key}
      label={spec.label}
      checked={shown.has(spec.key)}
      onChange={(visible) => {
        const others = (data.fieldVisibility ?? []).filter(({ key }) => key !== spec.key);
        change({ data: { fieldVisibility: [...others, { key: spec.key, visible }] } });
      }}
    />
  ));
}
