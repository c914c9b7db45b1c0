import * as z from 'zod';
import { label } from '#schemas/label.ts';

/** The panoramas of the building, from the spots in `official.building.config`. Without spots the block is absent. */
export const panoramaTourProps = z.object({
  /** Heading of the list of spots. */
  title: label(z.string().optional(), { zh: '标题', en: 'Title' }),
  /** Id of the spot that is shown first; the first one of the building without it. */
  spot: label(z.string().optional(), { zh: '首先显示的机位', en: 'First spot', widget: 'plain' }),
});
