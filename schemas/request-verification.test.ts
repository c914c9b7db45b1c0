import { describe, expect, it } from 'vitest';
import { proofsOf, readProof, readReference } from './request-verification.ts';

describe('reading a reference', () => {
  it.each([
    '7K3M0-Q1XTA',
    '7k3m0-q1xta',
    ' 7K3M0 Q1XTA ',
    '7K3M0Q1XTA',
    '7K3M0–Q1XTA',
    '7 K 3 M 0 — Q 1 X T A',
    '7K3MO-QIXTA',
    '7k3mo-qlxta',
    '７Ｋ３Ｍ０－Ｑ１ＸＴＡ',
    '７ｋ３ｍ０　ｑ１ｘｔａ',
  ])('from %j', (text) => {
    expect(readReference(text)).toBe('7K3M0-Q1XTA');
  });

  it.each(['', '7K3M0', '7K3M0-Q1XTAB', '7K3M0-Q1XTU', '7K3M0-Q1XT!', '编号7K3M0Q1XTA', '\0'])(
    'returns undefined for %j',
    (text) => {
      expect(readReference(text)).toBeUndefined();
    },
  );
});

describe('reading the phone digits', () => {
  it.each([
    ['0000', '0000'],
    [' ８６ ６６ ', '8666'],
    ['138 0000 8866', '8866'],
    ['+86 138-0000-8866', '8866'],
    ['Visitor@Mail.example ', 'visitor@mail.example'],
    ['ｖｉｓｉｔｏｒ＠ｍａｉｌ．ｅｘａｍｐｌｅ', 'visitor@mail.example'],
    ['866', undefined],
    ['  ', undefined],
  ])('typed as %j is %j', (text, proof) => {
    expect(readProof(text)).toBe(proof);
  });

  it.each([
    ['13800008866', ['8866']],
    ['电话：138 0000 8866', ['8866']],
    ['li2024@mail.example', ['li2024@mail.example']],
    ['13800008866 / A.B@mail.example', ['a.b@mail.example', '8866']],
    ['WeChat: lin', ['wechat: lin']],
    ['', []],
  ])('of a request that names %j is one of %j', (contact, proofs) => {
    expect(proofsOf(contact)).toEqual(proofs);
  });
});
