import { useQueries } from '@tanstack/react-query';
import { use } from 'react';
import { readPictureReference } from '#schemas/crop.ts';
import { FieldServicesContext } from './form-context.ts';
import { fileName } from './summary.ts';

/** Uploaded files have an address made from their content, which tells nothing. */
export const isUploaded = (address: string) => address.startsWith('/media/u/');

/**
 * Names of files as the library has them. A file of the site itself or of another site has the name in its address.
 * @param references addresses of files or parts of pictures; undefined for no file
 * @returns undefined for no file, and while the name of an uploaded one is read
 */
export function useFileNames(references: readonly (string | undefined)[]): (string | undefined)[] {
  const { nameOfFile } = use(FieldServicesContext);
  // All parts of a picture have its name.
  const addresses = references.map((one) => one && readPictureReference(one).address);
  const uploaded = [...new Set(addresses.filter((one) => one !== undefined && isUploaded(one)))];
  const names = useQueries({
    queries: uploaded.map((address = '') => ({
      queryKey: ['file-name', address],
      queryFn: async () => (await nameOfFile?.(address)) ?? null,
      enabled: nameOfFile !== undefined,
      staleTime: 60_000,
    })),
  });
  return addresses.map((address) => {
    if (address === undefined || address === '') return undefined;
    return isUploaded(address) ? (names[uploaded.indexOf(address)]?.data ?? undefined) : fileName(address);
  });
}
