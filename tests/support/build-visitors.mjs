/** Builds the visitors' bundle of the project in the folder of the first argument, as `npm run build` does. */
import { createBuilder } from 'vite';

process.env.NODE_ENV = 'production';
const builder = await createBuilder({ root: process.argv[2], mode: 'production', logLevel: 'warn' });
const client = builder.environments.client;
if (!client) throw new Error('vite.config.ts has no environment `client`');
await builder.build(client);
