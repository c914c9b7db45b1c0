import { expect, it } from 'vitest';
import { bannersSchema } from '#schemas/banner.ts';
import { toSlide } from './index.ts';

const slideOf = (banner: object) => {
  const [read] = bannersSchema.parse([banner]);
  if (!read) throw new Error('the banner was dropped');
  return toSlide(read, { picture: (src) => (src ? { src } : undefined) });
};

it('[BAN-01] [BAN-07] a slide is a picture, or a video with its poster, and has a headline and a text', () => {
  const texts = { headTitle: 'Halls', subTitle: 'Four of them' };
  expect(slideOf({ uploadUrl: '/a.jpg', showType: 'pt', videoImg: '/b.jpg', ...texts })).toEqual({
    ...{ picture: { src: '/a.jpg' }, title: 'Halls', subtitle: 'Four of them' },
    ...{ href: undefined, newTab: true },
  });
  expect(slideOf({ uploadUrl: '/a.mp4', showType: 'vo', videoImg: '/b.jpg' })).toMatchObject({
    video: '/a.mp4',
    picture: { src: '/b.jpg' },
  });
});

it.each([
  ['0', false],
  [0, false],
  ['1', true],
  [undefined, true],
])('[BAN-04] a redirect with openWay %j opens a new tab: %s', (openWay, newTab) => {
  expect(slideOf({ uploadUrl: '/a.jpg', showType: 'pt', redirectUrl: '/x', openWay })).toMatchObject({
    href: '/x',
    newTab,
  });
});
