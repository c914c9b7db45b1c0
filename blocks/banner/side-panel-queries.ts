import { noQuery, type Query, type QueryContext, query } from '#blocks/define.ts';
import { type Hotline, hotlineQuery } from '#blocks/hotline-query.ts';
import { type FooterCode, footerCodes } from '#lib/footer-codes.ts';
import type { FooterConfig } from '#schemas/footer.ts';
import type { RemoteConfigAnswer } from '#schemas/remote-config.ts';
import type { BannerProps } from './schema.ts';

export type SidePanelQueries = {
  hotline: Query<Hotline>;
  /** Address of the VR tour; missing if the config has none. */
  tour: Query<string>;
  codes: Query<FooterCode[]>;
};

/** Queries of the side panel. Only makes the calls that the props ask for. */
export function sidePanelQueries(
  { entries = [], hotline }: Pick<BannerProps, 'entries' | 'hotline'>,
  context: Pick<QueryContext, 'config'>,
): SidePanelQueries {
  const asked = (call: string) => entries.some(({ source }) => source?.call === call);
  return {
    hotline: hotline ? hotlineQuery(context) : noQuery,
    tour: asked('remoteConfig') ? tourOf(context) : noQuery,
    codes: asked('footerConfig')
      ? query('footerConfig', { key: 'foot' }, { name: 'codes', auxiliary: true, select: codesOf })
      : noQuery,
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
