/**
 * `npm run icons`: the site's icons and its share pictures in `public`, from the demo's logo and pictures. They are
 * committed; run it again after the logo changed, or put files of the same names there.
 */
import { buildIcons } from './lib/icons.mjs';
import { main } from './lib/problem.mjs';
import { inRoot } from './lib/project.mjs';

main(async () => {
  const names = await buildIcons({ media: inRoot('src/demo/media'), to: inRoot('public') });
  console.log(`✓ public: ${names.join(', ')}`);
});
