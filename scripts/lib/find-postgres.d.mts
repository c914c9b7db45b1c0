export const findPostgres: (env?: Readonly<Record<string, string | undefined>>) => string | undefined;
