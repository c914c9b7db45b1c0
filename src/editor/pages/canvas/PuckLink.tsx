import { createUsePuck, useGetPuck } from '@puckeditor/core';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { newBlock } from '../model/new-block.ts';
import { fromPuck, toPuck } from '../model/puck-data.ts';
import { pageZone, puckSteps } from '../model/puck-steps.ts';
import { freshId, idsOf } from '../model/stored-page.ts';
import { usePageContext, useSelection } from '../page-context.tsx';

const usePuckState = createUsePuck();

/** Synchronises the order of blocks and the selection between the page and Puck. */
export function PuckLink({ moved }: { moved: RefObject<() => void> }) {
  const { store, catalogue } = usePageContext();
  const { selected, select } = useSelection();
  const getPuck = useGetPuck();

  // Last selection sent to Puck; its echo is not a selection by the user.
  const lastSent = useRef<string>(undefined);
  const showSelected = useEffectEvent(() => {
    const { appState, dispatch } = getPuck();
    // Index in Puck's order; the page receives Puck's moves slightly later.
    const index = appState.data.content.findIndex(({ props: { id } }) => id === selected);
    lastSent.current = index < 0 ? undefined : selected;
    if ((appState.ui.itemSelector?.index ?? -1) === index) return;
    const itemSelector = index < 0 ? null : { index, zone: pageZone };
    dispatch({ type: 'setUi', ui: { itemSelector }, recordHistory: false });
  });

  useEffect(() => {
    let shown: unknown;
    const show = () => {
      // Puck has no contents: typing in a block changes nothing for it.
      if (store.order() === shown) return;
      shown = store.order();
      const { appState, dispatch } = getPuck();
      const steps = puckSteps(
        appState.data.content,
        toPuck(store.data(), (type) => catalogue.has(type)).content,
      );
      for (const step of steps) dispatch(step);
      // Puck stores the selection as an index.
      if (steps.length) showSelected();
    };
    const make = (type: string) => {
      const definition = catalogue.get(type);
      return definition && newBlock(definition, freshId(type, idsOf(store.data())));
    };
    moved.current = () => {
      const before = new Set(store.items().map(({ key }) => key));
      store.change(fromPuck(getPuck().appState.data, store.data(), make));
      const added = store.items().find(({ key }) => !before.has(key));
      if (added) select(added.key);
    };
    show();
    return store.subscribe(show);
  }, [store, catalogue, getPuck, moved, select]);

  const inPuck = usePuckState(({ selectedItem }) => selectedItem?.props.id);
  const dragging = usePuckState(({ appState }) => appState.ui.isDragging);
  const follow = useEffectEvent((key: string | undefined) => {
    if (key === lastSent.current) return;
    lastSent.current = key;
    const known = key === undefined || store.items().some((item) => item.key === key);
    if (known && key !== selected) select(key);
  });
  useEffect(() => {
    if (!dragging) follow(inPuck);
  }, [inPuck, dragging]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run on every selection.
  useEffect(() => showSelected(), [selected]);
  return null;
}
