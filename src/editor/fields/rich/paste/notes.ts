/** What the report of a paste names, in its order. */
export const pasteNoteNames = {
  kept: ['headings', 'lists', 'tables', 'mergedCells', 'pictures', 'links', 'footnotes'],
  changed: ['lowered', 'fonts', 'blank', 'numbering', 'headRow', 'tableTitle', 'layout', 'textBoxes'],
  lost: ['foreignPictures', 'filePictures', 'comments', 'deletions', 'fileLinks', 'embedded'],
} as const;

export type PasteNoteKind = keyof typeof pasteNoteNames;
export type PasteNoteName = (typeof pasteNoteNames)[PasteNoteKind][number];

export interface PasteNote {
  kind: PasteNoteKind;
  what: PasteNoteName;
  count: number;
  /** Addresses or texts of what it names. */
  details: readonly string[];
}

/** Counts what a conversion keeps, changes and loses. */
export class PasteNotes {
  readonly #counts = new Map<PasteNoteName, { count: number; details: string[] }>();

  add<Kind extends PasteNoteKind>(
    _kind: Kind,
    what: (typeof pasteNoteNames)[Kind][number],
    detail = '',
  ): void {
    const { count, details } = this.#counts.get(what) ?? { count: 0, details: [] };
    this.#counts.set(what, { count: count + 1, details: detail ? [...details, detail] : details });
  }

  list(): PasteNote[] {
    return (['kept', 'changed', 'lost'] as const).flatMap((kind) =>
      pasteNoteNames[kind].flatMap((what) => {
        const found = this.#counts.get(what);
        return found ? [{ kind, what, ...found }] : [];
      }),
    );
  }
}
