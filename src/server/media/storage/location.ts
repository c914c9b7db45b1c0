import * as z from 'zod';

/** Where media are stored. Credentials are no part of it: they come from the environment. */
export type MediaLocation = { kind: 'folder'; path: string } | BucketLocation;

/** A bucket of an S3-compatible storage. */
export interface BucketLocation {
  kind: 's3';
  bucket: string;
  /** Begins the name of every object: empty, or with a slash at its end. */
  prefix: string;
  /** Origin of the storage; absent for that of AWS. */
  endpoint: string | undefined;
  region: string | undefined;
  /** The bucket is in the path and not in the host name. */
  pathStyle: boolean;
}

const expected =
  'must be a folder that begins with /, or s3://BUCKET or s3://BUCKET/PREFIX, with ?endpoint=https://… for a storage other than that of AWS, &region=… and &style=path or host';

const bucketSchema = z.object({
  bucket: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
  prefix: z.string().regex(/^([\w-][\w.-]*\/)*$/),
  endpoint: z
    .url({ protocol: /^https?$/ })
    .transform((value) => new URL(value).origin)
    .optional(),
  region: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  style: z.enum(['path', 'host']).optional(),
});

/** `MEDIA_URL`. */
export const mediaUrlSchema = z.string().transform((text, context): MediaLocation => {
  if (text.startsWith('/')) return { kind: 'folder', path: text };
  const url = text.startsWith('s3://') ? URL.parse(text) : null;
  if (url?.username || url?.password)
    return refuse(context, 'must be without credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  if (!url) return refuse(context, expected);
  const names = [...url.searchParams.keys()];
  const path = url.pathname.replace(/^\//, '');
  const parsed = bucketSchema.safeParse({
    bucket: url.host,
    prefix: path === '' || path.endsWith('/') ? path : `${path}/`,
    ...Object.fromEntries(url.searchParams),
  });
  if (!parsed.success || names.some((name) => !['endpoint', 'region', 'style'].includes(name)))
    return refuse(context, expected);
  const { style, endpoint, ...bucket } = parsed.data;
  // Storages at home have no certificate for each bucket.
  const pathStyle = style === undefined ? endpoint !== undefined : style === 'path';
  return { kind: 's3', ...bucket, endpoint, region: bucket.region, pathStyle };
});

function refuse(context: z.RefinementCtx<string>, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}
