import { expect, type Page } from '@playwright/test';

/** Waits for hydration. Until then, CSS opens the sub-menus. */
export const untilAlive = (page: Page) =>
  expect(page.locator('header [data-menu]').first()).not.toHaveAttribute('data-menu', 'css');
