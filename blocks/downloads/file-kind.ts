/** File extensions that visitors recognise. */
const kinds = new Set(
  'pdf doc docx xls xlsx ppt pptx csv txt rtf odt ods odp zip rar 7z dwg dxf jpg jpeg png svg mp4 webm mp3'.split(
    ' ',
  ),
);

/**
 * Kind of a file by its extension, in capitals: `/media/a.pdf?v=2` is a `PDF`.
 * @returns undefined for unknown extensions
 */
export function fileKind(address: string | undefined): string | undefined {
  const [, ending = ''] = /\.([a-z0-9]{2,5})(?:[?#]|$)/i.exec(address ?? '') ?? [];
  return kinds.has(ending.toLowerCase()) ? ending.toUpperCase() : undefined;
}
