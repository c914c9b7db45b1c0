import type { Trace, TraceExpectation, TraceGesture, TraceStep, TraceTarget } from '#schemas/trace.ts';

/**
 * Writes a recording as a Playwright test in `tests/e2e`, with the gestures and the expectations that were pointed at.
 * Without any, it expects the heading of the last page.
 *
 * @returns the text of a `*.spec.ts`
 */
export function specText({ began, language, steps, ...trace }: Trace): string {
  const lines: string[] = [];
  /** Things that have to be gone after the next gesture. */
  let going: TraceExpectation[] = [];
  /** True after a gesture that may have opened a page. */
  let acted = false;
  for (const [index, step] of steps.entries()) {
    if (step.kind === 'expect') {
      if (step.expects === 'gone') going.push(step);
      else lines.push(expectation(step));
      continue;
    }
    const written = statement(step, { acted, language });
    if (!written || isOverwritten(steps, index)) continue;
    lines.push(written);
    if (step.kind !== 'gesture') continue;
    acted = true;
    lines.push(...going.map(expectation));
    going = [];
  }
  lines.push(...going.map(expectation));
  if (!lines.some((line) => line.startsWith('await expect('))) lines.push(lastHeading({ ...trace, steps }));
  const [first] = steps;
  const path = first?.kind === 'page' ? first.url : '/';
  return `import { expect, test } from '../support/site-test.ts';

// Recorded on ${began.slice(0, 10)}. Name the rule that it checks, and what it shows.
test(${quoted(`a visit to ${path} in ${language} goes as it was recorded`)}, async ({ page, open }) => {
${lines.map((line) => `  ${line}`).join('\n')}
});
`;
}

interface Written {
  acted: boolean;
  language: string;
}

function statement(step: TraceStep, { acted, language }: Written): string | undefined {
  if (step.kind === 'page')
    return step.how === 'document' && !acted
      ? `await open(${quoted(step.url)}, ${quoted(language)});`
      : undefined;
  return step.kind === 'gesture' ? act(step.gesture) : undefined;
}

function act(gesture: TraceGesture): string | undefined {
  switch (gesture.type) {
    case 'click':
      return `await ${locator(gesture.target)}.click();`;
    case 'fill':
      return `await ${locator(gesture.target)}.fill(${quoted(gesture.typed)});`;
    case 'key':
      return `await page.keyboard.press(${quoted(gesture.key)});`;
    case 'wheel':
      return `await page.mouse.wheel(${gesture.x}, ${gesture.y});`;
    case 'history':
      return gesture.by < 0 ? 'await page.goBack();' : 'await page.goForward();';
    case 'resize':
      return `await page.setViewportSize({ width: ${gesture.width}, height: ${gesture.height} });`;
    case 'network':
      return `await page.context().setOffline(${!gesture.online});`;
    // Playwright moves to what it clicks.
    case 'pointer':
    case 'scroll':
      return undefined;
  }
}

/** Only the last value of a field counts. */
function isOverwritten(steps: readonly TraceStep[], index: number): boolean {
  const field = fieldOf(steps[index]);
  const next = steps.slice(index + 1).find(({ kind }) => kind === 'gesture' || kind === 'expect');
  return field !== undefined && fieldOf(next) === field;
}

const fieldOf = (step: TraceStep | undefined): string | undefined =>
  step?.kind === 'gesture' && step.gesture.type === 'fill' ? step.gesture.target.path : undefined;

function expectation({ expects, target, text }: TraceExpectation): string {
  // A text without a role of its own is found by its words, and a number by its place.
  const found =
    target.role === undefined && expects !== 'number'
      ? `page.getByText(${quoted(text)}, { exact: true }).first()`
      : locator(target);
  switch (expects) {
    case 'here':
      return `await expect(${found}).toBeVisible();`;
    case 'gone':
      return `await expect(${found}).toBeHidden();`;
    case 'number':
      return `await expect(${locator({ path: target.path })}).toContainText(${quoted(text)});`;
  }
}

function locator({ role, name, nth = 0, of = 1, path }: TraceTarget): string {
  if (role === undefined || name === undefined) return `page.locator(${quoted(path)})`;
  const found = `page.getByRole(${quoted(role)}, { name: ${quoted(name)}, exact: true })`;
  return of > 1 || nth > 0 ? `${found}.nth(${nth})` : found;
}

function lastHeading({ items, steps }: Pick<Trace, 'items' | 'steps'>): string {
  const heading = steps.some(({ kind }) => kind === 'look')
    ? items.findLast(({ role, states, only }) => role === 'heading' && states?.[0] === 'heading 1' && !only)
    : undefined;
  return heading
    ? `await expect(page.getByRole('heading', { name: ${quoted(heading.text)}, exact: true })).toBeVisible();`
    : `await expect(page.locator('main')).toBeVisible();`;
}

/** A string in the quotes that the formatter prefers. */
function quoted(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  return escaped.includes("'") && !escaped.includes('"')
    ? `"${escaped}"`
    : `'${escaped.replaceAll("'", "\\'")}'`;
}
