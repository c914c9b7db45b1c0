import { expect, it } from 'vitest';
import * as enumerations from './enumerations.ts';

it('[ENUM-01] exports the enumerations with exactly the values of the specification', () => {
  expect(enumerations.roles).toEqual(['Sponsor', 'ServiceProvider', 'Visitor']);
  expect(enumerations.menuType).toEqual({ Official: 1, Article: 2 });
  expect(enumerations.centerType).toEqual({ EX_CENTER: 1, MEET_CENTER: 2 });
  expect(enumerations.serviceKinds).toEqual(['service_idea', 'add_service', 'outsource_service']);
  expect(enumerations.attachmentKinds).toEqual([
    'CATERING',
    'TRAFFIC_DIRECTIONS',
    'HOTEL_ACCOMMODATION',
    'SERVICE_MANUAL',
    'PUBLICITY_MATERIAL',
    'cultural_tourism',
  ]);
  expect(enumerations.albumTypes).toEqual(['CONFERENCE_CENTER', 'EXHIBITION_CENTER']);
});
