import { expect, it } from 'vitest';
import { withPresentFiles } from './present-files.ts';

it('[PUB-06] names the present version of each uploaded file, wherever a page has its address', () => {
  const noted: string[] = [];
  const blocks = [
    { props: { html: '<a href="/media/u/aa.pdf">1</a><img src="/media/u/bb.jpg">' } },
    { queries: { files: { value: [{ fileUrl: '/media/u/aa.pdf' }] } } },
    { props: { url: '/media/halls/a.jpg', count: 1, none: null } },
  ];
  const current = (address: string) => (address === '/media/u/aa.pdf' ? '/media/u/cc.pdf' : address);
  const present = withPresentFiles(blocks, current, (address) => noted.push(address));
  expect(present).toEqual([
    { props: { html: '<a href="/media/u/cc.pdf">1</a><img src="/media/u/bb.jpg">' } },
    { queries: { files: { value: [{ fileUrl: '/media/u/cc.pdf' }] } } },
    { props: { url: '/media/halls/a.jpg', count: 1, none: null } },
  ]);
  expect(noted).toEqual(['/media/u/aa.pdf', '/media/u/bb.jpg', '/media/u/aa.pdf']);
  expect(present[2]).toBe(blocks[2]);
});
