import { expect, it } from 'vitest';
import { mentionedIn } from './mentions.ts';

it('[PUB-05] mentions the colleague with the whole name, and not one whose name begins it', () => {
  const colleagues = [
    { id: 'a', name: '李明' },
    { id: 'b', name: '李明 (li.ming2)' },
    { id: 'c', name: '王芳' },
  ];
  const ids = (text: string) => mentionedIn(text, colleagues).map(({ id }) => id);
  expect(ids('请看 @李明 (li.ming2) 的改动')).toEqual(['b']);
  expect(ids('@李明 请看')).toEqual(['a']);
  expect(ids('@李明 @李明 (li.ming2) @王芳')).toEqual(['a', 'b', 'c']);
  expect(ids('李明 (li.ming2)')).toEqual([]);
});
