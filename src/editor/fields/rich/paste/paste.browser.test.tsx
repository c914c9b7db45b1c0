import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { translateIn } from '#i18n/i18n.ts';
import feishu from '#tests/clipboards/feishu-document.html?raw';
import libreoffice from '#tests/clipboards/libreoffice-document.html?raw';
import '../../../styles.css';
import { violations } from '#tests/ui/violations.ts';
import { EditorContext } from '../../../context.tsx';
import { FieldServicesContext, FormContext } from '../../form-context.ts';
import { fieldTexts } from '../../texts.ts';
import RichTextBox from '../RichTextBox.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

/** Shows a text with a library that is offline for the first upload. */
function show() {
  const held = { html: '<p>Before.</p>', changes: 0, uploads: [] as string[] };
  const container = document.body.appendChild(document.createElement('main'));
  document.documentElement.lang = 'en-US';
  root = createRoot(container);
  root.render(
    <EditorContext
      value={{
        ...{ language: 'en-US', timeZone: 'Asia/Shanghai', account: undefined },
        ...{ setLanguage: () => {}, refresh: async () => {}, say: () => {} },
      }}
    >
      <FormContext
        value={{
          ...{
            FieldView: () => null,
            language: 'en-US',
            t: translateIn(fieldTexts, 'en-US'),
            edited: {},
            onEdited: () => {},
          },
          ...{ errors: {}, only: undefined, onShowDifferences: undefined, keys: () => [] },
        }}
      >
        <FieldServicesContext
          value={{
            addPicture: async ({ name, type, size }) => {
              held.uploads.push(`${name} ${type} ${size}`);
              return held.uploads.length === 1
                ? { problem: 'The connection was lost.' }
                : { address: '/media/u/gate.png' };
            },
            chooseMedia: async () => ({ address: '/media/u/poster.jpg', name: 'poster.jpg' }),
          }}
        >
          <RichTextBox
            label="Text"
            language="en-US"
            html={held.html}
            described={{}}
            onFocus={() => {}}
            onChange={(next) => {
              held.html = next;
              held.changes += 1;
            }}
          />
        </FieldServicesContext>
      </FormContext>
    </EditorContext>,
  );
  return held;
}

/** Copies HTML as a program writes it, then pastes it with the keyboard. */
async function paste(html: string) {
  const write = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/html', html);
    event.clipboardData?.setData('text/plain', 'plain');
  };
  document.addEventListener('copy', write, { capture: true });
  await userEvent.keyboard('{Control>}c{/Control}');
  document.removeEventListener('copy', write, { capture: true });
  await userEvent.keyboard('{Control>}v{/Control}');
}

it('[PUB-01] shows what a paste keeps and loses, stores its pictures, and is undone in one step', async () => {
  await page.viewport(1280, 800);
  const held = show();
  const text = page.getByRole('textbox', { name: 'Text' });
  await userEvent.click(text);
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}');
  const before = held.html;
  await paste(libreoffice.replace('</body>', `${feishu}</body>`));
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/^Pictures of other sites: 1\. None is fetched/)).toBeVisible();
  await expect.element(dialog.getByText(/^A picture is missing here: 海报$/)).toBeVisible();
  expect(held.html).toBe(before);
  expect(await violations(document.body)).toEqual([]);

  await dialog.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent(
      'Pictures not stored in the library: 1. No text is lost: upload them again, or insert without them for now.The connection was lost.',
    );
  expect(await violations(document.body)).toEqual([]);
  await dialog.getByRole('button', { name: 'Choose a picture instead: 海报' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Chosen: 海报' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Upload again' }).click();
  await expect.poll(() => held.html).toContain('<img src="/media/u/gate.png" alt="Gate 4">');
  expect(held.html).toContain('<img src="/media/u/poster.jpg" alt="海报">');
  expect(held.html).toContain('<table><tbody><tr><td>7</td><td data-align="right">8</td></tr>');
  expect(held.html).not.toMatch(/paste:|feishu|data:/);
  expect(held.uploads).toEqual(['Gate 4.png image/png 70', 'Gate 4.png image/png 70']);

  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => held.html).toBe(before);
});

it('inserts a simple paste at once, and cells of a spreadsheet from the cell on', async () => {
  const held = show();
  await userEvent.click(page.getByRole('textbox', { name: 'Text' }));
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await paste('<p style="color:red"> <b>Bold</b> end</p>');
  await expect.poll(() => held.html).toBe('<p>Before.<strong>Bold</strong> end</p>');
  await userEvent.click(page.getByRole('button', { name: 'Insert a table' }));
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
  await paste(
    '<table><tr><td align=right>1</td><td align=right>2</td></tr><tr><td>3</td><td>4</td></tr></table>',
  );
  await expect
    .poll(() => held.html)
    .toContain(
      '<tr><td></td><td data-align="right">1</td><td data-align="right">2</td></tr><tr><td></td><td>3</td><td>4</td></tr>',
    );
});
