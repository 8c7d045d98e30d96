import { expect, test } from 'vitest';
import { templateTypes } from './template-types.ts';

test('types', () => expect(templateTypes).toEqual(['Community', 'Workspace', 'Manual']));
