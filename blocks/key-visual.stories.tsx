import type { StoryDefault } from '@ladle/react';
import { motifs } from '#schemas/motif.ts';
import { Bilingual } from '#tests/stories/bilingual.tsx';
import { KeyVisual } from './KeyVisual.tsx';

export default { title: 'Key visuals' } satisfies StoryDefault;

/** All motifs in the three uses, on cards, in a page head, and in a square. */
export const Motifs = () => (
  <Bilingual>
    {(say) => (
      <div className="wrap grid gap-gutter py-8 sm:grid-cols-2 md:grid-cols-4">
        {motifs.flatMap((motif) =>
          (['full', 'numeral', 'motif'] as const).map((use) => (
            <KeyVisual
              key={motif + use}
              motif={motif}
              use={use}
              title={say('西南绿色建筑与装配式技术展', 'Southwest Green Building & Prefabrication Fair')}
              date="2026-10-28"
              until="2026-11-01"
              className="aspect-card rounded"
            />
          )),
        )}
        <KeyVisual
          motif="cars"
          use="full"
          title={say('2026 山城国际汽车文化展', 'Mountain City Motor Show 2026')}
          date="2026-12-03"
          until="2026-12-06"
          className="aspect-video rounded sm:col-span-2"
        />
        <KeyVisual motif="medical" use="motif" className="aspect-wide rounded sm:col-span-2" />
        <KeyVisual motif="food" use="motif" className="aspect-square rounded" />
      </div>
    )}
  </Bilingual>
);
