import { describe, expect, test } from 'vitest';
import { type Entry, type EntryInput, entrySchema } from '#schemas/entry.ts';
import { footerSchema } from '#schemas/footer.ts';
import { type Language, languages } from '#schemas/language.ts';
import { type RemoteConfigKey, remoteConfigKeys, remoteConfigs } from '#schemas/remote-config.ts';
import { checkEntry } from '#server/db/content/check-entry.ts';
import { configEntries, footerEntry } from './configs.ts';
import { menuEntries } from './menu.ts';
import { areaOf, hall, plaza } from './venues/figures.ts';
import type { Room } from './venues/places.ts';

const today = '2026-11-21';
const parsed = (entries: EntryInput[]): Entry[] => entries.map((entry) => entrySchema.parse(entry));
const configs = parsed(configEntries(today));
const footer = parsed([footerEntry(today)]);
const routes = new Set(menuEntries.map(({ data }) => data?.defaultPath));

const configIn = (key: RemoteConfigKey, language: Language) =>
  configs.find(({ id }) => id === key)?.texts?.[language]?.data;
const footerIn = (language: Language) =>
  footerSchema.parse({ ...footer[0]?.data, ...footer[0]?.texts?.[language]?.data });

describe('the remote configs', () => {
  test('are the four of the contract and those of spaces and building, strict, in both languages', () => {
    expect(configs.map(({ id }) => id).toSorted()).toEqual(
      remoteConfigKeys.filter((key) => key !== 'official.pages.config').toSorted(),
    );
    expect(configs.flatMap(checkEntry)).toEqual([]);
  });

  test.each(languages)('fill every field in %s', (language) => {
    for (const key of [
      'official.vr.config',
      'official.contactUs.config',
      'official.companyProfile.config',
    ] as const)
      expect(Object.keys(configIn(key, language) ?? {}).toSorted()).toEqual(
        Object.keys(remoteConfigs[key].shape).toSorted(),
      );
    const contact = remoteConfigs['official.contactUs.config'].parse(
      configIn('official.contactUs.config', language),
    );
    expect(contact.list.map(({ sort }) => sort)).toEqual([1, 2, 3, 4]);
    expect(contact.list.filter(({ content, imgUrl }) => !content || !imgUrl)).toEqual([]);
    expect(Object.keys(contact.bannerVipLine ?? {}).toSorted()).toEqual(['areaCode', 'imgUrl', 'phone']);
    const profile = remoteConfigs['official.companyProfile.config'].parse(
      configIn('official.companyProfile.config', language),
    );
    expect(profile.serviceList.filter(({ content, img }) => !content || !img)).toEqual([]);
  });

  test.each(languages)('name every hall and room once, with its area, in %s', (language) => {
    const spaces = remoteConfigs['official.spaces.config'].parse(
      configIn('official.spaces.config', language),
    );
    const ids = spaces.list.flatMap(({ id, rooms }) => (rooms.length > 0 ? rooms : [id]));
    expect(ids).toEqual([
      ...['1', '2', '3', '4', 'plaza'],
      ...Array.from({ length: 20 }, (_, index) => String(201 + index)),
    ]);
    for (const { id, rooms, area } of spaces.list) {
      const one = Number(id) <= 4 ? hall.area : id === 'plaza' ? plaza.area : undefined;
      const all = rooms.length > 0 ? rooms : [id];
      const sum =
        one ?? all.map((room) => areaOf(Number(room) as Room)).reduce((total, some) => total + some, 0);
      expect([id, area]).toEqual([id, sum]);
    }
    expect(spaces.closed.map(({ start, end }) => [start, end])).toEqual([
      ['2027-02-05', '2027-02-11'],
      ['2028-01-25', '2028-01-31'],
    ]);
  });

  test('lead to routes of the menu', () => {
    for (const language of languages) {
      const vr = remoteConfigs['official.vr.config'].parse(configIn('official.vr.config', language));
      const links = [vr.homeJumpUrl, vr.exhibitionJumpUrl, vr.meetingJumpUrl];
      expect(links.filter((link) => !routes.has(link?.split('#')[0]))).toEqual([]);
    }
  });
});

describe('the footer', () => {
  test('has every field in both languages', () => {
    expect(footer.flatMap(checkEntry)).toEqual([]);
    for (const language of languages)
      expect(
        Object.entries(footerIn(language))
          .filter(([, value]) => value === undefined || (Array.isArray(value) && value.length === 0))
          .map(([key]) => key),
      ).toEqual([]);
  });

  test('links to routes of the menu, each once', () => {
    const links = footerIn('zh-CN').serviceContent.map(({ jumpAddress }) => jumpAddress);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !routes.has(link))).toEqual([]);
    expect(new Set(links).size).toBe(links.length);
  });

  test('keeps one supplementary picture closed', () => {
    for (const language of languages) {
      const flags = footerIn(language).supplementaryVos.map(({ isOpen }) => isOpen);
      expect(flags).toEqual(['1', '1', '0']);
    }
  });

  test('says of its registration numbers that they are samples', () => {
    for (const [language, word] of [
      ['zh-CN', '示例'],
      ['en-US', 'sample'],
    ] as const) {
      const { icp, publicSecurityFilingNumber } = footerIn(language);
      expect(icp).toContain(word);
      expect(publicSecurityFilingNumber).toContain(word);
    }
  });
});
