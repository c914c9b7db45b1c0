import type { RemoteConfigAnswer } from '#schemas/remote-config.ts';
import { type CallQuery, type QueryContext, query } from './define.ts';

/** The line that hosts of events call. */
export interface Hotline {
  phone?: string | undefined;
  areaCode?: string | undefined;
}

type Context = Pick<QueryContext, 'config'>;

const key = 'official.contactUs.config';

/** Undefined where there is no config; a config that names no line gives one without a number. */
function hotlineOf({ config }: Context, answer: RemoteConfigAnswer): Hotline | undefined {
  const contact = config(key, answer);
  return contact && { phone: contact.bannerVipLine?.phone, areaCode: contact.bannerVipLine?.areaCode };
}

/** The hotline in its parts; missing where there is no config. */
export const hotlineQuery = (context: Context): CallQuery<Hotline> =>
  query(
    'remoteConfig',
    { key },
    { name: 'hotline', auxiliary: true, select: (answer) => hotlineOf(context, answer) },
  );

/** The hotline as it is read; missing where there is no number. */
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
