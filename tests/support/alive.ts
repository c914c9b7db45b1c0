import { expect, type Page } from '@playwright/test';

/** Waits until the page's scripts have taken over: before, CSS alone opens the sub-menus. */
export const untilAlive = (page: Page) =>
  expect(page.locator('header [data-menu]').first()).not.toHaveClass(/group-hover/);
