import * as z from 'zod';
import { type Language, languageKey } from './language.ts';
import { pageDefinitionSchema } from './page.ts';
import { redirectSchema } from './redirect.ts';
import {
  address,
  bareOrList,
  html,
  link,
  list,
  number,
  requiredAddress,
  requiredText,
  text,
} from './tolerant.ts';

/** The answer of `bySysDetail`: the value is JSON text keyed `zh` and `en`. */
export const remoteConfigEntrySchema = z.object({ key: text(), value: requiredText() });
export const remoteConfigAnswerSchema = list(remoteConfigEntrySchema);
export type RemoteConfigAnswer = z.output<typeof remoteConfigAnswerSchema>;

const statistic = z.object({ num: requiredText(), unit: text(), remark: text() });

/** Every remote config by its key (specification, sections 3 and 7). */
export const remoteConfigs = {
  'official.header.logo': bareOrList(z.object({ url: requiredAddress() })),
  'official.vr.config': z.object({
    headTitle: text(),
    homeIcon: address(),
    assistImage: address(),
    qrCode: address(),
    homeJumpUrl: link(),
    exhibitionJumpUrl: link(),
    meetingJumpUrl: link(),
  }),
  'official.contactUs.config': z.object({
    list: list(z.object({ title: requiredText(), content: text(), imgUrl: address(), sort: number() })),
    geographicPosition: z.object({ longitude: number(), latitude: number() }).optional().catch(undefined),
    bannerVipLine: z
      .object({ phone: text(), areaCode: text(), imgUrl: address() })
      .optional()
      .catch(undefined),
  }),
  'official.companyProfile.config': z.object({
    venueName: text(),
    venueProfile: html(),
    venueImage: address(),
    backgroundImage: address(),
    publicityImage: address(),
    basicNumber: list(statistic),
    serviceTitle: text(),
    serviceProfile: html(),
    serviceList: list(z.object({ title: requiredText(), content: text(), img: address() })),
    developmentTitle: text(),
    developmentProfile: html(),
    developmentBgImage: address(),
  }),
  'official.pages.config': z.object({ pages: list(pageDefinitionSchema), redirects: list(redirectSchema) }),
} as const;

export type RemoteConfigKey = keyof typeof remoteConfigs;
export type RemoteConfig<K extends RemoteConfigKey> = z.output<(typeof remoteConfigs)[K]>;
export const remoteConfigKeys = Object.keys(remoteConfigs) as RemoteConfigKey[];

/**
 * Reads one config out of an answer in one language. Undefined when the key is unknown, the language is
 * absent or the JSON is malformed: all of these count as missing (rule CALL-03).
 */
export function readRemoteConfig<K extends RemoteConfigKey>(
  key: K,
  answer: RemoteConfigAnswer,
  language: Language,
): RemoteConfig<K> | undefined {
  const value = answer[0]?.value;
  if (value === undefined) return undefined;
  const schema: z.ZodType<RemoteConfig<K>> = remoteConfigs[key] as unknown as z.ZodType<RemoteConfig<K>>;
  try {
    const byLanguage: unknown = JSON.parse(value);
    if (typeof byLanguage !== 'object' || byLanguage === null) return undefined;
    const own = (byLanguage as Record<string, unknown>)[languageKey(language)];
    if (own === undefined || own === null) return undefined;
    const parsed = schema.safeParse(own);
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
