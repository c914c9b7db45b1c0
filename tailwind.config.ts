import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

/**
 * The design's values, and the only place that holds raw ones. Contrast ratios in the comments are WCAG 2.2's:
 * (w) on white, (m) on mist, (i) on ink.
 */
const colors = {
  transparent: 'transparent',
  current: 'currentColor',
  inherit: 'inherit',
  white: '#FFFFFF',
  ink: {
    DEFAULT: '#0B2530', // text, dark sections: 15.9 (w), 14.6 (m)
    2: '#3E545D', // secondary text: 8.0 (w), 7.3 (m)
    3: '#5C7078', // captions, placeholders: 5.2 (w), 4.8 (m)
    soft: '#163642', // raised surface on ink
  },
  night: '#071A22', // footer, hero, viewer: white 17.8
  teal: {
    DEFAULT: '#0E6E78', // primary, links: 6.0 (w), 5.5 (m)
    deep: '#0A545D', // hover: 8.6 (w)
    press: '#083F46',
    tint: '#E3EFEF', // selected surface
  },
  brass: {
    DEFAULT: '#B8893B', // rules and marks: 3.1 (w), 5.1 (i); never small text on white
    light: '#DDB872', // small text and figures on dark: 8.5 (i)
    deep: '#7C5919', // small brass text on light: 6.4 (w), 5.9 (m)
  },
  mist: '#F3F6F6',
  paper: '#FBFAF7',
  // Grounds of the two lightest key visuals, used only there: ink 13.7 and 14.3.
  'ground-cool': '#EDF2F1',
  'ground-warm': '#F6F3EA',
  line: {
    DEFAULT: '#D8E0E0', // hairlines, decoration only
    strong: '#7D9097', // borders of fields: 3.3 (w)
    dark: 'rgb(255 255 255 / .18)', // hairlines on ink and on pictures
  },
  'on-dark': {
    2: '#C4D0D3', // 10.1 (i)
    3: '#93A6AC', // 6.3 (i)
  },
  skeleton: '#E4EAEA',
  faint: '#A9B6BA', // an arrow at its end
  disabled: '#E6EBEB',
  success: { DEFAULT: '#1B6A45', surface: '#E7F3EC' }, // 5.8 on its surface
  warning: { DEFAULT: '#855600', surface: '#FBF2DF' }, // 5.7 on its surface
  danger: { DEFAULT: '#AE2A1F', surface: '#FBECEA' }, // 5.8 on its surface
  found: '#F6E7C4', // words that a search has found: ink 13.0
  veil: 'rgb(7 26 34 / .4)',
};

/** Gradients exist only under text on pictures; each was measured on a pure white picture. */
const scrims = {
  // Behind a text block, and growing with it: headline at least 3.6, the line below at least 6.2.
  'scrim-text':
    'linear-gradient(to bottom, rgb(7 26 34 / 0) 0, rgb(7 26 34 / .5) 128px, rgb(7 26 34 / .68) 55%, rgb(7 26 34 / .9) 100%)',
  // Behind the headline of a slide and everything below it: headline at least 3.6, the rest at least 6.
  'scrim-hero':
    'linear-gradient(to bottom, rgb(7 26 34 / 0) 0, rgb(7 26 34 / .5) 112px, rgb(7 26 34 / .74) 200px, rgb(7 26 34 / .9) 480px)',
  // Behind the headline of a slide on a phone, from 40 px above it: headline at least 4, the line below at least 12.
  'scrim-headline':
    'linear-gradient(to bottom, rgb(7 26 34 / 0) 0, rgb(7 26 34 / .56) 40px, rgb(7 26 34 / .84) 88px, rgb(7 26 34) 136px)',
  // Behind the white nav: at least 5.4, 4.7 on a phone. Above a low banner it is lower, and strong further down.
  'scrim-top':
    'linear-gradient(to bottom, rgb(7 26 34 / .74) 0, rgb(7 26 34 / .64) var(--scrim-nav, 36%), rgb(7 26 34 / .3) var(--scrim-end, 64%), rgb(7 26 34 / 0) 100%)',
  'scrim-side':
    'linear-gradient(90deg, rgb(7 26 34 / .94) 0, rgb(7 26 34 / .82) 46%, rgb(7 26 34 / .18) 88%)',
  'scrim-full':
    'linear-gradient(to top, rgb(7 26 34 / .95) 0, rgb(7 26 34 / .78) 70%, rgb(7 26 34 / .6) 100%)',
  // Behind a text in the first 46 % of a picture: at least 5, brass at its beginning 4.6. The rest of the picture is clear.
  'scrim-start': 'linear-gradient(90deg, rgb(7 26 34 / .84) 0, rgb(7 26 34 / .66) 46%, rgb(7 26 34 / 0) 78%)',
  // The same in the lower two thirds of a phone's screen.
  'scrim-lower':
    'linear-gradient(to top, rgb(7 26 34 / .92) 0, rgb(7 26 34 / .8) 66%, rgb(7 26 34 / .4) 78%, rgb(7 26 34 / .1) 100%)',
  // Behind a row of links at the foot of a picture.
  'scrim-foot': 'linear-gradient(to top, rgb(7 26 34 / .9) 0, rgb(7 26 34 / .66) 12%, transparent 36%)',
  // A picture that turns into the night of what stands below it.
  'scrim-night':
    'linear-gradient(to top, rgb(7 26 34) 0, rgb(7 26 34 / .78) 34%, rgb(7 26 34 / .34) 70%, rgb(7 26 34 / .2) 100%)',
};

/** Sizes that differ between phone and desktop, as variables of the root. */
const phone = {
  '--page-margin': '20px',
  '--wrap-margin': 'var(--page-margin)',
  '--gutter': '16px',
  '--header': '64px',
  '--header-solid': '64px',
  '--header-scrim': '112px',
  '--subnav': '56px',
  '--page-banner': '240px',
  '--low-banner': '128px',
  '--title-rise': '56px',
  '--hero': 'min(620px, 100svh)',
  '--section': 'clamp(4rem, 2.6rem + 5.6vw, 7.5rem)',
  '--t-fast': '180ms',
  '--t': '240ms',
  '--t-slow': '400ms',
  '--focus': colors.teal.DEFAULT,
};
const desktop = {
  '--page-margin': '48px',
  '--gutter': 'clamp(24px, calc(24px + (100vw - 968px) * .017), 32px)',
  '--header': '88px',
  '--header-solid': '72px',
  '--header-scrim': '176px',
  '--subnav': '64px',
  '--page-banner': '400px',
  '--low-banner': '160px',
  '--title-rise': '96px',
  '--hero': 'max(600px, 100svh)',
};

const latin = ['Manrope', 'Manrope Fallback', 'system-ui', 'sans-serif'];
// The platform's own Chinese faces, so that no megabyte of glyphs is ever loaded.
const chinese = [
  'PingFang SC',
  'HarmonyOS Sans SC',
  'Noto Sans SC',
  'Noto Sans CJK SC',
  'Microsoft YaHei',
  'sans-serif',
];
const family = (names: readonly string[]) =>
  names.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ');
/** Latin characters in Manrope, and before the platform's faces one for titles, if any. */
const chineseFamily = (...title: readonly string[]) =>
  family(['Manrope ZH', 'Manrope ZH Fallback', ...title, ...chinese]);

const zh = {
  '--font-text': chineseFamily(),
  '--font-heading': chineseFamily('Title ZH'),
  '--font-subheading': chineseFamily('Subtitle ZH'),
  '--leading-text': '1.75',
  '--leading-head': '1.35',
  '--leading-sub': '1.35',
  '--leading-title': '1.3',
  '--leading-display': '1.2',
  '--tracking-head': '0',
  '--tracking-sub': '0',
  '--tracking-display': '.01em',
  '--weight-title': '500',
  '--measure': '38em',
};
const en = {
  '--font-text': family(latin),
  '--font-heading': family(latin),
  '--font-subheading': family(latin),
  '--leading-text': '1.55',
  '--leading-head': '1.14',
  '--leading-sub': '1.32',
  '--leading-title': '1.15',
  '--leading-display': '1.04',
  '--tracking-head': '-.018em',
  '--tracking-sub': '0',
  '--tracking-display': '-.024em',
  '--weight-title': '400',
  '--measure': '66ch',
};

// Titles of pages and sections, and those of blocks and cards: a size brings its rhythm.
const head = { lineHeight: 'var(--leading-head)', letterSpacing: 'var(--tracking-head)' };
const sub = { lineHeight: 'var(--leading-sub)', letterSpacing: 'var(--tracking-sub)' };

const variables = plugin(({ addBase }) => {
  addBase({
    ':root': phone,
    '@media (width >= 968px)': { ':root': desktop },
    '@media (prefers-reduced-motion: reduce)': {
      ':root': { '--t-fast': '0ms', '--t': '0ms', '--t-slow': '0ms' },
    },
    // What stands on dark and, inside it, on light again.
    '.on-dark': { '--focus': colors.brass.light },
    '.on-light': { '--focus': colors.teal.DEFAULT },
    ':where(html, [lang]):lang(zh)': zh,
    ':where(html, [lang]):lang(en)': en,
  });
});

const fade = (from: string, to: string) => {
  const mask = `linear-gradient(90deg, ${from}, ${to})`;
  return { 'mask-image': mask };
};

const utilities = plugin(({ addUtilities }) => {
  addUtilities({
    // The content column; inside a padded page, which has the margins already, it is the whole width.
    '.wrap': { width: 'min(1280px, 100% - 2 * var(--wrap-margin))', 'margin-inline': 'auto' },
    // The same inside a panel with a ground of its own: never without an inner margin.
    '.wrap-panel': {
      width: 'min(1280px, 100% - 2 * max(var(--wrap-margin), var(--gutter)))',
      'margin-inline': 'auto',
    },
    // What a screen narrower than any phone of today has no room for.
    '.spare': { '@media (width < 375px)': { display: 'none' } },
    // The coloured logo, which a dark theme of forced colours would hide: white behind and around it there, also on a
    // picture, and no white form above it.
    '.plate': {
      '@media (forced-colors: active)': {
        ...{ 'forced-color-adjust': 'none', 'background-color': '#FFF', outline: '4px solid #FFF' },
        ...{ opacity: '1 !important', filter: 'none !important' },
        '& + img': { display: 'none' },
      },
    },
    // A row that runs off the right edge of the screen.
    '.bleed-end': { 'margin-inline-end': 'calc(-1 * var(--page-margin))' },
    '.fade-start': fade('transparent', '#000 48px'),
    '.fade-end': fade('#000 calc(100% - 48px)', 'transparent'),
    '.fade-both': fade('transparent, #000 48px', '#000 calc(100% - 48px), transparent'),
    // A padded page: its blocks share its margins instead of adding their own.
    '.page-column': {
      width: 'min(1280px, 100% - 2 * var(--page-margin))',
      'margin-inline': 'auto',
      '--wrap-margin': '0px',
    },
    // What holds a column and lets its content fill it.
    '.in-column': { display: 'contents', '--wrap-margin': '0px' },
    // The small arrow of `Icon` without elements: the menus of every page have dozens.
    '.arrow-after': {
      '&::after': {
        ...{ content: '""', flex: 'none', width: '18px', height: '18px', 'background-color': 'currentcolor' },
        'clip-path':
          'polygon(13.5% 46.9%, 75.8% 46.9%, 56.1% 27.2%, 60.5% 22.8%, 87.8% 50%, 60.5% 77.2%, 56.1% 72.8%, 75.8% 53.1%, 13.5% 53.1%)',
      },
    },
    // Three at a time on desktop; on a phone one, with the next one cut at the edge.
    '.slide-full': { width: '100%' },
    '.slide-half': { width: 'calc((100% - var(--gutter)) / 2)' },
    '.slide-third': { width: 'calc((100% - 2 * var(--gutter)) / 3)' },
    '.slide-quarter': { width: 'calc((100% - 3 * var(--gutter)) / 4)' },
    // A carousel with a gap of its own, in place of the grid's (rule NEWS-01).
    '.slide-gap-wide': { '--gutter': '40px' },
    '.slide-peek': { width: 'min(100% - 52px, 560px)' },
  });
});

export default {
  content: [],
  theme: {
    colors,
    // A phone is below md, wide from lg (rule RESP-01); the others are where the grid's columns may change.
    screens: {
      sm: '576px',
      tablet: '768px',
      md: '968px',
      desktop: '992px',
      xl: '1200px',
      lg: '1441px',
      '2xl': '1600px',
    },
    fontFamily: {
      text: 'var(--font-text)',
      heading: 'var(--font-heading)',
      subheading: 'var(--font-subheading)',
      num: family(latin),
    },
    fontSize: {
      display: 'clamp(2.25rem, 1.35rem + 3.4vw, 4.375rem)',
      h1: ['clamp(2rem, 1.55rem + 1.7vw, 3.25rem)', head],
      h2: ['clamp(1.75rem, 1.45rem + 1.15vw, 2.5rem)', head],
      h3: ['clamp(1.25rem, 1.15rem + .4vw, 1.5rem)', sub],
      h4: ['clamp(1.0625rem, 1.02rem + .2vw, 1.1875rem)', sub],
      lead: 'clamp(1.0625rem, 1rem + .3vw, 1.25rem)',
      article: '1.0625rem',
      body: '1rem',
      sm: '.9375rem',
      xs: '.875rem',
      cap: '.8125rem', // the smallest size in use on the site
      badge: '.75rem', // the editor's badges and its rail
      'num-xl': 'clamp(3.5rem, 2.2rem + 5.4vw, 7rem)',
      'num-l': 'clamp(2.375rem, 1.7rem + 2.7vw, 4.25rem)',
      'num-m': 'clamp(2rem, 1.75rem + .9vw, 2.625rem)',
      'num-s': '1.25rem',
      day: '2.875rem', // days of the month on an event's card
      figure: 'clamp(2.25rem, 1.6rem + 1.8vw, 3.25rem)', // of two in a row
      'figure-row': 'clamp(1.75rem, 1rem + 1.4vw, 2.25rem)', // of four in a row
      unit: 'clamp(.8125rem, .7rem + .4vw, 1.125rem)',
      'unit-xl': 'clamp(1rem, .8rem + .8vw, 1.5rem)',
    },
    fontWeight: {
      thin: '200',
      light: '300',
      regular: '400',
      medium: '500',
      title: 'var(--weight-title)',
    },
    lineHeight: {
      none: '1',
      tight: '1.4',
      normal: '1.5',
      text: 'var(--leading-text)',
      head: head.lineHeight,
      sub: sub.lineHeight,
      title: 'var(--leading-title)',
      display: 'var(--leading-display)',
      article: '1.9',
    },
    letterSpacing: {
      none: '0',
      head: head.letterSpacing,
      sub: sub.letterSpacing,
      display: 'var(--tracking-display)',
      num: '-.025em',
      'num-xl': '-.035em',
    },
    borderRadius: { none: '0', DEFAULT: '4px', full: '999px' },
    boxShadow: {
      // Only for what floats: menus, pickers, toasts; then dialogs.
      float: '0 1px 2px rgb(11 37 48 / .06), 0 8px 24px -12px rgb(11 37 48 / .16)',
      dialog: '0 24px 64px -24px rgb(11 37 48 / .36)',
      // Around the marks of home on a picture.
      halo: '0 0 8px 2px rgb(7 26 34 / .7)',
      ring: `0 0 0 1px ${colors.teal.DEFAULT}`,
      'ring-danger': `0 0 0 1px ${colors.danger.DEFAULT}`,
      none: 'none',
    },
    transitionDuration: {
      DEFAULT: 'var(--t-fast)',
      fast: 'var(--t-fast)',
      calm: 'var(--t)',
      slow: 'var(--t-slow)',
    },
    transitionTimingFunction: { DEFAULT: 'cubic-bezier(.2, .7, .2, 1)', out: 'cubic-bezier(.2, .7, .2, 1)' },
    zIndex: {
      0: '0',
      raised: '1',
      side: '20',
      subnav: '40',
      header: '50',
      menu: '60',
      drawer: '70',
      overlay: '80',
      toast: '90',
    },
    aspectRatio: {
      wide: '21 / 9',
      video: '16 / 9',
      card: '3 / 2',
      picture: '4 / 3',
      square: '1',
    },
    extend: {
      gridTemplateColumns: { 24: 'repeat(24, minmax(0, 1fr))' },
      backgroundImage: scrims,
      spacing: {
        margin: 'var(--page-margin)',
        gutter: 'var(--gutter)',
        header: 'var(--header)',
        'header-solid': 'var(--header-solid)',
        'header-scrim': 'var(--header-scrim)',
        subnav: 'var(--subnav)',
        section: 'var(--section)',
        'page-banner': 'var(--page-banner)',
        'low-banner': 'var(--low-banner)',
        'title-rise': 'var(--title-rise)',
        hero: 'var(--hero)',
        control: '48px',
        touch: '44px',
        // Before the marks at the left edge, as far as the margin leaves room.
        marks: 'clamp(12px, (100vw - 1376px) / 2, 32px)',
        scrolled: '100px',
        measure: 'var(--measure)',
        headline: '14em',
        reading: '34em',
        optical: '.04em', // puts the stem of a very large figure on the left edge
        // Below 1200 px the English entries need the room.
        'nav-gap': 'clamp(14px, min(1.9vw, 3.9vw - 24px), 32px)',
        'title-sheet': 'calc(100% - 20px)',
        'title-sheet-wide': 'min(66%, 820px)',
        cover: 'clamp(248px, 20vw, 296px)',
        'below-header': 'calc(var(--header) + 16px)',
        toast: 'min(400px, 100% - 2 * var(--page-margin))',
        drawer: 'min(400px, 100% - 56px)',
        dialog: 'min(640px, 100% - 2 * var(--page-margin))',
        'page-rest': 'calc(100svh - var(--header-solid))',
        // The content's edge inside a panel that fills the width; the panel is the container.
        edge: 'max(var(--page-margin), (100cqw - 1280px) / 2)',
      },
      animation: {
        'page-progress': 'page-progress 8s cubic-bezier(.1, .7, .2, 1) 160ms both',
        // As long as a slide stays; the scale is the share of its time.
        'slide-time': 'slide-time 3000ms linear both',
      },
      keyframes: {
        'page-progress': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.92)' } },
        'slide-time': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } },
      },
    },
  },
  plugins: [variables, utilities],
} satisfies Config;
