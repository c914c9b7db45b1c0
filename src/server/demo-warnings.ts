import type { ContentSource } from '#api/content-source.ts';
import type { EntryInput } from '#schemas/entry.ts';
import { type FooterConfig, footerSchema } from '#schemas/footer.ts';
import { type Language, languages } from '#schemas/language.ts';
import { type RemoteConfig, readRemoteConfig, remoteConfigs } from '#schemas/remote-config.ts';

/** Fields of a config that identify the site's operator, by path. */
type Facts = Readonly<Record<string, string | undefined>>;

interface Watched {
  /** Name shown to the operator. */
  name: string;
  kind: EntryInput['kind'];
  id: string;
  /** Current values; undefined if they cannot be read. */
  now: (source: Caller, language: Language) => Promise<Facts | undefined>;
  /** Values of the demo content, from the fields of its entry. */
  inDemo: (fields: unknown) => Facts;
}
type Caller = Pick<ContentSource, 'call'>;

const footerKey = 'foot';
const footerFacts = ({
  companyName,
  companyEnName,
  icp,
  publicSecurityFilingNumber,
}: FooterConfig): Facts => ({
  companyName,
  companyEnName,
  icp,
  publicSecurityFilingNumber,
});

const contactKey = 'official.contactUs.config';
const contactFacts = ({ list, bannerVipLine }: RemoteConfig<typeof contactKey>): Facts => ({
  'bannerVipLine.phone': bannerVipLine?.phone,
  ...Object.fromEntries(list.map(({ content }, index) => [`list[${index}].content`, content])),
});

const watched: readonly Watched[] = [
  {
    name: 'footer',
    kind: 'footer',
    id: footerKey,
    now: async (source, language) => {
      const answer = await source.call('footerConfig', { key: footerKey }, { language });
      return answer.ok ? footerFacts(answer.data) : undefined;
    },
    inDemo: (fields) => footerFacts(footerSchema.parse(fields)),
  },
  {
    name: 'contact config',
    kind: 'config',
    id: contactKey,
    now: async (source, language) => {
      const answer = await source.call('remoteConfig', { key: contactKey }, { language });
      const config = answer.ok ? readRemoteConfig(contactKey, answer.data, language) : undefined;
      return config && contactFacts(config);
    },
    inDemo: (fields) => contactFacts(remoteConfigs[contactKey].parse(fields)),
  },
];

/**
 * Returns one line for each field of footer and contact config that still has its demo value, naming the
 * entry to change. Values that cannot be read are skipped.
 * @param today yyyy-mm-dd
 */
export async function demoWarnings(source: Caller, today: string): Promise<string[]> {
  const { demoFacts } = await import('#demo/facts.ts');
  const entries = demoFacts(today);
  const found = new Map<string, string>();
  for (const { name, kind, id, now, inDemo } of watched) {
    const entry = entries.find((candidate) => candidate.kind === kind && candidate.id === id);
    if (!entry) continue;
    for (const language of languages) {
      const demo = new Set(
        Object.values(inDemo({ ...entry.data, ...entry.texts?.[language]?.data })).map(plain),
      );
      for (const [field, value] of Object.entries((await now(source, language)) ?? {}))
        if (value !== undefined && demo.has(plain(value)))
          found.set(
            `${id} ${field}`,
            `The ${name} still shows the demo's ${field}, ${quoted(value)}: change it in the entry "${id}" of kind ${kind}.`,
          );
    }
  }
  return [...found.values()];
}

/** No-break spaces have come to the demo content over time, and editors type none. */
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

/** Quotes the first line of a text. */
const quoted = (text: string) => JSON.stringify(text.split('\n', 1)[0]);
