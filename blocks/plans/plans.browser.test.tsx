import axe from 'axe-core';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type CollectionItem, item, whole } from '#blocks/collection-item.ts';
import { TextsProvider } from '#i18n/context.tsx';
import { createTranslations } from '#i18n/translations.ts';
import type { Language } from '#schemas/language.ts';
import { languages } from '#schemas/language.ts';
import { MemoryRouter } from '#tests/ui/MemoryRouter.tsx';
import { show } from '#tests/ui/show.tsx';
import { PlanSheet } from './PlanSheet.tsx';
import type { Side } from './side.ts';
import View from './View.tsx';

const translations = createTranslations();

const svg = (name: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="366" height="223"><text>${name}</text></svg>`)}`;
const drawing = (name: string) => ({ src: svg(name), width: 366, height: 223 });

const hall = (id: string, fields: Partial<CollectionItem> = {}) =>
  item({
    id,
    title: `Hall ${id}`,
    picture: drawing(`plan ${id}`),
    pictures: [drawing(`info ${id}`)],
    pictured: true,
    ...fields,
  });

const view = (items: CollectionItem[]) => {
  const data = whole(items);
  return (
    <View
      id="plans"
      props={{ source: { call: 'technicalParameters', params: { type: 1 } } }}
      data={{ plans: data ? { state: 'ready', data } : { state: 'missing' } }}
      first
    />
  );
};

const part = (name: string, hallName = 'Hall 1') =>
  page.getByRole('group', { name: new RegExp(`^${hallName}`) }).getByRole('radio', { name });
/** Texts of the visible drawings. */
const seen = () =>
  [...document.querySelectorAll<HTMLImageElement>('figure img')]
    .filter((image) => image.checkVisibility())
    .map(({ src }) => /<text>([^<]*)/.exec(decodeURIComponent(src))?.[1] ?? 'default');
const modal = () => document.querySelector<HTMLDialogElement>('dialog:modal');

beforeEach(() => page.viewport(1440, 900));

describe('[TECH-01] the switch of an item', () => {
  it('shows the floor plan (0) or the venue info (1) of its item, by pointer and by keys', async () => {
    show(view([hall('1'), hall('2')]));
    expect(seen()).toEqual(['plan 1', 'plan 2']);
    expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['0', '1', '0', '1']);
    await part('Venue info').click({ force: true });
    expect(seen(), 'it waits for no machine').toEqual(['info 1', 'plan 2']);
    await expect.element(part('Venue info')).toBeChecked();
    await expect.element(part('Floor plan')).not.toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(seen).toEqual(['plan 1', 'plan 2']);
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(seen).toEqual(['info 1', 'plan 2']);
  });

  it('follows its machine, and sends the chosen side to it', async () => {
    const sent: string[] = [];
    const sheet = (side: Side) => (
      <PlanSheet
        id="plan"
        item={hall('1')}
        heading="h2"
        side={side}
        send={({ type }) => sent.push(type)}
        preload={() => {}}
      />
    );
    const { again } = show(sheet('plan'));
    for (const side of ['info', 'plan', 'info'] as const) {
      again(sheet(side));
      await expect.poll(seen).toEqual([`${side} 1`]);
    }
    expect(sent).toEqual([]);
    await part('Floor plan').click({ force: true });
    await part('Venue info').click({ force: true });
    expect(sent).toEqual(['showPlan', 'showInfo']);
  });

  it('causes no layout shift', async () => {
    show(view([hall('1'), hall('2')]));
    const below = () => document.getElementById('plans-2')?.getBoundingClientRect().top;
    const before = below();
    await part('Venue info').click({ force: true });
    await expect.poll(() => seen()[0]).toBe('info 1');
    expect(below()).toBe(before);
  });

  it('opens with an available side, and disables a missing one', async () => {
    show(
      view([
        hall('1', { pictures: [] }),
        hall('2', { picture: undefined }),
        hall('3', { picture: undefined, pictures: [] }),
      ]),
    );
    expect(seen()).toEqual(['plan 1', 'info 2', 'default']);
    await expect.element(part('Venue info', 'Hall 1')).toBeDisabled();
    await expect.element(part('Floor plan', 'Hall 2')).toBeDisabled();
    await expect.element(part('Venue info', 'Hall 2')).toBeChecked();
    await expect.element(part('Venue info', 'Hall 3')).toBeDisabled();
    expect(document.querySelectorAll('#plans-3 a')).toHaveLength(0);
  });

  it('works before hydration, and its machine starts from the chosen side', async () => {
    const element = (
      <TextsProvider value={{ language: 'en-US', t: translations['en-US'] }}>
        <MemoryRouter>{view([hall('1')])}</MemoryRouter>
      </TextsProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element);
    expect(seen()).toEqual(['plan 1']);
    await part('Venue info').click({ force: true });
    expect(seen()).toEqual(['info 1']);
    const root = hydrateRoot(container, element);
    onTestFinished(() => root.unmount());
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(seen()).toEqual(['info 1']);
    await part('Floor plan').click({ force: true });
    await expect.poll(seen).toEqual(['plan 1']);
  });
});

it('[TECH-01] a drawing opens in the viewer with the others of its item, uncropped and on white', async () => {
  show(view([hall('1', { pictures: [drawing('info 1'), drawing('more 1')] })]));
  const enlarge = page.getByRole('link', { name: 'Enlarge: Hall 1, floor plan' });
  await enlarge.click();
  await expect.poll(modal).not.toBeNull();
  expect(modal()?.textContent).toContain('1 / 3');
  const image = modal()?.querySelector<HTMLImageElement>('[aria-hidden=false] img');
  expect(image?.src).toBe(svg('plan 1'));
  expect(image && getComputedStyle(image).objectFit).toBe('contain');
  expect(image?.parentElement?.style.backgroundColor).toBe('white');
  await userEvent.keyboard('{Escape}');
  await expect.poll(modal).toBeNull();
  await expect.element(enlarge).toHaveFocus();
  await expect
    .element(page.getByRole('link', { name: 'Download: Hall 1, floor plan' }))
    .toHaveAttribute('href', svg('plan 1'));
});

it.each([
  [390, 'plan narrow', 1],
  [834, 'plan wide', 2],
])('[TECH-01] at %i px shows %s without an empty frame', async (width, shown, ratio) => {
  await page.viewport(width, 900);
  const picture = {
    ...{ src: svg('plan wide'), width: 400, height: 200 },
    narrow: { src: svg('plan narrow'), width: 300, height: 300 },
  };
  show(view([hall('1', { picture })]));
  const image = document.querySelector<HTMLImageElement>('#plans-1 figure img');
  await expect.poll(() => image?.currentSrc).toBe(svg(shown));
  const { width: across = 0, height: down = 1 } = image?.getBoundingClientRect() ?? {};
  expect(across / down).toBeCloseTo(ratio, 1);
});

describe('drawings', () => {
  it.each([390, 1440])('are never cropped or covered, at %i px', async (width) => {
    await page.viewport(width, 900);
    show(view([hall('1', { picture: { src: svg('wide'), width: 4000, height: 300 } }), hall('2')]));
    for (const figure of document.querySelectorAll('figure')) {
      if (!figure.checkVisibility()) continue;
      const image = figure.querySelector('img');
      const box = image?.getBoundingClientRect();
      expect(image && getComputedStyle(image).objectFit).toBe('contain');
      for (const control of figure.querySelectorAll('a')) {
        const { left, top } = control.getBoundingClientRect();
        expect(left >= (box?.right ?? 0) || top >= (box?.bottom ?? 0)).toBe(true);
      }
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  it('of more than a few halls have a table of contents that links to each', async () => {
    const contents = () => document.querySelector('nav')?.querySelectorAll('a') ?? [];
    const { again } = show(view(['1', '2', '3'].map((id) => hall(id))));
    expect(contents()).toHaveLength(0);
    again(view(['1', '2', '3', '4'].map((id) => hall(id))));
    expect([...contents()].map(({ textContent }) => textContent)).toEqual([
      'Hall 1',
      'Hall 2',
      'Hall 3',
      'Hall 4',
    ]);
    for (const link of contents()) expect(document.querySelector(link.hash)).not.toBeNull();
  });

  it.each(languages)('are free of axe violations on both sides, in %s', async (language: Language) => {
    show(view([hall('1'), hall('2', { picture: undefined })]), language);
    for (const value of ['0', '1']) {
      document.querySelector<HTMLInputElement>(`#plans-1 input[value="${value}"]`)?.click();
      await expect.poll(() => seen()[0]).toBe(value === '0' ? 'plan 1' : 'info 1');
      const { violations } = await axe.run(document.body, {
        rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
      });
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
  });
});
