import type { Facility } from './item.ts';

/** Names and units; English counts things by their name alone. */
const facilities = {
  rooms: { zh: ['客房', '间'], en: ['Guest rooms'] },
  beds: { zh: ['床位', '张'], en: ['Beds'] },
  meetingRooms: { zh: ['会议室', '间'], en: ['Meeting rooms'] },
  banquet: { zh: ['宴会厅容量', '人'], en: ['Ballroom', 'guests'] },
  seats: { zh: ['餐位', '个'], en: ['Restaurant seats'] },
  parking: { zh: ['停车位', '个'], en: ['Parking spaces'] },
  chargers: { zh: ['充电车位', '个'], en: ['Charging bays'] },
  accessible: { zh: ['无障碍客房', '间'], en: ['Accessible rooms'] },
  kitchens: { zh: ['带厨房套间', '套'], en: ['Flats with a kitchen'] },
  pool: { zh: ['泳池长度', '米'], en: ['Swimming pool', 'm'] },
  walk: { zh: ['步行至登录大厅', '分钟'], en: ['Walk to the concourse', 'min'] },
  drive: { zh: ['乘车至登录大厅', '分钟'], en: ['Drive to the concourse', 'min'] },
  metro: { zh: ['乘轨道至会展站', '站'], en: ['Metro to Expo Centre', 'stops'] },
} as const satisfies Record<string, { zh: readonly [string, string]; en: readonly [string, string?] }>;

/** Rooms and beds first: the page sums its totals from the first two entries of each hotel (rule HOTL-02). */
export type Quantities = { rooms: number; beds: number } & Partial<Record<keyof typeof facilities, number>>;

/** The facilities of a hotel in both languages: rooms, beds, then the others in the order given. */
export function facilitiesOf({ rooms, beds, ...others }: Quantities): { zh: Facility[]; en: Facility[] } {
  const list = Object.entries({ rooms, beds, ...others });
  const inLanguage = (language: 'zh' | 'en') =>
    list.flatMap(([key, quantity]) => {
      if (!isFacility(key)) return [];
      const [name, unit] = facilities[key][language];
      return [{ name, ...(unit && { unit }), quantitativeValue: String(quantity) }];
    });
  return { zh: inLanguage('zh'), en: inLanguage('en') };
}

const isFacility = (key: string): key is keyof typeof facilities => Object.hasOwn(facilities, key);
