import { contentVersion } from '#api/content-version.ts';
import type { Routes } from './route-cache.ts';

/** Reads something of the routes. */
type Question<T> = (routes: Routes) => T;

/** What one page has read of the routes of its language. */
export interface RouteFacts {
  /** Answers a question and remembers question and answer. */
  ask<T>(question: Question<T>): T;
  /** True if other routes give the same answers: then the page is what it would be with them. */
  holdIn(routes: Routes): boolean;
}

/**
 * All pages share menu, page definitions and shell, and each reads only a part of them.
 * @param routes that the page is loaded with
 * @returns a record without questions
 */
export function createRouteFacts(routes: Routes): RouteFacts {
  const facts: { question: Question<unknown>; version: string }[] = [];
  return {
    ask: (question) => {
      const answer = question(routes);
      facts.push({ question, version: contentVersion(answer) });
      return answer;
    },
    holdIn: (others) => facts.every(({ question, version }) => contentVersion(question(others)) === version),
  };
}
