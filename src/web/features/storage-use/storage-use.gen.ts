// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { StorageUseQuery, StorageUseQueryVariables, LargeFileFieldsFragment, LargestFilesQuery, LargestFilesQueryVariables } from '#web/lib/graphql.gen.ts';

const largeFileFields = 'fragment LargeFileFields on LargeFile{id name owner{id type title}kind bytes renditionBytes createdAt inTrash}';
export const StorageUseDocument = /*#__PURE__*/ graphqlDocument<StorageUseQuery, StorageUseQueryVariables>(`query StorageUse{storageUse{bytes countedBytes limitBytes kinds{kind count bytes}}}`);
export const LargeFileFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<LargeFileFieldsFragment>(`${largeFileFields}`);
export const LargestFilesDocument = /*#__PURE__*/ graphqlDocument<LargestFilesQuery, LargestFilesQueryVariables>(`query LargestFiles($first:Int$after:String){largestFiles(first:$first after:$after){items{...LargeFileFields}endCursor totalCount}}${largeFileFields}`);
