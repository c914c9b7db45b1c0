import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/** Accounts, sessions and audit log of the editor (`../tables.ts`). */
export const accounts = ({ text, countingKey }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('account')
      .addColumn('id', text, (column) => column.notNull().primaryKey())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('email', text, (column) => column.notNull().unique())
      .addColumn('role', text, (column) => column.notNull())
      .addColumn('disabled', 'integer', (column) => column.notNull())
      .addColumn('last_seen_at', text)
      .addColumn('created_at', text, (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('account_credential')
      .addColumn('id', text, (column) => column.notNull().primaryKey())
      .addColumn('account_id', text, (column) =>
        column.notNull().references('account.id').onDelete('cascade'),
      )
      .addColumn('provider', text, (column) => column.notNull())
      .addColumn('provider_account', text, (column) => column.notNull())
      .addColumn('password', text)
      .addColumn('updated_at', text, (column) => column.notNull())
      .addUniqueConstraint('account_credential_of', ['account_id', 'provider'])
      .execute();

    await db.schema
      .createTable('account_session')
      .addColumn('id', text, (column) => column.notNull().primaryKey())
      .addColumn('account_id', text, (column) =>
        column.notNull().references('account.id').onDelete('cascade'),
      )
      .addColumn('token', text, (column) => column.notNull().unique())
      .addColumn('expires_at', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('updated_at', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('account_session_of')
      .on('account_session')
      .columns(['account_id', 'expires_at'])
      .execute();

    await db.schema
      .createTable('account_link')
      .addColumn('id', text, (column) => column.notNull().primaryKey())
      .addColumn('token_hash', text, (column) => column.notNull().unique())
      .addColumn('purpose', text, (column) => column.notNull())
      .addColumn('email', text)
      .addColumn('role', text, (column) => column.notNull())
      .addColumn('account_id', text, (column) => column.references('account.id').onDelete('cascade'))
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('expires_at', text, (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('audit')
      .addColumn('id', 'integer', countingKey)
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('account_id', text)
      .addColumn('who', text)
      .addColumn('what', text, (column) => column.notNull())
      .addColumn('about', text)
      .execute();
  },
});
