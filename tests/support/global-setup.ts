import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the server of this run; empty if PostgreSQL cannot be started. */
    postgresUrl: string;
    /** Folder of the template databases. */
    templatesFolder: string;
  }
}

/** Starts one PostgreSQL server and creates one folder of template databases per run. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres();
  const templates = await mkdtemp(join(tmpdir(), 'pavilion-templates-'));
  project.provide('postgresUrl', postgres?.url ?? '');
  project.provide('templatesFolder', templates);
  return async () => {
    await postgres?.stop();
    await rm(templates, { recursive: true, force: true });
  };
}
