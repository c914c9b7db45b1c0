import { expect, it } from 'vitest';
import type { FormState } from '#blocks/define.ts';
import { formsIn } from '#blocks/tracking/forms.ts';
import View from '#blocks/tracking/View.tsx';
import { trackingTexts } from '#i18n/tracking.ts';
import { languageKey } from '#schemas/language.ts';
import { tourComponent } from './component.tsx';
import { posts } from './screens/tracked.ts';
import { trackingScreen } from './screens/tracking.ts';

it('[MACH-01] tracking: a tour of the tracking block covers every state, transition and guard refusal', async () => {
  const tour = await tourComponent(trackingScreen, (start, language) => {
    const form = Object.entries<FormState>(posts).find(([name]) => name === start)?.[1];
    return {
      node: (
        <View
          id="tracking"
          props={{}}
          data={{
            texts: { state: 'ready', data: trackingTexts[languageKey(language)] },
            forms: { state: 'ready', data: formsIn(language) },
            reference: { state: 'missing' },
            phone: { state: 'missing' },
          }}
          first
          {...(form ? { form } : {})}
        />
      ),
    };
  });
  expect(tour.left).toEqual([]);
});
