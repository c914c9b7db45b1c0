import { createRoot, type Root } from 'react-dom/client';
import { inspectMachines } from '#machines/inspection.ts';
import type { Language } from '#schemas/language.ts';
import { Inspector } from './Inspector.tsx';
import { inspectorStyle } from './inspector-style.ts';
import { watchMachines } from './watch-machines.ts';

const key = 'qa-inspect';
/** Interval at which the panel is put back if the document was replaced, in ms. */
const renewal = 500;

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
