import { notAsked, type Query, type QueryContext, query } from '#blocks/define.ts';
import { type Hotline, hotlineQuery } from '#blocks/hotline-query.ts';
import { type FooterCode, footerCodes } from '#lib/footer-codes.ts';
import type { FooterConfig } from '#schemas/footer.ts';
import type { RemoteConfigAnswer } from '#schemas/remote-config.ts';
import type { BannerProps } from './schema.ts';

export type Beside = {
  hotline: Query<Hotline>;
  /** Where the VR tour is; missing when the config does not say. */
  tour: Query<string>;
  codes: Query<FooterCode[]>;
};

/** What stands beside the slides: a call is made only for what the props ask for. */
export function besideQueries(
  { entries = [], hotline }: Pick<BannerProps, 'entries' | 'hotline'>,
  context: Pick<QueryContext, 'config'>,
): Beside {
  const asked = (call: string) => entries.some(({ source }) => source?.call === call);
  return {
    hotline: hotline ? hotlineQuery(context) : notAsked,
    tour: asked('remoteConfig') ? tourOf(context) : notAsked,
    codes: asked('footerConfig')
      ? query('footerConfig', { key: 'foot' }, { name: 'codes', auxiliary: true, select: codesOf })
      : notAsked,
  };
}

function tourOf({ config }: Pick<QueryContext, 'config'>): Query<string> {
  const key = 'official.vr.config';
  const select = (answer: RemoteConfigAnswer) => config(key, answer)?.homeJumpUrl;
  return query('remoteConfig', { key }, { name: 'tour', auxiliary: true, select });
}

const codesOf = (footer: FooterConfig): FooterCode[] | undefined => {
  const codes = footerCodes(footer);
  return codes.length > 0 ? codes : undefined;
};
