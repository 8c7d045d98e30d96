import { createRequest, gql } from '@urql/core';
import { expect, test } from 'vitest';
import { graphqlDocument } from './graphql-document.ts';

const fields = 'fragment ProjectFields on Project{id title}';
const text = `query Project($id:ID!){project(id:$id){...ProjectFields}}${fields}`;

test('is asked as one that was read at once', () => {
  const request = createRequest(graphqlDocument(text), { id: 'p1' });
  const atOnce = createRequest(gql(text), { id: 'p1' });
  expect(request.key).toBe(atOnce.key);
  expect(request.query.loc?.source.body).toBe(atOnce.query.loc?.source.body);
  expect(request.query.definitions).toHaveLength(2);
});

test('is read when it is first asked for, once', () => {
  const broken = graphqlDocument('query {');
  expect(() => createRequest(broken, {})).toThrow(/Syntax Error/);
  const document = graphqlDocument(text);
  expect(createRequest(document, {}).query).toBe(createRequest(document, {}).query);
});
