import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { TextsProvider } from '#i18n/context.tsx';
import { createTranslations } from '#i18n/translations.ts';
import { BlockBoundary } from './BlockBoundary.tsx';

it('[ERR-04] contains a block that throws in the browser and renders it again on retry', () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // React logs the error that the boundary catches.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  const Block = () => {
    if (broken) throw new Error('broken');
    return <p>whole</p>;
  };
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  act(() =>
    root.render(
      <TextsProvider value={{ language: 'en-US', t: createTranslations()['en-US'] }}>
        <p>the rest</p>
        <BlockBoundary>
          <Block />
        </BlockBoundary>
      </TextsProvider>,
    ),
  );
  expect(host.textContent).toContain('the rest');
  expect(host.textContent).toContain('This content cannot be shown right now');
  broken = false;
  act(() => host.querySelector('a')?.click());
  expect(host.textContent).toContain('whole');
  expect(reported).toHaveBeenCalled();
  reported.mockRestore();
  act(() => root.unmount());
});
