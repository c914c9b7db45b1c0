import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import Pager from '#site/pager/Pager.tsx';
import { tourComponent } from './component.tsx';
import { homePagerScreen } from './screens/home-pager.ts';

/** Sections as high as the viewport below a header of 72 px. */
const height = 728;

it('[MACH-01] homePager: a tour of a page of sections covers every state, transition and guard refusal', async () => {
  await page.viewport(1280, 72 + height);
  const tour = await tourComponent(homePagerScreen, () => ({
    node: (
      <>
        <header className="fixed inset-x-0 top-0 z-header h-header bg-white" />
        <Pager title="Home" />
        <main data-paging="" style={{ paddingTop: 72 }}>
          {['hero', 'vr', 'schedule', 'news'].map((id) => (
            <div key={id} id={id} data-block={id}>
              <section style={{ height }}>
                <h2>{id}</h2>
                <button type="button">Button</button>
                <a href="#nowhere">To nowhere</a>
              </section>
            </div>
          ))}
        </main>
        <footer id="footer" style={{ height: 300 }}>
          <a href="#nowhere">To nowhere</a>
        </footer>
      </>
    ),
  }));
  expect(tour.left).toEqual([]);
});
