import { expect, it } from 'vitest';
import { cropPixels, isEnlarged, pictureReference, pointInCrop, readPictureReference } from './crop.ts';

it('reads a part of a picture from the fragment of its address', () => {
  expect(readPictureReference('/media/a.jpg#xywh=percent:10,5,60,80')).toEqual({
    address: '/media/a.jpg',
    crop: { x: 10, y: 5, width: 60, height: 80 },
  });
  expect(readPictureReference('https://cms.example/a.jpg?v=2#xywh=percent:0,12.345,100,50.001')).toEqual({
    address: 'https://cms.example/a.jpg?v=2',
    crop: { x: 0, y: 12.35, width: 100, height: 50 },
  });
});

it.each([
  ['/media/a.jpg', '/media/a.jpg'],
  ['', ''],
  ['/media/a.svg#layer', '/media/a.svg#layer'],
  ['/media/a.jpg#xywh=percent:0,0,100,100', '/media/a.jpg'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
])('an address without a part is the whole picture: %j', (reference, address) => {
  expect(readPictureReference(reference)).toEqual({ address });
});

it('keeps other fragments, and takes the last of two parts', () => {
  expect(readPictureReference('/media/a.jpg#t=3&xywh=percent:1,1,1,1&xywh=percent:25,0,50,100')).toEqual({
    address: '/media/a.jpg#t=3',
    crop: { x: 25, y: 0, width: 50, height: 100 },
  });
});

it.each([
  'percent:10,5,60',
  'percent:10,5,60,80,1',
  'percent:-10,5,60,80',
  'percent:10,5,0,80',
  'percent:10,5,60,0',
  'percent:10,5,0.001,80',
  'percent:50,0,60,100',
  'percent:0,40,100,60.5',
  'percent:101,0,1,1',
  'percent:NaN,0,50,50',
  'percent:1e1,0,50,50',
  'percent:Infinity,0,50,50',
  'percent: 10,5,60,80',
  'percent:10,5,60,80;x',
  'pixel:160,120,320,240',
  '160,120,320,240',
  '',
])('a part that makes no sense is refused, and the address stays readable: %j', (part) => {
  expect(readPictureReference(`/media/a.jpg#xywh=${part}`)).toEqual({
    address: '/media/a.jpg',
    isWrong: true,
  });
});

it('writes a reference that reads as the same part, and the whole picture as its address alone', () => {
  expect(pictureReference('/media/a.jpg', { x: 10, y: 5, width: 60, height: 80 })).toBe(
    '/media/a.jpg#xywh=percent:10,5,60,80',
  );
  const thirds = pictureReference('/media/a.jpg', { x: 100 / 3, y: 0, width: 200 / 3, height: 56.25 });
  expect(thirds).toBe('/media/a.jpg#xywh=percent:33.33,0,66.67,56.25');
  expect(readPictureReference(thirds).crop).toEqual({ x: 33.33, y: 0, width: 66.67, height: 56.25 });
  const edges = pictureReference('/media/a.jpg', { x: 33.335, y: 0, width: 66.665, height: 100 });
  expect(edges).toBe('/media/a.jpg#xywh=percent:33.34,0,66.66,100');
  expect(pictureReference('/media/a.jpg', { x: 0, y: 0, width: 100, height: 100 })).toBe('/media/a.jpg');
  expect(pictureReference('/media/a.jpg', undefined)).toBe('/media/a.jpg');
});

it('the pixels of a part are inside of the picture, one at least', () => {
  expect(cropPixels({ x: 50, y: 25, width: 50, height: 75 }, { width: 800, height: 400 })).toEqual({
    ...{ left: 400, top: 100, width: 400, height: 300 },
  });
  expect(cropPixels({ x: 33.33, y: 0, width: 66.67, height: 100 }, { width: 100, height: 3 })).toEqual({
    ...{ left: 33, top: 0, width: 67, height: 3 },
  });
  expect(cropPixels({ x: 99.99, y: 99.99, width: 0.01, height: 0.01 }, { width: 10, height: 10 })).toEqual({
    ...{ left: 9, top: 9, width: 1, height: 1 },
  });
});

it('the focal point is the same place in the part, or the nearest one', () => {
  const crop = { x: 50, y: 0, width: 50, height: 50 };
  expect(pointInCrop({ x: 0.75, y: 0.25 }, crop)).toEqual({ x: 0.5, y: 0.5 });
  expect(pointInCrop({ x: 0.1, y: 0.9 }, crop)).toEqual({ x: 0, y: 1 });
});

it('a picture is enlarged if it has less pixels than its box in one direction', () => {
  const enlarged = (width: number, height: number) => isEnlarged({ width, height }, [1440, 400]);
  expect([enlarged(1440, 400), enlarged(1439, 900), enlarged(2000, 399)]).toEqual([false, true, true]);
});
