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

/** A title and a text. */
export const ${identifier}Props = z.object({
  title: z.string(),
  text: z.string().optional(),
});
`;

const definition = ({
  type,
  identifier,
  words,
}) => `import { defineBlock, given, type Query } from '../define.ts';
import { ${identifier}Props } from './schema.ts';

/** A title and a text. */
export default defineBlock({
  type: '${type}',
  version: 1,
  schema: ${identifier}Props,
  palette: {
    group: 'layout',
    name: { zh: '${words}', en: '${words}' },
    help: { zh: '标题与文字', en: 'A title and a text' },
    sketch: 'text',
  },
  example: {
    title: { zh: '标题', en: '${words}' },
    text: { zh: '这一区块要说的话。', en: 'What the block has to say.' },
  },
  queries: ({ text }): { text: Query<string> } => ({ text: given(text || undefined) }),
});
`;

const view = ({ component }) => `import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { ViewProps } from '../define.ts';
import type definition from './index.ts';

/** A title and a text. */
export default function ${component}({ id, props, data: { text } }: ViewProps<typeof definition>) {
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

const stories = ({ type, component }) => `import definition from './index.ts';
import ${component} from './View.tsx';

export default { title: 'blocks/${type}' };

const common = { id: '${type}', props: definition.example, first: false };

export const Ready = () => (
  <${component} {...common} data={{ text: { state: 'ready', data: 'What the block has to say.' } }} />
);

export const Loading = () => <${component} {...common} data={{ text: { state: 'loading' } }} />;

export const Missing = () => <${component} {...common} data={{ text: { state: 'missing' } }} />;

export const Failed = () => (
  <${component} {...common} data={{ text: { state: 'failed', retry: () => undefined } }} />
);
`;
