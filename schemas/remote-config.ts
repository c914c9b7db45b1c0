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

/** JSON text; a backend with columns for JSON may answer with the value itself. */
const jsonText = z.pipe(z.transform(toJsonText), requiredText());

function toJsonText(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  try {
    return JSON.stringify(value);
  } catch {
    // Nested too deeply to be written: it counts as missing.
    return undefined;
  }
}

/** The answer of `bySysDetail`: the value is JSON text keyed `zh` and `en`. */
export const remoteConfigEntrySchema = z.object({ key: text(), value: jsonText });
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

/** The part of a config for one language, as it came; undefined when it is absent or the value is not JSON. */
export function configPart(answer: RemoteConfigAnswer, language: Language): unknown {
  const value = answer[0]?.value;
  if (value === undefined) return undefined;
  try {
    const byLanguage: unknown = JSON.parse(value);
    if (typeof byLanguage !== 'object' || byLanguage === null) return undefined;
    return (byLanguage as Record<string, unknown>)[languageKey(language)] ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads one config out of an answer in one language. Undefined when the key is unknown, the language is
 * absent or the JSON is malformed: all of these count as missing (rule CALL-03).
 */
export function readRemoteConfig<K extends RemoteConfigKey>(
  key: K,
  answer: RemoteConfigAnswer,
  language: Language,
): RemoteConfig<K> | undefined {
  const part = configPart(answer, language);
  if (part === undefined) return undefined;
  const schema: z.ZodType<RemoteConfig<K>> = remoteConfigs[key] as unknown as z.ZodType<RemoteConfig<K>>;
  return schema.safeParse(part).data;
}
