// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { HealthQuery, HealthQueryVariables } from '#web/lib/graphql.gen.ts';

export const HealthDocument = /*#__PURE__*/ graphqlDocument<HealthQuery, HealthQueryVariables>(`query Health{health{checks{part state message milliseconds lastFailureAt}lastBackup{madeAt verifiedAt bytes sealed}runsInstallation}}`);
