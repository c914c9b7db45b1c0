import { resolve } from 'node:path';
import { SetupError } from '../setup-error.ts';

/**
 * Runs a command of the shape `npm run … -- FILE` with the settings of the site, and prints its result.
 * @param failure begins the message about an error
 * @param work gets the absolute path of the file, relative to the folder in which npm was called
 */
export async function runCommand(failure: string, work: (file: string) => Promise<string>): Promise<void> {
  try {
    const [file, ...more] = process.argv.slice(2);
    if (!file || more.length > 0)
      throw new SetupError('write one file name after --, as in -- backup.tar.gz');
    if (process.env.CONTENT_API)
      throw new SetupError(
        'CONTENT_API is set, and the content of that backend is not ours: back it up there. Unset it to use the embedded database.',
      );
    console.log(await work(resolve(process.env.INIT_CWD ?? '', file)));
  } catch (error) {
    console.error(error instanceof SetupError ? `${failure}: ${error.message}` : error);
    process.exitCode = 1;
  }
}
