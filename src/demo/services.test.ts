import { expect, test } from 'vitest';
import { centerTypeNames, serviceKinds } from '#schemas/enumerations.ts';
import { languages } from '#schemas/language.ts';
import { operationServiceGroupSchema } from '#schemas/operation-service.ts';
import { operationEntries } from './services.ts';

const groupsOf = (centre: string) => operationEntries.filter(({ facet }) => facet === centre);

test.each(languages)('the services match the contract in %s without losing a field', (language) => {
  for (const { id, data, texts } of operationEntries) {
    const item = { ...data, ...texts?.[language]?.data };
    expect(operationServiceGroupSchema.parse(item), id).toEqual(item);
  }
});

test.each(centerTypeNames)('%s has its three sections in order', (centre) => {
  const groups = groupsOf(centre);
  expect(groups.map(({ data }) => data?.serviceType)).toEqual(serviceKinds);
  expect(groups.map(({ sort }) => sort)).toEqual([1, 2, 3]);
});

test('the lists of contractors have four and five items', () => {
  const counts = centerTypeNames.map(
    (centre) =>
      operationServiceGroupSchema.parse({ ...groupsOf(centre)[2]?.texts?.['zh-CN']?.data }).operateDetails
        .length,
  );
  expect(counts).toEqual([4, 5]);
});

test('every service has a name, a sentence and at least three points in both languages', () => {
  for (const { id, texts } of operationEntries)
    for (const language of languages)
      for (const service of operationServiceGroupSchema.parse(texts?.[language]?.data).operateDetails) {
        expect(service.headTitle && service.subTitle && service.backgroundImg, id).toBeTruthy();
        expect(service.basicInfoList.length, `${id} ${service.headTitle}`).toBeGreaterThanOrEqual(3);
      }
});
