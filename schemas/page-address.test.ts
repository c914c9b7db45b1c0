import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { externalProblem, pathProblem, reservedPaths } from './page-address.ts';

describe('the path of a page', () => {
  it.each(['/', '/halls', '/halls/one', '/展览', '/a-b_c.d/e.f', '/apis', '/Editor-in-chief'])(
    'accepts %s',
    (path) => expect(pathProblem(path)).toBeUndefined(),
  );

  it.each([
    ['', 'empty'],
    ['halls', 'notAbsolute'],
    ['https://halls.example', 'notAbsolute'],
    ['//halls.example', 'badCharacters'],
    ['/\\halls.example', 'badCharacters'],
    ['/halls//one', 'badCharacters'],
    ['/halls/', 'badCharacters'],
    ['/halls/../one', 'badCharacters'],
    ['/halls?x=1', 'badCharacters'],
    ['/halls#one', 'badCharacters'],
    ['/two halls', 'badCharacters'],
    ['/a%20b', 'badCharacters'],
    ['/a\u0000b', 'badCharacters'],
    ['/http-guide', 'badCharacters'],
    ['/robots.txt', 'reserved'],
    ['/sitemap-2.xml', 'reserved'],
    ['/.well-known/security.txt', 'reserved'],
    [`/${'a'.repeat(200)}`, 'tooLong'],
  ])('%j: %s', (path, problem) => expect(pathProblem(path)).toBe(problem));

  it('refuses reserved paths in any notation', () => {
    const name = fc.constantFrom(...reservedPaths).chain((word) => fc.mixedCase(fc.constant(word)));
    const rest = fc.constantFrom('', '/halls', '/a/b');
    fc.assert(fc.property(name, rest, (word, path) => pathProblem(`/${word}${path}`) === 'reserved'));
  });
});

describe('an address outside', () => {
  it.each(['https://halls.example', 'http://halls.example:8080/a?b=1#c', 'HTTPS://HALLS.EXAMPLE'])(
    '%s can be one',
    (address) => expect(externalProblem(address)).toBeUndefined(),
  );

  it.each([
    ['', 'empty'],
    ['javascript:alert(1)', 'notWeb'],
    ['mailto:someone@http.example', 'notWeb'],
    ['/http', 'notWeb'],
    ['https://', 'notWeb'],
    ['https:///halls', 'notWeb'],
    ['https://two halls.example', 'badCharacters'],
    [`https://halls.example/${'a'.repeat(500)}`, 'tooLong'],
  ])('%j: %s', (address, problem) => expect(externalProblem(address)).toBe(problem));
});
