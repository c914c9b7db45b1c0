/** Time after which the browser has started to copy the file and the object URL can be revoked, in milliseconds. */
const copying = 60_000;

/** Saves a file through the browser's download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), copying);
}
