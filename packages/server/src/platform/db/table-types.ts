import { Cli } from 'kysely-codegen';

/** The types of a database's tables, written to a file or, without one, only answered. */
export const typesOf = (url: string, outFile: string | null): Promise<string> =>
  new Cli().generate({
    url,
    dialect: 'postgres',
    outFile,
    excludePattern: 'public.*',
    // as the pools read them
    dateParser: 'string',
    typeMapping: { int8: 'number', numeric: 'number' },
    logLevel: 'warn',
  });
