import type { FastifyInstance } from 'fastify';
import type { Disk } from 'flydrive';

/** Where files are kept: what flydrive's interface says of it, and what it does not. */
export interface FilePlace {
  disk: Disk;
  /** Keeps a file that lies on this machine's disk, as a whole or not at all. The disk may have it no more then. */
  take(key: string, path: string, told: { size: number; type: string }): Promise<void>;
  /** Of a place that may be away: whether it answers. */
  answers?: (signal: AbortSignal) => Promise<boolean>;
  /** Whether other machines have what is kept here, and no folder of this one does. */
  isElsewhere: boolean;
  /** Every file whose key is wanted, with when it was written, page by page. */
  list(isWanted: (key: string) => boolean): AsyncIterable<{ key: string; written: Date }>;
  /** Serves what `/files/` is asked for by those who may have it. */
  mount(app: FastifyInstance, mayHave: (request: FileRequest) => boolean): Promise<void>;
}

export interface FileRequest {
  params: { '*': string };
  query: { until?: string; signature?: string };
}

/** What a browser may do with a file: hold it for itself, show it, and run nothing of it. */
export const fileHeaders = {
  'cache-control': 'private, max-age=900',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
};
