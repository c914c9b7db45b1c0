/**
 * Lets the browser load the lazy pictures once the page is painted with its first ones, and, when those in view have
 * arrived, the modules that its script element names, which would compete with the pictures: the program first. All of
 * them load at the latest a second after the first paint, or when the visitor acts. Until a part of the page is hydrated,
 * marks the buttons that the visitor clicks in it, for `replayClicks`.
 *
 * It is inserted as text, so it can use nothing outside of itself.
 */
function start() {
  const [program = '', ...others] = document.currentScript?.dataset.modules?.split(' ') ?? [];
  let loading = false;
  const showPictures = () => delete document.documentElement.dataset.unpainted;
  const picturesInView = () =>
    [...document.images]
      .filter((picture) => {
        const { top, bottom, width } = picture.getBoundingClientRect();
        return width > 0 && top < window.innerHeight && bottom > 0;
      })
      .map((picture) => picture.decode());
  const load = () => {
    if (loading) return;
    loading = true;
    showPictures();
    const script = document.createElement('script');
    script.type = 'module';
    script.src = program;
    script.fetchPriority = 'low';
    document.head.append(script);
    for (const href of others) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      link.fetchPriority = 'low';
      document.head.append(link);
    }
  };
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  const loaded = new Promise((resolve) => window.addEventListener('load', resolve));
  // The time of the paint may lie a frame ahead.
  const afterFrame = (act: () => void) => requestAnimationFrame(() => setTimeout(act));
  void painted.then(() => {
    void loaded.then(() =>
      afterFrame(() => {
        showPictures();
        void Promise.allSettled(picturesInView()).then(() => afterFrame(load));
      }),
    );
    setTimeout(load, 1_000);
  });
  // Documents in the background draw no frames, and some browsers report no paint.
  if (document.hidden) load();
  else setTimeout(load, 5_000);
  // Browsers report a resting pointer as an event of its own, before the first paint.
  for (const act of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
    window.addEventListener(act, load, { once: true, passive: true });

  const mark = (event: Event) => {
    const button =
      event.target instanceof Element && event.target.closest<HTMLElement>('button[type=button]');
    if (!button) return;
    const part = button.closest<HTMLElement>('[data-block]') ?? document.documentElement;
    if (part.dataset.alive === undefined) button.dataset.clicked = '';
    else delete button.dataset.clicked;
  };
  // React hydrates a part during the click if its code has loaded, and handles the click then: the mark is removed at
  // the end. Otherwise React stops the event.
  for (const capture of [true, false]) window.addEventListener('click', mark, capture);
}

/** Code of the only inline script of a page. The Content-Security-Policy allows it by its hash. */
export const startScript = `(${start})()`;
