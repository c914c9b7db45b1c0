import { sitePlanTexts } from '#i18n/site-plan.ts';
import { type SitePlanContext, sitePlanMachine } from '#machines/site-plan.ts';
import { languageKey } from '#schemas/language.ts';
import { type Hands, screenOf } from '../screen.ts';

const path = '/exhibitCenter/exhibitionHallIntroduction';
const block = '[data-block=site-plan]';
const say = ({ language }: Hands) => sitePlanTexts[languageKey(language)];
const button = (hands: Hands) => hands.part('button', say(hands).ruler);
const sheet = `${block} [role=application]`;
const otherLevel = ({ level, levels }: SitePlanContext) =>
  Object.keys(levels).find((id) => id !== level) ?? level;
/** The place of a space in the list. */
const placeOf = ({ level, levels, space }: SitePlanContext) => levels[level]?.indexOf(space ?? '') ?? -1;
const measures = (value: unknown) => typeof value === 'object';

/** Rule BLDG-02: levels, layers, spaces and the ruler. */
export const sitePlanScreen = screenOf<typeof sitePlanMachine>({
  machine: sitePlanMachine,
  starts: {
    'the halls': { path, wake: ({ css }) => css(`${block} nav li a`).hover() },
  },
  moves: {
    'the visitor opens the other level': {
      event: ({ context }) => ({ type: 'level', level: otherLevel(context) }),
      act: ({ css }) => css(`${block} nav li a:not([aria-current])`).click(),
    },
    'the level on show is chosen': {
      event: ({ context }) => ({ type: 'level', level: context.level }),
      act: ({ css }) => css(`${block} nav li a[aria-current]`).click(),
    },
    'the visitor switches the first layer': {
      event: () => ({ type: 'layer', layer: 'services' }),
      act: (hands) => hands.part('link', say(hands).services).click(),
    },
    'the visitor chooses a space': {
      event: ({ context }) => {
        const space = context.levels[context.level]?.find((id) => id !== context.space);
        return space ? { type: 'space', space } : undefined;
      },
      act: ({ css }, { context }) =>
        css(
          `${block} section[aria-labelledby$=-spaces] tbody tr:nth-child(${placeOf(context) === 0 ? 2 : 1}) a`,
        ).click(),
    },
    'the chosen space is chosen again': {
      event: ({ context: { space } }) => (space ? { type: 'space', space } : undefined),
      act: ({ css }, { context }) =>
        css(
          `${block} section[aria-labelledby$=-spaces] tbody tr:nth-child(${placeOf(context) + 1}) a`,
        ).click(),
    },
    'the visitor takes the ruler or puts it away': {
      event: () => ({ type: 'measure' }),
      act: (hands) => button(hands).click(),
    },
    'the visitor sets a point': {
      event: ({ value }) => (measures(value) ? { type: 'point', at: { x: 1, y: 1 } } : undefined),
      act: async ({ css, key }) => {
        await css(sheet).focus();
        await key('Enter');
      },
    },
    'the visitor gives up': {
      event: ({ value }) => (measures(value) ? { type: 'clear' } : undefined),
      act: async ({ css, key }) => {
        await css(sheet).focus();
        await key('Escape');
      },
    },
    'the page opens at another address': {
      event: ({ context: { level, layers } }) => ({ type: 'go', place: { level, layers, space: undefined } }),
      sent: 'Every choice replaces the address, so going back leads to another page.',
    },
  },
  shows: {
    looking: async (hands, { context }) => {
      await button(hands).has('aria-pressed', 'false');
      await hands.css(sheet).gone();
      await chosenIsShown(hands, context);
    },
    'measuring.first': async (hands, { context }) => {
      await hands.css(`${block} [role=status]`).says(say(hands).firstPoint);
      await chosenIsShown(hands, context);
    },
    'measuring.second': async (hands) => {
      await hands.css(`${block} [role=status]`).says(say(hands).secondPoint);
      await hands.css(`${sheet} path[d$=h0]`).has('d', /^M/);
    },
    'measuring.done': async (hands) => {
      await hands.css(`${block} [role=status]`).says(/^(距离|Distance) \d+\.\d/);
    },
  },
});

async function chosenIsShown({ css }: Hands, context: SitePlanContext) {
  const place = placeOf(context);
  const current = css(`${block} section[aria-labelledby$=-spaces] tbody a[aria-current]`);
  await (place < 0 ? current.gone() : current.shown());
}
