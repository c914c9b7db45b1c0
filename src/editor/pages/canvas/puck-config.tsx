import type { Config } from '@puckeditor/core';
import type { ReactNode } from 'react';
import type { BlockCatalogue } from '#registry/blocks.ts';
import { type Language, localise } from '#schemas/language.ts';
import { unknownType } from '../model/puck-data.ts';
import { CanvasPage } from './CanvasPage.tsx';
import { SingleBlock } from './SingleBlock.tsx';

/** Puck's configuration: one component per block of the catalogue. */
export const puckConfig = (catalogue: BlockCatalogue, language: Language): Config => ({
  root: { render: ({ children }: { children: ReactNode }) => <CanvasPage>{children}</CanvasPage> },
  components: Object.fromEntries([
    [unknownType, { render: SingleBlock }],
    ...[...catalogue.values()].map(({ type, palette }) => [
      type,
      { label: localise(palette.name, language), render: SingleBlock },
    ]),
  ]),
});
