/** Until the browser has certainly begun to copy a file, in milliseconds. */
const copying = 60_000;

/** Hands a file to the browser, to be saved under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), copying);
}
