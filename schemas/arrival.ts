import * as z from 'zod';
import { label } from './label.ts';
import { flag, list, number, oneOf, requiredText, text } from './lenient-fields.ts';

/** How a part of a journey is made. */
export const travelModes = ['train', 'bus', 'taxi', 'car', 'walk'] as const;
export type TravelMode = (typeof travelModes)[number];

const mode = label(oneOf(travelModes), {
  zh: '方式',
  en: 'Means',
  values: {
    train: { zh: '轨道交通', en: 'Metro or train' },
    bus: { zh: '公交', en: 'Bus' },
    taxi: { zh: '出租车、网约车', en: 'Taxi or ride-hailing' },
    car: { zh: '自驾', en: 'Car' },
    walk: { zh: '步行', en: 'On foot' },
  },
});
const minutes = label(number(), { zh: '分钟', en: 'Minutes' });

/** One way from a place to a door of the building, in the order of its steps. */
const way = z.object({
  name: label(requiredText(), { zh: '名称', en: 'Name' }),
  mode,
  /** From the place to the door; without it the sum of the steps. */
  minutes,
  price: label(text(), {
    zh: '价格',
    en: 'Price',
    help: { zh: '含单位：12 元', en: 'With its unit: 12 yuan' },
  }),
  note: label(text(), { zh: '说明', en: 'Note' }),
  last: label(text(), {
    zh: '末班车',
    en: 'Last train back',
    help: { zh: '返程末班：8 号线 22:50', en: 'On the way back: line 8, 22:50' },
  }),
  /** Id of the entrance on the plan at which it ends. */
  entrance: label(text(), {
    zh: '到达的入口',
    en: 'Entrance',
    help: { zh: '建筑平面中入口的编号，如 IN-W', en: 'Id of an entrance of the building, such as IN-W' },
    widget: 'plain',
  }),
  stepFree: label(flag(), {
    zh: '无台阶（1 是，0 否）',
    en: 'Step-free (1 yes, 0 no)',
    widget: 'plain',
  }),
  steps: label(
    list(
      z.object({
        text: label(requiredText(), { zh: '内容', en: 'Text' }),
        mode,
        note: label(text(), { zh: '说明', en: 'Note' }),
        minutes,
        price: label(text(), { zh: '价格', en: 'Price' }),
      }),
    ),
    { zh: '步骤', en: 'Steps' },
  ),
});

/** `official.arrival.config`: ways from where visitors come to the doors of the building (rule BLDG-09). */
export const arrivalSchema = z.object({
  /** Day on which the fares and times were published. */
  faresOn: label(text(), { zh: '票价与时刻公布日', en: 'Fares and times published on', widget: 'date' }),
  origins: label(
    list(
      z.object({
        id: label(requiredText(), {
          zh: '编号',
          en: 'Id',
          help: { zh: '用于网址：airport', en: 'In the address: airport' },
          widget: 'plain',
        }),
        name: label(requiredText(), { zh: '名称', en: 'Name' }),
        /** The best one first. */
        ways: label(list(way), { zh: '走法', en: 'Ways' }),
      }),
    ),
    { zh: '出发地', en: 'Where visitors come from' },
  ),
  /** The text for a driver: pages in English show the Chinese part too, and below it the English one as its meaning. */
  taxi: label(
    z
      .object({
        place: label(requiredText(), { zh: '目的地', en: 'Where to' }),
        address: label(text(), { zh: '地址', en: 'Address' }),
        note: label(text(), { zh: '给司机的说明', en: 'Note for the driver' }),
        phone: label(text(), { zh: '电话', en: 'Phone number', widget: 'plain' }),
      })
      .optional()
      .catch(undefined),
    { zh: '出示给司机的卡片', en: 'Card for the driver' },
  ),
});
export type Arrival = z.output<typeof arrivalSchema>;
export type ArrivalWay = Arrival['origins'][number]['ways'][number];
