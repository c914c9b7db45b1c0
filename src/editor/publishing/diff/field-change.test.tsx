import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EditorContext } from '../../context.tsx';
import { FieldLine } from './FieldChange.tsx';

const uploaded = '/media/u/0a1b2c.jpg';

/** The line of a change in a block, as text and with the pictures it shows. */
function lineOf(blockType: string, path: readonly (string | number)[], before: unknown, after: unknown) {
  const client = new QueryClient();
  client.setQueryData(['readMedia', { address: uploaded }], { name: '开幕日的展厅.jpg' });
  const value = {
    ...{ language: 'zh-CN' as const, timeZone: 'Asia/Shanghai', account: undefined },
    ...{ setLanguage: () => {}, refresh: async () => {}, say: () => {} },
  };
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <EditorContext value={value}>
        <FieldLine
          name={{ kind: 'page', id: '/a' }}
          field={{ path: ['props', ...path], before, after }}
          blockType={blockType}
        />
      </EditorContext>
    </QueryClientProvider>,
  );
  return {
    text: html
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    pictures: [...html.matchAll(/src="([^"]*)"/g)].map(([, src]) => src),
  };
}

it('a changed picture is shown with the names of both files, never with an address', () => {
  expect(lineOf('statement', ['img'], '/media/hall-show.jpg', uploaded)).toEqual({
    text: '图片 删去 hall-show.jpg 加入 开幕日的展厅.jpg',
    pictures: ['/media/hall-show.jpg', uploaded],
  });
});

it('the name under which a form stores a field is not listed, nor what refers to it', () => {
  expect(lineOf('form', ['form', 'fields', 0, 'name'], undefined, 'f3k9xw2m').text).toBe('');
  expect(lineOf('form', ['form', 'receipt', 0], 'name', 'contact').text).toContain('所选的项目有改动');
  expect(lineOf('form', ['form', 'receipt', 0], 'name', 'contact').text).not.toMatch(/name|contact/);
});
