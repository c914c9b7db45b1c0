/** Sets the text on the canvas's drop line. */
export function labelDrop(text: string): void {
  const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
  frame?.contentDocument?.documentElement.style.setProperty('--drop-label', JSON.stringify(text));
}
