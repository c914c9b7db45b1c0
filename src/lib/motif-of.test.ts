import { describe, expect, test } from 'vitest';
import { motifOf } from './motif-of.ts';

describe('the motif of an event', () => {
  test.each([
    ['第十二届西部智能制造装备博览会', '12th Western Smart Manufacturing Expo', 'machinery'],
    ['江湾风味食品节', 'Riverside Food Festival', 'food'],
    ['2026 山城国际汽车文化展', 'Mountain City Motor Show 2026', 'cars'],
    ['第六届江湾书展', '6th Riverside Book Fair', 'books'],
    ['西南医疗器械与康复辅具展', 'Southwest Medical Devices & Rehabilitation Fair', 'medical'],
    ['西南绿色建筑与装配式技术展', 'Southwest Green Building & Prefabrication Fair', 'building'],
    ['江畔手作市集', 'Riverside Makers’ Market', 'crafts'],
    ['西部急诊医学年会', 'Western Emergency Medicine Congress', 'medical'],
    ['石窟与古建筑保护会议', 'Cave Temples & Historic Buildings Conference', 'books'],
    ['流域水利学术年会', 'River Basins Congress', 'congress'],
  ] as const)('[EVT-12] is proposed by words of the name in either language: %s', (zh, en, motif) => {
    expect(motifOf({ projectName: zh })).toBe(motif);
    expect(motifOf({ projectName: en })).toBe(motif);
    expect(motifOf({ projectName: '展会', projectNameEn: en })).toBe(motif);
  });

  test('[EVT-12] of a meeting is its subject, and the congress if no word of a subject is known', () => {
    expect(motifOf({ projectName: '汽车设计论坛', projectNameEn: 'Car Design Forum' })).toBe('cars');
    expect(motifOf({ projectName: '储能安全技术大会', kind: 'congress' })).toBe('building');
    expect(motifOf({ projectName: '西部采购与供应链大会' })).toBe('congress');
    expect(motifOf({ projectName: '江湾夜谈', kind: 'congress' })).toBe('congress');
  });

  test('[EVT-12] of a trade fair is never the congress, although its Chinese name ends in 会', () => {
    expect(motifOf({ projectName: '长江上游绿色食品交易会' })).toBe('food');
    expect(motifOf({ projectName: '西部国际家居与家装博览会' })).toBe('crafts');
  });

  test('[EVT-12] is the editor’s choice, if there is one', () => {
    expect(motifOf({ projectName: '第六届江湾书展', motif: 'food' })).toBe('food');
  });

  test('[EVT-12] is that of consumer goods, if no word is known', () => {
    expect(motifOf({ projectName: 'Zzz' })).toBe('crafts');
  });
});
