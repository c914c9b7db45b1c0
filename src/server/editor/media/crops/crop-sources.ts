import type { BuiltPhoto } from '../../../media/pictures.ts';
import { type MediaStorage, stemOf } from '../../../media/storage/storage.ts';
import type { MediaIndex } from '../media-index.ts';
import { canCrop, type MediaRow, storedNameOf } from '../media-rows.ts';
import type { CropSource } from './crop-files.ts';

/** Finds the pictures of which parts can be shown: uploads and photos that came with the site. */
export interface CropSources {
  /** By its address in content: the present version. */
  at(address: string): CropSource | undefined;
  /** By the name of its present version without the ending. */
  named(stem: string): CropSource | undefined;
  /** The address in content of a picture, by the name of its present version, and its name for editors. */
  useOf(file: string): { address: string; name: string } | undefined;
}

interface CropSourcesOptions {
  index: MediaIndex;
  storage: MediaStorage;
  photos(): readonly BuiltPhoto[];
}

export function createCropSources({ index, storage, photos }: CropSourcesOptions): CropSources {
  const ofUpload = (row: MediaRow | undefined): CropSource | undefined => {
    if (!row || !canCrop(row)) return undefined;
    const file = storedNameOf(row);
    return {
      ...{ file, width: row.width ?? 0, height: row.height ?? 0 },
      withFile: (use) => storage.withFile(file, use),
    };
  };
  const ofPhoto = (photo: BuiltPhoto | undefined): CropSource | undefined =>
    photo && {
      ...{ file: photo.file, width: photo.width, height: photo.height },
      withFile: (use) => use(photo.path),
    };
  const present = (stem: string): MediaRow | undefined => {
    const row = index.uploadOf(stem);
    return row && stemOf(storedNameOf(row)) === stem ? row : undefined;
  };
  return {
    at: (address) =>
      ofUpload(index.find(address)) ?? ofPhoto(photos().find((photo) => photo.address === address)),
    named: (stem) => ofUpload(present(stem)) ?? ofPhoto(photos().find(({ file }) => stemOf(file) === stem)),
    useOf: (file) => {
      const row = present(stemOf(file));
      const photo = photos().find((one) => one.file === file);
      return row ?? (photo && { address: photo.address, name: photo.address });
    },
  };
}
