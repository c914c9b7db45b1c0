/**
 * The files of a new block: a title and a text, in the pattern of the others, with all four states of its data.
 * @param {import('./block-names.mjs').BlockNames} names
 * @returns {Record<string, string>} contents by file name
 */
export const blockFiles = (names) => ({
  'schema.ts': schema(names),
  'index.ts': definition(names),
  'View.tsx': view(names),
  [`${names.type}.stories.tsx`]: stories(names),
});

const schema = ({ identifier }) => `import * as z from 'zod';
import { label } from '#schemas/label.ts';

/** A title and a text. */
export const ${identifier}Props = z.object({
  /** Heading of the block. */
  title: label(z.string(), { zh: '标题', en: 'Title' }),
  /** Text below the heading. */
  text: label(z.string().optional(), { zh: '文字', en: 'Text', widget: 'longText' }),
});
`;

const definition = ({
  type,
  identifier,
  words,
  chinese,
}) => `import { defineBlock, staticData, type Query } from '#blocks/define.ts';
import { ${identifier}Props } from './schema.ts';

/** A title and a text. */
export default defineBlock({
  type: '${type}',
  version: 1,
  schema: ${identifier}Props,
  palette: {
    group: 'layout',
${chinese ? '' : '    // TODO: the Chinese name that editors read.\n'}    name: { zh: '${chinese ?? `（待译）${words}`}', en: '${words}' },
    help: { zh: '标题与文字', en: 'A title and a text' },
    sketch: 'text',
  },
  example: {
    title: { zh: '${chinese ?? '标题'}', en: '${words}' },
    text: { zh: '这一区块要说的话。', en: 'What the block has to say.' },
  },
  queries: ({ text }): { text: Query<string> } => ({ text: staticData(text || undefined) }),
  texts: (_props, { text }) => (text.state === 'ready' ? { prose: [{ text: text.value }] } : {}),
});
`;

const view = ({ component }) => `import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { ViewProps } from '#blocks/define.ts';
import type definition from './index.ts';

/** A title and a text. */
export default function ${component}View({ id, props, data: { text } }: ViewProps<typeof definition>) {
  if (text.state === 'failed') return <Failed retry={text.retry} />;
  if (text.state === 'loading') return <Skeleton />;
  if (text.state === 'missing') return <Empty />;
  return (
    <section aria-labelledby={\`\${id}-title\`} className="wrap py-8">
      <h2 id={\`\${id}-title\`} className="text-h2">
        {props.title}
      </h2>
      <p className="mt-4">{text.data}</p>
    </section>
  );
}
`;

const stories = ({ type, component }) => `import type { StoryDefault } from '@ladle/react';
import type { ViewProps } from '#blocks/define.ts';
import { Bilingual } from '#tests/stories/bilingual.tsx';
import definition from './index.ts';
import ${component}View from './View.tsx';

export default { title: 'Blocks / ${type}' } satisfies StoryDefault;

const show = (text: ViewProps<typeof definition>['data']['text']) => (
  <Bilingual>
    {() => <${component}View id="${type}" props={definition.example} data={{ text }} first={false} />}
  </Bilingual>
);

export const Ready = () => show({ state: 'ready', data: 'What the block has to say.' });
export const Loading = () => show({ state: 'loading' });
export const Missing = () => show({ state: 'missing' });
export const Failed = () => show({ state: 'failed', retry: () => undefined });
`;
