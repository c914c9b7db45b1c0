import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useTexts } from '#i18n/context.tsx';
import { Icon } from '../Icon.tsx';

/** Props of both pickers. */
export interface DateTimeProps {
  /** Of the field: focusing this element focuses its first part. */
  id: string;
  /** The id of the visible label around it. */
  labelledBy: string;
  /** "Now" on the site's clock, as `yyyy-mm-ddThh:mm`: days before it cannot be picked. */
  min: string;
  required?: boolean;
  invalid?: boolean;
  /** Ids of the hint and of the error message. */
  describedBy?: string | undefined;
  /** The focus has left the whole of it, the calendar included. */
  onBlur?: () => void;
  /** Its first part has the focus when it appears. */
  autoFocus?: boolean;
  /** The calendar is open when it appears; the focus stays where it is. */
  autoOpen?: boolean;
}

interface DateTimeBoxProps extends DateTimeProps {
  /** The parts to type in. */
  children: ReactNode;
  panel: (state: PanelState) => ReactNode;
  onClear: () => void;
}

export interface PanelState {
  /** Whether the visitor has opened it, which moves the focus into it. */
  entered: boolean;
  /** Closes the panel and restores the focus. */
  close: () => void;
}

// English as in Canada writes yyyy-mm-dd hh:mm, as the whole site does; its words are those of en-US.
export const locales = { 'zh-CN': 'zh-CN', 'en-US': 'en-CA' } as const;

/**
 * The 48 px box of a date field: opens the calendar, holds the parts to type in, clears them. Escape, a press beside it
 * and the focus going elsewhere close the calendar.
 */
export function DateTimeBox({ id, children, panel, onClear, ...rest }: DateTimeBoxProps) {
  const { labelledBy, invalid, onBlur, autoFocus = false, autoOpen = false } = rest;
  const { t, language } = useTexts();
  const [state, setState] = useState<'closed' | 'shown' | 'entered'>(autoOpen ? 'shown' : 'closed');
  const [turn, setTurn] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLFieldSetElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const open = state !== 'closed';
  useOwnStyles();

  const focusFirst = () => box.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it appears, and each time it has been cleared.
  useEffect(() => {
    if (autoFocus || turn > 0) focusFirst();
  }, [turn]);

  const returns = useRef(false);
  useLayoutEffect(() => {
    if (open || !returns.current) return;
    returns.current = false;
    opener.current?.focus();
  }, [open]);
  const close = () => {
    returns.current = true;
    setState('closed');
  };

  useEffect(() => {
    if (!open) return;
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setState('closed');
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [open]);
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    // Without a target, the window lost the focus or the visitor clicked an element that cannot be focused.
    if (relatedTarget) setState('closed');
    onBlur?.();
  };
  const pressKey = (event: KeyboardEvent) => {
    const wanted = open ? event.key === 'Escape' : event.altKey && event.key === 'ArrowDown';
    if (!wanted) return;
    event.preventDefault();
    event.stopPropagation();
    if (open) close();
    else setState('entered');
  };
  return (
    <I18nProvider locale={locales[language]}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to what bubbles up from the controls in it. */}
      <div ref={root} onBlur={leave} onKeyDownCapture={pressKey} className="relative">
        <fieldset
          ref={box}
          id={id}
          tabIndex={-1}
          aria-labelledby={labelledBy}
          data-invalid={invalid || undefined}
          data-open={open || undefined}
          onFocus={({ target, currentTarget }) => target === currentTarget && focusFirst()}
          className="group/box flex min-h-control min-w-0 rounded border border-line-strong bg-white text-body focus-within:border-teal focus-within:shadow-ring data-open:border-teal data-open:shadow-ring data-invalid:border-danger data-invalid:shadow-ring-danger"
        >
          <button
            ref={opener}
            type="button"
            id={`${id}-open`}
            aria-label={t('dateTime.open')}
            aria-labelledby={`${id}-open ${labelledBy}`}
            aria-expanded={open}
            aria-controls={open ? `${id}-calendar` : undefined}
            onClick={() => (open ? close() : setState('entered'))}
            className="grid w-touch flex-none place-items-center rounded text-ink-3 -outline-offset-2 transition-colors duration-fast hover:text-teal"
          >
            <Icon name="calendar" />
          </button>
          <div
            key={turn}
            className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 py-2 leading-normal"
          >
            {children}
          </div>
          {/* There is something to clear as soon as one part is filled in. */}
          <button
            type="button"
            id={`${id}-clear`}
            aria-label={t('dateTime.clear')}
            aria-labelledby={`${id}-clear ${labelledBy}`}
            onClick={() => {
              onClear();
              setTurn(turn + 1);
            }}
            className="hidden w-touch flex-none place-items-center rounded text-ink-3 -outline-offset-2 transition-colors duration-fast group-has-[[role=spinbutton]:not([data-placeholder])]/box:grid hover:text-teal"
          >
            <Icon name="close" small />
          </button>
        </fieldset>
        {open && (
          <DateTimePanel id={`${id}-calendar`} labelledBy={labelledBy} reveal={state === 'entered'}>
            {panel({ entered: state === 'entered', close })}
          </DateTimePanel>
        )}
      </div>
    </I18nProvider>
  );
}

interface DateTimePanelProps {
  id: string;
  labelledBy: string;
  /** Whether it is scrolled into view. */
  reveal: boolean;
  children: ReactNode;
}

/**
 * The panel below a date field. It is part of the page, not a modal layer: it scrolls with the page, a zoomed page
 * can reach all of it, and the page need not be locked.
 */
export function DateTimePanel({ id, labelledBy, reveal, children }: DateTimePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [fromEnd, setFromEnd] = useState(false);
  useLayoutEffect(() => {
    const node = panel.current;
    if (!node) return;
    setFromEnd(node.getBoundingClientRect().right > document.documentElement.clientWidth);
    if (reveal) node.scrollIntoView({ block: 'nearest' });
  }, [reveal]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it listens to what bubbles up.
    <div
      ref={panel}
      id={id}
      role="dialog"
      // A click between its controls must not blur it.
      tabIndex={-1}
      aria-labelledby={labelledBy}
      // A hidden button of React Aria has no type and would submit the form.
      onClick={(event) => event.preventDefault()}
      className={`absolute top-full z-side mt-2 scroll-mb-4 rounded outline-none border border-line bg-white p-3 text-ink shadow-float max-sm:inset-x-0 sm:w-max md:p-6 ${fromEnd ? 'right-0' : 'left-0'}`}
    >
      {children}
    </div>
  );
}

/** The id of the style element that React Aria adds unless an element has it. */
const styleId = 'react-aria-pressable-style';

/**
 * Prevents React Aria from adding a style element, which the Content-Security-Policy forbids: an empty template takes
 * its id. Our own classes set its `touch-action`. A layout effect runs before React Aria's plain effect.
 */
export const useOwnStyles = (): void =>
  useLayoutEffect(() => {
    if (document.getElementById(styleId)) return;
    document.head.append(Object.assign(document.createElement('template'), { id: styleId }));
  }, []);
