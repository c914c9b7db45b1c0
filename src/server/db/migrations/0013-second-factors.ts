import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/** Browser and network of a session, and second factors of accounts (`../tables.ts`). */
export const secondFactors = ({ text }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of ['browser', 'network'])
      await db.schema.alterTable('account_session').addColumn(column, text).execute();

    await db.schema
      .createTable('account_totp')
      .addColumn('account_id', text, (column) =>
        column.notNull().primaryKey().references('account.id').onDelete('cascade'),
      )
      .addColumn('secret', text, (column) => column.notNull())
      .addColumn('last_step', 'integer', (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('account_passkey')
      .addColumn('id', text, (column) => column.notNull().primaryKey())
      .addColumn('account_id', text, (column) =>
        column.notNull().references('account.id').onDelete('cascade'),
      )
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('public_key', text, (column) => column.notNull())
      .addColumn('counter', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('last_used_at', text)
      .execute();
    await db.schema
      .createIndex('account_passkey_of')
      .on('account_passkey')
      .columns(['account_id', 'created_at'])
      .execute();

    await db.schema
      .createTable('account_recovery_code')
      .addColumn('account_id', text, (column) =>
        column.notNull().references('account.id').onDelete('cascade'),
      )
      .addColumn('code_hash', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('account_recovery_code_key', ['account_id', 'code_hash'])
      .execute();

    await db.schema
      .createTable('used_challenge')
      .addColumn('challenge', text, (column) => column.notNull().primaryKey())
      .addColumn('expires_at', text, (column) => column.notNull())
      .execute();
  },
});
