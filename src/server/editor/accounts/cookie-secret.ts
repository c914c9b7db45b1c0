import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage } from '#lib/error-message.ts';
import { makeFolder } from '../../make-folder.ts';
import { SetupError } from '../../setup-error.ts';

/**
 * What the cookies of sessions are signed with: `<dataDir>/secret`, made at the first start, its owner's alone. Without
 * it everybody is signed out, and nothing else is lost.
 *
 * @throws SetupError when it can be neither read nor made.
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
      `The file ${file} can be neither read nor made (${reason}): let the server write to it, or set AUTH_SECRET.`,
      { cause },
    );
  }
}

/** A file that is there already stays as it is: of two processes that start at once, one makes it. */
function writeSecret(file: string): void {
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    chmodSync(file, 0o600);
  }
}
