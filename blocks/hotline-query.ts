import type { RemoteConfigAnswer } from '#schemas/remote-config.ts';
import { type CallQuery, type QueryContext, query } from './define.ts';

/** Phone number for event hosts. */
export interface Hotline {
  phone?: string | undefined;
  areaCode?: string | undefined;
}

type Context = Pick<QueryContext, 'config'>;

const key = 'official.contactUs.config';

/** Undefined without a config. A config without a number gives a hotline without a number. */
function hotlineOf({ config }: Context, answer: RemoteConfigAnswer): Hotline | undefined {
  const contact = config(key, answer);
  return contact && { phone: contact.bannerVipLine?.phone, areaCode: contact.bannerVipLine?.areaCode };
}

/** @returns the query of the hotline in its parts; missing without a config */
export const hotlineQuery = (context: Context): CallQuery<Hotline> =>
  query(
    'remoteConfig',
    { key },
    { name: 'hotline', auxiliary: true, select: (answer) => hotlineOf(context, answer) },
  );

/** @returns the query of the hotline as one text, area code first; missing without a number */
export const phoneQuery = (context: Context): CallQuery<string> =>
  query(
    'remoteConfig',
    { key },
    {
      name: 'phone',
      auxiliary: true,
      select: (answer) => {
        const { areaCode, phone } = hotlineOf(context, answer) ?? {};
        return phone && [areaCode, phone].filter(Boolean).join(' ');
      },
    },
  );
