import type { Decision } from '#domain/access/can.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import type { FieldLook } from '#web/features/fields/index.ts';
import type { Selection } from '#web/ui/use-selection.ts';
import type { ColumnSpec } from './column-spec.ts';
import type { ArrangedView } from './view-draft.ts';

export type LayoutProps = {
  project: ProjectFieldsFragment;
  arranged: ArrangedView;
  specs: readonly ColumnSpec[];
  fields: readonly FieldLook[];
  contactFields: readonly FieldLook[];
  selection: Selection;
  /** Whether the person may add rows to the project. */
  mayChange: Decision;
  /** Whether the person may change the view for everyone, and so the order that rows have by hand. */
  mayArrange: Decision;
};
