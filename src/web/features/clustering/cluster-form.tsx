import {
  clusterCountBounds,
  clusterCounts,
  defaultClusterCount,
  defaultSensitivity,
  sensitivities,
} from '#domain/ai/clustering.ts';
import { SelectField } from '#web/ui/text-field.tsx';
import type { ClusterWish } from './use-clustering.ts';
import classes from './clustering.module.css';

type ClusterFormProps = {
  itemCount: number;
  wish: ClusterWish;
  /** While groups are looked for: an answer to an earlier wish would look like one to this. */
  disabled: boolean;
  onChange: (wish: ClusterWish) => void;
};

/** How alike the highlights of a group are, and how many groups there should be. */
export function ClusterForm({ itemCount, wish, disabled, onChange }: ClusterFormProps) {
  const most = clusterCountBounds(itemCount)?.max ?? 0;
  return (
    <div className={classes.pair}>
      <SelectField
        label="Sensitivity"
        disabled={disabled}
        hint="Strict groups are narrow and leave more highlights out."
        options={sensitivities.map(({ label, value }) => ({ label, value: String(value) }))}
        value={String(wish.sensitivity)}
        onChange={({ target: { value } }) => {
          const chosen = sensitivities.find((one) => String(one.value) === value);
          onChange({ ...wish, sensitivity: chosen?.value ?? defaultSensitivity });
        }}
      />
      <SelectField
        label="Number of groups"
        disabled={disabled}
        hint="Fewer are shown if there are no more."
        options={[
          { value: '', label: `Automatic (at most ${Math.min(defaultClusterCount, most)})` },
          ...clusterCounts
            .filter(({ value }) => value <= most)
            .map(({ label, value }) => ({ label: `${label} (${value})`, value: String(value) })),
        ]}
        value={wish.count === null ? '' : String(wish.count)}
        onChange={({ target: { value } }) =>
          onChange({ ...wish, count: value === '' ? null : Number(value) })
        }
      />
    </div>
  );
}
