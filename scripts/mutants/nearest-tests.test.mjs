import { expect, it } from 'vitest';
import { nearestTests } from './nearest-tests.mjs';

const sources = [
  { path: 'src/lib/date.ts', text: 'export const day = 1;' },
  { path: 'src/lib/date.test.ts', text: "import { day } from './date.ts';" },
  { path: 'src/site/Page.tsx', text: "import {\n  day,\n} from '#lib/date.ts';" },
  { path: 'src/server/main.ts', text: "const page = await import('../site/Page.tsx');" },
  { path: 'tests/site.test.ts', text: "import '../src/server/main.ts';" },
  { path: 'tests/page.test.ts', text: "import { Page } from '#site/Page.tsx';" },
  { path: 'tests/types.test.ts', text: "import type { Day } from '#lib/date.ts';" },
  { path: 'tests/dates.test.ts', text: "import './site.test.ts';" },
  { path: 'tests/other.test.ts', text: "import { expect } from 'vitest';" },
];
const aliases = { '#lib/*': './src/lib/*', '#site/*': './src/site/*' };

it('the tests of a module are sorted by imports and names; those that import only its types are left out', () => {
  expect(nearestTests('src/lib/date.ts', sources, aliases)).toEqual([
    'src/lib/date.test.ts',
    'tests/page.test.ts',
    'tests/dates.test.ts',
    'tests/site.test.ts',
  ]);
  expect(nearestTests('src/site/Page.tsx', sources, aliases)).toEqual([
    'tests/page.test.ts',
    'tests/site.test.ts',
    'tests/dates.test.ts',
  ]);
  // The kind of the mutant is as good as a name.
  expect(nearestTests('src/site/Page.tsx', sources, aliases, 'dates')).toEqual([
    'tests/page.test.ts',
    'tests/site.test.ts',
    'tests/dates.test.ts',
  ]);
});
