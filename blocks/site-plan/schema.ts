import * as z from 'zod';
import { label } from '#schemas/label.ts';
import { planLayers } from './layers.ts';

/** The plan of the building, drawn from the remote config `official.building.config`. Without it the block is absent. */
export const sitePlanProps = z.object({
  /** Heading of the block. Without it the block has none. */
  title: label(z.string().optional(), { zh: '标题', en: 'Title' }),
  /** Id of the level that is shown first; the lowest one without it. */
  level: label(z.string().optional(), { zh: '首先显示的楼层', en: 'First level', widget: 'plain' }),
  /** Layers that are on at first. */
  layers: label(z.array(z.enum(planLayers)).default(['doors', 'services']), {
    zh: '首先显示的图层',
    en: 'Layers at first',
    values: {
      doors: { zh: '门', en: 'Doors' },
      ducts: { zh: '地沟与接驳井', en: 'Floor ducts and pits' },
      rigging: { zh: '吊点', en: 'Rigging points' },
      power: { zh: '供电', en: 'Power' },
      fire: { zh: '消防通道', en: 'Fire lanes' },
      services: { zh: '服务设施', en: 'Services' },
    },
  }),
});
