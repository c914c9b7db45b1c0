import { Drawer } from '@puckeditor/core';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { BlockDefinition, BlockPalette } from '#blocks/define.ts';
import { languages } from '#schemas/language.ts';
import { useEditor } from '../../context.tsx';
import { useWords } from '../../texts.ts';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { usePageContext } from '../page-context.tsx';
import { pageTexts } from '../page-texts.ts';
import { usePageActions } from '../use-page-actions.ts';
import { Sketch } from './Sketch.tsx';

const groups: readonly BlockPalette['group'][] = ['layout', 'data', 'interaction'];

/** Every block of the site, to be dragged onto the page or added by pressing it. */
export function Palette() {
  const { catalogue } = usePageContext();
  const t = useWords(pageTexts);
  const [search, setSearch] = useState('');
  const found = [...catalogue.values()].filter((definition) => matches(definition, search));
  return (
    <section
      aria-label={t('palette')}
      className="min-h-0 overflow-y-auto border-r border-line bg-white p-3 xl:p-4"
    >
      <SearchBox label={t('searchBlocks')} value={search} onChange={setSearch} />
      {groups.map((group) => (
        <PaletteGroup
          key={group}
          group={group}
          definitions={found.filter(({ palette }) => palette.group === group)}
        />
      ))}
      {found.length === 0 && (
        <p role="status" className="mt-4 text-cap text-ink-3">
          {t('noBlocks')}
        </p>
      )}
    </section>
  );
}

/** Found by name or help in either language, or by type. */
function matches({ palette, type }: BlockDefinition, search: string): boolean {
  const text = languages.map((language) => `${palette.name[language]} ${palette.help[language]}`);
  return `${type} ${text.join(' ')}`.toLowerCase().includes(search.trim().toLowerCase());
}

interface PaletteGroupProps {
  group: BlockPalette['group'];
  definitions: readonly BlockDefinition[];
}

function PaletteGroup({ group, definitions }: PaletteGroupProps) {
  const t = useWords(pageTexts);
  const id = useId();
  if (definitions.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mt-4 mb-2 text-cap leading-normal font-regular text-ink-2">
        {t(group)}
      </h2>
      <Drawer>
        <ul className="grid gap-2 xl:grid-cols-2">
          {definitions.map((definition) => (
            <PaletteItem key={definition.type} definition={definition} />
          ))}
        </ul>
      </Drawer>
    </section>
  );
}

/** A card that a pointer drags or presses, and over it, for everybody else, a button that pointers do not meet. */
function PaletteItem({ definition }: { definition: BlockDefinition }) {
  const { type, palette } = definition;
  const { language } = useEditor();
  const t = useWords(pageTexts);
  const { add } = usePageActions();
  const helpId = useId();
  const name = palette.name[language];
  return (
    <li className="relative min-w-0">
      <div
        aria-hidden="true"
        title={palette.help[language]}
        onClick={() => add(type)}
        onPointerDown={() => labelDrop(t('dropHere', { name }))}
      >
        <Drawer.Item name={type}>{() => <PaletteCard name={name} palette={palette} />}</Drawer.Item>
      </div>
      <button
        type="button"
        aria-label={t('addBlock', { name })}
        aria-describedby={helpId}
        onClick={() => add(type)}
        className="pointer-events-none absolute inset-0 rounded"
      />
      <span id={helpId} hidden>
        {palette.help[language]}
      </span>
    </li>
  );
}

function PaletteCard({ name, palette }: { name: string; palette: BlockPalette }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Otherwise Puck makes it a second stop of the keyboard, and one that does nothing.
    root.current?.closest('[data-puck-drawer-item]')?.setAttribute('tabindex', '-1');
  }, []);
  return (
    <div
      ref={root}
      className="grid cursor-grab gap-1.5 rounded border border-line bg-white p-2 text-ink hover:border-teal hover:shadow-float"
    >
      <Sketch name={palette.sketch} />
      <span className="truncate text-cap leading-normal">{name}</span>
    </div>
  );
}

/** What the line on the canvas says while a block is dragged. */
function labelDrop(text: string): void {
  const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
  frame?.contentDocument?.documentElement.style.setProperty('--drop-label', JSON.stringify(text));
}
