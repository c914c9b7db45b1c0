import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import type { Translate } from '#i18n/i18n.ts';
import type { Language } from '#schemas/language.ts';
import type { GraphPart } from './model/graph.ts';

/** A locator of an element: every use finds it again and waits until it exists. */
export interface Part {
  click: () => Promise<void>;
  hover: () => Promise<void>;
  /** Clicks as assistive technology does, without pointer or focus. */
  invoke: () => Promise<void>;
  fill: (text: string) => Promise<void>;
  focus: () => Promise<void>;
  /** Lets a playing film end. */
  finish: () => Promise<void>;
  /** Waits until the element is visible. */
  shown: () => Promise<void>;
  gone: () => Promise<void>;
  /** Waits until the element is not visible, in the document or not. */
  hidden: () => Promise<void>;
  /** Waits until its text contains this. */
  says: (text: string | RegExp) => Promise<void>;
  /** Waits until it is a field with this value. */
  holds: (text: string) => Promise<void>;
  /** Waits until an attribute has this value; null means no attribute. */
  has: (attribute: string, value: string | RegExp | null) => Promise<void>;
}

/**
 * How the network answers a pending call. `real`: with the response of the site or of the component's fake network.
 * `break`: the connection is cut. `change`: with a changed copy of the site's JSON.
 */
export type NetAnswer =
  | 'real'
  | 'break'
  | { status?: number; json: unknown }
  | { change: (json: unknown) => unknown };

/** What a visitor can do and see, with the same interface on a component and on the site. */
export interface Hands {
  language: Language;
  /** The site's texts in the language of the tour. */
  t: Translate;
  part: (role: string, name: string | RegExp, nth?: number) => Part;
  /** By a CSS selector, for elements without a role or name. */
  css: (selector: string, nth?: number) => Part;
  key: (key: string) => Promise<void>;
  /** Moves the pointer away from all elements. */
  pointAway: () => Promise<void>;
  /** Removes the focus from all elements. */
  focusAway: () => Promise<void>;
  wheel: (delta: number) => Promise<void>;
  /** Answers the newest pending call whose URL contains this; waits until there is one. */
  answer: (address: string, how: NetAnswer) => Promise<void>;
  /** Switches the browser's network on or off. */
  online: (is: boolean) => Promise<void>;
  reduceMotion: (is: boolean) => Promise<void>;
  goBack: () => Promise<void>;
  wait: (milliseconds: number) => Promise<void>;
  /** Advances the clock, so that cached data expires. Timers do not advance. */
  later: (milliseconds: number) => Promise<void>;
  /** Writes an earlier visit's value into the browser's storage before the page is opened. */
  leftBehind: (key: string, text: string) => Promise<void>;
  /** Sends events directly to the machine, all in one turn, for events that no visitor can cause. */
  send: (...events: readonly { type: string }[]) => Promise<void>;
}

/** A visitor's action on the screen of a machine, or an event from outside. */
export interface ScreenMove<Machine extends AnyStateMachine> {
  /**
   * The event that the move causes in a snapshot; undefined if the move is impossible. The path search uses it, so data
   * that only the page has may differ as long as the guards decide the same. A list means several events in one turn,
   * if no rest is possible between them.
   */
  event: (
    snapshot: SnapshotFrom<Machine>,
  ) => EventFrom<Machine> | { type: string } | readonly { type: string }[] | undefined;
  /**
   * Performs the move until the event occurs. Without it the event is sent directly to the machine, for the reason in
   * `sent`.
   */
  act?: (hands: Hands, snapshot: SnapshotFrom<Machine>) => Promise<void>;
  /** Why neither a visitor nor the network can cause the event. Events that `act` then sends count as sent. */
  sent?: string;
}

export interface ScreenStart {
  /** Path of a page of the site that has the machine. */
  path: string;
  /**
   * On the site: a link that is followed from the document at `path` to the page with the machine, with data that the
   * site does not have. A component has its own data.
   */
  within?: { link: string; answer: NetAnswer };
  /** Starts the machine, if opening the page does not. */
  wake?: (hands: Hands) => Promise<void>;
  /** Runs before the page is opened, for example to set reduced motion. */
  before?: (hands: Hands) => Promise<void>;
}

/** The user interface of a machine: the moves of its tours, and what must be visible in each of its states. */
export interface Screen<Machine extends AnyStateMachine = AnyStateMachine> {
  machine: Machine;
  starts: Readonly<Record<string, ScreenStart>>;
  moves: Readonly<Record<string, ScreenMove<Machine>>>;
  /** Checks by the name of each state in which the machine can rest. */
  shows: Readonly<Record<string, (hands: Hands, snapshot: SnapshotFrom<Machine>) => Promise<void>>>;
  /** Calls that are held until a move answers them, by parts of their URLs. */
  holds?: readonly string[];
  /** States that end before anything is rendered, each with the reason. */
  fleeting?: Readonly<Record<string, string>>;
  /** Parts that a running page cannot cover, each with the reason. */
  apart?: Readonly<Record<GraphPart, string>>;
}

/**
 * Types the screen of a machine.
 * @returns the argument, without the machine's own types
 */
export const screenOf = <Machine extends AnyStateMachine>(screen: Screen<Machine>): Screen =>
  screen as unknown as Screen;
