// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { CanvasDocumentQuery, CanvasDocumentQueryVariables, OpenCanvasMutation, OpenCanvasMutationVariables, CanvasCardsQuery, CanvasCardsQueryVariables, CanvasStagingQuery, CanvasStagingQueryVariables } from '#web/lib/graphql.gen.ts';

export const CanvasDocumentDocument = /*#__PURE__*/ gql<CanvasDocumentQuery, CanvasDocumentQueryVariables>(`query CanvasDocument($viewId:ID!){canvasDocument(viewId:$viewId)}`);
export const OpenCanvasDocument = /*#__PURE__*/ gql<OpenCanvasMutation, OpenCanvasMutationVariables>(`mutation OpenCanvas($viewId:ID!){openCanvas(viewId:$viewId)}`);
export const CanvasCardsDocument = /*#__PURE__*/ gql<CanvasCardsQuery, CanvasCardsQueryVariables>(`query CanvasCards($noteIds:[ID!]!$insightIds:[ID!]!$reelIds:[ID!]!$highlightIds:[ID!]!){canvasCards(noteIds:$noteIds insightIds:$insightIds reelIds:$reelIds highlightIds:$highlightIds){highlights{id text color objectType objectId objectTitle saidBy version}notes{id title preview version}insights{id title preview version}reels{id insightId title highlightCount duration version}}}`);
export const CanvasStagingDocument = /*#__PURE__*/ gql<CanvasStagingQuery, CanvasStagingQueryVariables>(`query CanvasStaging($projectId:ID!$objectType:ViewObjectType!$data:String$first:Int!$after:String){viewRows(projectId:$projectId objectType:$objectType data:$data first:$first after:$after){items{id note{id title version}insight{id title version}highlight{id text version saidBy objectType objectTitle storyboardUrl audioVideo{fileId startTime}}tags{id title color}}endCursor}reels(projectId:$projectId first:50){items{id title version}}}`);
