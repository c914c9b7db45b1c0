import { act, lazy, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  BrowserRouter,
  type Location,
  locationOf,
  type NavigationType,
  type Router,
  useLocation,
  useNavigate,
  usePlace,
} from './router.tsx';

let router: { location: Location; type: NavigationType; navigate: Router['navigate'] };
let renderings = 0;
function Probe() {
  router = { ...usePlace(), navigate: useNavigate() };
  renderings += 1;
  return null;
}
/** The last location as text, and how it was reached. */
const state = () => {
  const { pathname, search, hash } = router.location;
  return [pathname + search + hash, router.type];
};

let unmount: () => void;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  window.history.replaceState(null, '', '/start?page=2#list');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <BrowserRouter>
        <Probe />
      </BrowserRouter>,
    ),
  );
  unmount = () => act(() => root.unmount());
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

it('starts at the address of the browser, as an entry of its own', () => {
  expect(state()).toEqual(['/start?page=2#list', 'pop']);
  expect(router.location.key).toBe('first');
});

it('adds an entry to the history, or replaces the present one', () => {
  const { length } = window.history;
  act(() => router.navigate('/news?page=3#top'));
  expect(state()).toEqual(['/news?page=3#top', 'push']);
  expect(window.location.href).toContain('/news?page=3#top');
  expect(window.history.length).toBe(length + 1);
  const pushed = router.location.key;
  act(() => router.navigate('/news', { replace: true }));
  expect(state()).toEqual(['/news', 'replace']);
  expect(window.history.length).toBe(length + 1);
  expect(router.location.key).not.toBe(pushed);
});

it('follows the history of the browser, whose entry has the same key again', () => {
  act(() => router.navigate('/news'));
  const { key } = router.location;
  act(() => router.navigate('/about'));
  expect(router.location.key).not.toBe(key);
  act(() => {
    window.history.replaceState({ key }, '', '/news');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(state()).toEqual(['/news', 'pop']);
  expect(router.location.key).toBe(key);
});

it('goes some entries through the history without a rendering of its own', () => {
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => {});
  const before = renderings;
  act(() => router.navigate(-1));
  expect(go.mock.calls).toEqual([[-1]]);
  expect(renderings).toBe(before);
  go.mockRestore();
});

it('has the same function for navigation in each rendering', () => {
  const { navigate } = router;
  act(() => navigate('/news'));
  expect(router.navigate).toBe(navigate);
});

it('keeps the HTML of blocks that wait for their code, which are hydrated with the address they were rendered at', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = '<!--$--><a href="/start?page=2">Next</a><!--/$-->';
  const link = page.firstElementChild;
  const { promise, resolve } = Promise.withResolvers<void>();
  const hrefs: string[] = [];
  function Late() {
    const { pathname, search } = useLocation();
    hrefs.push(pathname + search);
    return <a href={pathname + search}>Next</a>;
  }
  const View = lazy(() => promise.then(() => ({ default: Late })));
  const root = await act(async () =>
    hydrateRoot(
      page,
      <BrowserRouter>
        <Suspense fallback={<p>Loading</p>}>
          <View />
        </Suspense>
      </BrowserRouter>,
    ),
  );
  await act(async () => {
    window.history.pushState(null, '', '/start?page=3#top');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(page.textContent).toBe('Next');
  await act(async () => resolve());
  expect(page.firstElementChild).toBe(link);
  expect(hrefs).toEqual(['/start?page=2', '/start?page=3']);
  expect(link?.getAttribute('href')).toBe('/start?page=3');
  act(() => root.unmount());
});

it('no longer follows the history after it was removed', () => {
  const removed = vi.spyOn(window, 'removeEventListener');
  unmount();
  expect(removed.mock.calls.map(([type]) => type)).toContain('popstate');
  removed.mockRestore();
});

it.each([
  ['/', { pathname: '/', search: '', hash: '' }],
  ['/a?b=c#d', { pathname: '/a', search: '?b=c', hash: '#d' }],
  ['/a#d?e', { pathname: '/a', search: '', hash: '#d?e' }],
  ['/a?#', { pathname: '/a', search: '', hash: '' }],
  ['?page=2', { pathname: '', search: '?page=2', hash: '' }],
])('reads the parts of the address %s', (address, parts) => {
  expect(locationOf(address, 'k')).toEqual({ ...parts, key: 'k' });
});
