import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage } from '#lib/error-message.ts';
import { makeFolder } from '../../make-folder.ts';
import { SetupError } from '../../setup-error.ts';

/**
 * Reads the secret that signs session cookies from `<dataDir>/secret`, and creates it at the first start,
 * readable by its owner only. Losing it signs everyone out and has no other effect.
 * @throws SetupError when the file can be neither read nor created
 */
export function readSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  try {
    makeFolder(dataDir);
    writeSecret(file);
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    const reason = errorMessage(cause);
    throw new SetupError(
      `The file ${file} can be neither read nor created (${reason}): let the server write to it, or set AUTH_SECRET.`,
      { cause },
    );
  }
}

/** Keeps an existing file: if two processes start at once, one of them creates it. */
function writeSecret(file: string): void {
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    chmodSync(file, 0o600);
  }
}
