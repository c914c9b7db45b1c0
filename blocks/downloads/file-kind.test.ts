import { expect, it } from 'vitest';
import { fileKind } from './file-kind.ts';

it.each([
  ['/media/documents/exhibitor-manual-zh.pdf', 'PDF'],
  ['https://files.example/plan.DWG?v=2', 'DWG'],
  ['/a.tar/rules.docx#page=3', 'DOCX'],
  ['/download?id=7', undefined],
  ['/download.aspx', undefined],
  ['/版本1.2', undefined],
  ['', undefined],
  [undefined, undefined],
])('[MAN-01] %s is a file of kind %s', (address, kind) => {
  expect(fileKind(address)).toBe(kind);
});
