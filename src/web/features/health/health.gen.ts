// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { HealthQuery, HealthQueryVariables } from '#web/lib/graphql.gen.ts';

export const HealthDocument = /*#__PURE__*/ gql<HealthQuery, HealthQueryVariables>(`query Health{health{checks{part state message milliseconds lastFailureAt}lastBackup{madeAt verifiedAt bytes sealed}runsInstallation}}`);
