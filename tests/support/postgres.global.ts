import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server of this run; empty where PostgreSQL cannot be started. */
    postgresUrl: string;
  }
}

/** One PostgreSQL server for a whole run of the tests; every test that needs one makes its own database on it. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres?.url ?? '');
  return async () => postgres?.stop();
}
