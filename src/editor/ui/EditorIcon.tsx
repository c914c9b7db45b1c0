/** 24 × 24 outlines of the editor's own icons, in the style of `src/ui/Icon.tsx`. */
const outlines = {
  home: 'M4 11.5 12 4.5l8 7M6 10v9.5h12V10M10 19.5v-5.5h4v5.5',
  pages: 'M4 4.5h16v15H4zM4 9h16M10 9v10.5',
  content: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 11h6M9 14h6M9 17h4',
  media: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 17M15.5 9.5h.01',
  menu: 'M4 6.5h16M4 12h16M4 17.5h10',
  site: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM3.5 12h17M12 3.5c2.4 2.3 3.5 5.1 3.5 8.5s-1.1 6.2-3.5 8.5c-2.4-2.3-3.5-5.1-3.5-8.5s1.1-6.2 3.5-8.5z',
  translations:
    'M3.5 6h10M8.5 4v2M11 6c-.8 3.6-3.3 6.3-6.5 8M6 9c1 2.2 2.8 3.9 5 5M11.5 20l4-9.5 4 9.5M13 16.7h5',
  releases: 'M4 6.5h16v13H4zM4 10.5h16M8.5 4v4M15.5 4v4M9 15l2 2 4-4',
  inbox: 'M4 13.5 6.5 5h11l2.5 8.5V19H4zM4 13.5h4.5l1.5 2.5h4l1.5-2.5H20',
  settings: 'M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9M15 5.5v4M9 14.5v4',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20',
  up: 'M12 20V5M6.5 10.5 12 5l5.5 5.5',
  down: 'M12 4v15M6.5 13.5 12 19l5.5-5.5',
  copy: 'M8.5 8.5H20V20H8.5zM15.5 8.5V4H4v11.5h4.5',
  paste: 'M8.5 4.5h7v3h-7zM8.5 6H5v14.5h14V6h-3.5M9 12.5h6M9 16h6',
  sync: 'M5 12a7 7 0 0 1 12-5l2.5 2M19.5 4.5V9H15M19 12a7 7 0 0 1-12 5l-2.5-2M4.5 19.5V15H9',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 14.7a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4z',
  'eye-off':
    'M4 4l16 16M9.5 6A10 10 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5c1.6 0 3-.4 4.2-1',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 10.5v6M13.5 10.5v6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  'pane-left': 'M4 5h16v14H4zM9.5 5v14M6.2 8.5h1.2M6.2 11.5h1.2',
  'pane-right': 'M4 5h16v14H4zM14.5 5v14M16.6 8.5h1.2M16.6 11.5h1.2',
  drag: 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01',
  undo: 'M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'M15.5 5 20 9.5 15.5 14M20 9.5H10a5.5 5.5 0 0 0 0 11h3',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2',
  history: 'M4 12a8 8 0 1 1 2.5 5.8M4 18v-4h4M12 8v4.5l3 1.5',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3',
  phone: 'M8 3.5h8v17H8zM11 18h2',
  desktop: 'M3.5 5h17v11h-17zM9 20h6M12 16v4',
  tablet: 'M5.5 3.5h13v17h-13zM11 18h2',
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0',
  upload: 'M12 16V5M6.5 10.5 12 5l5.5 5.5M5 20h14',
  indent: 'M4 6h16M11 12h9M11 18h9M4 10l3 3-3 3',
  more: 'M6 11.4v1.2M12 11.4v1.2M18 11.4v1.2',
  outdent: 'M4 6h16M11 12h9M11 18h9M7 10l-3 3 3 3',
  bold: 'M7 4.5h6a3.7 3.7 0 0 1 0 7.4H7zM7 11.9h7a3.8 3.8 0 0 1 0 7.6H7z',
  italic: 'M10 4.5h7M7 19.5h7M13.5 4.5l-3 15',
  strike:
    'M4 12h16M16.5 7.5C16 5.5 14 4.5 12 4.5c-2.7 0-4.5 1.4-4.5 3.5 0 1 .4 1.8 1.2 2.4M7.5 16c.4 2.2 2.2 3.5 4.5 3.5 2.8 0 4.7-1.5 4.7-3.7 0-.7-.2-1.3-.5-1.8',
  heading: 'M5 4.5v15M15 4.5v15M5 12h10M19 12v7.5M17.5 13l1.5-1',
  subheading: 'M5 7v12.5M13 7v12.5M5 13h8M16.5 13.5c.5-1 3.5-1.2 3.5.8 0 1.7-3.5 3-3.5 5.2H20',
  bullets: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 4.5l1.5-.5v5M4 15.5c.5-1 2.5-.8 2.5.5 0 1-2.5 2-2.5 3.5h2.5',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 10v9',
  'row-above': 'M4 13h16v6.5H4zM12 3.5v6M9 6.5h6',
  'row-below': 'M4 4.5h16V11H4zM12 14.5v6M9 17.5h6',
  'row-remove': 'M4 4.5h16V11H4zM9.5 15l5 5M14.5 15l-5 5',
  'column-before': 'M13 4h6.5v16H13zM3.5 12h6M6.5 9v6',
  'column-after': 'M4.5 4H11v16H4.5zM14.5 12h6M17.5 9v6',
  'column-remove': 'M4.5 4H11v16H4.5zM15 9.5l5 5M20 9.5l-5 5',
  check: 'M4.5 12.5 10 18 19.5 6.5',
  cross: 'M6 6l12 12M18 6 6 18',
  merge: 'M3.5 5h17v14h-17zM6.5 12h4M8.7 10l2 2-2 2M17.5 12h-4M15.3 10l-2 2 2 2',
  split: 'M3.5 5h17v14h-17zM12 5v14M8.5 10l-2 2 2 2M15.5 10l2 2-2 2',
  'head-row': 'M4 5h16v14H4zM4 10.5h16M6.5 7.8h11M10 10.5V19M15 10.5V19',
  'head-column': 'M4 5h16v14H4zM9.5 5v14M6.8 7.5v9M9.5 9.5H20M9.5 14.5H20',
  'align-left': 'M4 6h16M4 10h10M4 14h16M4 18h10',
  'align-center': 'M4 6h16M7 10h10M4 14h16M7 18h10',
  'align-right': 'M4 6h16M10 10h10M4 14h16M10 18h10',
  quote: 'M5 12.5h5V18H5zM5 12.5C5 9 6.5 7 9.5 6M14 12.5h5V18h-5zM14 12.5c0-3.5 1.5-5.5 4.5-6.5',
} as const;

export type EditorIconName = keyof typeof outlines;

/** Hidden from screen readers; use it beside text or in a labelled control. */
export const EditorIcon = ({ name, className = '' }: { name: EditorIconName; className?: string }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={`size-5 flex-none fill-none stroke-current stroke-[1.5] [stroke-linecap:round] [stroke-linejoin:round] ${className}`}
  >
    <path d={outlines[name]} />
  </svg>
);
