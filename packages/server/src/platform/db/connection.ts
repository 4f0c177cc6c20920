import { createHash } from 'node:crypto';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import pg from 'pg';
import { DatabaseAway, failureOn } from './away.ts';
import { type Asked, type Statement, StatementGroup } from './statement-group.ts';
import { tellOfStatement } from './watch-statements.ts';

const prepareValue = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils.prepareValue;
const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** What goes before the statements of a transaction: once, before the first, or again before those of every round trip. */
export interface Opening {
  statements: readonly Statement[];
  often: 'once' | 'everyTime';
}

export interface ConnectionOptions {
  /** Statements are parsed once a connection; not where a pooler gives every transaction another one and does not follow them. */
  prepares: boolean;
}

/** A connection of a pool for as long as somebody holds it. Statements that are asked for without waiting in between travel together. */
export class HeldConnection implements DatabaseConnection {
  private readonly client: pg.PoolClient;
  private readonly prepares: boolean;
  private opening: Opening | undefined;
  private isOpened = false;
  private waiting: Asked[] = [];
  private isBroken = false;

  constructor(client: pg.PoolClient, { prepares }: ConnectionOptions) {
    this.client = client;
    this.prepares = prepares;
  }

  /** What is asked from now on is part of a transaction that begins with the first of it. */
  open(opening: Opening): void {
    this.opening = opening;
    this.isOpened = true;
  }

  /** Whether anything of what was opened has been sent, or is about to be. */
  get hasBegun(): boolean {
    return this.isOpened && (this.opening === undefined || this.waiting.length > 0);
  }

  async executeQuery<R>({ sql: text, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<QueryResult<R>> {
    const ended = tellOfStatement(text);
    const { command, rowCount, rows } = await this.ask(text, parameters).catch((error: unknown) => {
      ended?.(error);
      // whoever reads the log wants to know who asked, not where the answer was read
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    });
    ended?.(undefined);
    if (command === 'ROLLBACK' || command === 'COMMIT') return { rows: [{ command } as R] };
    return { rows: (rows ?? []) as R[], ...(changing.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  }

  release(): void {
    this.client.release(this.isBroken);
  }

  /** Nobody gets this connection after who holds it now. */
  discard(): void {
    this.isBroken = true;
  }

  /** Cursors, the other way to query, are not configured. */
  streamQuery(): never {
    throw new Error('Answers are not streamed');
  }

  private ask(text: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    // a text of several statements is sent as it is, where nothing travels with it
    if (parameters.length === 0 && !this.isOpened)
      return this.client.query(text).catch((error: unknown) => Promise.reject(this.failure(error)));
    const values = parameters.map(prepareValue);
    return new Promise((resolve, reject) => {
      if (this.waiting.length === 0) process.nextTick(() => this.send());
      const answer: Asked['answer'] = (error, result) => (error ? reject(this.failure(error)) : resolve(result));
      this.waiting.push({ name: values.length > 0 ? nameOf(text) : undefined, text, values, answer });
    });
  }

  private send(): void {
    const { opening, waiting } = this;
    this.waiting = [];
    if (opening?.often === 'once') this.opening = undefined;
    const statements = [...(opening?.statements ?? []), ...waiting];
    this.client.query(new StatementGroup(this.prepares ? statements : statements.map((each) => ({ ...each, name: undefined }))));
  }

  /** A connection that led to nobody, or to a database that does not take what it must, is not handed on. */
  private failure(error: unknown): unknown {
    const failure = failureOn(this.client, error, this.opening?.often !== 'everyTime');
    if (failure instanceof DatabaseAway) this.discard();
    return failure;
  }
}

const names = new Map<string, string>();

/** Statements with parameters are named by a hash of their text, so that each connection parses them once. */
export function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  if (names.size > 2000) names.clear();
  names.set(text, name);
  return name;
}
