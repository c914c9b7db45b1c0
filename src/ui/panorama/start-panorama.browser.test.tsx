import { expect, it } from 'vitest';
import { startPanorama } from './start-panorama.ts';

it('draws nothing on a page that the visitor has left while the picture was on its way', async () => {
  const stage = document.body.appendChild(document.createElement('div'));
  const src =
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><rect width="8" height="4"/></svg>';
  const opening = startPanorama({
    ...{ stage, frame: stage, src, yaw: 0, pitch: 0, twoFingers: '' },
    show: () => {},
  });
  stage.remove();
  const view = await opening;
  expect(stage.childElementCount).toBe(0);
  view.send({ type: 'zoom', steps: 1 });
  view.stop();
});
