/** `npm run machines`: draws every state machine in `docs/machines.md`. */
import { writeFileSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/problem.mjs';
import { rerunOnProjectNode } from './lib/project-runtime.mjs';

main(async () => {
  await ensureInstalled();
  const code = await rerunOnProjectNode();
  if (code !== undefined) return code;
  // Imported after the install, because it needs XState.
  const { diagramsFile, diagramsPage, findMachines } = await import('./lib/machine-diagrams.mjs');
  const machines = await findMachines();
  writeFileSync(diagramsFile, diagramsPage(machines));
  console.log(`✓ docs/machines.md: ${machines.map(({ machine }) => machine.id).join(', ')}`);
  return 0;
});
