// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { ApiFieldFieldsFragment, ApiOperationFieldsFragment, ApiOperationsQuery, ApiOperationsQueryVariables, ApiTypeByNameQuery, ApiTypeByNameQueryVariables } from '#web/lib/graphql.gen.ts';

const apiFieldFields = 'fragment ApiFieldFields on ApiField{name type typeName description defaultValue}';
const apiOperationFields = 'fragment ApiOperationFields on ApiOperation{kind name description arguments{...ApiFieldFields}type typeName example{query variables runs}}';
export const ApiFieldFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<ApiFieldFieldsFragment>(`${apiFieldFields}`);
export const ApiOperationFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<ApiOperationFieldsFragment>(`${apiOperationFields}${apiFieldFields}`);
export const ApiOperationsDocument = /*#__PURE__*/ graphqlDocument<ApiOperationsQuery, ApiOperationsQueryVariables>(`query ApiOperations($kind:ApiOperationKind$search:String$first:Int$after:String){apiOperations(kind:$kind search:$search first:$first after:$after){items{...ApiOperationFields}endCursor totalCount}}${apiOperationFields}${apiFieldFields}`);
export const ApiTypeByNameDocument = /*#__PURE__*/ graphqlDocument<ApiTypeByNameQuery, ApiTypeByNameQueryVariables>(`query ApiTypeByName($name:String!){apiType(name:$name){name keyword description fields{...ApiFieldFields}values{name description}}}${apiFieldFields}`);
