import { onTestFinished } from 'vitest';
import { temporaryFolder } from './database.ts';
import { openS3, type S3, s3Credentials } from './s3.ts';

/** An S3 server for one test, whose account the environment has. */
export async function startS3(): Promise<S3> {
  const s3 = await openS3(temporaryFolder());
  onTestFinished(s3.stop);
  Object.assign(process.env, s3Credentials);
  return s3;
}
