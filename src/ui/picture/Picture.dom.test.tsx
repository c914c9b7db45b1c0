import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Picture } from './Picture.tsx';

let host: HTMLElement;
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(() => {
  act(() => root.unmount());
  host.remove();
});

const show = (src: string | undefined) =>
  act(() => root.render(<Picture picture={src ? { src } : undefined} sizes="100vw" className="h-10" />));
const source = () => host.querySelector('img')?.getAttribute('src');

it('shows the default cover when there is no picture', () => {
  show(undefined);
  expect(source()).toBe('/media/cover-default.svg');
});

it('replaces a broken picture with the default cover, once', () => {
  show('/media/gone.jpg');
  expect(source()).toBe('/media/gone.jpg');
  for (const _attempt of [1, 2]) {
    act(() => {
      host.querySelector('img')?.dispatchEvent(new Event('error'));
    });
    expect(source()).toBe('/media/cover-default.svg');
  }
});
