import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod';
import { parseConfig, settingsSchema } from '#server/config.ts';
import { openTestSite } from '../support/open-site.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8');

const serviceSchema = z.object({
  image: z.string(),
  environment: z.record(z.string(), z.string()).default({}),
  read_only: z.boolean().optional(),
  entrypoint: z.array(z.string()).default([]),
  depends_on: z.unknown().optional(),
});

/** Compose replaces `${NAME:?}` by a variable. */
const compose = z
  .object({ services: z.record(z.string(), serviceSchema) })
  .parse(
    parse(read('compose.yaml').replace(/\$\{\w+:\?\}/g, '0123456789abcdef0123456789abcdef'), { merge: true }),
  );

const containerSchema = z.object({
  image: z.string(),
  command: z.array(z.string()).optional(),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).optional(),
  envFrom: z.array(z.unknown()),
  securityContext: z.unknown().optional(),
  startupProbe: z.unknown().optional(),
  readinessProbe: z.unknown().optional(),
  livenessProbe: z.unknown().optional(),
});

const labelsSchema = z.record(z.string(), z.string());

const manifestSchema = z.object({
  kind: z.string(),
  data: z.record(z.string(), z.string()).optional(),
  stringData: z.record(z.string(), z.string()).optional(),
  spec: z
    .object({
      selector: z.union([z.object({ matchLabels: labelsSchema }), labelsSchema]).optional(),
      ports: z.array(z.object({ targetPort: z.string() })).optional(),
      minAvailable: z.number().optional(),
      template: z
        .object({
          metadata: z.object({ labels: labelsSchema }),
          spec: z.object({ securityContext: z.unknown().optional(), containers: z.tuple([containerSchema]) }),
        })
        .optional(),
    })
    .optional(),
});

const manifests = ['settings.yaml', 'migrate.yaml', 'site.yaml'].flatMap((name) =>
  parseAllDocuments(read(`kubernetes/${name}`)).map((document) => manifestSchema.parse(document.toJS())),
);

const manifestOf = (kind: string) => manifests.find((manifest) => manifest.kind === kind);

/** Names that are read by the client of the bucket, or by Node. */
const others = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'NODE_ENV'];

it.each([
  ['compose.yaml', compose.services.one?.environment],
  ['kubernetes', { ...manifestOf('ConfigMap')?.data, ...manifestOf('Secret')?.stringData }],
])(
  'the settings of deploy/%s are those that a server knows, and it starts with them',
  (_what, settings = {}) => {
    expect(Object.keys(settings).length).toBeGreaterThan(6);
    const unknown = Object.keys(settings).filter(
      (name) => !(name in settingsSchema.shape) && !others.includes(name),
    );
    expect(unknown).toEqual([]);
    expect(parseConfig({ NODE_ENV: 'production', HOST: '0.0.0.0', ...settings })).toMatchObject({
      databaseUrl: expect.stringMatching(/^postgres:/),
      media: { kind: 's3', prefix: 'site/' },
      mayMigrate: false,
      trustedProxies: 1,
    });
  },
);

it('compose starts two servers of one image after the migrations, without a writable root, behind the recipe of nginx', () => {
  const { one, two, migrate, edge, storage, bucket } = compose.services;
  expect(two).toEqual(one);
  expect([one?.image, migrate?.image, one?.read_only]).toEqual(['pavilion', 'pavilion', true]);
  expect(read('Dockerfile')).toContain('docker build -f deploy/Dockerfile -t pavilion .');
  expect(migrate?.entrypoint).toEqual(['node', 'server/migrate.js']);
  expect(one?.depends_on).toEqual({
    migrate: { condition: 'service_completed_successfully' },
    bucket: { condition: 'service_completed_successfully' },
  });
  expect([storage?.environment.MINIO_ROOT_USER, bucket?.entrypoint.at(-1)]).toEqual([
    one?.environment.AWS_ACCESS_KEY_ID,
    expect.stringContaining('storage/media'),
  ]);
  const replaced = [...(edge?.entrypoint.at(-1) ?? '').matchAll(/s\/([^/]+)\/([^/]+)\//g)];
  expect(replaced.map(([, from, to]) => [from, to])).toEqual([
    ['127.0.0.1:3000', 'one:3000'],
    ['127.0.0.1:3001', 'two:3000'],
    ['www.example.com', 'localhost'],
  ]);
  for (const [, from] of replaced) expect(read('nginx.conf')).toContain(from);
});

it('systemd starts the server again for as long as PostgreSQL is away', () => {
  const [unit = ''] = read('pavilion.service').split('[Service]');
  expect(unit).toContain('\nStartLimitIntervalSec=0\n');
});

it('the Kubernetes manifests run the image as its user with a read-only root, and their probes are answered', async () => {
  const [deployment, job] = [manifestOf('Deployment')?.spec, manifestOf('Job')?.spec];
  for (const { securityContext, containers } of [deployment?.template?.spec, job?.template?.spec].flatMap(
    (pod) => pod ?? [],
  )) {
    expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001, fsGroup: 10_001 });
    expect(containers[0]).toMatchObject({
      image: 'pavilion',
      envFrom: [{ configMapRef: { name: 'pavilion' } }, { secretRef: { name: 'pavilion' } }],
      securityContext: {
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      },
    });
  }
  expect(read('Dockerfile')).toContain('adduser -D -H -u 10001 pavilion');
  expect(read('Dockerfile')).toContain('EXPOSE 3000');
  const [site] = deployment?.template?.spec.containers ?? [];
  expect(job?.template?.spec.containers[0].command).toEqual(['node', 'server/migrate.js']);
  expect(site).toMatchObject({
    ports: [{ name: 'http', containerPort: 3000 }],
    startupProbe: { httpGet: { path: '/readyz', port: 'http' } },
    readinessProbe: { httpGet: { path: '/healthz', port: 'http' } },
    livenessProbe: { httpGet: { path: '/healthz', port: 'http' } },
  });
  const running = await openTestSite({ DEMO: 'off' });
  onTestFinished(running.close);
  for (const path of ['/readyz', '/healthz']) expect((await running.request(path)).status).toBe(200);

  const labels = { app: 'pavilion' };
  expect(deployment?.template?.metadata.labels).toEqual(labels);
  expect(manifestOf('PodDisruptionBudget')?.spec).toMatchObject({
    minAvailable: 1,
    selector: { matchLabels: labels },
  });
  expect(manifestOf('Service')?.spec).toMatchObject({ selector: labels, ports: [{ targetPort: 'http' }] });
});
