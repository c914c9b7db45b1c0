import { Drawer } from '@puckeditor/core';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { BlockDefinition, BlockPalette, SketchName } from '#blocks/define.ts';
import { languages, localise } from '#schemas/language.ts';
import { useEditor, useTranslate } from '../../context.tsx';
import { sketches } from '../../ui/sketches.ts';
import { SearchBox } from '../../ui/TextBox.tsx';
import { useCanvasView } from '../canvas-view.tsx';
import { usePageContext } from '../page-context.tsx';
import { pageTexts } from '../page-texts.ts';
import { PaletteSections } from '../sections/PaletteSections.tsx';
import { usePageActions } from '../use-page-actions.ts';
import { pane } from '../use-page-keys.ts';

const groups: readonly BlockPalette['group'][] = ['layout', 'data', 'interaction'];

/** Steps of the arrow keys in the palette, which is one tab stop. */
const arrows: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Focuses the next or previous block of the palette. */
function stepInPalette(event: KeyboardEvent<HTMLElement>): void {
  const by = arrows[event.key];
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>(`[${cardMark}]`)];
  const now = cards.findIndex((card) => card.matches(':focus'));
  if (by === undefined || now < 0) return;
  event.preventDefault();
  cards.at((now + by) % cards.length)?.focus();
}

/** Attribute of the buttons that add a block. */
const cardMark = 'data-palette-card';

/** Every block of the site; a block is added by dragging or pressing it. */
export function Palette() {
  const { catalogue } = usePageContext();
  const t = useTranslate(pageTexts);
  const [search, setSearch] = useState('');
  const [pointed, point] = useState<BlockPalette>();
  const { language } = useEditor();
  const { view } = useCanvasView();
  const [current, setCurrent] = useState<string>();
  const found = groups.flatMap((group) =>
    [...catalogue.values()].filter(
      (definition) => definition.palette.group === group && matches(definition, search),
    ),
  );
  const stop = found.find(({ type }) => type === current) ?? found[0];
  return (
    <section
      aria-label={t('palette')}
      {...pane}
      className={`grid min-h-0 grid-rows-[minmax(0,1fr)_auto] border-line bg-white max-md:border-b md:border-r ${view.paletteFolded ? 'md:hidden' : ''}`}
    >
      <div className="relative min-h-0 overflow-auto p-3 max-md:flex max-md:gap-4 xl:p-4">
        <SearchBox
          label={t('searchBlocks')}
          value={search}
          onChange={setSearch}
          className="max-md:w-40 max-md:flex-none max-md:self-start"
        />
        <PaletteSections search={search} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: moves the focus between the buttons in it. */}
        <div className="contents" onKeyDown={stepInPalette}>
          {groups.map((group) => (
            <PaletteGroup
              key={group}
              group={group}
              definitions={found.filter(({ palette }) => palette.group === group)}
              point={point}
              stop={stop?.type}
              onStop={setCurrent}
            />
          ))}
        </div>
        {found.length === 0 && (
          <p role="status" className="mt-4 text-cap text-ink-3">
            {t('noBlocks')}
          </p>
        )}
      </div>
      <p
        aria-hidden="true"
        className="min-h-22 border-t border-line px-3 py-2.5 text-badge leading-normal text-ink-2 max-md:hidden xl:px-4"
      >
        <strong className="block font-medium text-ink">{localise(pointed?.name, language)}</strong>
        {pointed ? localise(pointed.help, language) : t('paletteHelp')}
      </p>
    </section>
  );
}

/** Matches the name or help in either language, or the type. */
function matches({ palette, type }: BlockDefinition, search: string): boolean {
  const text = languages.map(
    (language) => `${localise(palette.name, language)} ${localise(palette.help, language)}`,
  );
  return `${type} ${text.join(' ')}`.toLowerCase().includes(search.trim().toLowerCase());
}

interface PaletteGroupProps {
  group: BlockPalette['group'];
  definitions: readonly BlockDefinition[];
  /** Called with the block that is hovered or focused. */
  point: (palette: BlockPalette | undefined) => void;
  /** Type of the block that Tab reaches. */
  stop: string | undefined;
  onStop: (type: string) => void;
}

function PaletteGroup({ group, definitions, ...rest }: PaletteGroupProps) {
  const t = useTranslate(pageTexts);
  const id = useId();
  if (definitions.length === 0) return null;
  return (
    <section aria-labelledby={id} className="max-md:flex-none">
      <h2 id={id} className="mt-4 mb-2 text-cap leading-normal font-regular text-ink-2 max-md:mt-0">
        {t(group)}
      </h2>
      <Drawer>
        <ul className="grid gap-2 max-md:grid-flow-col max-md:auto-cols-[6.5rem] xl:grid-cols-2">
          {definitions.map((definition) => (
            <PaletteItem key={definition.type} definition={definition} {...rest} />
          ))}
        </ul>
      </Drawer>
    </section>
  );
}

/** A card to drag or press, covered by a button for keyboards and screen readers that ignores the pointer. */
function PaletteItem({
  definition,
  point,
  stop,
  onStop,
}: { definition: BlockDefinition } & Pick<PaletteGroupProps, 'point' | 'stop' | 'onStop'>) {
  const { type, palette } = definition;
  const { language } = useEditor();
  const t = useTranslate(pageTexts);
  const { add } = usePageActions();
  const helpId = useId();
  const name = localise(palette.name, language);
  return (
    <li
      className="relative min-w-0 [&_div]:h-full"
      onPointerEnter={() => point(palette)}
      onPointerLeave={() => point(undefined)}
      onFocus={() => {
        point(palette);
        onStop(type);
      }}
      onBlur={() => point(undefined)}
    >
      <div
        aria-hidden="true"
        onClick={() => add(type)}
        onPointerDown={() => labelDrop(t('dropHere', { name }))}
      >
        <Drawer.Item name={type}>{() => <PaletteCard name={name} palette={palette} />}</Drawer.Item>
      </div>
      <button
        type="button"
        aria-label={t('addBlock', { name })}
        aria-describedby={helpId}
        tabIndex={stop === type ? 0 : -1}
        {...{ [cardMark]: type }}
        onClick={() => add(type)}
        className="pointer-events-none absolute inset-0 rounded"
      />
      <span id={helpId} hidden>
        {localise(palette.help, language)}
      </span>
    </li>
  );
}

function PaletteCard({ name, palette }: { name: string; palette: BlockPalette }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Puck makes this element a second tab stop without a function.
    root.current?.closest('[data-puck-drawer-item]')?.setAttribute('tabindex', '-1');
  }, []);
  return (
    <div
      ref={root}
      className="grid cursor-grab content-start gap-1.5 rounded border border-line bg-white p-2 font-text text-ink hover:border-teal hover:shadow-float"
    >
      <Sketch name={palette.sketch} />
      <span className="line-clamp-2 text-cap leading-tight">{name}</span>
    </div>
  );
}

/** Decorative thumbnail of a block's layout; use it beside the block's name. */
function Sketch({ name }: { name: SketchName }) {
  const { picture, title, text, box, mark } = sketches[name];
  return (
    <svg viewBox="0 0 96 48" aria-hidden="true" className="block w-full bg-mist">
      <path d={picture ?? ''} className="fill-line" />
      <path d={box ?? ''} className="fill-none stroke-line-strong" />
      <path d={text ?? ''} className="fill-line-strong" />
      <path d={title ?? ''} className="fill-ink" />
      <path d={mark ?? ''} className="fill-brass" />
    </svg>
  );
}

/** Sets the text on the canvas's drop line. */
export function labelDrop(text: string): void {
  const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
  frame?.contentDocument?.documentElement.style.setProperty('--drop-label', JSON.stringify(text));
}
