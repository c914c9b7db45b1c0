import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type * as z from 'zod';

/** State of a list: filters, sorting, page, and the open item. */
type ListState = Readonly<Record<string, string | number | undefined>>;

type Change<State> = Partial<State> | ((state: State) => Partial<State>);

/** The state of a list and how to change it. */
export interface List<State> {
  state: State;
  /** Merges a change into the state. A new filter or sorting starts at the first page. */
  change: (change: Change<State>, options?: { replace?: boolean }) => void;
}

/** A list whose state is in the URL, so that it can be reloaded, shared and bookmarked. */
export interface ListAddress<State> extends List<State> {
  /** URL of this list with a change. */
  urlWith: (change: Partial<State>) => string;
}

/**
 * Keeps the state of a list in the search parameters of the URL. A value equal to its default is left out of the URL.
 *
 * @param schema reads the search parameters; has to accept any of them, hence `.catch()` on each key
 * @param item name of the parameter that opens one item; it leaves the page of the list as it is
 * @example const list = useListAddress(z.object({ page: z.coerce.number().catch(1), id: z.string().optional() }), 'id');
 */
export function useListAddress<State extends ListState>(
  schema: z.ZodType<State>,
  item?: keyof State,
): ListAddress<State> {
  const { pathname } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const state = schema.parse(Object.fromEntries(parameters));
  const defaults = schema.parse({});
  const latest = useLatest(state);
  const toParameters = (next: State) => {
    const written = Object.entries(next).filter(
      ([name, value]) => value !== undefined && value !== '' && value !== defaults[name],
    );
    return new URLSearchParams(written.map(([name, value]) => [name, String(value)]));
  };
  return {
    state,
    change: (change, options) => {
      // Applies two changes within one render on top of each other.
      latest.current = merge(latest.current, change, item);
      setParameters(toParameters(latest.current), options);
    },
    urlWith: (change) => {
      const search = toParameters(merge(state, change, item)).toString();
      return search ? `${pathname}?${search}` : pathname;
    },
  };
}

/** A list with the same state in memory, for a dialog that is open over a page with a URL of its own. */
export function useLocalList<State extends ListState>(initial: State): List<State> {
  const [state, setState] = useState(initial);
  return { state, change: (change) => setState((before) => merge(before, change)) };
}

function merge<State extends ListState>(before: State, change: Change<State>, item?: keyof State): State {
  const changed = typeof change === 'function' ? change(before) : change;
  const narrows = Object.keys(changed).some((name) => name !== 'page' && name !== item);
  return { ...before, ...(narrows && 'page' in before ? { page: 1 } : {}), ...changed };
}

/** The value of the last render, for callbacks that were created in an earlier one. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
