/**
 * Exits with one line if this Node is too old for the scripts. Entry scripts call it before they load anything else, so
 * this file uses old syntax.
 */
export function requireNode(major) {
  const found = Number(process.versions.node.split('.')[0]);
  if (found >= major) return;
  console.error(
    `✗ Node ${process.versions.node} is too old: Pavilion needs Node ${major} or newer to install itself. Install a current Node, then run the command again.`,
  );
  process.exit(1);
}
