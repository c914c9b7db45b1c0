import { createRoot, type Root } from 'react-dom/client';
import { inspectMachines } from '#machines/inspection.ts';
import type { Language } from '#schemas/language.ts';
import { Inspector } from './Inspector.tsx';
import { watchMachines } from './watch-machines.ts';

const key = 'qa-inspect';
/** Interval at which the panel is put back if the document was replaced, in ms. */
const renewal = 500;

/** The inspector's own style sheet, in a shadow root: visitors' pages do not carry it, and the site's does not reach it. */
const inspectorStyle = `
:host { all: initial; }
* { box-sizing: border-box; }
.panel { position: fixed; inset-block: 0; inset-inline-end: 0; z-index: 2147483646; inline-size: min(440px, 100vw); display: flex; flex-direction: column; background: #071A22; color: #fff; font: 14px/1.5 system-ui, sans-serif; border-inline-start: 1px solid #7D9097; }
.panel.folded { inset-block: auto 12px; inset-inline-end: 12px; inline-size: auto; border: 1px solid #7D9097; }
header { display: flex; gap: 8px; align-items: center; padding: 8px 12px; border-block-end: 1px solid #2F4A55; }
.folded header { border: 0; }
h2 { margin: 0; font-size: 15px; flex: 1; }
h3 { margin: 0 0 6px; font-size: 13px; color: #B9C9CF; font-weight: 600; }
button, select, textarea { font: inherit; color: inherit; background: #0B2530; border: 1px solid #7D9097; }
button { min-block-size: 28px; padding: 0 10px; cursor: pointer; }
button:disabled { color: #93A5AC; border-color: #3B555F; cursor: default; }
:focus-visible { outline: 2px solid #6FD0C4; outline-offset: 1px; }
select { min-block-size: 32px; inline-size: 100%; padding: 0 6px; }
.body { overflow: auto; padding: 12px; display: grid; gap: 16px; }
.state { border: 1px solid #3B555F; padding: 6px 8px; margin: 4px 0 0; }
.state.active { border-color: #6FD0C4; box-shadow: inset 3px 0 0 #6FD0C4; }
.state-head { display: flex; gap: 8px; align-items: center; justify-content: space-between; }
.state-head b { font-weight: 600; overflow-wrap: anywhere; }
ul { list-style: none; margin: 0; padding: 0; }
li { overflow-wrap: anywhere; }
.transitions { color: #B9C9CF; font: 12px/1.6 ui-monospace, monospace; padding-inline-start: 8px; }
.transitions .takeable { color: #fff; }
.events li { display: flex; gap: 8px; align-items: baseline; padding-block: 3px; border-block-end: 1px solid #1C3541; font: 12px/1.6 ui-monospace, monospace; }
.events time { color: #93A5AC; min-inline-size: 56px; }
.sends { display: flex; flex-wrap: wrap; gap: 6px; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 12px/1.5 ui-monospace, monospace; max-block-size: 240px; overflow: auto; background: #0B2530; padding: 8px; }
textarea { inline-size: 100%; min-block-size: 64px; font: 12px/1.5 ui-monospace, monospace; padding: 6px; }
.note { color: #F3D38A; margin: 6px 0 0; }
@media (max-width: 700px) { .panel:not(.folded) { inset-block: auto 0; inline-size: 100vw; block-size: 55vh; border: 0; border-block-start: 1px solid #7D9097; } }
`;

/**
 * Shows every machine of the page if the address has `?qa=inspect`, and on the following pages of this tab until it is
 * closed. Call it before hydration, so that it sees every machine from its start.
 */
export function startInspecting(language: Language): void {
  const isAsked = new URLSearchParams(window.location.search).get('qa') === 'inspect';
  if (!isAsked && sessionStorage.getItem(key) === null) return;
  sessionStorage.setItem(key, 'on');

  const watch = watchMachines(() => performance.now());
  const ignore = inspectMachines(watch.inspect);
  const host = document.createElement('div');
  host.dataset.qaInspector = '';
  const shadow = host.attachShadow({ mode: 'open' });
  // The policy of the site refuses style elements.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(inspectorStyle);
  shadow.adoptedStyleSheets = [sheet];
  let root: Root | undefined;
  const close = () => {
    clearInterval(timer);
    ignore();
    root?.unmount();
    host.remove();
    sessionStorage.removeItem(key);
  };
  // Not at once: hydration expects only the server's HTML in the document. React marks a document as listened to when any
  // root in it is created, so that a document hydrated afterwards would never hear an event.
  const timer = setInterval(() => {
    if (host.isConnected || document.documentElement.dataset.alive === undefined) return;
    document.body.append(host);
    root ??= createRoot(shadow);
    root.render(<Inspector language={language} watch={watch} close={close} />);
  }, renewal);
}
