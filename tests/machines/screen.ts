import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import type { Translate } from '#i18n/i18n.ts';
import type { Language } from '#schemas/language.ts';
import type { GraphPart } from './model/graph.ts';

/** A part of the page, found anew whenever it is used; everything waits until it is there. */
export interface Part {
  click: () => Promise<void>;
  hover: () => Promise<void>;
  /** As assistive technology does: without pointer or focus. */
  invoke: () => Promise<void>;
  fill: (text: string) => Promise<void>;
  focus: () => Promise<void>;
  /** Of a film that plays: its end comes. */
  finish: () => Promise<void>;
  /** Passes once it is to be seen, or is no more. */
  shown: () => Promise<void>;
  gone: () => Promise<void>;
  /** Passes once it is not to be seen, whether it is there or not. */
  hidden: () => Promise<void>;
  /** Passes once its text holds this. */
  says: (text: string | RegExp) => Promise<void>;
  /** Passes once it is a field that holds this. */
  holds: (text: string) => Promise<void>;
  /** Passes once an attribute is this; null for none. */
  has: (attribute: string, value: string | RegExp | null) => Promise<void>;
}

/**
 * How the network answers a call that waits. `real`: as the site does, or as the component's fake network does.
 * `break`: the connection is cut. `change`: the JSON that the site would answer with, changed.
 */
export type NetAnswer =
  | 'real'
  | 'break'
  | { status?: number; json: unknown }
  | { change: (json: unknown) => unknown };

/** What somebody at the screen can do and see, the same on a component and on the site. */
export interface Hands {
  language: Language;
  /** The site's texts in that language. */
  t: Translate;
  part: (role: string, name: string | RegExp, nth?: number) => Part;
  /** By a CSS selector, for what has no role or name. */
  css: (selector: string, nth?: number) => Part;
  key: (key: string) => Promise<void>;
  /** The pointer leaves everything. */
  pointAway: () => Promise<void>;
  /** The focus does. */
  focusAway: () => Promise<void>;
  wheel: (delta: number) => Promise<void>;
  /** Answers the newest call that waits and whose address has this in it; waits until there is one. */
  answer: (address: string, how: NetAnswer) => Promise<void>;
  /** Whether the browser has a network at all. */
  online: (is: boolean) => Promise<void>;
  reduceMotion: (is: boolean) => Promise<void>;
  goBack: () => Promise<void>;
  wait: (milliseconds: number) => Promise<void>;
  /** It is that much later, for who looks at the clock: what was fetched before is not taken again. Timers stay. */
  later: (milliseconds: number) => Promise<void>;
  /** What an earlier visit left in the browser's storage, before the page is opened. */
  leftBehind: (key: string, text: string) => Promise<void>;
  /** Hands events to the machine itself, all in one turn, for what no hand can bring about. */
  send: (...events: readonly { type: string }[]) => Promise<void>;
}

/** Something that can be done at the screen of a machine, or that happens to it. */
export interface ScreenMove<Machine extends AnyStateMachine> {
  /**
   * What comes of it in a place; undefined where it cannot be done. It finds the way: data that only the page knows may
   * be others, as long as the guards say the same of them. Several come in one turn, where a place in between does not
   * last.
   */
  event: (
    snapshot: SnapshotFrom<Machine>,
  ) => EventFrom<Machine> | { type: string } | readonly { type: string }[] | undefined;
  /** Does it, up to the event. Without it the event is handed to the machine, for the reason that `sent` gives. */
  act?: (hands: Hands, snapshot: SnapshotFrom<Machine>) => Promise<void>;
  /** Why no hand and no network can bring it about; what `act` then sends is counted as sent. */
  sent?: string;
}

export interface ScreenStart {
  /** Where the machine is met on the site. */
  path: string;
  /**
   * On the site: an address that the document at `path` goes on to, where the machine is met instead, with data that the
   * site has not got. A component has its own.
   */
  within?: { link: string; answer: NetAnswer };
  /** Brings it to life, where the page's first look does not. */
  wake?: (hands: Hands) => Promise<void>;
  /** Before the page is opened: a visitor's wish against motion for example. */
  before?: (hands: Hands) => Promise<void>;
}

/** How a machine is met by people: what its tours do, and what they must see in each of its states. */
export interface Screen<Machine extends AnyStateMachine = AnyStateMachine> {
  machine: Machine;
  starts: Readonly<Record<string, ScreenStart>>;
  moves: Readonly<Record<string, ScreenMove<Machine>>>;
  /** By the names of the states in which it can rest. */
  shows: Readonly<Record<string, (hands: Hands, snapshot: SnapshotFrom<Machine>) => Promise<void>>>;
  /** Calls that wait for a move to answer them, by parts of their addresses. */
  holds?: readonly string[];
  /** States that are left before anything can be drawn, each with the reason. */
  fleeting?: Readonly<Record<string, string>>;
  /** What cannot be come by in a running page, each with the reason. */
  apart?: Readonly<Record<GraphPart, string>>;
}

/** Types the screen of a machine; the value is returned as it is, without the machine's own types. */
export const screenOf = <Machine extends AnyStateMachine>(screen: Screen<Machine>): Screen =>
  screen as unknown as Screen;
