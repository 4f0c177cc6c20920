import type { z } from 'zod';
import type { Words } from '../languages.ts';
import { call, fileReply, type Policies } from '../wire.ts';
import { offeredQuery, resourceQuery } from './calls.ts';

/** What a list is called in its Excel file: the list itself as `title`, its fields as they are read, and what the fields with a few values may say. */
export interface ExcelWords {
  words: Words<string>;
  values?: Readonly<Record<string, Words<string>>>;
}

/** A list as it is filtered, as an Excel file. */
export const excelCall = (path: `/${string}`, key: string, read: Policies, hasStatus: boolean) =>
  call('GET', `${path}/excel`, {
    summary: 'The list as it is filtered, as an Excel file',
    access: read,
    input: (hasStatus ? offeredQuery : resourceQuery).pick({
      filter: true,
      ...(hasStatus && { status: true }),
    } as never) as unknown as Filter,
    output: fileReply,
    file: `${key}.xlsx`,
  });
type Filter = z.ZodObject<Pick<(typeof offeredQuery)['shape'], 'filter' | 'status'>>;
