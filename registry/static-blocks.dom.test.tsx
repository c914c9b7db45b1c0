import { act, lazy } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { BlockDefinition } from '#blocks/define.ts';
import { TextsProvider } from '#i18n/context.tsx';
import { createTranslations } from '#i18n/translations.ts';
import { eventually } from '#tests/support/eventually.ts';
import { exampleContext, exampleData } from '#tests/support/example-queries.ts';
import { MemoryRouter } from '#tests/ui/MemoryRouter.tsx';
import { useLocation } from '#ui/router.tsx';
import { blocks } from './blocks.ts';
import type { PageBlock, QueryResult, SentBlock, StaticBlock } from './page-payload.ts';
import { RenderBlocks } from './RenderBlocks.tsx';
import { type AnyView, createViews, type Views } from './views.ts';

const texts = { language: 'en-US', t: createTranslations()['en-US'] } as const;
const views = createViews();
const definitions: readonly BlockDefinition[] = blocks;

/** What a view has started in the browser, since the last look. */
const started: string[] = [];

/** Reports of all observers that were made. */
const resized: (() => void)[] = [];

class Observer {
  constructor(report: () => void) {
    resized.push(report);
  }
  observe(): void {
    started.push('observer');
  }
  disconnect(): void {}
}

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  for (const name of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver'])
    vi.stubGlobal(name, Observer);
  await views.load(definitions);
});

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** The example block with all its data. */
function loaded({ type, schema, example, queries }: BlockDefinition): PageBlock {
  const props = schema.parse(structuredClone(example));
  const results = Object.entries(queries?.(props, exampleContext('en-US')) ?? {}).map(
    ([name, query]): [string, QueryResult] => {
      const key = ['en-US', 'static', null, name] as const;
      const value = exampleData(query);
      return [name, value === undefined ? { state: 'missing', key } : { state: 'ready', key, value }];
    },
  );
  return { id: type, type, props, queries: Object.fromEntries(results) };
}

const never = () => new Promise<never>(() => {});

let address = '';
function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

const tree = (block: SentBlock | StaticBlock, path = '/') => (
  <TextsProvider value={texts}>
    <MemoryRouter address={path}>
      <Address />
      <RenderBlocks titled={false} blocks={[block]} views={views} reload={never} />
    </MemoryRouter>
  </TextsProvider>
);

/** Hydrates a block, as whole data or only as its HTML. */
function hydrate(block: PageBlock, sent: SentBlock | StaticBlock = block) {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(tree(block));
  const served = host.innerHTML;
  const problems: unknown[] = [];
  act(() => {
    root = hydrateRoot(host, tree(sent), { onRecoverableError: (error) => problems.push(error) });
  });
  return {
    host,
    served,
    problems,
    show: (next: SentBlock | StaticBlock) => act(() => root?.render(tree(next))),
  };
}

/** Handlers that React calls for an element, but for those that `StaticBlock` replaces. */
function handlersOf(element: Element): string[] {
  const [, props = {}] = Object.entries(element).find(([name]) => name.startsWith('__reactProps$')) ?? [];
  const own = Object.keys(props).filter((name) => /^on[A-Z]/.test(name));
  const replaced: Record<string, string> = { A: 'onClick', IMG: 'onError' };
  return own.filter((name) => name !== replaced[element.tagName]);
}

/** True if a view does nothing in the browser: it listens to nothing, observes nothing and changes nothing. */
async function isInert(definition: BlockDefinition): Promise<boolean> {
  started.splice(0);
  const listen = vi.spyOn(EventTarget.prototype, 'addEventListener');
  const { host, served } = hydrate(loaded(definition));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  const heard = listen.mock.contexts.filter(
    (target) => target !== host && target !== document && !(target instanceof HTMLImageElement),
  );
  listen.mockRestore();
  const inside = [...host.querySelectorAll('[data-block] *')].flatMap(handlersOf);
  const same = host.innerHTML.replace(' data-alive=""', '') === served;
  const inert = same && inside.length + heard.length + started.length === 0;
  act(() => root?.unmount());
  host.remove();
  return inert;
}

it('blocks are static exactly if their views do nothing in the browser', async () => {
  const inert: string[] = [];
  for (const definition of definitions) if (await isInert(definition)) inert.push(definition.type);
  expect(inert).toContain('profile');
  // Its machine starts when a request is looked up.
  const later = ['tracking'];
  const flagged = definitions.flatMap(({ type, isStatic }) => (isStatic ? type : []));
  expect(inert.filter((type) => !later.includes(type))).toEqual(flagged);
});

const profile: PageBlock = {
  id: 'a',
  type: 'profile',
  props: {},
  queries: {
    profile: {
      state: 'ready',
      key: ['en-US', 'static', null, 'profile'],
      value: {
        title: 'Halls',
        html: '<p>See <a href="/rules">our rules</a></p>',
        picture: { src: '/media/hall.jpg', widths: [480] },
        below: [],
      },
    },
  },
  isStatic: true,
};
const rendered: StaticBlock = { id: 'a', type: 'profile', isRendered: true };
const withText = (title: string): PageBlock => ({
  ...profile,
  queries: {
    profile: { state: 'ready', key: ['en-US', 'static', null, 'profile'], value: { title, below: [] } },
  },
});

it('a block that is not hydrated yet keeps the server’s HTML while the page shows other data of its path', async () => {
  const { isStatic: _, ...waiting } = profile;
  const host = document.body.appendChild(document.createElement('div'));
  const Never = lazy<AnyView>(() => new Promise(() => {}));
  const late: Views = { ...views, viewOf: () => Never };
  const page = (shown: Views, title: string) => (
    <TextsProvider value={texts}>
      <MemoryRouter>
        <h1>{title}</h1>
        <RenderBlocks titled blocks={[waiting]} views={shown} reload={never} />
      </MemoryRouter>
    </TextsProvider>
  );
  host.innerHTML = renderToString(page(views, 'Page 1'));
  const block = host.querySelector('[data-block] > *');
  await act(async () => {
    root = hydrateRoot(host, page(late, 'Page 1'));
  });
  await act(async () => root?.render(page(late, 'Page 2')));
  expect(host.querySelector('h1')?.textContent).toBe('Page 2');
  expect(host.querySelector('[data-block] > *')).toBe(block);
});

it('a static block keeps the server’s HTML without its data, also when its page is loaded again', () => {
  const { host, served, problems, show } = hydrate(profile, rendered);
  const html = () => host.innerHTML.replace(' data-alive=""', '');
  expect(html()).toBe(served);
  show(withText('Changed'));
  expect(html()).toBe(served);
  expect(problems).toEqual([]);
});

it('a static block with parameters shows the data of another page of its path', () => {
  const { host, show } = hydrate(profile, { ...rendered, parameters: { page: 'page' } });
  show({ ...withText('Page 2'), parameters: { page: 'page' } });
  expect(host.textContent).toContain('Page 2');
  expect(host.textContent).not.toContain('Halls');
});

it('a static block whose data is late shows them when they come', () => {
  const { host, show } = hydrate(profile, rendered);
  const { isStatic: _, ...late } = withText('Now');
  show(late);
  expect(host.textContent).toContain('Now');
});

it('[IMG-01] a broken picture of a static block becomes the default cover, once', () => {
  const { host } = hydrate(profile, rendered);
  const image = host.querySelector('img');
  expect(image?.getAttribute('src')).toBe('/media/hall.jpg');
  for (const _attempt of [1, 2]) {
    image?.dispatchEvent(new Event('error'));
    expect(image?.getAttribute('src')).toBe('/media/cover-default.svg');
  }
  expect(host.querySelector('source')).toBeNull();
});

it('a link of a static block opens its page through the router; one in a text of the CMS loads a document', () => {
  const block: PageBlock = {
    ...{ id: 'a', type: 'statement', isStatic: true, props: {} },
    queries: {
      statement: {
        state: 'ready',
        key: ['en-US', 'static', null, 'statement'],
        value: { title: 'Tour', html: '<p><a href="/rules">rules</a></p>', href: '/tour?hall=1' },
      },
    },
  };
  const { host } = hydrate(block, { ...rendered, type: 'statement' });
  const click = (href: string, init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    act(() => void host.querySelector(`a[href="${href}"]`)?.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(click('/rules')).toBe(false);
  expect(click('/tour?hall=1', { ctrlKey: true })).toBe(false);
  expect(address).toBe('/');
  expect(click('/tour?hall=1')).toBe(true);
  expect(address).toBe('/tour?hall=1');
});

it('a table of a static block is focusable while it scrolls', async () => {
  const key = ['en-US', 'static', null, 'text'] as const;
  const value = { html: '<table><tbody><tr><td>1</td></tr></tbody></table>' };
  const block: PageBlock = {
    ...{ id: 'a', type: 'rich-text', isStatic: true, props: {} },
    queries: { text: { state: 'ready', key, value } },
  };
  resized.splice(0);
  const { host } = hydrate(block, { ...rendered, type: 'rich-text' });
  const table = host.querySelector('table');
  if (!table) throw new Error('no table');
  Object.defineProperty(table, 'scrollWidth', { value: 900 });
  // The code that observes the table is loaded on use.
  await eventually(() => {
    act(() => {
      for (const report of resized.splice(0)) report();
    });
    expect(table.tabIndex).toBe(0);
  });
  expect(table.hasAttribute('tabindex')).toBe(true);
});
