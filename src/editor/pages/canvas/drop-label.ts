/** What the line on the canvas says while a block is dragged. */
export function labelDrop(text: string): void {
  const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
  frame?.contentDocument?.documentElement.style.setProperty('--drop-label', JSON.stringify(text));
}
