import { createAdapterFactory } from 'better-auth/adapters';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { type SessionJob, sessionTable } from './sessions.ts';

interface Condition {
  field: string;
  operator: string;
  value: unknown;
  connector: 'AND' | 'OR';
}

/**
 * Lets better-auth use our database: its writes go through the single writer, and values are stored as in the
 * other tables (text, 0 and 1). Implements only the operations that our calls trigger; all others throw.
 * @param recordSession runs in the transaction in which a session starts or continues
 */
export const createAdapter = ({ read, write }: Database, recordSession: SessionJob) =>
  createAdapterFactory({
    config: {
      adapterId: 'pavilion',
      supportsBooleans: false,
      supportsDates: false,
      supportsJSON: false,
      supportsNumericIds: false,
      // Network addresses and user agents are not stored, and accounts have no picture.
      customTransformInput: ({ data, field }) => (unused.has(field) ? undefined : data),
    },
    adapter: () => ({
      create: ({ model, data }) =>
        write(async (tx) => {
          const entries = Object.entries(data);
          const columns = sql.join(entries.map(([field]) => sql.ref(field)));
          const values = sql.join(entries.map(([, value]) => value));
          await sql`insert into ${sql.table(model)} (${columns}) values (${values})`.execute(tx);
          if (model === sessionTable)
            await recordSession(tx, { accountId: String(data.account_id), begins: true });
          return data;
        }),
      update: <T>({ model, where, update }: { model: string; where: Condition[]; update: T }) =>
        write(async (tx) => {
          const changes = sql.join(
            Object.entries(update ?? {}).map(([field, value]) => sql`${sql.ref(field)} = ${value}`),
          );
          const { rows } = await sql<T & { account_id?: unknown }>`
            update ${sql.table(model)} set ${changes} where ${all(where)} returning *`.execute(tx);
          const [row] = rows;
          if (row && model === sessionTable)
            await recordSession(tx, { accountId: String(row.account_id), begins: false });
          return row ?? null;
        }),
      findOne: async <T>({ model, where }: { model: string; where: Condition[] }) => {
        const { rows } = await sql<T>`
          select * from ${sql.table(model)} where ${all(where)} limit 1`.execute(read);
        return rows[0] ?? null;
      },
      findMany: async <T>({ model, where, limit }: { model: string; where?: Condition[]; limit: number }) => {
        const { rows } = await sql<T>`
          select * from ${sql.table(model)} where ${all(where)} limit ${limit}`.execute(read);
        return rows;
      },
      delete: async ({ model, where }) => {
        await write((tx) => sql`delete from ${sql.table(model)} where ${all(where)}`.execute(tx));
      },
      deleteMany: () => unneeded('deleteMany'),
      updateMany: () => unneeded('updateMany'),
      count: () => unneeded('count'),
    }),
  });

/** better-auth fields without a column. */
const unused: ReadonlySet<string> = new Set(['ipAddress', 'userAgent', 'image', 'emailVerified']);

/** Combines the conditions with `and`. Our calls only need equality. */
function all(where: readonly Condition[] = []): RawBuilder<boolean> {
  const other = where.find(({ operator, connector }) => operator !== 'eq' || connector !== 'AND');
  if (other) unneeded(`${other.connector} ${other.operator}`);
  const conditions = where.map(({ field, value }) => sql`${sql.ref(field)} = ${value}`);
  return conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`1 = 1`;
}

function unneeded(what: string): never {
  throw new Error(`better-auth asked the database for ${what}, which no call of the editor needs`);
}
