import S3rver from '@20minutes/s3rver';

/** The account that the server knows from its start. */
export const s3Credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** A real S3 server with one bucket, which can be stopped and started again with its files. */
export interface S3 {
  /** `MEDIA_URL` of a folder in the bucket. */
  url(prefix?: string): string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts an S3 server on a free port of 127.0.0.1.
 * @param directory of its files; the caller removes it
 */
export async function openS3(directory: string, bucket = 'media'): Promise<S3> {
  let port = 0;
  let server: S3rver | undefined;
  const start = async () => {
    server = new S3rver({
      ...{ port, address: '127.0.0.1', silent: true, directory },
      // It signs the path of a bucket without the slash that clients of AWS write.
      allowMismatchedSignatures: true,
      configureBuckets: [{ name: bucket, configs: [] }],
    });
    ({ port } = await server.run());
  };
  await start();
  return {
    url: (prefix = 'site') => `s3://${bucket}/${prefix}?endpoint=http://127.0.0.1:${port}`,
    start,
    stop: async () => {
      await server?.close();
      server = undefined;
    },
  };
}
