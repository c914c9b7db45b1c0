import { type Compilable, type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from './tables.ts';

type Value = string | number | null;

/** Holds the place of a value while a query is compiled. */
class Placeholder {
  readonly name: PropertyKey;
  readonly row: number;

  constructor(name: PropertyKey, row: number) {
    this.name = name;
    this.row = row;
  }
}

/** Gives the placeholder of a value by its name and, in an insert of several rows, its row. */
export type ValueOf<Values> = <N extends keyof Values>(
  name: N,
  row?: number,
) => RawBuilder<NonNullable<Values[N]>>;

/**
 * Compiles a query once for each shape and database. Building and compiling a query costs several times as much as
 * running it on SQLite.
 * @param build makes the query of a shape; it must use no other values than those of `value` and `shape`
 * @returns a function that gives the query with its values, for `db.executeQuery`
 * @example
 * const dataQuery = compileOnce((db, value: ValueOf<{ id: string }>) =>
 *   db.selectFrom('entry').select('data').where('id', '=', value('id')),
 * );
 * await db.executeQuery(dataQuery(db, {}, { id: 'opening' }));
 */
export function compileOnce<
  Row,
  Values extends Readonly<Partial<Record<keyof Values, Value>>>,
  Shape extends Readonly<Record<string, string | number | boolean>>,
>(
  build: (db: Kysely<Tables>, value: ValueOf<Values>, shape: Shape) => Compilable<Row>,
): (db: Kysely<Tables>, shape: Shape, ...rows: readonly Values[]) => CompiledQuery<Row> {
  const byDatabase = new WeakMap<object, Map<string, CompiledQuery<Row>>>();

  function compile(db: Kysely<Tables>, shape: Shape): CompiledQuery<Row> {
    return build(db, (name, row = 0) => sql`${new Placeholder(name, row)}`, shape).compile();
  }

  function compiledFor(db: Kysely<Tables>, shape: Shape): CompiledQuery<Row> {
    const { adapter, plugins } = db.getExecutor();
    // A plugin may change the query, as that of the drafts does.
    if (plugins.length > 0) return compile(db, shape);
    // Transactions of a database have its adapter.
    const known = byDatabase.get(adapter) ?? new Map<string, CompiledQuery<Row>>();
    byDatabase.set(adapter, known);
    const key = Object.values(shape).join();
    const compiled = known.get(key) ?? compile(db, shape);
    known.set(key, compiled);
    return compiled;
  }

  return (db, shape, ...rows) => {
    const compiled = compiledFor(db, shape);
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? Reflect.get(rows[parameter.row] ?? {}, parameter.name) : parameter,
    );
    return { ...compiled, parameters };
  };
}

/** Rows of one statement. More of them save little. */
const mostRows = 32;

/**
 * Divides rows into groups of 32, 16, 8, 4, 2 and 1, so that an insert of any number of rows needs few statements and
 * only six shapes of them.
 */
export function* groupsOf<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let at = 0, size = mostRows; at < rows.length; at += size) {
    while (size > rows.length - at) size /= 2;
    yield rows.slice(at, at + size);
  }
}
